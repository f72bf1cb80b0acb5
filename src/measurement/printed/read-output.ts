import { withoutSequences } from '../../base/text/clean-text.ts'
import { findComputed } from '../../dataset/code/computed-metrics.ts'
import { draftRule, isFraction, type LabelKind, validRange } from '../../schema/dataset/metrics.ts'
import { openDescribed } from './described-columns.ts'
import { openExpected } from './imagine-output.ts'
import { findKind, listPreferred } from './likeliest-metric.ts'
import { readNumber } from './metric-pattern.ts'
import type { MetricName, PrintedMetric } from './printed-metric.ts'
import { withShares } from './printed-value.ts'
import { readLabelledLines } from './read-labelled-lines.ts'
import { readLastShown } from './read-last-shown.ts'
import { readPrintedLines } from './read-printed-lines.ts'

/** What a run printed of metrics, and what its code tells of them. */
export interface ReadOutput {
  readonly lines: readonly string[]
  readonly code: string
  /** What the code predicts. */
  readonly kind: LabelKind
  /** The metric that a score is, where the output says no more. */
  readonly ofScore: MetricName
  /** The metric that is meant where no name is printed. */
  readonly likely: MetricName
  readonly printed: readonly PrintedMetric[]
}

const MOST_LINES = 20_000
/** Calls that give a score. */
const SCORES = /\.score\s*\(|\bcross_val_score\b/

/** Reads all values of metrics that a run printed. */
export function readOutput(output: string, code: string): ReadOutput {
  const lines = splitLines(output)
  const computed = findComputed(code)
  const kind = findKind(code, computed)
  const ofScore = kind === 'numbers' ? 'r2' : 'accuracy'
  const likely = listPreferred(code).find((name) => computed.includes(name)) ?? ofScore
  const printed = readAll(lines, code, { ofScore, likely, isComputed: computed.length > 0 })
  return { lines, code, kind, ofScore, likely, printed }
}

/** The last lines of an output, as a terminal shows them. */
export const splitLines = (output: string) =>
  withoutSequences(output)
    .split(/[\n\r]/)
    .slice(-MOST_LINES)

/**
 * What lines say by the metric's name, else by that of a model alone, below a head that names one or where the code computes one;
 * beside those of training alone, below a head only, since a setting is told as a model's value is. Last what the code shows at its
 * end. What the code prints of what is expected only where nothing else is told.
 */
function readAll(
  lines: readonly string[],
  code: string,
  { ofScore, likely, isComputed }: Pick<ReadOutput, 'ofScore' | 'likely'> & { readonly isComputed: boolean },
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
