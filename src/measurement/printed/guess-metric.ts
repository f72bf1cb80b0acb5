import { withoutSequences } from '../../base/text/clean-text.ts'
import type { MetricDoubt, MetricReason } from '../../schema/dataset/import-report.ts'
import type { MetricRule } from '../../schema/dataset/metric-rule.ts'
import { draftRule, findComputed, isFraction, isPercentage, validRange } from '../../schema/dataset/metrics.ts'
import { guessBareNumber } from './bare-number.ts'
import { findBestOfTable } from './best-of-table.ts'
import { stopsEarly } from './boosting-rounds.ts'
import { openDescribed } from './described-columns.ts'
import { openExpected } from './imagine-output.ts'
import {
  findKind,
  findLikeliest,
  findShownBefore,
  findToldKind,
  LOSSES,
  listPreferred,
  withoutWorthless,
} from './likeliest-metric.ts'
import { makePattern, readNumber } from './metric-pattern.ts'
import { decimalsOf, findBareWithMoreDigits, isSameWithMoreDigits } from './more-digits.ts'
import { findBestOfSweep, withoutSweeps } from './parameter-sweep.ts'
import { preferFolds } from './prefer-folds.ts'
import { preferLine } from './prefer-line.ts'
import { preferRow } from './prefer-row.ts'
import { type MetricName, type PrintedMetric, readPrintedNames } from './printed-metric.ts'
import { isShareWithSign, saysSame, withShares } from './printed-value.ts'
import { readLabelledLines } from './read-labelled-lines.ts'
import { readLastShown } from './read-last-shown.ts'
import { readPrintedLines } from './read-printed-lines.ts'
import { MOST_ROWS } from './read-printed-tables.ts'
import { openReadme } from './read-readme.ts'
import { listStatedMetrics, listStatedOtherwise } from './stated-metrics.ts'
import { withoutRowsToldAgain } from './told-again.ts'

export interface GuessedMetric {
  readonly rule: Pick<MetricRule, 'name' | 'direction' | 'scale' | 'pattern' | 'expression'>
  readonly text: string
  readonly line: string
  /** The line tells of what comes before a result: an epoch on the way, or a model that others are compared with. */
  readonly isProgress?: boolean
  /** Other lines that the metric could have been read from. */
  readonly others: readonly string[]
  readonly doubts: readonly MetricDoubt[]
  /** Why that one of several. */
  readonly reasons: readonly MetricReason[]
  /** What the README states of it, where that is something else. */
  readonly stated: readonly string[]
}

