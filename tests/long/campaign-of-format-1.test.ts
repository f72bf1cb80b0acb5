import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { compareNumbers, flattenNumbers, renamedSince1, renamesOf } from '../../scripts/compare-numbers.ts'
import { readAnalysis } from '../../src/campaign/analysis-file.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { analysis as analysisSchema } from '../../src/schema/analysis/analysis.ts'
import { runCli } from '../support/cli.ts'
import { unpackCampaign, unzipFixture } from '../support/unpack-campaign.ts'

let campaign: string
let dataset: string

async function unpack(runs?: number, drawsOrWaits: false | null = null): Promise<void> {
  ;({ campaign, dataset } = await unpackCampaign(runs, drawsOrWaits))
}

/** Resamples of few pairs were drawn then, and all are taken now: an end of an interval lies a tenth elsewhere at most. */
function isNearEnd(difference: string): boolean {
  const [, before, now] = /\.interval\.\[[01]\]: (\S+) → (\S+)$/.exec(difference) ?? []
  return Math.abs(Math.log(Number(before) / Number(now))) < 0.1
}

describe('a campaign of format 1', () => {
  it('gives every number that its own version found, and a report; its analysis.json is made anew', async () => {
    await unpack(undefined, false)
    const made = await runCli(['analyse', '--campaign', campaign, '--dataset', dataset])
    expect(made).toMatchObject({ exitCode: 0 })
    const before = z.record(z.string(), z.number()).parse(JSON.parse(await unzipFixture('numbers.json.gz')))
    const path = campaignFiles.analysis(campaign)
    const analysis: unknown = JSON.parse(await readFile(path, 'utf8'))
    const { same, different, gone } = compareNumbers(new Map(Object.entries(before)), analysis, renamedSince1)
    // The best of several was the least reading then, which luck made too low.
    const others = different.filter((each) => !/\.draws\.\[[1-9]\]\.best\./.test(each) && !isNearEnd(each))
    expect({ others, gone }).toEqual({ others: [], gone: [] })
    expect(same).toBeGreaterThan(2900)
    const own = flattenNumbers(analysis)
    expect(compareNumbers(own, analysis, renamesOf(analysis))).toEqual({
      same: own.size,
      different: [],
      gone: [],
      added: [],
    })
    expect(renamesOf({ schemaVersion: 1 })).toBe(renamedSince1)
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
