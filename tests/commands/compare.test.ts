import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { compare } from '../../src/commands/compare.ts'
import { campaignComparison } from '../../src/schema/analysis/comparison.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'
import { makePlan, makeRecords, noise } from '../analysis/factory.ts'
import { runCli } from '../support/cli.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

const plan = makePlan({ projects: 6, repetitions: 8 })
const recordsOf = (seed: number, factor: number) =>
  makeRecords(
    plan,
    ({ model, random }) => ({ cpuSeconds: (model === null ? 1 : factor) * noise(random, 0.02), wallSeconds: 1 }),
    seed,
  )

/** A campaign's folder as `benchmark` leaves it. */
function writeCampaign(records: readonly RunRecord[]): Promise<string> {
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('')
  return makeFolder({ 'plan.json': JSON.stringify(plan), 'records/1.jsonl': lines })
}

it('prints the table, writes JSON and Markdown, and ends with 1 when a condition is met', async () => {
  const [before, after, out] = [
    await writeCampaign(recordsOf(1, 0.5)),
    await writeCampaign(recordsOf(2, 0.6)),
    await makeFolder(),
  ]
  const files = ['--json', join(out, 'c.json'), '--markdown', join(out, 'c.md')]
  const worse = await runCli(['compare', before, after, '--fail-on', 'wall,cpu:5%', ...files])
  expect(worse.exitCode).toBe(1)
  expect(worse.stdout).toMatch(/replay +assisted +CPU time +×0\.50 +×0\.60 +×1\.\d+ \(.*worse/)
  expect(worse.stdout).toContain('--fail-on wall: passed')
  expect(worse.stderr).toContain('--fail-on cpu:5% failed')
  const result = campaignComparison.parse(JSON.parse(await readFile(join(out, 'c.json'), 'utf8')))
  expect(result.groups[0]?.ratios.cpu.estimate).toBeCloseTo(1.2, 1)
  expect(await readFile(join(out, 'c.md'), 'utf8')).toContain('| replay | assisted | CPU time |')
  const better = await runCli(['compare', after, before, '--fail-on', 'cpu', '--json', '-'])
  expect(better.exitCode).toBe(0)
  expect(campaignComparison.parse(JSON.parse(better.stdout)).groups[0]?.ratios.cpu.verdict).toBe('better')
})

it('says what to do about folders that cannot be compared, and what could not be checked', async () => {
  const { context, lines } = makeContext()
  const whole = await writeCampaign(recordsOf(1, 0.5))
  const empty = await makeFolder()
  await expect(compare({ a: whole, b: empty }, context)).rejects.toThrow(
    /There is no .*plan\.json: name a folder that greenml plan/,
  )
  const published = await makeFolder({ 'published.json': '{}' })
  await expect(compare({ a: whole, b: published }, context)).rejects.toThrow(
    /is a published report, which holds no plan: greenml site shows it/,
  )
  const unrun = await writeCampaign([])
  await expect(compare({ a: unrun, b: whole }, context)).rejects.toThrow(
    `${unrun} has no measured runs yet: first run greenml benchmark --campaign ${unrun}`,
  )
  await expect(compare({ a: whole, b: whole, pair: ['old'] }, context)).rejects.toThrow(
    /--pair 'old' is not understood/,
  )
  await expect(compare({ a: whole, b: whole, failOn: 'speed' }, context)).rejects.toThrow(/--fail-on 'speed'/)
  const { failed } = await compare({ a: whole, b: whole, failOn: 'energy,cpu' }, context)
  expect(failed).toBe(true) // a gate that cannot see does not pass
  expect(lines).toEqual([expect.stringMatching(/^warning: --fail-on energy could not be checked: \w/)])
})

it('leaves the campaigns as they are', async () => {
  const folder = await writeCampaign(recordsOf(1, 0.5))
  await compare({ a: folder, b: folder }, makeContext().context)
  await expect(readFile(campaignFiles.analysis(folder))).rejects.toThrow('ENOENT')
})
