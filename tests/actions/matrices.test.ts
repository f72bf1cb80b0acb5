import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { benchmarkMatrices, generateMatrix, matricesOnLabels, writeMatrices } from '../../src/github/matrices.ts'
import { readHostsFile } from '../../src/planning/schedule/hosts-file.ts'
import { makeSchedule } from '../../src/planning/schedule/make-schedule.ts'
import { blocksOfShard, dealShards } from '../../src/planning/shards.ts'
import { groupKey, type Plan, plan as planSchema } from '../../src/schema/campaign/plan.ts'
import { type Host, host } from '../../src/schema/measurement/hosts.ts'
import { writtenShard } from '../../src/schema/options/shard.ts'
import { makeFolder } from '../support/temporary.ts'
import { makePlan } from './make-plan.ts'

const inShards = (plan: Plan, count: number) => planSchema.parse({ ...plan, shards: dealShards(plan, count) })

/** The groups project/model whose blocks a matrix runs, one entry a job. */
const groupsOf = (plan: Plan, matrix: readonly { shard: string }[]) =>
  matrix.map(({ shard }) => [...new Set(blocksOfShard(plan, writtenShard.parse(shard)).map(groupKey))])

it('a job each project and model', async () => {
  const plan = inShards(await makePlan(['iris', 'wine'], ['a', 'b']), 4)
  expect(generateMatrix(plan).map(({ only }) => only)).toEqual(['iris/a', 'iris/b', 'wine/a', 'wine/b'])
  const [matrix = []] = matricesOnLabels(plan, ['ubuntu-latest'])
  expect(matrix[1]).toEqual({ name: 'iris/b', shard: '2/4', 'runs-on': ['ubuntu-latest'] })
  expect(groupsOf(plan, matrix)).toEqual(matrix.map(({ name }) => [name]))
})

it('more than the limit is packed, and every pair is in one job', async () => {
  const plan = inShards(await makePlan(['p1', 'p2', 'p3', 'p4', 'p5'], ['a', 'b']), 4)
  const [matrix = []] = matricesOnLabels(plan, ['ubuntu-latest'])
  expect(matrix).toHaveLength(4)
  expect(groupsOf(plan, matrix).flat().sort()).toEqual(
    generateMatrix(plan)
      .map(({ only }) => only)
      .sort(),
  )
  expect(matrix[0]?.name).toBe('p1/a and 2 more')
  const generate = generateMatrix(plan, 3)
  expect(generate).toHaveLength(3)
  expect(generate.flatMap(({ only }) => only.split(','))).toHaveLength(10)
})

it('no model, no job that generates', async () => {
  const plan = inShards(await makePlan(['iris'], []), 1)
  expect(generateMatrix(plan)).toEqual([])
  expect(
    matricesOnLabels(plan, ['ubuntu-latest'])
      .flat()
      .map(({ name }) => name),
  ).toEqual(['iris/all'])
})

it('more shards than a matrix holds take several, and every shard is in one', async () => {
  const plan = inShards(await makePlan(['p1', 'p2', 'p3', 'p4', 'p5'], ['a', 'b']), 10)
  const matrices = matricesOnLabels(plan, ['ubuntu-latest'], 4)
  expect(matrices.map((matrix) => matrix.length)).toEqual([4, 4, 2])
  expect(matrices.flat().map(({ shard }) => shard)).toEqual(Array.from({ length: 10 }, (_, index) => `${index + 1}/10`))
})

it('lists that GitHub would not hand on are told before anything is asked or run', () => {
  const jobs = (count: number) => Array.from({ length: count }, () => ({ name: 'x'.repeat(50), shard: '1/9999' }))
  const few = { a: { include: jobs(100) }, b: [{ include: jobs(100) }] }
  expect(writeMatrices(few)).toEqual({ a: JSON.stringify(few.a), b: JSON.stringify(few.b) })
  expect(() => writeMatrices({ a: jobs(4000), b: jobs(4000) })).toThrow(/1(?:\.0+)? MiB of a job's outputs/)
  expect(() => writeMatrices({ a: jobs(4000) })).not.toThrow()
})

describe('hosts', () => {
  const make = (changes: Partial<Host>) => host.parse({ labels: ['self-hosted'], ...changes })
  const hosts = [
    make({ labels: ['self-hosted', 'energy'], rapl: true, memoryGiB: 16 }),
    make({ labels: ['self-hosted', 'gpu'], rapl: true, gpu: true, memoryGiB: 64 }),
    make({ labels: ['ubuntu-latest'], memoryGiB: 8 }),
  ]

  it('each shard gets a runner that has what its project needs', async () => {
    const plan = await makePlan(['plain', 'rapl', 'gpu', 'big'], ['a'], {
      rapl: { rapl: true },
      gpu: { gpu: true },
      big: { rapl: true, memoryGiB: 32 },
    })
    const [matrix = []] = benchmarkMatrices(makeSchedule(plan, hosts, { kind: 'waves', jobs: 256 }))
    const runners = Object.fromEntries(matrix.map((job) => [job.name, job['runs-on'].at(-1)]))
    expect(runners).toEqual({ 'plain/a': 'ubuntu-latest', 'rapl/a': 'energy', 'gpu/a': 'gpu', 'big/a': 'gpu' })
  })

  it('alike ones share the work', async () => {
    const pool = [1, 2].map((n) => make({ labels: [`host-${n}`] }))
    const plan = await makePlan(['a', 'b', 'c', 'd'], ['m'])
    const [matrix = []] = benchmarkMatrices(makeSchedule(plan, pool, { kind: 'waves', jobs: 256 }))
    expect(matrix.map((job) => job['runs-on'][0]).sort()).toEqual(['host-1', 'host-1', 'host-2', 'host-2'])
  })

  it('a need that none has is an error that names it', async () => {
    const plan = await makePlan(['huge', 'small'], ['a'], { huge: { memoryGiB: 128, gpu: true } })
    expect(() => makeSchedule(plan, hosts, { kind: 'machines' })).toThrow(
      /^No host fits:\n {2}huge needs gpu, 128 GiB of memory\nAdd one to the hosts file/,
    )
  })

  it('the file', async () => {
    const path = join(await makeFolder(), 'hosts.yaml')
    await writeFile(path, '- labels: [self-hosted, linux]\n  rapl: true\n- labels: [ubuntu-latest]\n  count: 20\n')
    expect(await readHostsFile(path)).toEqual([
      { labels: ['self-hosted', 'linux'], rapl: true, gpu: false, count: 1 },
      { labels: ['ubuntu-latest'], rapl: false, gpu: false, count: 20 },
    ])
    await writeFile(path, '- labels: []\n')
    await expect(readHostsFile(path)).rejects.toThrow(/hosts.yaml is not valid:\n {2}0.labels/)
    await writeFile(path, '- labels: [a, b]\n- labels: [a-b]\n')
    await expect(readHostsFile(path)).rejects.toThrow("two kinds of hosts are called 'a-b'")
    await expect(readHostsFile(`${path}.no`)).rejects.toThrow('There is no hosts file')
  })
})
