import { findLabels } from '../../dataset/code/learned-kind.ts'
import type { MetricDoubt, MetricReason } from '../../schema/dataset/import-report.ts'
import type { MetricRule } from '../../schema/dataset/metric-rule.ts'
import { draftRule, findMetric, isFraction, isPercentage } from '../../schema/dataset/metrics.ts'
import { stopsEarly } from './boosting-rounds.ts'
import { LOSSES } from './likeliest-metric.ts'
import { makePattern, readNumber } from './metric-pattern.ts'
import { decimalsOf } from './more-digits.ts'
import type { MetricName, PrintedMetric } from './printed-metric.ts'
import { isShareWithSign, saysSame } from './printed-value.ts'
import type { ReadOutput } from './read-output.ts'
import { MOST_ROWS } from './read-printed-tables.ts'
import type { Readme } from './read-readme.ts'
import { listStatedOtherwise } from './stated-metrics.ts'

/** What was taken for the metric of a script, and what speaks for and against it. */
export interface GuessedMetric {
  readonly rule: Pick<MetricRule, 'name' | 'direction' | 'scale' | 'pattern' | 'expression'>
  readonly text: string
  readonly line: string
  /** The line tells of what comes before a result: an epoch on the way, or a model that others are compared with. */
  readonly isProgress?: boolean
  /** It is a score of folds of the rows that were learned from, or the best one of a search that does not say which. */
  readonly isOfFolds?: boolean
  /** Other lines that the metric could have been read from. */
  readonly others: readonly string[]
  readonly doubts: readonly MetricDoubt[]
  /** Why that one of several. */
  readonly reasons: readonly MetricReason[]
  /** What the README states of it, where that is something else. */
  readonly stated: readonly string[]
}

/** A value that was chosen of several, and why. */
export interface Choice {
  readonly chosen: PrintedMetric
  readonly reasons: readonly MetricReason[]
  /** Whether a row of a report was preferred: that shows so few digits that another may be the one. */
  readonly isOfRow: boolean
}

/** What leaves no doubt which of several is meant. */
const TELLS_ONE: ReadonlySet<MetricReason> = new Set(['stated-in-readme', 'named-best'])

/** A choice as a rule that finds it, with what it could have been instead. `ranked`: values that say as much. */
export function describeGuess(
  choice: Choice,
  { lines, code, printed }: ReadOutput,
  ranked: readonly PrintedMetric[],
  readme: Readme,
): GuessedMetric {
  const { chosen, reasons } = choice
  const { text, isProgress } = chosen
  const line = chosen.line.trim()
  const others = ranked.filter((each) => !saysSame(each, chosen))
  const scores = listScoresBeside(printed, chosen, ranked)
  return {
    rule: makeRule(chosen, lines),
    text,
    line,
    isProgress,
    isOfFolds: isOfFolds(chosen),
    reasons,
    others: listByValue([...scores, ...others]).filter((each) => each !== line),
    doubts: listDoubts(choice, others.length > 0, code),
    stated: listStatedOtherwise(chosen, readme),
  }
}

/** Whether a value is one of folds, or the best of a search that does not say of what. */
const isOfFolds = (each: PrintedMetric) => each.isOfFolds || (each.isUnnamed && /\bbest[ _]/i.test(each.line))

function makeRule(chosen: PrintedMetric, lines: readonly string[]): GuessedMetric['rule'] {
  const { name, percent, text } = chosen
  const drafted = draftRule(name)
  // Behind an R² below 1 the sign of percent stands by habit.
  const isMeant = drafted.scale === 'fraction' || isPercentage(name, readNumber(text))
  const scale = percent && isMeant ? 'percent' : drafted.scale
  return { ...drafted, scale, pattern: makePattern(chosen, lines) }
}

function listDoubts({ chosen, reasons, isOfRow }: Choice, areOthers: boolean, code: string): MetricDoubt[] {
  const { name, text, percent } = chosen
  const isSure = !isOfRow && reasons.some((each) => TELLS_ONE.has(each))
  const doubts: readonly (readonly [MetricDoubt, boolean])[] = [
    ['one-of-several', areOthers && !isSure],
    ['name-not-printed', chosen.isUnnamed],
    ['of-training', chosen.isOfTraining],
    ['share-with-percent-sign', isShareWithSign(chosen)],
    ['only-a-loss', LOSSES.includes(name)],
    ['few-digits', isFraction(name) && decimalsOf(text) + (percent ? 2 : 0) < 3],
    ['of-last-round', chosen.isOfRound && stopsEarly(code)],
    ['of-other-kind', isOfOtherKind(name, code)],
  ]
  return doubts.flatMap(([doubt, isThere]) => (isThere ? [doubt] : []))
}

/** Whether a metric is of numbers where the code learns classes, or the other way round without a function of one of these. */
function isOfOtherKind(name: MetricName, code: string): boolean {
  const told = findMetric(name)?.labels ?? null
  return told !== null && findLabels(code, told) !== told
}

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

/** A line for each value, the last of those that say the same. */
const listByValue = (printed: readonly PrintedMetric[]) => [
  ...new Set(
    printed
      .filter((each, index) => !printed.slice(index + 1, index + 1 + MOST_ROWS).some((later) => saysSame(each, later)))
      .map(({ line }) => line.trim()),
  ),
]
