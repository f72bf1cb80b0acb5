import { posix } from 'node:path'
import { UserError } from '../base/errors.ts'
import { readIfPlain, walkTree } from '../base/files/untrusted-files.ts'
import { type AuthorsRun, isDone } from '../benchmark/run-authors.ts'
import type { GuessedMetric } from '../measurement/printed/guessed-metric.ts'
import { findKept } from '../measurement/printed/kept-metric.ts'
import { findWritten, type WrittenFile } from '../measurement/printed/written-metric.ts'
import { draftRule } from '../schema/dataset/metrics.ts'
import { type EntryMetric, SHORT_SECONDS, toldValue } from './read-entry-metric.ts'
import { type Importing, type RunSettings, runOnce } from './run-staged.ts'
import type { TriedEntry } from './try-entry.ts'

/** A script that takes longer is not run again for what it leaves behind. */
const LONGEST_SECONDS = 300

type Run = (metric?: RunSettings['metric'], take?: (folder: string) => Promise<void>) => Promise<AuthorsRun | null>

/**
 * The entry with the result that it computes and leaves behind, or else writes to a file of JSON or text, where it prints none: its runs are
 * made again with an expression that reads it. Else as it was tried.
 */
export async function readKept(importing: Importing, tried: TriedEntry): Promise<TriedEntry> {
  const { run, metric, entry, start, places, addresses, made, environment, needs, scripts, code } = tried
  if (metric !== null || run === null || !isDone(run) || secondsOf(run) > LONGEST_SECONDS) return tried
  const settings = { entry, start, places, environment, needs }
  const brought = { addresses, made, downloads: [] }
  const runIt: Run = async (rule, take) =>
    (await runOnce(importing, { ...settings, ...(rule && { metric: rule }) }, brought, take)).run
  const kept = findKept(scripts.find(({ path }) => path === entry)?.text ?? '', code)
  const written = kept === null ? await readWritten(importing, tried, runIt) : null
  const rule = kept === null ? written?.rule : { ...draftRule(kept.name), expression: kept.expression }
  const again = rule === undefined ? null : await runIt(rule)
  const value = again && resultOf(again)
  if (rule === undefined || again === null || !isDone(again) || value === null) return tried
  const other = written === null ? await readAgain(again, () => runIt(rule)) : toldValue(written)
  return { ...tried, run: again, metric: describeKept({ ...written, rule }, value, other) }
}

async function readAgain(run: AuthorsRun, runIt: () => Promise<AuthorsRun | null>): Promise<number | null> {
  const other = secondsOf(run) > SHORT_SECONDS ? null : await runIt()
  return other && resultOf(other)
}

const secondsOf = ({ record }: AuthorsRun) => record.wallSeconds ?? 0

const resultOf = ({ record }: AuthorsRun) => record.metric?.normalised ?? null

/** Larger ones hold data. */
const MOST_BYTES = 1_000_000
const MOST_FILES = 100

/** The metric in the files of JSON, or of text, that one more run leaves and that the source lacks, or has otherwise. */
async function readWritten({ staged }: Importing, tried: TriedEntry, runIt: Run): Promise<GuessedMetric | null> {
  if (!/json|\.(?:txt|log)\b/i.test(tried.code)) return null
  const kept = new Set(staged.files.filter((path) => tried.run?.fileUse.written.includes(path) !== true))
  const files: WrittenFile[] = []
  const run = await runIt(undefined, async (folder) => {
    for (const path of await listResults(folder, kept)) {
      const bytes = await readIfPlain(folder, path, MOST_BYTES)
      const place = posix.relative(tried.start.workingDirectory, path)
      if (bytes !== null) files.push({ path: place, text: bytes.toString('utf8') })
    }
  })
  return run === null || !isDone(run) ? null : findWritten(files, tried.code, tried.readme)
}

/** Names of files that results are written to. */
const OF_RESULTS = /\.(?:json|txt|log)$/

async function listResults(folder: string, kept: ReadonlySet<string>): Promise<string[]> {
  const found: string[] = []
  try {
    for await (const { path, kind } of walkTree(folder)) {
      if (kind === 'file' && OF_RESULTS.test(path) && !kept.has(path)) found.push(path)
      if (found.length >= MOST_FILES) break
    }
  } catch (error) {
    if (!(error instanceof UserError)) throw error // a script may leave any name
  }
  return found.sort()
}

function describeKept(
  found: Partial<GuessedMetric> & Pick<EntryMetric, 'rule'>,
  value: number,
  other: number | null,
): EntryMetric {
  const { others = [], doubts = [], reasons = [], stated = [] } = found
  const isOther = other !== null && other !== value
  return {
    rule: found.rule,
    text: String(value),
    line: found.rule.expression ?? '',
    others,
    doubts: ['not-printed', ...doubts],
    reasons,
    stated,
    otherwise: [
      ...stated.map((each) => ({ from: 'readme' as const, value: each })),
      ...(isOther ? [{ from: 'another-run' as const, value: String(other) }] : []),
    ],
  }
}
