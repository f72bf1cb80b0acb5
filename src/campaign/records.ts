import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { appendJsonLine, streamJsonLines } from '../base/files/jsonl.ts'
import { listBelow } from '../base/files/untrusted-files.ts'
import { makeWritableBelow } from '../base/files/untrusted-writing.ts'
import { boundTexts } from '../base/text/clean-text.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import { LONGEST_TEXT } from '../schema/common.ts'
import { LONGEST_ERROR_TYPE, LONGEST_TRACEBACK } from '../schema/measurement/execution.ts'
import { type RunRecord, runRecord } from '../schema/measurement/record.ts'
import type { Shard } from '../schema/options/shard.ts'
import { campaignFiles, parseRecordsName } from './paths.ts'

/** Whether to read a file, by its name. */
type Choice = (fileName: string) => boolean

/**
 * The records of a campaign, one at a time, file by file in the order of their names; nothing where there are none yet.
 * `onTorn` is told the file of each line that a killed writer left unfinished.
 */
export async function* streamRecords(
  campaign: string,
  onTorn: (path: string) => void = () => {},
  isWanted: Choice = () => true,
): AsyncGenerator<RunRecord, void, void> {
  const folder = campaignFiles.records('')
  for (const { name } of (await listBelow(campaign, folder)) ?? []) {
    if (!name.endsWith('.jsonl') || !isWanted(name)) continue
    const path = join(campaign, folder, name)
    yield* streamRecordFile(campaign, join(folder, name), () => onTorn(path))
  }
}

/** `path`: relative to the campaign's folder. */
export const streamRecordFile = (
  campaign: string,
  path: string,
  onTorn = () => {},
): AsyncGenerator<RunRecord, void, void> => streamJsonLines(join(campaign, path), runRecord, onTorn, campaign)

/** The records that a shard goes on from. Only files of other shards are left out, as far as their names tell. */
export async function readShardRecords(
  campaign: string,
  plan: Pick<Plan, 'shards'>,
  shard: Shard,
): Promise<RunRecord[]> {
  const records: RunRecord[] = []
  const isWanted = (name: string) => mayHoldShard(name, shard, plan)
  for await (const record of streamRecords(campaign, undefined, isWanted)) records.push(record)
  return records
}

/**
 * Whether a file of that name can hold records of this shard. False only where the plan fixes the shards and the name says
 * that it is of another one: those never hold the same blocks.
 */
function mayHoldShard(fileName: string, shard: Shard, { shards }: Pick<Plan, 'shards'>): boolean {
  const named = parseRecordsName(fileName)
  if (shards === null || shard.count === 1 || named?.count !== shards.length) return true
  return named.index === shard.index
}

/**
 * A new file for the records that this process makes of a shard. Each is synced before the next run begins. UserError where
 * nothing can be written there.
 */
export async function openRecords(campaign: string, shard: Shard): Promise<(record: RunRecord) => Promise<void>> {
  await makeWritableBelow(campaign, campaignFiles.records(''))
  const path = campaignFiles.shardRecords(campaign, shard, randomBytes(4).toString('hex'))
  return (record) => appendJsonLine(path, boundRecord(record), campaign)
}

/** A record with all that a run or a machine said of itself as its format takes it: printable, and no longer than it may be. */
export const boundRecord = (record: RunRecord): unknown =>
  boundTexts(record, LONGEST_TEXT, { errorType: LONGEST_ERROR_TYPE, tracebackTail: LONGEST_TRACEBACK })
