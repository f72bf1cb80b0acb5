import { join } from 'node:path'
import { expect, it } from 'vitest'
import { appendJsonLine } from '../../src/base/files/jsonl.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { openRecords, readShardRecords } from '../../src/campaign/records.ts'
import type { Plan } from '../../src/schema/campaign/plan.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'
import { type Shard, WHOLE_CAMPAIGN } from '../../src/schema/options/shard.ts'
import { makePlan, makeRecords } from '../analysis/factory.ts'
import { readRecords } from '../support/records.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

it("reads every shard's records and nothing else", async () => {
  const [a, b] = makeRecords(makePlan({ repetitions: 1 }), () => ({}))
  const campaign = await makeFolder()
  expect(await readRecords(campaign)).toEqual([])
  const records = campaignFiles.records(campaign)
  await appendJsonLine(join(records, '1-of-2-a.jsonl'), a)
  await appendJsonLine(join(records, '2-of-2-b.jsonl'), b)
  await writeFiles(records, { 'notes.txt': 'no record', '1-of-2-c.jsonl': '{"torn": ' })
  expect(await readRecords(campaign)).toEqual([a, b])
})

it('leaves out the files of other shards only where the plan fixes the shards', async () => {
  const campaign = await makeFolder()
  const records = makeRecords(makePlan({ repetitions: 3 }), () => ({}))
  const shards = [WHOLE_CAMPAIGN, { index: 1, count: 2 }, { index: 1, count: 3 }, { index: 2, count: 3 }]
  for (const [index, shard] of shards.entries()) {
    const keep = await openRecords(campaign, shard)
    await keep({ ...record(records, index), id: `${shard.index}/${shard.count}` })
  }
  await appendJsonLine(join(campaignFiles.records(campaign), 'old.jsonl'), { ...record(records, 4), id: 'old' })
  const read = async (shard: Shard, plan: Pick<Plan, 'shards'>) =>
    (await readShardRecords(campaign, plan, shard)).map(({ id }) => id).sort()
  const all = ['1/1', '1/2', '1/3', '2/3', 'old']
  const fixed = { shards: [['a'], ['b'], ['c']] }
  expect(await read({ index: 2, count: 3 }, fixed)).toEqual(['1/1', '1/2', '2/3', 'old'])
  expect(await read(WHOLE_CAMPAIGN, fixed)).toEqual(all)
  expect(await read({ index: 2, count: 3 }, { shards: null })).toEqual(all)
})

it('says that a file lies where the folder of records should be', async () => {
  const campaign = await makeFolder({ records: '' })
  await expect(readRecords(campaign)).rejects.toMatchObject({ name: 'UserError' })
  await expect(openRecords(campaign, WHOLE_CAMPAIGN)).rejects.toMatchObject({ name: 'UserError' })
})

function record(records: readonly RunRecord[], index: number): RunRecord {
  const found = records[index]
  if (found === undefined) throw new Error('too few records')
  return found
}
