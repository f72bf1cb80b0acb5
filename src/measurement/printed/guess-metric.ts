import type { MetricReason } from '../../schema/dataset/import-report.ts'
import { guessBareNumber } from './bare-number.ts'
import { findBestOfTable } from './best-of-table.ts'
import { withoutFew } from './few-rows.ts'
import { type Choice, describeGuess, type GuessedMetric } from './guessed-metric.ts'
import { findLikeliest, findToldKind, withoutWorthless } from './likeliest-metric.ts'
import { findBareWithMoreDigits, isSameWithMoreDigits } from './more-digits.ts'
import { findBestOfSweep, withoutSweeps } from './parameter-sweep.ts'
import { preferFolds } from './prefer-folds.ts'
import { preferLine } from './prefer-line.ts'
import { preferRow } from './prefer-row.ts'
import { type MetricName, type PrintedMetric, readPrintedNames } from './printed-metric.ts'
import { type ReadOutput, readOutput } from './read-output.ts'
import { openReadme, type Readme } from './read-readme.ts'
import { listStatedMetrics } from './stated-metrics.ts'
import { withoutRowsToldAgain } from './told-again.ts'
import { findTold, type OtherOutputs } from './told-elsewhere.ts'

/** What is known beside the output and the code. */
interface Hints extends OtherOutputs {
  /** A line, as one of `others`, from which the metric is read instead. */
  readonly wanted?: string | undefined
  /** Text in which the author tells of results. */
  readonly readme?: string
}

/**
 * The metric that an author's script most likely means to print, from what it printed and its code; null: it prints none. Of
 * several alike that which the README states or somebody names best, else the last, with all its digits where one line has more.
 */
export function guessMetric(output: string, code: string, hints: Hints = {}): GuessedMetric | null {
  const read = readOutput(output, code)
  const { printed, ofScore } = read
  const readme = openReadme(hints.readme ?? '', (line) => readPrintedNames(line, ofScore))
  const ranked = findLikeliest(printed, findToldKind(read.kind, printed), (name, open) =>
    listStatedMetrics(name, open, readme),
  )
  const result = chooseResult(read, ranked, readme, hints)
  if (result === null) return guessBareNumber(read.lines, read.likely, code)
  const wanted = findWanted(printed, ranked, hints.wanted)
  const choice = wanted === undefined ? result : { chosen: wanted, reasons: [], isOfRow: false }
  return describeGuess(choice, read, ranked, readme)
}

/** The value of a line that somebody chose; undefined: nobody did, or it holds none. */
function findWanted(
  printed: readonly PrintedMetric[],
  ranked: readonly PrintedMetric[],
  wanted: string | undefined,
): PrintedMetric | undefined {
  const ofLine = printed.filter(({ line }) => line.trim() === wanted)
  return ofLine.findLast((each) => ranked.includes(each)) ?? ofLine.findLast(({ isUnnamed }) => isUnnamed)
}

/** Which of the values that say as much is the result, with all its digits, and why; null: there is none. */
function chooseResult(
  read: ReadOutput,
  ranked: readonly PrintedMetric[],
  readme: Readme,
  others: OtherOutputs,
): Choice | null {
  const { lines, printed } = read
  const judged = withoutFew(ranked)
  const [told] = findTold(judged, lines, others)
  // What stands apart from a sweep is the result whichever settings of that the other run tells too.
  const [results, whyTold] = findTold(withoutSweeps(judged), lines, others)
  const alike = withoutRowsToldAgain(withoutWorthless(withoutSweeps(results)))
  const last = alike.at(-1)
  if (last === undefined) return null
  const { meant, reasons, isOfRow } = chooseMeant(read, { told, alike, last }, readme)
  const untold = new Set(ranked.filter((each) => !told.includes(each)))
  const fuller = printed.find((each) => !untold.has(each) && isSameWithMoreDigits(each, meant))
  const chosen = fuller ?? findBareWithMoreDigits(lines, meant) ?? meant
  return { chosen, reasons: [...reasons, ...whyTold], isOfRow }
}

/** Values of which one is the result. */
interface Likely {
  /** Values that are told elsewhere too, those of a sweep among them. */
  readonly told: readonly PrintedMetric[]
  /** Values that are no part of a sweep, nor worthless, nor told again in a row of several. */
  readonly alike: readonly PrintedMetric[]
  readonly last: PrintedMetric
}

/** Which one the author means: by README or output, else the best of a table or a sweep, else the last. */
function chooseMeant({ lines, code, printed }: ReadOutput, { told, alike, last }: Likely, readme: Readme) {
  const texts = { lines, readme }
  const ofLikeliest = preferLine(told, texts) ?? preferLine(alike, texts)
  const ofRow = preferRow(listRows(printed, last.name), ofLikeliest, alike, texts)
  const ofFolds = preferFolds(listFolds(printed, last.name), [ofRow, ofLikeliest], alike, readme)
  const preferred = ofFolds ?? ofRow ?? ofLikeliest ?? { printed: last, reasons: [] }
  const [best, why] = preferred.reasons.length > 0 ? NO_BEST : findBest(alike, printed, code)
  return { meant: best ?? preferred.printed, reasons: [...preferred.reasons, ...why], isOfRow: ofRow !== null }
}

const NO_BEST = [null, []] as const

/** The best of those that are compared, or of a search for a parameter, and which of the two. */
function findBest(
  alike: readonly PrintedMetric[],
  printed: readonly PrintedMetric[],
  code: string,
): readonly [best: PrintedMetric | null, why: readonly MetricReason[]] {
  const ofTable = findBestOfTable(alike, printed)
  if (ofTable !== null) return [ofTable, ['best-of-table']]
  const ofSweep = findBestOfSweep(alike, code)
  return ofSweep === null ? NO_BEST : [ofSweep, ['best-of-sweep']]
}

const listRows = (printed: readonly PrintedMetric[], name: MetricName) =>
  printed.filter((each) => each.isRow && each.name === name && !each.isOfTraining && !each.isProgress)

const listFolds = (printed: readonly PrintedMetric[], name: MetricName) =>
  printed.filter(
    (each) => each.isOfFolds && each.name === name && !(each.isOfTraining || each.isProgress || each.isOfRound),
  )
