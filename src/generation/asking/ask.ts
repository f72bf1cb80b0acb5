import { refuseStopped, UserError } from '../../base/errors.ts'
import type { Logger } from '../../base/log.ts'
import { startWatch } from '../../base/timer.ts'
import type { CallStore, EndedCall, NewCall } from '../../campaign/calls.ts'
import type { CostReason } from '../../schema/generation/asking-reason.ts'
import type { Price } from '../../schema/generation/call.ts'
import type { Message, Reply, Tool } from '../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import { adviseOnError, explainWithFix } from '../models/advise-on-error.ts'
import { keyOfCall, parametersOf } from '../models/call-key.ts'
import { limitCall } from '../models/limit-call.ts'
import { describeServer } from '../models/model-server.ts'
import { openProvider, readKey } from '../models/open-provider.ts'
import type { Provider } from '../models/provider.ts'
import { ProviderError } from '../models/provider-error.ts'
import { boundTokens } from '../models/token-usage.ts'
import type { Budget } from './budget.ts'
import { type Limiter, openLimiter } from './limiter.ts'
import { findTooCheap, priceReply, priceWorstCase } from './price.ts'
import { callWithRetries, type RetryPolicy } from './retry.ts'

export interface AskOptions {
  readonly env: NodeJS.ProcessEnv
  /** Files that keys come from which are not in the environment itself, by their variables. */
  readonly keyFiles?: ReadonlyMap<string, string> | undefined
  readonly store: CallStore
  readonly budget: Budget
  readonly policy: RetryPolicy
  readonly logger: Logger
  readonly fetch?: typeof globalThis.fetch | undefined
  /** `replay` only: what was answered to a question, by its key. */
  readonly stored?: ((key: string) => Reply | null) | undefined
  /** Aborted when the user asks to stop. */
  readonly signal?: AbortSignal | undefined
}

/** A turn that a model is to take. */
export interface Question {
  /** One of the entries that the asker was opened for. */
  readonly entry: ModelEntry
  readonly messages: readonly Message[]
  readonly tools?: readonly Tool[]
  /** Subject of the answer in the store: a variant's id, or a task's. */
  readonly subject: string
  readonly project: string
  /** Keeps several answers to one question apart, as `s2/i0`. */
  readonly sample: string
  /** Asks although the store holds an answer. */
  readonly anew?: boolean
}

/** The last try of a question: its id in the store, its number, and its own times; the store has those before it. */
interface Asking {
  readonly call: string
  readonly attempts: number
  readonly wallSeconds: number
  readonly startedAt: string
}

/** Result of a question. */
export type Asked =
  | (Asking & {
      readonly kind: 'answered'
      readonly reply: Reply
      readonly cost: Price | null
      readonly costReason: CostReason | null
      /** The answer was in the store: nothing was paid now. */
      readonly isStored: boolean
    })
  | (Asking & { readonly kind: 'failed'; readonly error: ProviderError })
  /** `budget`: the call could pass it. `halted`: an earlier call of the model told that none will be answered. */
  | { readonly kind: 'not-asked'; readonly why: 'budget' | 'halted' }

/** Result of a question that was asked. */
export type EndedAsking = Exclude<Asked, { kind: 'not-asked' }>

/** Asks models: with retries, no faster than they take it, within a budget, each call on record before it is made. */
export interface Asker {
  /** UserError when the user asked to stop: a call that was cut off tells nothing about the model. */
  ask(question: Question): Promise<Asked>
  /** Why no further call is made, by model. */
  readonly halted: ReadonlyMap<string, string>
  readonly provider: (id: string) => Provider
}

/**
 * Opens all providers, so that a key that is missing, or a model that may not be asked, is a UserError before the first call;
 * then it is told where each is asked and with which key.
 */
