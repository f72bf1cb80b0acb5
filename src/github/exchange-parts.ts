import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { batchesOf } from '../base/batches.ts'
import { UserError } from '../base/errors.ts'
import { hashBelow, listFiles, sha256Hex } from '../base/files/files.ts'
import { lookBelow } from '../base/files/untrusted-files.ts'
import { copyBelow } from '../base/files/untrusted-writing.ts'
import { inTurn } from '../base/in-turn.ts'
import type { Logger } from '../base/log.ts'
import { isPlanned, readPlan } from '../campaign/documents.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { recordId } from '../campaign/record-id.ts'
import { streamRecordFile } from '../campaign/records.ts'
import { checkDocument, parseSharedPath } from '../campaign/shared-files.ts'
import { blocksOfShard, countShards, refuseOtherShards } from '../planning/shards.ts'
import { memberKey, type Plan } from '../schema/campaign/plan.ts'
import type { RunRecord } from '../schema/measurement/record.ts'
import type { Shard } from '../schema/options/shard.ts'
import { lastCopies, uploadCopy } from './artifact-copies.ts'
import type { ArtifactStore, StoredArtifact } from './artifact-store.ts'
import { isFileOfPart, type Part, parsePartName, partName } from './campaign-parts.ts'
import { isRefusal, LARGEST_PART_BYTES, refuseArtifact, unpackArtifact } from './take-artifact.ts'

const DOWNLOADS_AT_ONCE = 8

/** Hashes of what parts held when they were last handed on, by the parts' names. */
export type HandedOn = Map<string, string>

/**
 * Uploads what the campaign's folder holds of each part; nothing of one of which it holds none, or which is as it was handed on:
 * GitHub takes 500 artifacts of a job.
 */
export async function sendParts(
  store: ArtifactStore,
  campaign: string,
  parts: readonly Part[],
  logger: Logger,
  handedOn: HandedOn = new Map(),
): Promise<void> {
  for await (const { part, files, hash } of holdings(campaign, parts)) {
    if (handedOn.get(partName(campaign, part)) === hash) continue
    const name = await upload(store, campaign, part, files)
    handedOn.set(partName(campaign, part), hash)
    logger.info(`uploaded ${files.length} files as artifact ${name}`)
  }
}

/** The parts of which the campaign's folder holds files, and a hash of all that it holds of each. */
async function* holdings(campaign: string, parts: readonly Part[]) {
  if ((await lookBelow(campaign, '')).kind === 'none') return
  const all = await listFiles(campaign)
  for (const part of parts) {
    const files = all.filter((path) => isFileOfPart(part, path))
    if (files.length === 0) continue
    yield { part, files, hash: await hashFiles(campaign, files) }
  }
}

async function hashFiles(root: string, files: readonly string[]): Promise<string> {
  return sha256Hex((await inTurn(files, async (path) => `${path} ${await hashBelow(root, path)}\n`)).join(''))
}

interface Fetching {
  /** Told why a part is not taken; else that is an error. */
  readonly onRefused?: (refusal: UserError, name: string) => void
  /** Gets what came. */
  readonly handedOn?: HandedOn
}

async function upload(store: ArtifactStore, campaign: string, part: Part, files: readonly string[]): Promise<string> {
  const name = partName(campaign, part)
  if (part.kind !== 'plan') {
    // What answers and their runs hold may be code without a licence: it is kept for the jobs that need it, and no longer.
    return uploadCopy(store, name, campaign, files, daysOfRuns(await readPlan(campaign)))
  }
  await store.upload(name, campaign, files)
  return name
}

const SECONDS_A_DAY = 86_400
/** GitHub keeps none for longer. */
const MOST_DAYS = 90

/** A day, which a job may wait for its runner, beyond the longest that the campaign's runs can take on one host. */
export const daysOfRuns = ({ expected: { worstSeconds } }: Plan): number =>
  Math.min(MOST_DAYS, 1 + Math.ceil(worstSeconds / SECONDS_A_DAY))

/**
 * Brings the campaign's wanted parts from the run's artifacts into its folder. Returns how many there were. Of one that can't
 * be taken nothing is.
 */
export async function fetchParts(
  store: ArtifactStore,
  campaign: string,
  isWanted: (part: Part) => boolean,
  logger: Logger,
  { onRefused, handedOn }: Fetching = {},
): Promise<number> {
  const wanted = [...lastCopies(await store.list())].flatMap(([name, artifact]) => {
    const part = parsePartName(campaign, name)
    return part !== null && isWanted(part) ? [{ artifact, part }] : []
  })
  let refused = 0
  for (const batch of batchesOf(wanted, DOWNLOADS_AT_ONCE)) {
    const taking = batch.map(async ({ artifact, part }) => {
      try {
        const hash = await fetchPart(store, campaign, artifact, part)
        handedOn?.set(partName(campaign, part), hash)
      } catch (error) {
        if (!isRefusal(error) || onRefused === undefined) throw error
        refused++
        onRefused(error, artifact.name)
      }
    })
    await Promise.all(taking)
  }
  logger.info(`took ${wanted.length - refused} artifacts into ${campaign}`)
  return wanted.length
}

