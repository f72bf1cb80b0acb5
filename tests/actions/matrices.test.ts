import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blocksOfShard, parseShard } from '../../src/benchmark/shards.ts'
import { readHostsFile } from '../../src/github/hosts-file.ts'
import { benchmarkMatrix, generateMatrix } from '../../src/github/matrices.ts'
import type { Plan } from '../../src/schema/plan.ts'
import { makePlan } from './make-plan.ts'

const anywhere = [{ labels: ['ubuntu-latest'], rapl: true, gpu: true }]

/** The groups project/model whose blocks a matrix runs, one entry a job. */
const groupsOf = (plan: Plan, matrix: readonly { shard: string }[]) =>
  matrix.map(({ shard }) => [
    ...new Set(blocksOfShard(plan, parseShard(shard)).map((block) => `${block.project}/${block.model}`)),
  ])

test('a job each project and model', async () => {
  const plan = await makePlan(['iris', 'wine'], ['a', 'b'])
  expect(generateMatrix(plan).map(({ only }) => only)).toEqual(['iris/a', 'iris/b', 'wine/a', 'wine/b'])
  const matrix = benchmarkMatrix(plan, anywhere)
  expect(matrix[1]).toEqual({ name: 'iris/b', shard: '2/4', 'runs-on': ['ubuntu-latest'] })
  expect(groupsOf(plan, matrix)).toEqual(matrix.map(({ name }) => [name]))
})

test('more than the limit is packed, and every pair is in one job', async () => {
  const plan = await makePlan(['p1', 'p2', 'p3', 'p4', 'p5'], ['a', 'b'])
  const matrix = benchmarkMatrix(plan, anywhere, 4)
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

test('no model, no job that generates', async () => {
  const plan = await makePlan(['iris'], [])
  expect(generateMatrix(plan)).toEqual([])
  expect(benchmarkMatrix(plan, anywhere).map(({ name }) => name)).toEqual(['iris/all'])
})

describe('hosts', () => {
  const hosts = [
    { labels: ['self-hosted', 'energy'], rapl: true, gpu: false, memoryGiB: 16 },
    { labels: ['self-hosted', 'gpu'], rapl: true, gpu: true, memoryGiB: 64 },
    { labels: ['ubuntu-latest'], rapl: false, gpu: false },
  ]

  test('each shard gets a runner that has what its project needs', async () => {
    const plan = await makePlan(['plain', 'rapl', 'gpu', 'big'], ['a'], {
      rapl: { rapl: true },
      gpu: { gpu: true },
      big: { rapl: true, memoryGiB: 32 },
    })
    expect(benchmarkMatrix(plan, hosts).map((job) => job['runs-on'].at(-1))).toEqual(['energy', 'energy', 'gpu', 'gpu'])
  })

  test('alike ones share the work', async () => {
    const pool = [1, 2].map((n) => ({ labels: [`host-${n}`], rapl: false, gpu: false }))
    const plan = await makePlan(['a', 'b', 'c'], ['m'])
    expect(benchmarkMatrix(plan, pool).map((job) => job['runs-on'][0])).toEqual(['host-1', 'host-2', 'host-1'])
  })

  test('a need that none has is an error that names it', async () => {
    const plan = await makePlan(['huge'], ['a'], { huge: { memoryGiB: 128, gpu: true } })
    const few = hosts.filter((host) => host.memoryGiB !== undefined)
    expect(() => benchmarkMatrix(plan, few)).toThrow(/No runner fits:\n {2}huge needs gpu, 128 GiB of memory/)
  })

  test('the file', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'hosts-')), 'hosts.yaml')
    await writeFile(path, '- labels: [self-hosted, linux]\n  rapl: true\n- labels: [ubuntu-latest]\n')
    expect(await readHostsFile(path)).toEqual([
      { labels: ['self-hosted', 'linux'], rapl: true, gpu: false },
      { labels: ['ubuntu-latest'], rapl: false, gpu: false },
    ])
    await writeFile(path, '- labels: []\n')
    await expect(readHostsFile(path)).rejects.toThrow(/hosts.yaml is not valid:\n {2}0.labels/)
    await expect(readHostsFile(`${path}.no`)).rejects.toThrow('There is no hosts file')
  })
})