const MOST_LINES = 20_000
/** Calls that give a score. */
const SCORES = /\.score\s*\(|\bcross_val_score\b/

/** What is known beside the output and the code. */
interface Hints {
  /** A line, as one of `others`, from which the metric is read instead. */
  readonly wanted?: string | undefined
  /** Text in which the author tells of results. */
  readonly readme?: string
  /** Output of another run: what that says too is no chance. */
  readonly again?: string | undefined
  /** What a notebook showed when it was saved. */
  readonly saved?: string | undefined
}

/**
 * The metric that an author's script most likely means to print, from what it printed and its code; null: it prints none. Of
 * several alike that which the README states or somebody names best, else the last, with all its digits where one line has more.
 */
export function guessMetric(
  output: string,
  code: string,
  { wanted, readme: readmeText = '', again, saved }: Hints = {},
): GuessedMetric | null {
  const computed = findComputed(code)
  const kind = findKind(code, computed)
  const lines = splitLines(output)
  const ofScore = kind === 'numbers' ? 'r2' : 'accuracy'
  const likely = findLikely(code, computed, ofScore)
  const printed = readAll(lines, code, { ofScore, likely, isComputed: computed.length > 0 })
  const readme = openReadme(readmeText, (line) => readPrintedNames(line, ofScore))
  const ranked = findLikeliest(printed, findToldKind(kind, printed), (name, open) =>
    listStatedMetrics(name, open, readme),
  )
  const [told] = findTold(ranked, lines, { again, saved })
  // What stands apart from a sweep is the result whichever settings of that the other run tells too.
  const [results, toldReasons] = findTold(withoutSweeps(ranked), lines, { again, saved })
  const alike = withoutRowsToldAgain(withoutWorthless(withoutSweeps(results)))
  const last = alike.at(-1)
  if (last === undefined) return guessBareNumber(lines, likely, code)
  const ofLine = printed.filter(({ line }) => line.trim() === wanted)
  const asked = ofLine.findLast((each) => ranked.includes(each)) ?? ofLine.findLast(({ isUnnamed }) => isUnnamed)
  const hints = { lines, readme }
  const ofLikeliest = preferLine(told, hints) ?? preferLine(alike, hints)
  const ofRow = preferRow(listRows(printed, last.name), ofLikeliest, alike, hints)
  const ofFolds = preferFolds(listFolds(printed, last.name), [ofRow, ofLikeliest], alike, readme)
  const preferred = ofFolds ?? ofRow ?? ofLikeliest
  const [best, why] = (preferred?.reasons.length ?? 0) > 0 ? NO_BEST : findBest(alike, printed, code)
  const meant = best ?? preferred?.printed ?? last
  const untold = new Set(ranked.filter((each) => !told.includes(each)))
  const fuller = printed.find((each) => !untold.has(each) && isSameWithMoreDigits(each, meant))
  const chosen = asked ?? fuller ?? findBareWithMoreDigits(lines, meant) ?? meant
  const others = ranked.filter((each) => !saysSame(each, chosen))
  const scores = listScoresBeside(printed, chosen, ranked)
  const reasons = [...(preferred?.reasons ?? []), ...why, ...toldReasons]
  const described = describe(chosen, others, lines, asked === undefined ? reasons : [], scores, ofRow !== null)
  const ofRound = chosen.isOfRound && stopsEarly(code) ? ['of-last-round' as const] : []
  return {
    ...described,
    doubts: [...described.doubts, ...ofRound],
    stated: listStatedOtherwise(chosen, readme),
  }
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

/** Values that another run printed too, else, of a notebook, those that it showed when it was saved; all, where neither tells some from others. */
function findTold(
  ranked: readonly PrintedMetric[],
  lines: readonly string[],
  { again, saved }: Pick<Hints, 'again' | 'saved'>,
): [told: readonly PrintedMetric[], reasons: readonly MetricReason[]] {
  const said = new Set(splitLines(again ?? '').map(withoutTimes))
  const repeated = ranked.filter(({ line }) => said.has(withoutTimes(line)))
  if (repeated.length > 0 && repeated.length < ranked.length) return [repeated, ['repeats']]
  const shown = saved === undefined ? ranked : findShownBefore(ranked, lines, splitLines(saved))
  return [shown, shown.length < ranked.length ? ['shown-when-saved'] : []]
}

const listRows = (printed: readonly PrintedMetric[], name: MetricName) =>
  printed.filter((each) => each.isRow && each.name === name && !each.isOfTraining && !each.isProgress)

const listFolds = (printed: readonly PrintedMetric[], name: MetricName) =>
  printed.filter(
    (each) => each.isOfFolds && each.name === name && !(each.isOfTraining || each.isProgress || each.isOfRound),
  )

/** Lines that give another value of the chosen metric as a score, without its name: of other models, mostly. */
function listScoresBeside(
  printed: readonly PrintedMetric[],
  chosen: PrintedMetric,
  ranked: readonly PrintedMetric[],
): readonly PrintedMetric[] {
  const known = new Set(ranked)
  return printed.filter(
    (each) =>
      each.isUnnamed &&
      each.name === chosen.name &&
      !(each.isOfTraining || each.isProgress || each.isOfRound || each.isOfFolds || known.has(each)) &&
      !saysSame(each, chosen),
  )
}

/** The metric that is meant where no name is printed. */
const findLikely = (code: string, computed: readonly MetricName[], ofScore: MetricName) =>
  listPreferred(code).find((name) => computed.includes(name)) ?? ofScore

/**
 * What lines say by the metric's name, else by that of a model alone, below a head that names one or where the code computes one;
 * beside those of training alone, below a head only, since a setting is told as a model's value is. Last what the code shows at its
 * end. What the code prints of what is expected only where nothing else is told.
 */
function readAll(
  lines: readonly string[],
  code: string,
  { ofScore, likely, isComputed }: { ofScore: MetricName; likely: MetricName; isComputed: boolean },
): PrintedMetric[] {
  const isDescribed = openDescribed(lines)
  const named = withoutImpossible(readPrintedLines(lines, ofScore).filter((each) => !isDescribed(each)))
  const ofModel = isComputed || SCORES.test(code) ? likely : null
  const labelled = named.every(({ isOfTraining }) => isOfTraining)
    ? readLabelledLines(lines, named.length === 0 ? ofModel : null).filter((each) => !isDescribed(each))
    : []
  const isExpected = openExpected(lines, code)
  const all = [...named, ...labelled, ...readLastShown(lines, code, ofScore)]
  const computed = all.filter(({ index }) => !isExpected(index))
  const printed = computed.length > 0 ? computed : all
  return withShares(printed, () => readLabelledLines(lines, likely))
}

/** A percentage may be rounded up to somewhat more than all. */
const MOST_PERCENT = 100.01

/** Whether a share is none by its size, as share or percentage. */
function isImpossible({ name, text }: PrintedMetric): boolean {
  const [low] = validRange(draftRule(name))
  const value = readNumber(text)
  return isFraction(name) && (value > MOST_PERCENT || value < 100 * low)
}

/** Without numbers of something else that has a metric's name, as a column of data: one of them that can be none tells of all of it. */
function withoutImpossible(named: readonly PrintedMetric[]): readonly PrintedMetric[] {
  const impossible = named.filter(isImpossible)
  const columns = new Set(impossible.map(({ column }) => column))
  return impossible.length === 0
    ? named
    : named.filter((each) => !isImpossible(each) && !(each.column !== null && columns.has(each.column)))
}

const splitLines = (output: string) =>
  withoutSequences(output)
    .split(/[\n\r]/)
    .slice(-MOST_LINES)

const TIMES =
  /(?<![\d.])\d{1,12}(?:\.\d{1,12})?[ \t]{0,3}(?:[nµm]?s|secs?|seconds?|min(?:ute)?s?)\b|\b(?:time|took|elapsed|duration)\b[ \t]{0,3}[=:]?[ \t]{0,3}\d{1,12}(?:\.\d{1,12})?/gi

/** A line but for how long something took, which no two runs say alike. */
const withoutTimes = (line: string) => line.replaceAll(TIMES, '')

/** What leaves no doubt which of several is meant. */
const TELLS_ONE: ReadonlySet<MetricReason> = new Set(['stated-in-readme', 'named-best'])

function describe(
  chosen: PrintedMetric,
  others: readonly PrintedMetric[],
  lines: readonly string[],
  reasons: readonly MetricReason[],
  scores: readonly PrintedMetric[],
  /** A report shows so few digits that another may be the one. */
  isOfRow: boolean,
): Omit<GuessedMetric, 'stated'> {
  const { name, percent, line, text, isProgress } = chosen
  const drafted = draftRule(name)
  // Behind an R² below 1 the sign of percent stands by habit.
  const isMeant = drafted.scale === 'fraction' || isPercentage(name, readNumber(text))
  return {
    rule: {
      ...drafted,
      scale: percent && isMeant ? 'percent' : drafted.scale,
      pattern: makePattern(chosen, lines),
    },
    text,
    line: line.trim(),
    isProgress,
    reasons,
    others: listByValue([...scores, ...others]).filter((each) => each !== line.trim()),
    doubts: [
      ...(others.length > 0 && (isOfRow || !reasons.some((each) => TELLS_ONE.has(each)))
        ? ['one-of-several' as const]
        : []),
      ...(chosen.isUnnamed ? ['name-not-printed' as const] : []),
      ...(chosen.isOfTraining ? ['of-training' as const] : []),
      ...(isShareWithSign(chosen) ? ['share-with-percent-sign' as const] : []),
      ...(LOSSES.includes(name) ? ['only-a-loss' as const] : []),
      ...(isFraction(name) && decimalsOf(text) + (percent ? 2 : 0) < 3 ? ['few-digits' as const] : []),
    ],
  }
}

/** A line for each value, the last of those that say the same. */
const listByValue = (printed: readonly PrintedMetric[]) => [
  ...new Set(
    printed
      .filter((each, index) => !printed.slice(index + 1, index + 1 + MOST_ROWS).some((later) => saysSame(each, later)))
      .map(({ line }) => line.trim()),
  ),
]
