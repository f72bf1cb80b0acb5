import { join } from 'node:path'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { removeBelow } from '../base/files/untrusted-writing.ts'
import { sum } from '../base/numbers.ts'
import { isDone } from '../benchmark/run-authors.ts'
import type { EntryCandidate } from '../dataset/import/rank-entries.ts'
import { SOURCE } from '../dataset/known-project.ts'
import type { Mending } from '../environment/lock-packages.ts'
import { IndexUnreachable } from '../environment/package-index.ts'
import { PROJECT } from '../sandbox/inside.ts'
import { putBackLock } from './kept-lock.ts'
import { findWanted } from './nltk-data.ts'
import { distanceToStated, type HeadedLine } from './read-entry-metric.ts'
import type { Importing } from './run-staged.ts'
import { seekSaved } from './seek-saved.ts'
import { type TriedEntry, tryEntry } from './try-entry.ts'

/** What a person at the terminal chooses: a place in the list; null: nobody is there to ask. */
export interface Choices {
  /** Which file is the one to run, the likeliest first. */
  chooseEntry(near: readonly EntryCandidate[]): Promise<number | null>
  /** Which line holds the result, the last that was printed first. */
  chooseLine(lines: readonly HeadedLine[]): Promise<number | null>
}

type Candidates = readonly [EntryCandidate, ...EntryCandidate[]]

/** Candidates that are this much less likely are not tried in the place of the first. */
const NEAR = 5
const MOST_TRIED = 6
/** Of those that end well: behind one whose result the README does not state, it may state that of another. */
const MOST_WHOLE = 3
/** Runs of candidates together take at most as long, but for the last: what fails at once costs little. */
const PATIENCE_SECONDS = 400

const listNear = (candidates: Candidates): EntryCandidate[] =>
  candidates.filter(({ score }) => candidates[0].score - score <= NEAR)

/** The candidates to try: the one that a person at the terminal chose, else all that are near the likeliest. */
export async function askForEntry(
  candidates: Candidates,
  wanted: string | undefined,
  { chooseEntry }: Pick<Choices, 'chooseEntry'>,
): Promise<Candidates> {
  const near = listNear(candidates)
  if (wanted !== undefined || near.length < 2) return candidates
  const index = await chooseEntry(near)
  const chosen = index === null ? undefined : near[index]
  return chosen === undefined ? candidates : [chosen]
}

/**
 * The likeliest entry; where that does not end well or prints no metric, the first of the next that does; where the README states
 * another result, the next that comes to just that.
 */
export async function tryEntries(importing: Importing, candidates: Candidates): Promise<TriedEntry> {
  const { staged, context } = importing
  const tryOne: TryOne = async (candidate, soFar) => {
    const tried = await tryEntry(importing, candidate, soFar)
    return seekSaved(tried, staged, (mending) => tryEntry(importing, candidate, mending, tried.notebook?.without))
  }
  const all = await tryInTurn(candidates, tryOne, context)
  const found = chooseTried(all)
  if (found === undefined) throw new Error('no entry was tried')
  const chosen = {
    ...found,
    passedOver: all.filter((each) => each !== found && each.candidate.score >= found.candidate.score),
  }
  for (const each of all) {
    if (each !== found && each.notebook) await removeBelow(join(staged.folder, SOURCE), each.entry)
  }
  if (found === all.at(-1)) return chosen
  await putBackLock(staged.folder, chosen.lock)
  return chosen
}

/** Of those that were tried the one that comes to the most, the likeliest of several alike. */
export function chooseTried<Tried extends TriedEntry>(all: readonly Tried[]): Tried | undefined {
  const [likeliest, ...others] = all.filter(isWhole)
  const first = (likeliest && findBetter(likeliest, others)) ?? likeliest
  const isLocked = ({ lockFault }: TriedEntry) => lockFault === null
  const failed = all.find((each) => isLocked(each) && mayRun(each)) ?? all.find(isLocked) ?? all[0]
  const whole = others.find(isStated) ?? findNearest(first, others) ?? first
  return whole ?? all.find(isStopped) ?? all.find(isEndedMain) ?? failed
}

