import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { writeJson } from '../../src/base/files/files.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { analyse } from '../../src/commands/analyse.ts'
import { analysis } from '../../src/schema/analysis/analysis.ts'
import { silentLogger } from '../support/silent-logger.ts'
import { makePlan, makeProvenance, makeRecords, noise } from './factory.ts'

const context = { logger: silentLogger, env: {} }
const plan = makePlan({ projects: 2 })
const records = makeRecords(plan, ({ random }) => ({ cpuSeconds: noise(random) }))
const lines = (of: typeof records) => of.map((record) => `${JSON.stringify(record)}\n`).join('')
let campaign = ''

beforeEach(async () => {
  campaign = await mkdtemp(join(tmpdir(), 'greenml-analyse-'))
  await writeJson(campaignFiles.plan(campaign), plan)
})
afterEach(() => rm(campaign, { recursive: true }))

async function analyseTwice(): Promise<[string, string]> {
  const texts: string[] = []
  for (let i = 0; i < 2; i++) {
    await analyse({ campaign }, context)
    texts.push((await readFile(campaignFiles.analysis(campaign), 'utf8')).replace(/"createdAt": ?"[^"]*"/, ''))
  }
  return [texts[0] ?? '', texts[1] ?? '']
}

it('reads every shard’s records and provenance and writes the same bytes each time', async () => {
  await mkdir(campaignFiles.records(campaign))
  await writeFile(join(campaignFiles.records(campaign), 'shard-1.jsonl'), lines(records.slice(0, 30)))
  await writeFile(join(campaignFiles.records(campaign), 'shard-2.jsonl'), lines(records.slice(20)))
  await appendFile(join(campaignFiles.records(campaign), 'shard-2.jsonl'), '{"schemaVersion":1,"id":"to')
  const variant = 'project-1/assisted/replay/s1/i0'
  await writeJson(campaignFiles.variantProvenance(campaign, variant), makeProvenance(variant, { origin: 'recorded' }))
  const [first, second] = await analyseTwice()
  expect(first).toBe(second)
  const result = analysis.parse((await analyse({ campaign }, context)).analysis)
  expect(result.runs).toEqual({ planned: 48, recorded: 48, ok: 48 })
  expect(result.findings[0]).toMatchObject({ kind: 'torn-lines', numbers: { lines: 1 } })
  expect(result.headline.at(-2)).toEqual({ kind: 'origin', origin: 'recorded', models: ['replay'] })
})

it('analyses a campaign that has not begun and refuses one without a plan', async () => {
  expect((await analyse({ campaign }, context)).analysis.runs.recorded).toBe(0)
  await rm(campaignFiles.plan(campaign))
  await expect(analyse({ campaign }, context)).rejects.toThrow(/There is no .*plan\.json/)
})