export async function openAsker(entries: Iterable<ModelEntry>, options: AskOptions): Promise<Asker> {
  const { env, keyFiles, fetch, stored, logger, budget } = options
  const byId = new Map([...entries].map((entry) => [entry.id, entry]))
  const providers = new Map<string, Provider>()
  for (const [id, entry] of byId) {
    if (budget.capUsd !== null) requirePrice(entry)
    providers.set(id, await openProvider({ entry, key: readKey(entry, env), fetch, env, stored }))
  }
  for (const entry of byId.values()) {
    logger.info(describeServer(entry, keyFiles, env))
    const share = budget.capUsd === null ? null : findTooCheap(entry)
    if (share !== null) logger.warn(explainTooCheap(entry, share))
  }

  const limiterOf = openLimiters(options.policy.sleep)
  const providerOf = (id: string): Provider => {
    const provider = providers.get(id)
    if (provider === undefined) throw new Error(`no provider was opened for ${id}`)
    return provider
  }
  const halted = new Map<string, string>()
  /** Asked in its turn: what halts a model halts those too that wait for theirs. */
  const askUnlessHalted = async (entry: ModelEntry, work: () => Promise<Asked>): Promise<Asked> => {
    if (halted.has(entry.id)) return HALTED
    try {
      return await work()
    } catch (error) {
      if (error instanceof ProviderError && error.haltsModel) halted.set(entry.id, explainWithFix(entry, error))
      throw error
    }
  }
  const advised = new Set<string>()
  /** Told once a model and kind: what halts a model is told where the asking ends. */
  const advise = (entry: ModelEntry, error: ProviderError): void => {
    const advice = error.haltsModel ? null : adviseOnError(entry, error)
    if (advice === null || advised.has(advice)) return
    advised.add(advice)
    logger.warn(advice)
  }
  return {
    halted,
    provider: providerOf,
    async ask(question) {
      const { entry } = question
      const found = findStored(question, options.store)
      if (found !== null) return found
      if (halted.has(entry.id)) return HALTED
      const tries = new Tries(question, providerOf(entry.id), options)
      const tokens = boundTokens(question.messages, question.tools) + entry.maxOutputTokens
      const asked = await tries.ask((work) =>
        limiterOf(entry).run(tokens, () => askUnlessHalted(entry, work), options.signal),
      )
      if (asked.kind === 'failed') advise(entry, asked.error)
      return asked
    },
  }
}

/** One for each server's model, whatever entries name it. */
function openLimiters(sleep: AskOptions['policy']['sleep']): (entry: ModelEntry) => Limiter {
  const limiters = new Map<string, Limiter>()
  return ({ provider, baseUrl = '', model, limits }) => {
    const server = `${provider} ${baseUrl} ${model}`
    const limiter = limiters.get(server) ?? openLimiter(limits, sleep)
    limiters.set(server, limiter)
    return limiter
  }
}

const HALTED: Asked = { kind: 'not-asked', why: 'halted' }

/** A cap means nothing over a model whose price is unknown. */
export function requirePrice(entry: ModelEntry): void {
  const { cost } = priceWorstCase(entry, 1)
  if (cost !== null || entry.provider === 'replay') return
  throw new UserError(
    `A budget cannot be kept for model ${entry.id}: no price is known for it; give one in models.yaml.`,
  )
}

const explainTooCheap = ({ id }: ModelEntry, share: number): string =>
  `${id}: its price in models.yaml is ${Math.round(100 * share)} % of what the price table has, and the budget holds by that of models.yaml: look who wrote it.`

export const requestOf = ({ entry, messages, tools, sample }: Question) => ({
  messages,
  ...(tools === undefined ? {} : { tools }),
  ...parametersOf(entry),
  sample,
})

export const keyOf = (question: Question): string => keyOfCall(question.entry, requestOf(question))

