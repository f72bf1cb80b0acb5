import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../base/errors.ts'
import { readJsonLines } from '../base/jsonl.ts'
import { type RunRecord, runRecord } from '../schema/record.ts'

export interface RecordFile {
  readonly path: string
  readonly items: readonly RunRecord[]
  /** Lines that a killed writer left unfinished; they are not among the items. */
  readonly torn: number
}

/** The records of a campaign, one shard's file at a time, sorted by name; nothing where there is no such folder yet. */
export async function* readRecordFiles(folder: string): AsyncGenerator<RecordFile> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  for (const name of names.filter((each) => each.endsWith('.jsonl')).sort()) {
    const path = join(folder, name)
    yield { path, ...(await readJsonLines(path, runRecord)) }
  }
}

/** All of them at once. */
export async function readRecords(folder: string): Promise<RunRecord[]> {
  const records: RunRecord[] = []
  for await (const { items } of readRecordFiles(folder)) records.push(...items)
  return records
}
