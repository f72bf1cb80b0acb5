import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listDetectableEffects } from '../../src/analysis/diagnostics/detectable-effects.ts'
import { readJson, writeJson } from '../../src/base/files/files.ts'
import { readPlan } from '../../src/campaign/documents.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { type PlanOptions, plan } from '../../src/commands/plan.ts'
import { blocksOfShard } from '../../src/planning/shards.ts'
import { renderSchedule } from '../../src/report/text/forecast.ts'
import { renderShares } from '../../src/report/text/planned-work.ts'
import { groupKey } from '../../src/schema/campaign/plan.ts'
import { schedule as scheduleSchema } from '../../src/schema/campaign/schedule.ts'
import { writtenShard } from '../../src/schema/options/shard.ts'
import { analyse, makePlan as makeCampaignPlan, makeRecords, noise } from '../analysis/factory.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeAnswers, makeDataset } from '../support/tiny-dataset.ts'

const needing = (needs: Readonly<Record<string, unknown>>) => ({ manifest: { needs } })

async function prepare(hosts: string | null, changes: Partial<PlanOptions> = {}) {
  const dataset = await makeDataset({
    plain: {},
    slow: needing({ typicalSeconds: 60, timeoutSeconds: 300 }),
    graphics: needing({ gpu: true, memoryGiB: 16 }),
  })
  const answers = await makeAnswers({ 'plain/assisted/m': '1', 'slow/assisted/m': '1', 'graphics/assisted/m': '1' })
  const folder = await makeFolder(hosts === null ? {} : { 'hosts.yaml': hosts })
  const { context, lines } = makeContext()
  const campaign = join(folder, 'campaign')
  const machines = hosts === null ? {} : { hosts: join(folder, 'hosts.yaml') }
  const options = { campaign, dataset, answers, ...machines, ...changes }
  return { campaign, lines, plan: () => plan(options, context) }
}

const HOSTS = `
- { name: rack, labels: [self-hosted, energy], rapl: true, memoryGiB: 8, count: 2 }
- { name: big, labels: [self-hosted, gpu], gpu: true, memoryGiB: 32 }
`

it('tells who runs what before anything starts, and writes it down', async () => {
  const { plan, campaign, lines } = await prepare(HOSTS)
  const planned = await plan()
  const schedule = await readJson(campaignFiles.schedule(campaign), scheduleSchema)
  expect(schedule.shards.map(({ host, groups }) => [host, groups])).toEqual([
    // The slow project alone would keep one of three machines busy for longer than its share.
    ['rack', ['slow/m', 'slow/m/4', 'plain/m']],
    ['rack', ['slow/m/2', 'slow/m/3', 'slow/m/5']],
    ['big', ['graphics/m']],
  ])
  for (const { shard, groups, runs } of schedule.shards) {
    const blocks = blocksOfShard(planned, writtenShard.parse(shard))
    expect(new Set(blocks.map(groupKey))).toEqual(new Set(groups))
    expect(blocks.flatMap(({ order }) => order)).toHaveLength(runs)
  }
  expect(schedule.hosts).toMatchObject([
    { name: 'rack', machines: 2, shards: 2, projects: 2, groups: 6, runs: 84, ...inHours(0.887, 0.4626) },
    { name: 'big', machines: 1, shards: 1, projects: 1, groups: 1, runs: 36, ...inHours(0.0731, 0.0731) },
  ])
  expect(schedule.shards[1]).toMatchObject({ shard: '2/3', runs: 27 })
  expect(schedule.assumed).toMatchObject({ runSeconds: 6, projectsWithTypicalSeconds: 1 })
  expect(schedule.total).toMatchObject({ seconds: hours(0.96), elapsedSeconds: hours(0.4626) })
  expect(schedule.total.balance).toBeCloseTo(1.45, 2)
  expect(schedule.detectable).toMatchObject([{ source: 'assumed', repetitions: 10, change: expect.closeTo(0.05, 3) }])
  expect(schedule.disk).toMatchObject({ locks: 1, environmentBytes: 450 * 1024 ** 2 })
  expect(lines.slice(-renderSchedule(schedule).length)).toEqual(renderSchedule(schedule))
})

