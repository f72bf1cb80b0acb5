import { batchesOf } from '../../base/batches.ts'
import { UserError } from '../../base/errors.ts'
import type { Logger } from '../../base/log.ts'
import { type CallStore, nameQuestion, type StoredCall } from '../../campaign/calls.ts'
import type { Reply } from '../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import { explainWithFix } from '../models/advise-on-error.ts'
import { ProviderError } from '../models/provider-error.ts'
import { isProvidersOwnServer, PROVIDER_KINDS } from '../models/providers/registry.ts'
import {
  type Asker,
  describeCall,
  type EndedAsking,
  findStored,
  keyOf,
  priceReply,
  type Question,
  requestOf,
  toAsked,
} from './ask.ts'
import type { Budget } from './budget.ts'

/** Far below every provider's limits, in calls and in bytes. */
const CALLS_A_BATCH = 200

export interface BatchOptions {
  readonly asker: Asker
  readonly store: CallStore
  readonly budget: Budget
  readonly logger: Logger
}

/** A call that lies in a batch. */
export interface PlacedCall extends StoredCall {
  readonly batch: string
}

interface Waiting<Q extends Question> {
  readonly question: Q
  readonly stored: PlacedCall
}

type Place<Q extends Question> = (question: Q, placed: PlacedCall) => Promise<void>

/**
 * Questions by what the store knows of them: those that lie in a batch and are not answered, those that are answered, and all
 * others.
 */
export function splitByStore<Q extends Question>(questions: readonly Q[], store: CallStore) {
  const inBatches = store.all.filter((each) => each.batch !== null && each.outcome === null)
  const byQuestion = new Map(inBatches.map((each) => [nameQuestion(each), each]))
  const waiting: Waiting<Q>[] = []
  const answered: { readonly question: Q; readonly asked: EndedAsking }[] = []
  const others: Q[] = []
  for (const question of questions) {
    const stored = byQuestion.get(nameQuestion({ key: keyOf(question), subject: question.subject }))
    const asked = findStored(question, store)
    if (stored && stored.batch !== null) waiting.push({ question, stored: { ...stored, batch: stored.batch } })
    else if (asked !== null) answered.push({ question, asked })
    else others.push(question)
  }
  return { waiting, answered, others }
}

/**
 * Takes what has been answered of batches that were put down before, and hands it to `take`; tells `place` where the others lie,
 * since the process that put them down may have ended before it could. Returns how many questions still wait.
 */
export async function collectBatches<Q extends Question>(
  waiting: readonly Waiting<Q>[],
  options: BatchOptions,
  { take, place }: { readonly take: (question: Q, asked: EndedAsking) => Promise<void>; readonly place: Place<Q> },
): Promise<number> {
  let pending = 0
  for (const [batch, own] of Map.groupBy(waiting, ({ stored }) => stored.batch)) {
    const [first] = own
    if (first === undefined) continue
    const outcomes = await collect(batch, first.question.entry, options.asker)
    if (outcomes === null) pending += own.length
    for (const each of own) {
      if (outcomes === null) await place(each.question, each.stored)
      else await take(each.question, await endWaiting(each, outcomes, options.store))
    }
    options.logger.info(`batch ${batch}: ${outcomes === null ? 'not answered yet' : `${own.length} answers taken`}`)
  }
  return pending
}

type Outcomes = ReadonlyMap<string, Reply | Error> | Error | null

async function collect(batch: string, entry: ModelEntry, asker: Asker): Promise<Outcomes> {
  const { batches } = asker.provider(entry.id)
  try {
    return (await batches?.collect(batch)) ?? null
  } catch (error) {
    // A batch that came to nothing tells it of all its calls; whoever can't be reached is asked another time.
    if (error instanceof ProviderError && error.isUnbilled && !error.isTransient && !error.haltsModel) return error
    throw error instanceof ProviderError ? new UserError(`Batch ${batch}: ${explainWithFix(entry, error)}`, 1) : error
  }
}

