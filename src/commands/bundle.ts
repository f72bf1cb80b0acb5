import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { hashBelow, listFiles, writeFileAtomic, writeJson } from '../base/files.ts'
import { makeFolders } from '../base/folders.ts'
import { appendJsonLines } from '../base/jsonl.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { listBelow, readHeadBelow } from '../base/untrusted-files.ts'
import { copyBelow } from '../base/untrusted-writing.ts'
import { readPlan } from '../campaign/documents.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { streamRecordFile, streamRecords } from '../campaign/records.ts'
import { listUnlicensed, openShareable, withoutCode } from '../campaign/shareable.ts'
import { SUPPLEMENTS } from '../report/campaign/supplements.ts'
import { renderBundle, renderBundleReadme } from '../report/text/bundle-words.ts'
import { BUNDLE_VERSION, type Bundle } from '../schema/bundle-list.ts'
import { bundleOptions } from '../schema/options/bundle-options.ts'
import type { RunRecord } from '../schema/record.ts'

export type BundleOptions = Readonly<z.input<typeof bundleOptions>>

/** Artifact in which a job leaves such a copy, to be published from. */
export const CAMPAIGN_ARTIFACT = 'greenml-campaign'

/** Copies a campaign into a folder that is one itself, with the list of its files and their hashes. */
export async function bundle(
  given: BundleOptions,
  { logger }: CommandContext,
): Promise<{ readonly report: Bundle; readonly text: string }> {
  const { campaign, out } = bundleOptions.parse(given)
  const plan = await readPlan(campaign)
  if (((await listBelow(out, '')) ?? []).length > 0)
    throw new UserError(`${out} is not empty: name a new folder with --out.`)
  await makeFolders(out)
  const unlicensed = listUnlicensed(plan)
  const share = openShareable(plan, await listLogs(campaign, new Set(unlicensed)))
  const files: Bundle['files'] = []
  const leftOut: string[] = []
  for (const path of await listFiles(campaign)) {
    const part = SUPPLEMENTS.some(({ file }) => file === path) ? 'whole' : share(path)
    if (part === 'withheld') leftOut.push(path)
    if (part === null || part === 'withheld') continue
    if (part === 'cut') await copyRecords(campaign, out, path, new Set(unlicensed))
    else await copyBelow(campaign, out, path)
    const [hash, head] = [await hashBelow(out, path), await readHeadBelow(out, path, 0)]
    if (hash === null || head === null) throw new Error(`${path} was copied and is gone`)
    files.push({ path, sha256: hash, bytes: head.sizeBytes, isCut: part === 'cut' })
    logger.status(`copied ${files.length} files`)
  }
  const report: Bundle = {
    schemaVersion: BUNDLE_VERSION,
    campaign,
    toolVersion: TOOL_VERSION,
    unlicensed,
    files,
    leftOut,
  }
  await writeJson(join(out, 'bundle.json'), report, out)
  await writeFileAtomic(join(out, 'README.md'), renderBundleReadme(report), out)
  return { report, text: renderBundle(report, out) }
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
