import { cp, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compareNumbers, renamedSince1 } from '../../scripts/compare-numbers.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { readAnalysis } from '../../src/campaign/documents.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { analysis as analysisSchema } from '../../src/schema/analysis.ts'
import { provenance } from '../../src/schema/provenance.ts'
import { runCli } from '../support/cli.ts'
import { makeFolder } from '../support/temporary.ts'

const FIXTURE = join(PACKAGE_ROOT, 'tests', 'fixtures', 'campaign-of-format-1')
const unzip = async (name: string) => gunzipSync(await readFile(join(FIXTURE, name))).toString('utf8')

let campaign: string
let dataset: string

/** `runs`: of how many the records are there. `drawsOrWaits`: what is known of the scripts, as nobody looked then. */
async function unpack(runs = Number.POSITIVE_INFINITY, drawsOrWaits: false | null = null): Promise<void> {
  const folder = await makeFolder()
  campaign = join(folder, 'campaign')
  dataset = join(folder, 'dataset')
  for (const part of ['plan.json', 'variants']) await cp(join(FIXTURE, part), join(campaign, part), { recursive: true })
  for await (const path of glob(join(campaign, 'variants/**/*.json'))) {
    const told = provenance.parse(JSON.parse(await readFile(path, 'utf8')))
    if (drawsOrWaits !== null) await writeFile(path, JSON.stringify({ ...told, drawsOrWaits }))
  }
  await cp(join(PACKAGE_ROOT, 'dataset'), dataset, { recursive: true })
  await cp(join(FIXTURE, 'dataset'), dataset, { recursive: true })
  await mkdir(campaignFiles.records(campaign))
  const lines = (await unzip('records.jsonl.gz')).trimEnd().split('\n').slice(0, runs)
  await writeFile(campaignFiles.shardRecords(campaign, { index: 1, count: 1 }, '0a1b2c3d'), `${lines.join('\n')}\n`)
}

describe('a campaign of format 1', () => {
  it('gives every number that its own version found, and a report; its analysis.json is made anew', async () => {
    await unpack(undefined, false)
    const made = await runCli(['analyse', '--campaign', campaign, '--dataset', dataset])
    expect(made).toMatchObject({ exitCode: 0 })
    const before = z.record(z.string(), z.number()).parse(JSON.parse(await unzip('numbers.json.gz')))
    const path = campaignFiles.analysis(campaign)
    const analysis: unknown = JSON.parse(await readFile(path, 'utf8'))
    const { same, different, gone } = compareNumbers(new Map(Object.entries(before)), analysis, renamedSince1)
    expect({ different, gone }).toEqual({ different: [], gone: [] })
    expect(same).toBeGreaterThan(3000)
    expect(await runCli(['report', '--campaign', campaign])).toMatchObject({ exitCode: 0 })
    expect(await readFile(join(campaignFiles.report(campaign), 'report.md'), 'utf8')).toContain('energy')

    await writeFile(path, JSON.stringify({ ...z.looseObject({}).parse(analysis), schemaVersion: 1 }))
    expect(await runCli(['report', '--campaign', campaign])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/older version.*greenml analyse/s),
    })
  })

  it('compares no answer with the code without plots, since answers then ran with theirs', async () => {
    await unpack()
    expect(await runCli(['analyse', '--campaign', campaign])).toMatchObject({ exitCode: 0 })
    const { variants } = analysisSchema.parse(JSON.parse(await readFile(campaignFiles.analysis(campaign), 'utf8')))
    const answers = variants.filter(({ model }) => model !== null)
    const baselines = answers.flatMap(({ ratios }) => ratios.cpu.map(({ baseline }) => baseline))
    expect(baselines.length).toBeGreaterThan(0)
    expect(new Set(baselines)).toEqual(new Set(['original']))
  })

  it('is not gone on with: its runs were ordered and named by other rules', async () => {
    await unpack(100)
    const made = await runCli(['analyse', '--campaign', campaign, '--dataset', dataset])
    expect(made.exitCode).toBe(0)
    const { runs } = await readAnalysis(campaign)
    expect(runs.recorded).toBeLessThan(runs.planned)
    const refused = await runCli(['benchmark', '--campaign', campaign, '--dataset', dataset])
    expect(refused).toMatchObject({ exitCode: 2, stderr: expect.stringMatching(/older version.*plan a new campaign/s) })
  })
})
