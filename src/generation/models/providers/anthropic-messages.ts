import type Anthropic from '@anthropic-ai/sdk'
import { z } from 'zod'
import { readJsonText } from '../../../base/text/parse-with.ts'
import type { Effort, Message, Reply } from '../../../schema/generation/conversation.ts'
import type { ConversationRequest } from '../provider.ts'
import { checkUsage, NO_USAGE } from '../token-usage.ts'
import { parseAnswer } from './stream-faults.ts'

type OwnEffort = Exclude<Effort, 'none' | 'minimal'>
const isOwnEffort = (effort: Effort | undefined): effort is OwnEffort =>
  effort !== undefined && effort !== 'none' && effort !== 'minimal'

/** Body of a request, by the names of the Messages interface; a batch holds the same. */
export function toMessagesBody(model: string, request: ConversationRequest, isOwnServer: boolean) {
  const { messages, tools = [], maxOutputTokens, effort } = request
  const system = messages.flatMap((message) => (message.role === 'system' ? message.text : []))
  const isLong = messages.some(({ role }) => role === 'assistant')
  return {
    model,
    max_tokens: maxOutputTokens,
    ...(system.length === 0 ? {} : { system: system.join('\n\n') }),
    messages: toTurns(messages),
    ...(tools.length === 0 ? {} : { tools: tools.map(toTool) }),
    ...(isOwnEffort(effort) ? { output_config: { effort } } : {}),
    // From the second turn on, what was said before is read again each time.
    ...(isLong && isOwnServer ? { cache_control: { type: 'ephemeral' as const } } : {}),
  }
}

const toTool = ({ name, description, parameters }: NonNullable<ConversationRequest['tools']>[number]) => ({
  name,
  description,
  input_schema: { ...parameters, type: 'object' as const },
})

/** Results of tools stand in one turn of the user's, right after the calls. */
function toTurns(messages: readonly Message[]): Anthropic.MessageParam[] {
  const turns: Anthropic.MessageParam[] = []
  for (const message of messages) {
    if (message.role === 'system') continue
    const turn = toTurn(message)
    const last = turns.at(-1)
    if (turn.role === 'user' && last?.role === 'user' && Array.isArray(last.content) && Array.isArray(turn.content))
      last.content.push(...turn.content)
    else turns.push(turn)
  }
  return turns
}

function toTurn(message: Exclude<Message, { role: 'system' }>): Anthropic.MessageParam {
  if (message.role === 'user') return { role: 'user', content: message.text }
  if (message.role === 'tool') {
    return { role: 'user', content: [{ type: 'tool_result', tool_use_id: message.call, content: message.text }] }
  }
  // Blocks as the model gave them: their shape and signatures are the server's business.
  if (Array.isArray(message.native))
    return { role: 'assistant', content: message.native as unknown as Anthropic.ContentBlockParam[] }
  if (message.toolCalls.length === 0) return { role: 'assistant', content: message.text }
  const calls = message.toolCalls.map(({ id, name, arguments: given }) => ({
    type: 'tool_use' as const,
    id,
    name,
    input: readJsonText(given) ?? {},
  }))
  return {
    role: 'assistant',
    content: [...(message.text === '' ? [] : [{ type: 'text' as const, text: message.text }]), ...calls],
  }
}

const count = z.number().nullish()
const wholeMessage = z.object({
  id: z.string().nullish(),
  model: z.string().nullish(),
  stop_reason: z.string().nullish(),
  content: z.array(
    z.looseObject({
      type: z.string(),
      text: z.string().optional(),
      id: z.string().optional(),
      name: z.string().optional(),
      input: z.json().optional(),
    }),
  ),
  usage: z
    .object({
      input_tokens: z.number(),
      cache_read_input_tokens: count,
      cache_creation_input_tokens: count,
      output_tokens: z.number(),
      output_tokens_details: z.object({ thinking_tokens: count }).nullish(),
    })
    .nullish()
    .catch(null), // an answer is kept, whatever its counts are
})

/** A whole message, from a stream's end or a batch. */
export function readMessage(value: unknown): Reply {
  const { content, usage, stop_reason, model, id } = parseAnswer(wholeMessage, value)
  const toolCalls = content.flatMap(({ type, id: call, name, input }) =>
    type === 'tool_use' && call && name ? [{ id: call, name, arguments: JSON.stringify(input ?? {}) }] : [],
  )
  return {
    text: content.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join(''),
    toolCalls,
    finish: readFinish(stop_reason ?? null),
    native: toolCalls.length > 0 ? z.json().parse(content) : null,
    returnedModel: model ?? null,
    responseId: id ?? null,
    ...usageOf(usage ?? null),
  }
}

type Usage = NonNullable<z.infer<typeof wholeMessage>['usage']>

/** Unlike OpenAI's, `input_tokens` leaves out what a cache gave or took. This provider tells no total. */
function usageOf(usage: Usage | null): Pick<Reply, 'usage' | 'usageReason'> {
  if (usage === null) return NO_USAGE
  const cachedInput = usage.cache_read_input_tokens ?? 0
  const cacheWrite = usage.cache_creation_input_tokens ?? 0
  const counts = {
    input: usage.input_tokens + cachedInput + cacheWrite,
    cachedInput,
    cacheWrite,
    output: usage.output_tokens,
    reasoning: usage.output_tokens_details?.thinking_tokens ?? 0,
  }
  return checkUsage(counts, null)
}

function readFinish(reason: string | null): Reply['finish'] {
  if (reason === 'refusal') return 'refused'
  if (reason === 'tool_use') return 'tool-calls'
  return reason === 'end_turn' || reason === 'stop_sequence' ? 'complete' : 'truncated'
}
