import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { RunCollector } from '../../src/analysis/runs/collected-runs.ts'
import { listPoints } from '../../src/analysis/runs/variant-observations.ts'
import { listVariantsInBlocks } from '../../src/analysis/runs/variants-in-blocks.ts'
import { readTextIfPresent } from '../../src/base/files/files.ts'
import { appendJsonLine } from '../../src/base/files/jsonl.ts'
import { listRemainingRuns } from '../../src/benchmark/resume.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { writeRunTable } from '../../src/planning/run-table.ts'
import { memberKey } from '../../src/schema/campaign/plan.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'
import { makePlan, makeRecords } from '../analysis/factory.ts'
import { readRecords } from '../support/records.ts'
import { makeRecordsCsv } from '../support/records-csv.ts'
import { makeFolder } from '../support/temporary.ts'

const plan = makePlan({ repetitions: 1 })
const VARIANT = 'project-1/assisted/replay/s1/i0'
const MEMBER = { variant: VARIANT, shim: 'as-is' } as const
const [block] = plan.blocks
const [run] = makeRecords(plan, () => ({ wallSeconds: 1, joules: 7, metric: 0.9 })).filter(
  ({ variant }) => variant === VARIANT,
)
if (block === undefined || run === undefined) throw new Error('unreachable')

/** Of each pair, two records of one run, the second counts. */
const pairs: Readonly<Record<string, readonly [Partial<RunRecord>, Partial<RunRecord>]>> = {
  'the higher attempt counts, whenever it started': [
    { attempt: 1, startedAt: '2026-02-02T00:00:00.000Z', id: 'b' },
    { attempt: 2, startedAt: '2026-02-01T00:00:00.000Z', id: 'a' },
  ],
  'of one attempt the one that started later counts': [
    { startedAt: '2026-02-01T00:00:00.000Z', id: 'b' },
    { startedAt: '2026-02-02T00:00:00.000Z', id: 'a' },
  ],
  'of zones of their own the later moment counts, whatever its text': [
    { startedAt: '2026-02-02T01:00:00.000+02:00', id: 'b' },
    { startedAt: '2026-02-01T23:30:00Z', id: 'a' },
  ],
  'of one attempt and one start the greater id counts': [{ id: 'a' }, { id: 'b' }],
}

/** What each reader makes of a campaign whose records lie in these files, in this order. */
async function readByAll(records: readonly RunRecord[]) {
  const campaign = await makeFolder()
  for (const [index, record] of records.entries()) {
    await appendJsonLine(join(campaignFiles.records(campaign), `${index}.jsonl`), record)
  }
  const read = await readRecords(campaign)
  const collector = new RunCollector(plan)
  for (const record of read) collector.add(record)
  const table = (await readTextIfPresent(await writeRunTable(campaign, plan))) ?? ''
  const rows: Record<string, string>[] = parse(table, { columns: true })
  const csv: Record<string, string>[] = parse(await makeRecordsCsv(read), { columns: true })
  const present = {
    stratum: run?.host.stratum ?? '',
    sandbox: null,
    meter: run?.energy[0]?.meter ?? null,
    scriptHashes: new Map([[VARIANT, run?.variantHash ?? null]]),
    repeatIf: 'contaminated' as const,
    repeatContaminated: 1,
  }
  const collected = collector.collect()
  const points = listVariantsInBlocks(plan, collected, new Map()).find(({ variant }) => variant.id === VARIANT)
  return {
    analysis: collected.measured.get(memberKey(MEMBER))?.get(block?.id ?? '')?.readings.wall.value,
    table: Number(rows.find((row) => row.mode === 'assisted')?.wall_seconds),
    csv: csv.map((row) => Number(row.exec_time_s)),
    points: points && listPoints(points).wall,
    resume: block && listRemainingRuns(block, read, present).find(({ variant }) => variant === VARIANT)?.attempt,
  }
}

it.each(Object.entries(pairs))('%s, for every reader and in any order of files', async (_, [earlier, later]) => {
  const records = [
    { ...run, ...earlier, wallSeconds: 99, flags: ['contaminated' as const], status: 'interrupted' as const },
    { ...run, ...later, wallSeconds: 2 },
  ]
  const expected = { analysis: 2, table: 2, csv: [2], points: [2], resume: undefined }
  expect(await readByAll(records)).toEqual(expected)
  expect(await readByAll(records.reverse())).toEqual(expected)
})

it('a run whose record that counts was interrupted is made again, though another of that attempt ended', async () => {
  const ended = { ...run, startedAt: '2026-02-01T00:00:00.000Z', wallSeconds: 2 }
  const interrupted = { ...run, startedAt: '2026-02-02T00:00:00.000Z', status: 'interrupted' as const, wallSeconds: 99 }
  for (const records of [
    [ended, interrupted],
    [interrupted, ended],
  ]) {
    expect(await readByAll(records)).toMatchObject({ csv: [99], table: 0, resume: 2 })
  }
})
