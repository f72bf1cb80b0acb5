import { stopped } from '../base/errors.ts'
import { sha256Hex } from '../base/files.ts'
import type { ModelEntry } from '../schema/models.ts'
import type { Provenance } from '../schema/provenance.ts'
import { type Answer, judgeCode, NO_ANSWER } from './answer.ts'
import { checkSyntax } from './check-syntax.ts'
import { extractCode } from './extract-code.ts'
import { priceCall } from './price.ts'
import { hashPrompt, type Prompt } from './prompt.ts'
import type { Completion, CompletionRequest, Provider, TokenUsage } from './provider.ts'
import { ProviderError } from './provider-error.ts'
import { callWithRetries, type RetryPolicy } from './retry.ts'

export interface Question {
  readonly provider: Provider
  readonly entry: ModelEntry
  readonly prompt: Prompt
  readonly policy: RetryPolicy
  readonly python?: string | undefined
  /** Aborted when the user asks to stop. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks once, with retries. A provider's failure is an answer of status `provider-error`, with the error beside it. A call
 * that the user stopped tells nothing about the model and is no answer: UserError.
 */
export async function askModel(question: Question): Promise<{ answer: Answer; error: ProviderError | null }> {
  const { provider, entry, prompt, policy, signal } = question
  const started = new Date()
  let attempts = 0
  const common = () => ({
    origin: 'provider' as const,
    promptHash: hashPrompt(prompt),
    attempts,
    wallSeconds: (Date.now() - started.getTime()) / 1000,
    startedAt: started.toISOString(),
  })
  try {
    const call = () => {
      attempts++
      return completeInTime(provider, toRequest(entry, prompt), entry.timeoutSeconds, signal)
    }
    const completion = await callWithRetries(call, policy, signal)
    const timing = common()
    return { answer: { ...timing, ...(await judge(completion, started, question)) }, error: null }
  } catch (error) {
    if (signal?.aborted) throw stopped()
    if (!(error instanceof ProviderError)) throw error
    const reason = `${error.kind}: ${error.message}`
    const unanswered = { ...NO_ANSWER, status: 'provider-error', costReason: 'the provider did not answer' } as const
    return { answer: { ...common(), ...unanswered, reason }, error }
  }
}

function toRequest(entry: ModelEntry, prompt: Prompt): CompletionRequest {
  return {
    ...prompt,
    maxOutputTokens: entry.maxOutputTokens,
    ...(entry.reasoningEffort === undefined ? {} : { effort: entry.reasoningEffort }),
    ...(entry.temperature === undefined ? {} : { temperature: entry.temperature }),
  }
}

/** A call that ran out of its time is not made again: the same question would take as long, and is paid for each time. */
async function completeInTime(
  provider: Provider,
  request: CompletionRequest,
  seconds: number,
  stop: AbortSignal | undefined,
): Promise<Completion> {
  const timeout = AbortSignal.timeout(seconds * 1000)
  try {
    return await provider.complete({ ...request, signal: AbortSignal.any(stop ? [timeout, stop] : [timeout]) })
  } catch (error) {
    if (timeout.aborted) throw new ProviderError('timeout', `no whole answer within ${seconds} s`)
    throw error
  }
}

async function judge(completion: Completion, started: Date, { entry, python }: Question) {
  const { text, finish, returnedModel, responseId, tokens, tokensReason } = completion
  const price = tokens === null ? { cost: null, reason: tokensReason } : priceCall(entry, tokens, started)
  const answered = {
    returnedModel,
    responseId,
    answerHash: sha256Hex(text),
    tokens,
    cost: price.cost,
    costReason: price.reason,
    energy: tokens === null ? null : energyOf(entry, tokens),
  }
  const withoutCode = (status: Answer['status'], reason: string) => ({
    ...answered,
    ...{ codeHash: null, code: null, status, reason },
  })
  if (finish === 'truncated') {
    const limit = `(maxOutputTokens ${entry.maxOutputTokens})`
    return withoutCode('truncated', `cut off after ${tokens?.output ?? 'an unknown number of'} tokens ${limit}`)
  }
  if (finish === 'refused') {
    return withoutCode('refused', text.replace(/\s+/g, ' ').slice(0, 300) || 'no reason given')
  }
  const code = extractCode(text)
  if (code === null) return withoutCode('no-code', 'the answer holds no Python program')
  const bytes = Buffer.from(code, 'utf8')
  const faults = await checkSyntax(new Map([['answer', bytes]]), python)
  return { ...answered, ...judgeCode(bytes, faults.get('answer') ?? null) }
}

/** By the figure that the model's entry gives for an output token; what reads the prompt is in none of the published ones. */
function energyOf({ energy }: ModelEntry, { output }: TokenUsage): Provenance['energy'] {
  if (energy === undefined || output === 0) return null
  const { joulesPerOutputToken, low, high, source } = energy
  return { joules: output * joulesPerOutputToken, low: output * low, high: output * high, source }
}