/** The call as the store keeps it. */
export function describeCall(question: Question, attempt: number, batchFactor: number | null = null): NewCall {
  const { entry, messages, tools = [], subject, project, sample } = question
  const { cost } = priceWorstCase(entry, boundTokens(messages, tools))
  return {
    key: keyOf(question),
    subject,
    project,
    model: entry.id,
    provider: entry.provider,
    requestedModel: entry.model,
    messages,
    tools: [...tools],
    parameters: parametersOf(entry),
    sample,
    attempt,
    isBatch: batchFactor !== null,
    reservedUsd: cost && cost.usd * (batchFactor ?? 1),
  }
}

/** Call in the store that answers the question; null: none, or it is to be asked anew. */
export function findStored(question: Question, store: CallStore): EndedAsking | null {
  const found = question.anew ? null : store.find({ key: keyOf(question), subject: question.subject })
  return found && toAsked(found)
}

/** Result of a call that the store holds. */
export function toAsked(call: EndedCall, isStored = true): EndedAsking {
  const { outcome } = call
  const asking = toAsking(call)
  if (outcome.kind === 'failed') {
    const facts = { status: outcome.httpStatus, isUnbilled: !outcome.mayBeBilled }
    return { kind: 'failed', ...asking, error: new ProviderError(outcome.error, outcome.message, facts) }
  }
  const { reply, cost, costReason } = outcome
  return { kind: 'answered', ...asking, reply, cost, costReason, isStored }
}

const toAsking = ({ call, attempt, at, outcome }: EndedCall): Asking => ({
  call,
  attempts: attempt,
  wallSeconds: outcome.wallSeconds,
  startedAt: at,
})

class BudgetReached extends Error {}

/** The tries of one question. */
class Tries {
  readonly #question: Question
  readonly #provider: Provider
  readonly #options: AskOptions
  #attempts = 0
  #last: Asking | null = null

  constructor(question: Question, provider: Provider, options: AskOptions) {
    this.#question = question
    this.#provider = provider
    this.#options = options
  }

  async ask(limit: (work: () => Promise<Asked>) => Promise<Asked>): Promise<Asked> {
    const { policy, signal } = this.#options
    try {
      return await callWithRetries(() => limit(() => this.#try()), policy, signal)
    } catch (error) {
      refuseStopped(signal)
      if (error instanceof BudgetReached) return { kind: 'not-asked', why: 'budget' }
      if (!(error instanceof ProviderError) || this.#last === null) throw error
      return { kind: 'failed', ...this.#last, error }
    }
  }

  /** One call: reserved, put on record, made, and put on record again with what came of it. */
  async #try(): Promise<Asked> {
    const { store, budget } = this.#options
    const call = describeCall(this.#question, this.#attempts + 1)
    const reserved = call.reservedUsd ?? 0
    if (!(await budget.reserve(reserved))) throw new BudgetReached()
    let spent: number | null = null
    try {
      this.#attempts++
      const id = await store.begin(call)
      const [begun, seconds] = [new Date(), startWatch()]
      try {
        const reply = await this.#converse()
        const { cost, costReason } = priceReply(this.#question.entry, reply, begun)
        spent = cost?.usd ?? null
        const ending = { kind: 'answered', reply, cost, costReason, wallSeconds: seconds() } as const
        return toAsked(await store.end(id, ending), false)
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        if (error.isUnbilled) spent = 0
        this.#last = toAsking(await store.end(id, { ...error.toOutcome(), wallSeconds: seconds() }))
        throw error
      }
    } finally {
      budget.settle(reserved, spent)
    }
  }

  /** A call that ran out of its time is not made again: the same question would take as long, and is paid for each time. */
  async #converse(): Promise<Reply> {
    const stop = this.#options.signal
    const timeout = limitCall(this.#question.entry.timeoutSeconds)
    const signal = AbortSignal.any(stop ? [timeout, stop] : [timeout])
    try {
      return await this.#provider.converse({ ...requestOf(this.#question), signal })
    } catch (error) {
      if (stop?.aborted) throw new ProviderError('network', 'the call was ended by its user')
      timeout.throwIfAborted()
      throw error
    }
  }
}