const hours = (value: number) => expect.closeTo(value * 3600, -1.3)
const inHours = (expected: number, longest: number) => ({
  expectedSeconds: hours(expected),
  longestSeconds: hours(longest),
})

it('names a project that nobody can run, and plans nothing', async () => {
  const { plan, campaign } = await prepare('- { labels: [energy], rapl: true }')
  await expect(plan()).rejects.toMatchObject({
    exitCode: 1,
    message:
      'No host fits:\n  graphics needs gpu, 16 GiB of memory\n' +
      "Add one to the hosts file, or leave these projects out with 'projects'.",
  })
  await expect(access(campaign)).rejects.toThrow('ENOENT')
})

it('takes the number of shards that is asked for, of no more than there are projects and models', async () => {
  const { plan } = await prepare(null, { shards: 2 })
  expect((await plan()).shards).toEqual([['slow/m'], ['graphics/m', 'plain/m']])
  const more = await prepare(null, { shards: 9 })
  expect((await more.plan()).shards).toHaveLength(3)
  const shares = renderShares(await readPlan(more.campaign), { campaign: more.campaign, asked: 9, isScheduled: false })
  expect(more.lines.slice(-2)).toEqual(shares)
})

it.each([
  ['- { name: a, label: [x] }', '0.labels'],
  ['- { labels: [x], count: 0 }', '0.count'],
  ['- { labels: [x]', 'is not YAML'],
  ['hosts: [{ labels: [x] }]', 'expected array'],
  ['', 'expected array'],
])('shows the form of a hosts file where it is %j, and plans nothing', async (hosts, fault) => {
  const { plan, campaign } = await prepare(hosts)
  const told = await plan().catch((error: unknown) => error)
  expect(told).toMatchObject({ name: 'UserError', exitCode: 2, message: expect.stringContaining(fault) })
  expect(told).toMatchObject({ message: expect.stringMatching(/\n- \{ name: rack, labels: \[/) })
  await expect(access(campaign)).rejects.toThrow('ENOENT')
})

it('promises no change to be seen where repetitions are too few for a verdict', async () => {
  expect(
    (await listDetectableEffects({ repetitions: 4, smallestEffect: 2, sessions: 1 }, undefined)).map(
      ({ change }) => change,
    ),
  ).toEqual([null])
  expect(
    (await listDetectableEffects({ repetitions: 5, smallestEffect: 2, sessions: 1 }, undefined))[0]?.change,
  ).toBeGreaterThan(0)
  const { plan, campaign } = await prepare(HOSTS, { repetitions: 2 })
  await plan()
  const { detectable } = await readJson(campaignFiles.schedule(campaign), scheduleSchema)
  expect(detectable).toMatchObject([{ repetitions: 2, change: null }])
})

it('takes the noise of a campaign, where that has an analysis', async () => {
  const measured = makeCampaignPlan({ repetitions: 30 })
  const records = makeRecords(measured, ({ random }) => ({ cpuSeconds: noise(random, 0.1) }))
  const earlier = await makeFolder()
  await writeJson(campaignFiles.analysis(earlier), analyse(measured, records))
  const effects = await listDetectableEffects({ repetitions: 10, smallestEffect: 2, sessions: 1 }, earlier)
  const cpu = effects.find(({ quantity }) => quantity === 'cpu')
  // 30 blocks of two scripts, each 10 % noisy: neighbours differ by √2 times that; a verdict lies beyond half the interval of 10
  // pairs, t(0.975) errors, and 80 % see it a little more than t(0.975) + t(0.8) errors beyond that.
  expect(cpu?.noise).toBeGreaterThan(0.08)
  expect(cpu?.noise).toBeLessThan(0.2)
  const errors = ((2.262157 + 0.883404) * (cpu?.noise ?? 0)) / Math.sqrt(10)
  const floor = Math.expm1((2.262157 * (cpu?.noise ?? 0)) / Math.sqrt(10))
  const log = -Math.log(1 - (cpu?.change ?? 0)) - Math.log1p(floor)
  expect(log / errors).toBeGreaterThan(1)
  expect(log / errors).toBeLessThan(1.1)
  const { plan } = await prepare(HOSTS, { noiseFrom: '/nowhere' })
  await expect(plan()).rejects.toThrow('There is no /nowhere/analysis.json')
})
