import { UserError } from '../base/errors.ts'
import type { Logger } from '../base/log.ts'
import type { CallStore, StoredCall } from '../campaign/calls.ts'
import type { Reply } from '../schema/conversation.ts'
import type { ModelEntry } from '../schema/models.ts'
import { type Answer, NO_ANSWER } from './answer.ts'
import { type Asked, type Asker, describeCall, priceReply, requestOf } from './ask.ts'
import { type ModelCall, questionFor } from './ask-variants.ts'
import type { Budget } from './budget.ts'
import { hashMessages, keyOfCall } from './call-key.ts'
import { judgeAnswer } from './judge-answer.ts'
import type { WantedScript } from './list-work.ts'
import { ProviderError } from './provider-error.ts'
import { isProvidersOwnServer, PROVIDER_KINDS } from './providers/registry.ts'

/** Far below every provider's limits, in calls and in bytes. */
const CALLS_A_BATCH = 200

export interface BatchOptions {
  readonly asker: Asker
  readonly store: CallStore
  readonly budget: Budget
  readonly logger: Logger
  readonly python?: string | undefined
  readonly keep: (script: WantedScript, answer: Answer) => Promise<void>
}

interface Waiting {
  readonly call: ModelCall
  readonly stored: StoredCall & { readonly batch: string }
}

/** The calls that lie in a batch and are not answered, as far as the store knows, and all others. */
export function splitPending(calls: readonly ModelCall[], store: CallStore) {
  const inBatches = store.all.filter((each) => each.batch !== null && each.outcome === null)
  const byKey = new Map(inBatches.map((each) => [each.key, each]))
  const waiting: Waiting[] = []
  const others: ModelCall[] = []
  for (const call of calls) {
    const stored = byKey.get(keyOfCall(call.entry, requestOf(questionFor(call, false))))
    if (stored && stored.batch !== null) waiting.push({ call, stored: { ...stored, batch: stored.batch } })
    else others.push(call)
  }
  return { waiting, others }
}

/** Takes what has been answered of batches that were put down before. Returns how many calls still wait. */
export async function collectBatches(waiting: readonly Waiting[], options: BatchOptions): Promise<number> {
  let pending = 0
  for (const [batch, own] of Map.groupBy(waiting, ({ stored }) => stored.batch)) {
    const [first] = own
    if (first === undefined) continue
    const outcomes = await collect(batch, first.call.entry, options.asker)
    if (outcomes === null) pending += own.length
    else for (const each of own) await keepOutcome(each, outcomes, options)
    options.logger.info(`batch ${batch}: ${outcomes === null ? 'not answered yet' : `${own.length} answers taken`}`)
  }
  return pending
}

type Outcomes = ReadonlyMap<string, Reply | Error> | Error | null

async function collect(batch: string, { id }: ModelEntry, asker: Asker): Promise<Outcomes> {
  const { batches } = asker.provider(id)
  try {
    return (await batches?.collect(batch)) ?? null
  } catch (error) {
    // A batch that came to nothing tells it of all its calls; whoever can't be reached is asked another time.
    if (error instanceof ProviderError && error.isUnbilled && !error.isTransient && !error.haltsModel) return error
    throw error instanceof ProviderError ? new UserError(`Batch ${batch}: ${error.explain()}`, 1) : error
  }
}

