import { batchesOf } from '../../base/batches.ts'
import { UserError } from '../../base/errors.ts'
import type { Logger } from '../../base/log.ts'
import { formatDuration } from '../../base/progress.ts'
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
  type Question,
  requestOf,
  toAsked,
} from './ask.ts'
import type { Budget } from './budget.ts'
import type { AskOutcome } from './end-asking.ts'
import { priceReply } from './price.ts'

/** Far below every provider's limits, in calls and in bytes. */
const CALLS_A_BATCH = 200

export interface BatchOptions {
  readonly asker: Asker
  readonly store: CallStore
  readonly budget: Budget
  readonly logger: Logger
  /** Batches that are waited for no longer: what they have not answered by now has failed. */
  readonly giveUp?: readonly string[] | undefined
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
  hands: Hands<Q>,
): Promise<{ readonly pending: number } & Pick<AskOutcome, 'halted'>> {
  let pending = 0
  const halted = new Map<string, string>()
  const byBatch = Map.groupBy(waiting, ({ stored }) => stored.batch)
  for (const batch of options.giveUp ?? [])
    if (!byBatch.has(batch))
      options.logger.warn(`--give-up ${batch}: nothing that is asked for here waits for a batch of that name`)
  for (const [batch, own] of byBatch) {
    const outcomes = await collect(batch, own, options)
    if (await isEnded(own, outcomes, options, hands)) continue
    pending += own.length
    if (typeof outcomes === 'string') halted.set(`Batch ${batch}`, outcomes)
  }
  return { pending, halted }
}

interface Hands<Q extends Question> {
  readonly take: (question: Q, asked: EndedAsking) => Promise<void>
  readonly place: Place<Q>
}

/** Whether a batch has come to an end; hands on what came of its questions, or where they lie. */
async function isEnded<Q extends Question>(
  own: readonly Waiting<Q>[],
  outcomes: Collected,
  { store, logger }: BatchOptions,
  { take, place }: Hands<Q>,
): Promise<boolean> {
  const [first] = own
  if (outcomes === null || typeof outcomes === 'string') {
    for (const { question, stored } of own) await place(question, stored)
    if (outcomes === null && first) logger.info(tellWait(first.stored))
    return false
  }
  for (const each of own) await take(each.question, await endWaiting(each, outcomes, store))
  const came = outcomes instanceof Error ? outcomes.message : `${own.length} answers taken`
  logger.info(`batch ${first?.stored.batch}: ${came}`)
  return true
}

/** A day is what providers promise. */
function tellWait({ batch, at }: PlacedCall): string {
  const seconds = (Date.now() - Date.parse(at)) / 1000
  const late = seconds < A_DAY_SECONDS ? '' : `, after ${formatDuration(seconds)} (${tellGiveUp(batch)})`
  return `batch ${batch}: not answered yet${late}`
}

const tellGiveUp = (batch: string) =>
  `--give-up ${batch} ends the wait: what it holds is asked again, and may be paid twice`

const A_DAY_SECONDS = 86_400

type Outcomes = ReadonlyMap<string, Reply | Error> | ProviderError

/** Null: it is not done. A text: why it could not be asked for now; others may be. */
type Collected = Outcomes | string | null

async function collect(
  batch: string,
  [first]: readonly Waiting<Question>[],
  { asker, giveUp = [] }: BatchOptions,
): Promise<Collected> {
  if (first === undefined) return null
  const { entry } = first.question
  const { batches } = asker.provider(entry.id)
  const isGivenUp = giveUp.includes(batch)
  try {
    return (await batches?.collect(batch)) ?? (isGivenUp ? GIVEN_UP : null)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    // A batch that came to nothing tells it of all its calls; a status, as a proxy gives too, is of this question alone.
    if (error.isUnbilled && error.status === null && !error.isTransient) return error
    if (isGivenUp && !error.isTransient) return GIVEN_UP
    return tellUnasked(entry, batch, error)
  }
}