/** What tells more than one that tells of its learning or its search alone. */
function findBetter<Tried extends TriedEntry>(one: Tried, others: readonly Tried[]): Tried | undefined {
  if (isOfLearning(one)) return others.find(tellsMore)
  const isOfIts = (each: Tried) => evaluates(each.candidate, one) && !isOfSearch(each)
  return isOfSearch(one) ? others.find((each) => isOfIts(each) && tellsMore(each)) : undefined
}

/** A result that is further from what the README states is another one. */
const NEAR_STATED = 0.01

/**
 * Of entries that are as likely as the first, none of which comes to just what the README states, the one that alone comes near to
 * it: another machine, or chance, is worth less than another model.
 */
function findNearest<Tried extends TriedEntry>(first: Tried | undefined, others: readonly Tried[]): Tried | undefined {
  if (first === undefined || !isStatedOtherwise(first)) return undefined
  const alike = [first, ...others].filter(
    ({ candidate, metric }) =>
      candidate.score === first.candidate.score && metric?.rule.name === first.metric?.rule.name,
  )
  const isNear = ({ metric }: TriedEntry) => metric !== null && distanceToStated(metric) <= NEAR_STATED
  const near = alike.filter((each) => isNear(each) && !isOfLearning(each))
  return near.length === 1 ? near[0] : undefined
}

/** Tries an entry, with packages that were mended so far. */
type TryOne = (candidate: EntryCandidate, soFar: Mending | undefined) => Promise<TriedEntry>

/** What evaluates starts with the packages with which what trains ran, which runs again for it. */
function startFrom(candidate: EntryCandidate, all: readonly TriedEntry[]): Mending | undefined {
  const trainer = all.find((each) => evaluates(candidate, each))
  return trainer && { ...trainer.mending, makers: [...trainer.mending.makers, trainer.candidate.path] }
}

/** Tries the candidates that are near the first until one ends well and prints its result. */
async function tryInTurn(
  candidates: Candidates,
  tryOne: TryOne,
  { logger, signal }: CommandContext,
): Promise<TriedEntry[]> {
  const left = listBehindTrainers(listNear(candidates))
  const all: TriedEntry[] = []
  const faults: UserError[] = []
  for (let next = takeNext(left, all); next !== undefined; next = takeNext(left, all)) {
    const tried = await tryOne(next, startFrom(next, all)).catch((error: unknown) => {
      if (signal?.aborted || !isOfOneEntry(error, all)) throw error
      faults.push(error)
      logger.warn(error.message)
      return null
    })
    if (tried === null) continue
    all.push(tried)
    const ofIts = candidates.filter((each) => tellsNoTest(tried) && evaluates(each, tried))
    const known = new Set(all.map((each) => each.candidate))
    left.splice(0, left.length, ...new Set([...ofIts.filter((each) => !known.has(each)), ...left]))
    if (isSettled(all, left) || isHeldUp(tried)) break
    // Of a project whose script ran and printed no result another one prints it.
    if (tried.run !== null && isDone(tried.run)) left.sort((a, b) => Number(printsMetric(b)) - Number(printsMetric(a)))
  }
  if (all.length === 0 && faults[0] !== undefined) throw faults[0]
  return all
}

/** Takes the next candidate that may tell more than those that were tried; undefined: there is none, or enough were tried. */
function takeNext(left: EntryCandidate[], tried: readonly TriedEntry[]): EntryCandidate | undefined {
  const spentSeconds = sum(tried.map(({ run }) => run?.record.wallSeconds ?? 0))
  if (tried.length >= MOST_TRIED || spentSeconds >= PATIENCE_SECONDS) return undefined
  const place = tellsOfLearning(tried) ? left.findIndex(mayTellMore) : 0
  return place < 0 ? undefined : left.splice(0, place + 1).at(-1)
}

/** Whether an error of a trial leaves another entry to be tried: a refusal of the first, and an index out of reach, are every entry's. */
const isOfOneEntry = (error: unknown, tried: readonly TriedEntry[]): error is UserError =>
  error instanceof UserError && !(error instanceof IndexUnreachable) && !(error.exitCode === 3 && tried.length === 0)

const printsMetric = ({ reasons }: EntryCandidate) => reasons.includes('prints-metric')

const isWhole = ({ run, metric }: TriedEntry) =>
  run !== null && isDone(run) && metric !== null && !metric.doubts.includes('from-code-alone')

/**
 * Whether this machine is what it lacks, and no other entry brings that: a sandbox, or what could not be fetched and it failed for.
 */