/** Puts on record what came of one question. */
async function endWaiting<Q extends Question>(
  { question: { entry }, stored }: Waiting<Q>,
  outcomes: NonNullable<Outcomes>,
  store: CallStore,
): Promise<EndedAsking> {
  const outcome = outcomes instanceof Error ? outcomes : outcomes.get(stored.call)
  const wallSeconds = Math.max(0, (Date.now() - Date.parse(stored.at)) / 1000)
  if (outcome === undefined || outcome instanceof Error) {
    const error =
      outcome instanceof ProviderError ? outcome : new ProviderError('malformed', 'the batch lacks the call')
    return toAsked(await store.end(stored.call, { ...error.toOutcome(), wallSeconds }), false)
  }
  const { cost, costReason } = priceReply(entry, outcome, new Date(stored.at), factorOf(entry))
  const ending = { kind: 'answered', reply: outcome, cost, costReason, wallSeconds } as const
  return toAsked(await store.end(stored.call, ending), false)
}

/** Price of a call in a batch over that of one at once: a half where the provider itself says so; a server that speaks its protocol may ask for the whole. */
export const factorOf = (entry: ModelEntry): number =>
  (isProvidersOwnServer(entry) ? PROVIDER_KINDS[entry.provider].batchFactor : null) ?? 1

/**
 * Puts questions down, to be answered within a day, and tells `place` where each lies. Returns how many were, and how many the
 * budget left out. UserError where a model takes no batches.
 */
export async function putDownBatches<Q extends Question>(
  questions: readonly Q[],
  options: BatchOptions,
  place: Place<Q>,
): Promise<{ readonly putDown: number; readonly notAsked: number }> {
  const { asker, budget } = options
  const unable = questions.find(({ entry }) => asker.provider(entry.id).batches === undefined)
  if (unable) throw new UserError(`Model ${unable.entry.id} takes no batches: leave it out, or --batch.`)
  let [putDown, notAsked] = [0, 0]
  for (const own of Map.groupBy(questions, ({ entry }) => entry.id).values()) {
    for (const batch of batchesOf(own, CALLS_A_BATCH)) {
      const fitting = await reserveFitting(batch, budget)
      if (fitting.length > 0) await putDownBatch(fitting, options, place)
      putDown += fitting.length
      notAsked += batch.length - fitting.length
    }
  }
  return { putDown, notAsked }
}

/** The first questions that the budget has room for; what they may cost stays reserved until they are answered. */
async function reserveFitting<Q extends Question>(questions: readonly Q[], budget: Budget): Promise<Q[]> {
  const fitting: Q[] = []
  for (const question of questions) {
    const { reservedUsd } = describeCall(question, 1, factorOf(question.entry))
    if (!(await budget.reserve(reservedUsd ?? 0))) break
    budget.settle(reservedUsd ?? 0, null)
    fitting.push(question)
  }
  return fitting
}

async function putDownBatch<Q extends Question>(
  questions: readonly Q[],
  { asker, store, logger }: BatchOptions,
  place: Place<Q>,
): Promise<void> {
  const [first] = questions
  const batches = first && asker.provider(first.entry.id).batches
  if (!batches) return
  const ids = new Map<string, Q>()
  for (const question of questions) {
    ids.set(await store.begin(describeCall(question, 1, factorOf(question.entry))), question)
  }
  const requests = new Map([...ids].map(([id, question]) => [id, requestOf(question)]))
  try {
    const batch = await batches.putDown(requests)
    await store.putDown({ batch, model: first.entry.id, calls: [...ids.keys()] })
    for (const { question, stored } of splitByStore(questions, store).waiting) await place(question, stored)
    logger.info(`${first.entry.id}: ${ids.size} calls put down as batch ${batch}`)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    for (const id of ids.keys()) await store.end(id, { ...error.toOutcome(), wallSeconds: 0 })
    throw new UserError(`Model ${first.entry.id} took no batch: ${explainWithFix(first.entry, error)}`, 1)
  }
}
