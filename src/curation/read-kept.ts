import { type AuthorsRun, isDone } from '../benchmark/run-authors.ts'
import { findKept } from '../measurement/printed/kept-metric.ts'
import { draftRule } from '../schema/dataset/metrics.ts'
import { type EntryMetric, SHORT_SECONDS } from './read-entry-metric.ts'
import { type Importing, runOnce } from './run-staged.ts'
import type { TriedEntry } from './try-entry.ts'

/** A script that takes longer is not run again for what it leaves behind. */
const LONGEST_SECONDS = 300

/**
 * The entry with the result that it computes and leaves behind, where it prints none: its runs are made again with an expression
 * that reads it. Else as it was tried.
 */
export async function readKept(importing: Importing, tried: TriedEntry): Promise<TriedEntry> {
  const { run, metric, entry, start, places, addresses, made, environment, needs, scripts, code } = tried
  if (metric !== null || run === null || !isDone(run) || secondsOf(run) > LONGEST_SECONDS) return tried
  const kept = findKept(scripts.find(({ path }) => path === entry)?.text ?? '', code)
  if (kept === null) return tried
  const rule = { ...draftRule(kept.name), expression: kept.expression }
  const settings = { entry, start, places, environment, needs, metric: rule }
  const runIt = async () => (await runOnce(importing, settings, { addresses, made, downloads: [] })).run
  const again = await runIt()
  if (again === null || !isDone(again) || resultOf(again) === null) return tried
  const other = secondsOf(again) > SHORT_SECONDS ? null : await runIt()
  return { ...tried, run: again, metric: describeKept(rule, resultOf(again), other && resultOf(other)) }
}

const secondsOf = ({ record }: AuthorsRun) => record.wallSeconds ?? 0

const resultOf = ({ record }: AuthorsRun) => record.metric?.normalised ?? null

function describeKept(
  rule: EntryMetric['rule'] & { expression: string },
  value: number | null,
  other: number | null,
): EntryMetric {
  const isOther = other !== null && other !== value
  return {
    ...{
      rule,
      text: String(value),
      line: rule.expression,
      others: [],
      doubts: ['not-printed'],
      reasons: [],
      stated: [],
    },
    otherwise: isOther ? [{ from: 'another-run', value: String(other) }] : [],
  }
}
