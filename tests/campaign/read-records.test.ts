import { join } from 'node:path'
import { expect, it } from 'vitest'
import { appendJsonLine } from '../../src/base/jsonl.ts'
import { readRecords } from '../../src/campaign/read-records.ts'
import { makePlan, makeRecords } from '../analysis/factory.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

it("reads every shard's records and nothing else", async () => {
  const [a, b] = makeRecords(makePlan({ repetitions: 1 }), () => ({}))
  const folder = await makeFolder()
  await appendJsonLine(join(folder, '1-of-2-a.jsonl'), a)
  await appendJsonLine(join(folder, '2-of-2-b.jsonl'), b)
  await writeFiles(folder, { 'notes.txt': 'no record', '1-of-2-c.jsonl': '{"torn": ' })
  expect(await readRecords(folder)).toEqual([a, b])
  expect(await readRecords(join(folder, 'none'))).toEqual([])
})