/** Why a batch could not be asked for, and what helps where it never can. */
function tellUnasked(entry: ModelEntry, batch: string, error: ProviderError): string {
  if (error.status === 404)
    return `the server of ${entry.id} does not know it: ask with the key and the baseUrl that it was put down with, or ${tellGiveUp(batch)}.`
  const told = explainWithFix(entry, error)
  return error.kind === 'request' ? `${told} (${tellGiveUp(batch)})` : told
}

const GIVEN_UP = new ProviderError('expired', 'the batch was given up', { isUnbilled: false })

/** Puts on record what came of one question. */
async function endWaiting<Q extends Question>(
  { question: { entry }, stored }: Waiting<Q>,
  outcomes: Outcomes,
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
 * Puts questions down, to be answered within a day, and tells `place` where each lies. Returns how many were, and how many were not
 * and why. UserError where a model takes no batches.
 */
export async function putDownBatches<Q extends Question>(
  questions: readonly Q[],
  options: BatchOptions,
  place: Place<Q>,
): Promise<AskOutcome & { readonly putDown: number }> {
  const { asker, budget } = options
  const unable = questions.find(({ entry }) => asker.provider(entry.id).batches === undefined)
  if (unable) throw new UserError(`Model ${unable.entry.id} takes no batches: leave it out, or --batch.`)
  let [putDown, isOverBudget] = [0, false]
  const halted = new Map<string, string>()
  for (const [model, own] of Map.groupBy(questions, ({ entry }) => entry.id)) {
    for (const batch of batchesOf(own, CALLS_A_BATCH)) {
      const fitting = halted.has(model) ? [] : await listFitting(batch, budget)
      const refusal = fitting.length > 0 ? await putDownBatch(fitting, options, place) : null
      if (refusal !== null) halted.set(model, refusal)
      else putDown += fitting.length
      isOverBudget ||= !halted.has(model) && fitting.length < batch.length
    }
  }
  return { putDown, notAsked: questions.length - putDown, halted, isOverBudget }
}

const mostUsd = (question: Question) => describeCall(question, 1, factorOf(question.entry)).reservedUsd ?? 0

/** The first questions that the budget has room for. */
async function listFitting<Q extends Question>(questions: readonly Q[], budget: Budget): Promise<Q[]> {
  const fitting: Q[] = []
  let usd = 0
  for (const question of questions) {
    usd += mostUsd(question)
    if (!(await budget.reserve(usd))) break
    budget.settle(usd, 0) // only looked at: they are reserved together, when they are put down
    fitting.push(question)
  }
  return fitting
}

/** A server that failed may have taken the batch before, and its answer alone be lost; one that is too busy took none. */
function explainPutDown(entry: ModelEntry, error: ProviderError) {
  const hasFailed = (error.status ?? 0) >= 500 && !error.asksToSlowDown
  const mayBeBilled = hasFailed || !error.isUnbilled
  const how = mayBeBilled
    ? "whether it took the batch is not known (look at the provider's own list of batches: one that is there is paid for, and asking again pays twice)"
    : 'it took no batch'
  return { mayBeBilled, told: `${how}: ${explainWithFix(entry, error)}` }
}

/** Returns why the model took no batch; null where it did. What the questions may cost counts as spent until they are answered. */
async function putDownBatch<Q extends Question>(
  questions: readonly Q[],
  { asker, store, budget, logger }: BatchOptions,
  place: Place<Q>,
): Promise<string | null> {
  const [first] = questions
  const batches = first && asker.provider(first.entry.id).batches
  if (!batches) return null
  const usd = questions.reduce((sum, question) => sum + mostUsd(question), 0)
  await budget.reserve(usd)
  let spent: number | null = null
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
    return null
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const { told, mayBeBilled } = explainPutDown(first.entry, error)
    if (!mayBeBilled) spent = 0
    for (const id of ids.keys()) await store.end(id, { ...error.toOutcome(), mayBeBilled, wallSeconds: 0 })
    return told
  } finally {
    budget.settle(usd, spent)
  }
}
