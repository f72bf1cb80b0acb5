import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { runPlan } from '../../src/actions/plan.ts'
import { readPlan, readSchedule } from '../../src/campaign/documents.ts'
import { blocksOfShard } from '../../src/planning/shards.ts'
import { renderSchedule } from '../../src/report/text/forecast.ts'
import type { planInputs } from '../../src/schema/options/plan-options.ts'
import { writtenShard } from '../../src/schema/options/shard.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeAnswers, makeDataset } from '../support/tiny-dataset.ts'

async function run(given: Omit<z.input<typeof planInputs>, 'campaign'>, env: NodeJS.ProcessEnv = process.env) {
  const campaign = join(await makeFolder(), 'campaign')
  const dataset = await makeDataset({ one: {}, two: { manifest: { needs: { gpu: true } } }, three: {} })
  const answers = await makeAnswers({ 'one/assisted/a': '1', 'two/assisted/a': '1', 'three/assisted/a': '1' })
  const inputs = { campaign, dataset, answers, artifacts: false, ...given }
  const { context, lines } = makeContext(env)
  const openArtifacts = () => Promise.reject(new Error('no artifacts here'))
  const outputs = await runPlan(inputs, { ...context, openArtifacts })
  const matrices: { include: { shard: string; 'runs-on': string[] }[] }[] = JSON.parse(
    String(outputs['benchmark-matrices']),
  )
  const planned = await readPlan(campaign)
  return { outputs, planned, lines, campaign, matrices, jobs: matrices.flatMap(({ include }) => include) }
}

it('a plan holds the shards that its matrix names, and together they are all of it', async () => {
  const { planned, jobs, outputs } = await run({})
  expect(outputs['benchmark-matrix']).toBe(JSON.stringify({ include: jobs }))
  expect(planned.shards).toHaveLength(3)
  const blocks = jobs.flatMap(({ shard }) => blocksOfShard(planned, writtenShard.parse(shard)).map(({ id }) => id))
  expect(blocks.sort()).toEqual(planned.blocks.map(({ id }) => id).sort())
})

it('a hosts file gives each shard the labels of a host that has what it needs', async () => {
  const folder = await makeFolder({ 'hosts.yaml': '- labels: [small]\n- { labels: [big, gpu], gpu: true }\n' })
  const { planned, jobs, lines, campaign } = await run({ hosts: join(folder, 'hosts.yaml') })
  const labels = jobs.map(({ shard, 'runs-on': runsOn }) => [
    blocksOfShard(planned, writtenShard.parse(shard))[0]?.project,
    runsOn.at(-1),
  ])
  expect(Object.fromEntries(labels)).toEqual({ one: 'small', two: 'gpu', three: 'small' })
  const schedule = await readSchedule(campaign)
  expect(schedule?.waves).toMatchObject([{ jobs: 3 }])
  expect(lines).toEqual(expect.arrayContaining(schedule === null ? [] : renderSchedule(schedule)))
})

it('one shard is for a workflow of one job', async () => {
  const { planned, jobs } = await run({ shards: 1 })
  expect(jobs.map(({ shard }) => shard)).toEqual(['1/1'])
  expect(planned.shards).toHaveLength(1)
})

it('all attempts of a run of the workflow draw one order, and another run draws another', async () => {
  const seedOf = async (id: string | undefined, given = {}) =>
    (await run(given, { ...process.env, GITHUB_RUN_ID: id })).planned.options.seed
  const first = await seedOf('17000000001')
  expect(await seedOf('17000000001')).toBe(first)
  expect(await seedOf('17000000002')).not.toBe(first)
  expect(await seedOf('17000000001', { seed: 7 })).toBe(7)
  expect(await seedOf(undefined)).not.toBe(await seedOf(undefined))
})
