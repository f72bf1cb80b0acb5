import type { MetricReason } from '../../schema/dataset/import-report.ts'
import { findShownBefore } from './likeliest-metric.ts'
import type { PrintedMetric } from './printed-metric.ts'
import { splitLines } from './read-output.ts'

/** What the same code printed at other times. */
export interface OtherOutputs {
  /** Output of another run: what that says too is no chance. */
  readonly again?: string | undefined
  /** What a notebook showed when it was saved. */
  readonly saved?: string | undefined
}

/** Values that another run printed too, else, of a notebook, those that it showed when it was saved; all, where neither tells some from others. */
export function findTold(
  ranked: readonly PrintedMetric[],
  lines: readonly string[],
  { again, saved }: OtherOutputs,
): [told: readonly PrintedMetric[], reasons: readonly MetricReason[]] {
  const said = new Set(splitLines(again ?? '').map(withoutTimes))
  const repeated = ranked.filter(({ line }) => said.has(withoutTimes(line)))
  if (repeated.length > 0 && repeated.length < ranked.length) return [repeated, ['repeats']]
  const shown = saved === undefined ? ranked : findShownBefore(ranked, lines, splitLines(saved))
  return [shown, shown.length < ranked.length ? ['shown-when-saved'] : []]
}

const TIMES =
  /(?<![\d.])\d{1,12}(?:\.\d{1,12})?[ \t]{0,3}(?:[nµm]?s|secs?|seconds?|min(?:ute)?s?)\b|\b(?:time|took|elapsed|duration)\b[ \t]{0,3}[=:]?[ \t]{0,3}\d{1,12}(?:\.\d{1,12})?/gi

/** A line but for how long something took, which no two runs say alike. */
const withoutTimes = (line: string) => line.replaceAll(TIMES, '')
