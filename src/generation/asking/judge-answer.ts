import { sha256Hex } from '../../base/files/files.ts'
import type { AnswerReason } from '../../schema/generation/asking-reason.ts'
import type { Message, Reply, TokenUsage } from '../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import { checkSyntax } from '../answers/check-syntax.ts'
import { extractCode } from '../answers/extract-code.ts'
import { type Answer, judgeCode, NO_ANSWER } from '../answers/variant-answer.ts'
import { hashMessages } from '../models/call-key.ts'
import type { EndedAsking } from './ask.ts'

/**
 * Result of asking for one variant: a script that Python can read, or why there is none. Nothing is run; without
 * `asksPython` nobody tells whether the script can be read.
 */
export async function judgeAnswer(
  asked: EndedAsking,
  entry: ModelEntry,
  messages: readonly Message[],
  asksPython = true,
): Promise<Answer> {
  const { call, attempts, wallSeconds, startedAt } = asked
  const common = {
    origin: 'provider' as const,
    promptHash: hashMessages(messages),
    call,
    attempts,
    wallSeconds,
    startedAt,
  }
  if (asked.kind === 'failed') {
    const reason = { kind: 'provider', error: asked.error.kind, detail: asked.error.message } as const
    return { ...common, ...NO_ANSWER, status: 'provider-error', reason, costReason: { kind: 'not-answered' } }
  }
  const { reply, cost, costReason } = asked
  const { returnedModel, responseId, usage } = reply
  const answered = {
    returnedModel,
    responseId,
    answerHash: sha256Hex(reply.text),
    tokens: usage,
    cost,
    costReason,
    energy: usage === null ? null : energyOf(entry, usage),
  }
  return { ...common, ...answered, ...(await judgeReply(reply, entry.maxOutputTokens, asksPython)) }
}

type Judged = Pick<Answer, 'status' | 'reason' | 'codeHash' | 'code'>

/** Whether a reply holds a script. `maxOutputTokens`: what it was allowed. */
async function judgeReply(
  { text, finish, usage }: Pick<Reply, 'text' | 'finish' | 'usage'>,
  maxOutputTokens: number,
  asksPython: boolean,
): Promise<Judged> {
  const withoutCode = (status: Answer['status'], reason: AnswerReason) => ({
    status,
    reason,
    codeHash: null,
    code: null,
  })
  if (finish === 'truncated') {
    return withoutCode('truncated', { kind: 'truncated', tokens: usage?.output ?? null, allowed: maxOutputTokens })
  }
  if (finish === 'refused') {
    return withoutCode('refused', { kind: 'refused', detail: text.replace(/\s+/g, ' ').slice(0, 300) })
  }
  const code = extractCode(text)
  if (code === null) return withoutCode('no-code', { kind: 'no-code' })
  const bytes = Buffer.from(code, 'utf8')
  const faults = asksPython ? await checkSyntax(new Map([['answer', bytes]])) : null
  return judgeCode(bytes, faults?.get('answer') ?? null)
}

/**
 * Energy of a call by the figure that the model's entry gives for an output token; what reads the prompt is in none of the
 * published ones.
 */
function energyOf({ energy }: ModelEntry, { output }: TokenUsage): Provenance['energy'] {
  if (energy === undefined || output === 0) return null
  const { joulesPerOutputToken, low, high, source } = energy
  return { joules: output * joulesPerOutputToken, low: output * low, high: output * high, source }
}
