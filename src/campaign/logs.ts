import { sha256Hex, writeFileAtomic } from '../base/files.ts'
import type { RunRecord } from '../schema/record.ts'
import { campaignFiles } from './paths.ts'

/** What is kept of each of the two, from its end. */
const LOG_BYTES = 256 * 1024

/** Writes what a run printed. Returns what its record says of it. */
export async function writeLog(
  campaign: string,
  recordId: string,
  output: { readonly stdout: string; readonly stderr: string },
): Promise<Pick<RunRecord, 'log' | 'logSha256'>> {
  const [stdout, stderr] = [output.stdout.slice(-LOG_BYTES), output.stderr.slice(-LOG_BYTES)]
  const text = `--- standard output\n${stdout}\n--- standard error\n${stderr}\n`
  await writeFileAtomic(campaignFiles.log(campaign, recordId), text, campaign)
  return { log: campaignFiles.log('', recordId), logSha256: sha256Hex(text) }
}