async function keepOutcome(
  { call, stored }: Waiting,
  outcomes: NonNullable<Outcomes>,
  options: BatchOptions,
): Promise<void> {
  const { store, keep, python } = options
  const outcome = outcomes instanceof Error ? outcomes : outcomes.get(stored.call)
  const wallSeconds = Math.max(0, (Date.now() - Date.parse(stored.at)) / 1000)
  const asking = { call: stored.call, attempts: stored.attempt, wallSeconds, startedAt: stored.at }
  let asked: Exclude<Asked, { kind: 'not-asked' }>
  if (outcome === undefined || outcome instanceof Error) {
    const error =
      outcome instanceof ProviderError ? outcome : new ProviderError('malformed', 'the batch lacks the call')
    await store.end(stored.call, { ...error.toOutcome(), wallSeconds })
    asked = { kind: 'failed', ...asking, error }
  } else {
    const { cost, costReason } = priceReply(call.entry, outcome, new Date(stored.at), factorOf(call.entry))
    await store.end(stored.call, { kind: 'answered', reply: outcome, cost, costReason, wallSeconds })
    asked = { kind: 'answered', ...asking, reply: outcome, cost, costReason, isStored: false }
  }
  await keep(call, await judgeAnswer(asked, call.entry, call.messages, python))
}

/** A half where the provider itself says so; a server that speaks its protocol may ask for the whole. */
const factorOf = (entry: ModelEntry): number =>
  (isProvidersOwnServer(entry) ? PROVIDER_KINDS[entry.provider].batchFactor : null) ?? 1

/** Puts calls down, to be answered within a day. Returns how many were, and how many the budget left out. */
export async function putDownBatches(calls: readonly ModelCall[], options: BatchOptions) {
  const { asker, budget } = options
  const unable = calls.find(({ entry }) => asker.provider(entry.id).batches === undefined)
  if (unable) throw new UserError(`Model ${unable.entry.id} takes no batches: leave it out, or --batch.`)
  let [putDown, notAsked] = [0, 0]
  for (const own of Map.groupBy(calls, ({ entry }) => entry.id).values()) {
    for (let first = 0; first < own.length; first += CALLS_A_BATCH) {
      const fitting = await reserveFitting(own.slice(first, first + CALLS_A_BATCH), budget)
      if (fitting.length > 0) await putDownBatch(fitting, options)
      putDown += fitting.length
      notAsked += Math.min(CALLS_A_BATCH, own.length - first) - fitting.length
    }
  }
  return { putDown, notAsked }
}

/** The first calls that the budget has room for; what they may cost stays reserved until they are answered. */
async function reserveFitting(calls: readonly ModelCall[], budget: Budget): Promise<ModelCall[]> {
  const fitting: ModelCall[] = []
  for (const call of calls) {
    const { reservedUsd } = describeCall(questionFor(call, false), 1, factorOf(call.entry))
    if (!(await budget.reserve(reservedUsd ?? 0))) break
    budget.settle(reservedUsd ?? 0, null)
    fitting.push(call)
  }
  return fitting
}

async function putDownBatch(calls: readonly ModelCall[], options: BatchOptions): Promise<void> {
  const { asker, store, keep, logger } = options
  const [first] = calls
  const batches = first && asker.provider(first.entry.id).batches
  if (!batches) return
  const ids = new Map<string, ModelCall>()
  for (const call of calls) {
    ids.set(await store.begin(describeCall(questionFor(call, false), 1, factorOf(call.entry))), call)
  }
  const requests = new Map([...ids].map(([id, call]) => [id, requestOf(questionFor(call, false))]))
  try {
    const batch = await batches.putDown(requests)
    await store.putDown({ batch, model: first.entry.id, calls: [...ids.keys()] })
    for (const [id, call] of ids) await keep(call, pendingAnswer(id, call, batch))
    logger.info(`${first.entry.id}: ${ids.size} calls put down as batch ${batch}`)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    for (const id of ids.keys()) await store.end(id, { ...error.toOutcome(), wallSeconds: 0 })
    throw new UserError(`Model ${first.entry.id} took no batch: ${error.explain()}`, 1)
  }
}

const pendingAnswer = (call: string, { messages }: ModelCall, batch: string): Answer => ({
  ...NO_ANSWER,
  origin: 'provider',
  status: 'pending',
  reason: { kind: 'pending', batch },
  promptHash: hashMessages(messages),
  call,
  costReason: { kind: 'not-answered' },
  attempts: 1,
  wallSeconds: null,
  startedAt: new Date().toISOString(),
})