/** Takes the plan from the run's artifacts, unless an earlier step of this job wrote it. */
export async function ensurePlan(store: ArtifactStore, campaign: string, logger: Logger): Promise<void> {
  if (await isPlanned(campaign)) return
  if ((await fetchParts(store, campaign, (part) => part.kind === 'plan', logger)) > 0) return
  throw new UserError(
    `There is no ${campaignFiles.plan(campaign)} and no artifact '${partName(campaign, { kind: 'plan' })}': run the action plan first, in this job or one that this job needs.`,
  )
}

/**
 * Takes what one job needs that runs a shard: the plan, its scripts, and the records of an earlier attempt. UserError where the
 * plan has no such shard. Returns the projects of its blocks.
 */
export async function fetchShard(
  store: ArtifactStore,
  campaign: string,
  shard: Shard,
  logger: Logger,
): Promise<ReadonlySet<string>> {
  await ensurePlan(store, campaign, logger)
  const plan = await readPlan(campaign)
  refuseOtherShards(plan, shard)
  const blocks = blocksOfShard(plan, shard)
  const isWanted = (part: Part): boolean => {
    if (part.kind === 'plan') return false
    if (part.kind === 'records') return isDeepStrictEqual(part.shard, shard)
    const { only } = part
    if (only === null) return true
    return blocks.some(({ project, model }) => project === only.project && (model === null || model === only.model))
  }
  await fetchParts(store, campaign, isWanted, logger)
  return new Set(blocks.map(({ project }) => project))
}

/** A job that ran untrusted code may have made this artifact: only files of the part are taken, and only valid ones. Returns a hash of them. */
async function fetchPart(
  store: ArtifactStore,
  campaign: string,
  artifact: StoredArtifact,
  part: Part,
): Promise<string> {
  await using scratch = await unpackArtifact(store, artifact, LARGEST_PART_BYTES)
  const { folder } = scratch
  const files = await listFiles(folder) // symbolic links are left out
  for (const path of files) await checkFile(folder, path, part, artifact)
  const taken = part.kind === 'records' ? await chooseRecordFiles(campaign, folder, files, part.shard, artifact) : files
  const missing: string[] = []
  for (const path of taken) if (!(await isThere(folder, campaign, path))) missing.push(path)
  for (const path of missing) await copyBelow(folder, campaign, path)
  return await hashFiles(folder, taken) // before the folder is removed
}

/** Whether an earlier step of this job has brought or made the same file. UserError where it is another one. */
async function isThere(folder: string, campaign: string, path: string): Promise<boolean> {
  const there = await hashBelow(campaign, path)
  if (there === null || there === (await hashBelow(folder, path))) return there !== null
  throw new UserError(`${join(campaign, path)} is another file than the artifact's: it is not replaced.`, 3)
}

async function checkFile(folder: string, path: string, part: Part, artifact: StoredArtifact): Promise<void> {
  if (!isFileOfPart(part, path)) throw refuseArtifact(artifact.name, `'${path}' is no file of such a part`)
  await checkDocument(folder, path)
}

/**
 * Record files that a job may hand over. It can't speak for another: records of another shard's blocks are refused, and logs
 * that no record names, as a killed job leaves them, stay out.
 */
async function chooseRecordFiles(
  campaign: string,
  folder: string,
  files: readonly string[],
  shard: Shard,
  artifact: StoredArtifact,
): Promise<string[]> {
  const isRecords = (path: string) => parseSharedPath(path)?.kind === 'records'
  const plan = await readPlan(campaign)
  const count = countShards(plan)
  if (shard.count !== count) throw refuseArtifact(artifact.name, `the campaign is planned in ${count} shards`)
  const orders = new Map(blocksOfShard(plan, shard).map(({ id, order }) => [id, new Set(order.map(memberKey))]))
  const logs = new Set<string | null>()
  for (const path of files.filter(isRecords)) {
    for await (const record of streamRecordFile(folder, path)) {
      const { id, block, variant, shim, log } = record
      if (!orders.get(block)?.has(memberKey(record))) {
        throw refuseArtifact(
          artifact.name,
          `record ${id} is of '${variant}' (${shim}) in block '${block}', which is none of this shard's`,
        )
      }
      if (!isNamedByContent(record))
        throw refuseArtifact(artifact.name, `record ${id} or its log has a name that is not its own`)
      logs.add(log)
    }
  }
  return files.filter((path) => isRecords(path) || logs.has(path))
}

/** Later steps tell records apart by id, and a log lies under it: another's id would take the other's place. */
function isNamedByContent(record: RunRecord): boolean {
  const { id, log } = record
  return id === recordId(record) && (log === null || log === campaignFiles.log('', id))
}
