import { sha256Hex, writeFileAtomic } from '../base/files/files.ts'
import { readIfPlain } from '../base/files/untrusted-files.ts'
import { withoutSequences } from '../base/text/clean-text.ts'
import { type FailureLog, LOG_END_BYTES } from '../schema/analysis/failure-analysis.ts'
import type { RunRecord } from '../schema/measurement/record.ts'
import { campaignFiles } from './paths.ts'
import { parseSharedPath } from './shared-files.ts'

/** Characters that are kept of each of the two, from its end. */
const LOG_CHARACTERS = 256 * 1024
/** Bytes of both streams as UTF-8, with their heads. */
const LARGEST_LOG = 2 * 4 * LOG_CHARACTERS + 1024

const HEAD = '--- standard output\n'
const BETWEEN = '\n--- standard error\n'
/** A line of a program's own that looks like what parts its two streams: the last such line parts them. */
const LIKE_BETWEEN = /^(?=--- standard error$)/gm

/** Writes what a run printed. Returns what its record says of it. */
export async function writeLog(
  campaign: string,
  recordId: string,
  output: PrintedOutput,
): Promise<Pick<RunRecord, 'log' | 'logSha256'>> {
  const stdout = output.stdout.slice(-LOG_CHARACTERS)
  const stderr = output.stderr.slice(-LOG_CHARACTERS).replace(LIKE_BETWEEN, ' ')
  const text = `${HEAD}${stdout}${BETWEEN}${stderr}\n`
  await writeFileAtomic(campaignFiles.log(campaign, recordId), text, campaign)
  return { log: campaignFiles.log('', recordId), logSha256: sha256Hex(text) }
}

interface PrintedOutput {
  readonly stdout: string
  readonly stderr: string
}

/** What a run printed, by its log. `isWhole`: it printed no more than a log keeps. */
export interface KeptOutput extends PrintedOutput {
  readonly isWhole: boolean
}

/** What a run printed, as its log keeps it; null: no log is there. `changed`: it is not what was written after the run. */
export async function readLog(
  campaign: string,
  { id, log, logSha256 }: Pick<RunRecord, 'id' | 'log' | 'logSha256'>,
): Promise<KeptOutput | 'changed' | null> {
  const path = campaignFiles.log('', id)
  if (log !== path || parseSharedPath(path)?.kind !== 'log') return null
  const bytes = await readIfPlain(campaign, path, LARGEST_LOG)
  if (bytes === null) return null
  const text = bytes.toString('utf8')
  const end = text.lastIndexOf(BETWEEN)
  if (sha256Hex(bytes) !== logSha256 || !text.startsWith(HEAD) || end < 0) return 'changed'
  const [stdout, stderr] = [text.slice(HEAD.length, end), text.slice(end + BETWEEN.length, -1)]
  return { stdout, stderr, isWhole: Math.max(stdout.length, stderr.length) < LOG_CHARACTERS }
}

/** The last whole lines of a log as a terminal shows them; null where there is none that its record knows. */
export async function readLogEnd(
  campaign: string,
  { record, sha256 }: Pick<FailureLog, 'record' | 'sha256'>,
): Promise<string | null> {
  if (parseSharedPath(campaignFiles.log('', record))?.kind !== 'log') return null
  const log = await readIfPlain(campaign, campaignFiles.log('', record), LARGEST_LOG)
  if (log === null || sha256Hex(log) !== sha256) return null
  const lines = withoutSequences(log.toString('utf8')).split(/\r?\n/)
  const shown = lines.map((line) => line.slice(line.lastIndexOf('\r') + 1).replace(/(?!\t)\p{Cc}/gu, ''))
  return keepEnd(shown.join('\n').trimEnd(), LOG_END_BYTES)
}

/** Keeps the last bytes of UTF-8 text; a first line that would be cut is left out, unless it is all there is. */
function keepEnd(text: string, bytes: number): string {
  const all = Buffer.from(text)
  if (all.length <= bytes) return text
  let start = all.length - bytes
  while (((all[start] ?? 0) & 0xc0) === 0x80) start++ // inside a character
  const end = all.subarray(start).toString('utf8')
  return end.slice(end.indexOf('\n') + 1).replace(/^\n+/, '')
}
