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

/** All of them at once, of the files whose names are `wanted`. */
export async function readRecords(
  folder: string,
  wanted: (fileName: string) => boolean = () => true,
): Promise<RunRecord[]> {
  const records: RunRecord[] = []
  for (const path of await listRecordFiles(folder, wanted)) {
    for await (const record of streamJsonLines(path, runRecord, () => {})) records.push(record)
  }
  return records
}

async function listRecordFiles(folder: string, wanted: (fileName: string) => boolean = () => true): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw errorCode(error) === 'ENOTDIR' ? new UserError(`${folder} is a file, and should be a folder.`) : error
  })
  const files = names.filter((each) => each.endsWith('.jsonl') && wanted(each)).sort()
  return files.map((name) => join(folder, name))
}
