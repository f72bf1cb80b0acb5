import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { campaignFiles } from '../../../src/campaign/paths.ts'
import { streamRecords } from '../../../src/campaign/records.ts'
import { makeCampaign, readRuns } from '../../support/campaign.ts'
import { runCli } from '../../support/cli.ts'
import { makeAnswers, makeDataset } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const SCRIPT = 'import time\ntime.sleep(0.1)\nprint("GREENML_METRIC accuracy=0.5")\n'
const BARE = ['--sandbox', 'none', '--i-trust-this-code', '--idle-baseline', '0', '--repeat-contaminated', '0']

async function makeOne(repetitions: number, models: readonly string[]) {
  const dataset = await makeDataset({ one: { files: { 'main.py': SCRIPT } } })
  const answers = await makeAnswers(Object.fromEntries(models.map((model) => [`one/assisted/${model}`, SCRIPT])))
  const campaign = await makeCampaign({ dataset, answers, repetitions }, machine.env)
  const start = (...args: string[]) =>
    runCli(['benchmark', '--campaign', campaign, '--dataset', dataset, ...BARE, ...args], machine.env)
  return { campaign, start }
}

it('lets two processes run one campaign: the second waits, and finds what the first has done', async () => {
  const { campaign, start } = await makeOne(3, ['a', 'b'])
  const ended = await Promise.all([start(), start(), start('--shard', '1/2'), start('--shard', '2/2')])
  expect(ended.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0])
  const { planned, recorded } = await readRuns(campaign)
  expect(recorded).toEqual(planned)
  const said = ended.map(({ stderr }) => stderr)
  // Whoever comes last finds all done; of the two that were to do all of it one at least had to wait.
  expect(said.filter((text) => /waiting: another measurement/.test(text)).length).toBeGreaterThanOrEqual(1)
  expect(said.filter((text) => text.includes('are on record already')).length).toBeGreaterThanOrEqual(2)
  let torn = 0
  for await (const _ of streamRecords(campaign, () => torn++));
  expect(torn).toBe(0)
  // One file a process, and none of one that found nothing to do.
  expect((await readdir(campaignFiles.records(campaign))).length).toBeLessThanOrEqual(3)
})

it('never measures two campaigns of one host at the same time', async () => {
  const campaigns = await Promise.all([makeOne(2, ['a']), makeOne(2, ['b'])])
  const ended = await Promise.all(campaigns.map(({ start }) => start()))
  expect(ended.map(({ exitCode }) => exitCode)).toEqual([0, 0])
  const runs = await Promise.all(campaigns.map(({ campaign }) => readRuns(campaign)))
  const records = runs.flatMap((each) => each.records)
  expect(runs.map(({ recorded }) => recorded)).toEqual(runs.map(({ planned }) => planned))
  expect(records.filter(({ status }) => status !== 'ok')).toEqual([])
  const windows = records
    .map(({ startedAt, wallSeconds }) => ({
      from: Date.parse(startedAt),
      until: Date.parse(startedAt) + 1000 * (wallSeconds ?? Number.NaN),
    }))
    .sort((one, other) => one.from - other.from)
  // Both were begun before either had ended, or this would show nothing.
  expect(ended.some(({ stderr }) => stderr.includes('waiting: another measurement'))).toBe(true)
  for (const [index, { until }] of windows.entries()) {
    expect(until).toBeLessThanOrEqual(windows[index + 1]?.from ?? Number.POSITIVE_INFINITY)
  }
})
