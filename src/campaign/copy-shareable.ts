import { join } from 'node:path'
import { hashBelow, listFiles } from '../base/files/files.ts'
import { appendJsonLines } from '../base/files/jsonl.ts'
import { readHeadBelow } from '../base/files/untrusted-files.ts'
import { copyBelow } from '../base/files/untrusted-writing.ts'
import type { Bundle } from '../schema/campaign/bundle-list.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import type { RunRecord } from '../schema/measurement/record.ts'
import { campaignFiles } from './paths.ts'
import { streamRecordFile, streamRecords } from './records.ts'
import { listUnlicensed, openShareable, withoutCode } from './shareable.ts'

/** Copies what of a campaign may be handed on, and `supplements` beside it; records of unlicensed projects without the code that they quote. */
export async function copyShareable(
  campaign: string,
  plan: Pick<Plan, 'projects'>,
  out: string,
  supplements: ReadonlySet<string>,
  onCopied: (files: number) => void,
): Promise<Pick<Bundle, 'unlicensed' | 'files' | 'leftOut'>> {
  const unlicensed = listUnlicensed(plan)
  const share = openShareable(plan, await listLogs(campaign, new Set(unlicensed)))
  const files: Bundle['files'] = []
  const leftOut: string[] = []
  for (const path of await listFiles(campaign)) {
    const part = supplements.has(path) ? 'whole' : share(path)
    if (part === 'withheld') leftOut.push(path)
    if (part === null || part === 'withheld') continue
    if (part === 'cut') await copyRecords(campaign, out, path, new Set(unlicensed))
    else await copyBelow(campaign, out, path)
    const [hash, head] = [await hashBelow(out, path), await readHeadBelow(out, path, 0)]
    if (hash === null || head === null) throw new Error(`${path} was copied and is gone`)
    files.push({ path, sha256: hash, bytes: head.sizeBytes, isCut: part === 'cut' })
    onCopied(files.length)
  }
  return { unlicensed, files, leftOut }
}

async function listLogs(campaign: string, projects: ReadonlySet<string>): Promise<Set<string>> {
  const logs = new Set<string>()
  if (projects.size === 0) return logs
  for await (const { id, project } of streamRecords(campaign))
    if (project !== null && projects.has(project)) logs.add(campaignFiles.log('', id))
  return logs
}

const LINES_AT_ONCE = 1000

async function copyRecords(from: string, to: string, path: string, unlicensed: ReadonlySet<string>): Promise<void> {
  let waiting: RunRecord[] = []
  const write = async () => {
    await appendJsonLines(join(to, path), waiting, to)
    waiting = []
  }
  for await (const record of streamRecordFile(from, path)) {
    waiting.push(record.project !== null && unlicensed.has(record.project) ? withoutCode(record) : record)
    if (waiting.length === LINES_AT_ONCE) await write()
  }
  await write()
}
