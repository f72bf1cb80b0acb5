import { MOST_TOKENS } from '../../schema/common.ts'
import type { UsageFault } from '../../schema/generation/asking-reason.ts'
import type { Message, Reply, TokenUsage, Tool } from '../../schema/generation/conversation.ts'

/** Checks the provider's own arithmetic: a ledger built on numbers that contradict each other is worth nothing. */
export function checkUsage(usage: TokenUsage, total: number | null): Pick<Reply, 'usage' | 'usageReason'> {
  const fault = findFault(usage, total)
  return fault === null ? { usage, usageReason: null } : { usage: null, usageReason: fault }
}

export const NO_USAGE = { usage: null, usageReason: { kind: 'no-counts' } } as const

function findFault(
  { input, cachedInput, cacheWrite, output, reasoning }: TokenUsage,
  total: number | null,
): UsageFault | null {
  const counts = [input, cachedInput, cacheWrite, output, reasoning]
  if (!counts.every((count) => Number.isInteger(count) && count >= 0 && count <= MOST_TOKENS)) {
    return { kind: 'not-whole' }
  }
  const cached = cachedInput + cacheWrite
  if (cached > input) return { kind: 'cached-exceed', cached, input }
  if (reasoning > output) return { kind: 'reasoning-exceed', reasoning, output }
  if (total !== null && input + output !== total) return { kind: 'not-the-total', input, output, total }
  return null
}

/** Counts of 0 where something was read and said: a server that counts nothing tells so, and no call was for nothing. */
export function dropEmptyCounts(reply: Reply): Reply {
  const { usage, text, toolCalls } = reply
  const isSaid = text !== '' || toolCalls.length > 0
  const isEmpty = usage !== null && (usage.input === 0 || (usage.output === 0 && isSaid))
  return isEmpty ? { ...reply, ...NO_USAGE } : reply
}

/** Most tokens that a provider puts around a turn or a tool. */
const FRAME_TOKENS = 32
/** What it tells a model of the use of tools: Anthropic's documentation names some 300 to 700. */
const TOOL_TOKENS = 1000

/**
 * The most tokens that a prompt can be: a tokenizer that reads bytes makes no more tokens than there are bytes. A budget
 * reserves by this, so it must not fall short.
 */
export function boundTokens(messages: readonly Message[], tools: readonly Tool[] = []): number {
  const texts = [...messages.flatMap(textsOf), ...tools.map((tool) => JSON.stringify(tool))]
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text, 'utf8'), 0)
  return bytes + FRAME_TOKENS * (messages.length + tools.length) + (tools.length > 0 ? TOOL_TOKENS : 0)
}

/** All that a turn says to a model. */
export function textsOf(message: Message): string[] {
  if (message.role !== 'assistant') return [message.text]
  return [message.text, ...message.toolCalls.map((call) => call.name + call.arguments), JSON.stringify(message.native)]
}
