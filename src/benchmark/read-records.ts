import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, UserError } from '../base/errors.ts'
import { type JsonLines, readJsonLines, streamJsonLines } from '../base/jsonl.ts'
import { type RunRecord, runRecord } from '../schema/record.ts'

export interface RecordFile extends JsonLines<RunRecord> {
  readonly path: string
}

/** The records of a campaign, one shard's file at a time, sorted by name; nothing where there is no such folder yet. */
export async function* readRecordFiles(folder: string): AsyncGenerator<RecordFile> {
  for (const path of await listRecordFiles(folder)) yield { path, ...(await readJsonLines(path, runRecord)) }
}

/** The same, one record at a time, for readers that keep little of each; `onTorn` is told each line of a killed writer. */
export async function* streamRecords(folder: string, onTorn: () => void): AsyncGenerator<RunRecord, void, void> {
  for (const path of await listRecordFiles(folder)) yield* streamJsonLines(path, runRecord, onTorn)
}

/** All of them at once. */
export async function readRecords(folder: string): Promise<RunRecord[]> {
  const records: RunRecord[] = []
  for await (const record of streamRecords(folder, () => {})) records.push(record)
  return records
}

async function listRecordFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw errorCode(error) === 'ENOTDIR' ? new UserError(`${folder} is a file, and should be a folder.`) : error
  })
  const files = names.filter((each) => each.endsWith('.jsonl')).sort()
  return files.map((name) => join(folder, name))
}