export const isHeldUp = ({ run, lockFault }: Pick<TriedEntry, 'run' | 'lockFault'>): boolean =>
  run === null ? lockFault === null : run.record.errorType === 'LookupError' && findWanted(run) !== null

/** Whether nothing more is to be had of other entries. */
function isSettled(all: readonly TriedEntry[], left: readonly EntryCandidate[]): boolean {
  const whole = all.filter(isWhole)
  const isEvaluated = (each: TriedEntry) => isOfSearch(each) && left.some((other) => evaluates(other, each))
  const isEnough = (each: TriedEntry) =>
    isStated(each) || !(isStatedOtherwise(each) || isOfLearning(each) || isEvaluated(each))
  return whole.length >= MOST_WHOLE || whole.some(isEnough)
}

/** Whether all that it tells is of the rows that it learned from, or a loss: that is no result where another that learns tells one. */
export const isOfLearning = ({ metric }: Pick<TriedEntry, 'metric'>): boolean =>
  metric !== null &&
  (metric.doubts.includes('of-training') || (metric.doubts.includes('only-a-loss') && metric.rule.name === 'loss'))

/** Whether what it tells is how well a search of its parameters did, or folds of the rows that it learned from. */
export const isOfSearch = ({ metric }: Pick<TriedEntry, 'metric'>): boolean =>
  metric?.isOfFolds === true && !metric.reasons.includes('stated-in-readme')

/** Whether it came to its end and told nothing of rows that it was not chosen by. */
const tellsNoTest = (each: TriedEntry) => isWhole(each) && (isOfLearning(each) || isOfSearch(each))

/** Whether one evaluates the model that another one trains and keeps. */
const evaluates = ({ trainedBy }: EntryCandidate, { candidate }: Pick<TriedEntry, 'candidate'>) =>
  trainedBy.includes(candidate.path)

/** Those that evaluate what others train behind these: what trains is to be measured, where it tells a result. */
function listBehindTrainers(candidates: readonly EntryCandidate[]): EntryCandidate[] {
  const placeOf = new Map(candidates.map(({ path }, place) => [path, place]))
  const turnOf = ({ path, trainedBy }: EntryCandidate) =>
    Math.max(...[path, ...trainedBy].map((each) => placeOf.get(each) ?? 0))
  return candidates.toSorted((a, b) => turnOf(a) - turnOf(b) || a.trainedBy.length - b.trainedBy.length)
}

function tellsOfLearning(all: readonly TriedEntry[]): boolean {
  const whole = all.filter(isWhole)
  return whole.length > 0 && whole.every(isOfLearning)
}

/** Whether one learns and may tell a result, or evaluates what another one that learns keeps. */
const mayTellMore = ({ reasons }: EntryCandidate) =>
  (reasons.includes('fits') && reasons.includes('computes-metric')) || reasons.includes('evaluates-kept')

/**
 * A result by its name, of what learns, or of what it keeps: the score of any other kept model is none of it, nor is that of one
 * that comes out otherwise each time, which no other machine has.
 */
const tellsMore = (each: TriedEntry) =>
  mayTellMore(each.candidate) &&
  !isOfLearning(each) &&
  each.metric?.doubts.includes('name-not-printed') === false &&
  (each.candidate.trainedBy.length === 0 || each.made.every(({ access }) => access === 'made'))

const isStated = ({ metric }: TriedEntry) => metric?.reasons.includes('stated-in-readme') === true

const isStatedOtherwise = ({ metric }: TriedEntry) => metric?.otherwise.some(({ from }) => from === 'readme') === true

/** Whether an entry did its work and printed no result: that is more than one that failed. */
const isEndedMain = ({ run, candidate: { reasons } }: TriedEntry) =>
  run !== null && isDone(run) && reasons.includes('fits') && reasons.includes('computes-metric')

/**
 * As Colab writes a notebook, with its commands for the shell, a script never runs, while the notebook may; nor does one that
 * imports what another of the repository no longer has.
 */
const mayRun = ({ run }: TriedEntry) =>
  run?.record.failureClass !== 'syntax' &&
  !(run?.record.errorType === 'ImportError' && run.record.errorMessage?.includes(`(${PROJECT}/`))

/** Whether an entry worked as far as was seen: with more time it may print its result. */
const isStopped = ({ run }: TriedEntry) => run?.record.status === 'timeout'
