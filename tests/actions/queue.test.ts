import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseWorkflow } from '../../scripts/workflows.ts'
import { runPlan } from '../../src/actions/plan.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { readPlan, readSchedule } from '../../src/campaign/documents.ts'
import type { BenchmarkJob } from '../../src/github/matrices.ts'
import { blocksOfShard } from '../../src/planning/shards.ts'
import { LONGEST_WAIT_SECONDS } from '../../src/schema/campaign/schedule.ts'
import { writtenShard } from '../../src/schema/options/shard.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeAnswers, makeDataset } from '../support/tiny-dataset.ts'

interface Runner {
  readonly labels: readonly string[]
  freeAt: number
}

/** As GitHub hands out the jobs of matrices that follow each other: each to the first free runner that has all of its labels. */
function simulate(
  matrices: readonly (readonly BenchmarkJob[])[],
  runners: Runner[],
  secondsOf: (shard: string) => number,
) {
  const waits: number[] = []
  let start = 0
  for (const matrix of matrices) {
    for (const { shard, 'runs-on': labels } of matrix) {
      const suited = runners.filter((runner) => labels.every((label) => runner.labels.includes(label)))
      const [next] = suited.sort((a, b) => a.freeAt - b.freeAt)
      if (next === undefined) throw new Error(`no runner has ${labels.join(', ')}`)
      const begun = Math.max(start, next.freeAt)
      waits.push(begun - start)
      next.freeAt = begun + secondsOf(shard)
    }
    start = Math.max(...runners.map(({ freeAt }) => freeAt))
  }
  return { waits, seconds: start }
}

it('brings days of work to one RAPL host and one GPU host: no job waits for a day, GPU projects have the label', async () => {
  const needs = { memoryGiB: 1, timeoutSeconds: 7200, typicalSeconds: 3000, rapl: true }
  const slow = { manifest: { needs } }
  const graphics = { manifest: { needs: { ...needs, gpu: true } } }
  const dataset = await makeDataset({ a: slow, b: slow, c: slow, d: slow, g: graphics, h: graphics })
  const answers = await makeAnswers(Object.fromEntries([...'abcdgh'].map((slug) => [`${slug}/assisted/m`, '1'])))
  const folder = await makeFolder({
    'hosts.yaml': '- { labels: [rapl], rapl: true }\n- { labels: [rapl, gpu], rapl: true, gpu: true }\n',
  })
  const campaign = join(folder, 'c')
  const { context } = makeContext()
  const outputs = await runPlan(
    { campaign, dataset, answers, artifacts: false, hosts: join(folder, 'hosts.yaml'), repetitions: 20 },
    { ...context, openArtifacts: () => Promise.reject(new Error('no artifacts here')) },
  )
  const parts: { include: BenchmarkJob[] }[] = JSON.parse(String(outputs['benchmark-matrices']))
  const matrices = parts.map(({ include }) => include)
  const schedule = await readSchedule(campaign)
  const seconds = new Map(schedule?.shards.map(({ shard, expectedSeconds }) => [shard, expectedSeconds]))
  const runners = [
    { labels: ['rapl'], freeAt: 0 },
    { labels: ['rapl', 'gpu'], freeAt: 0 },
  ]
  const { waits, seconds: elapsed } = simulate(matrices, runners, (shard) => seconds.get(shard) ?? Number.NaN)
  expect(elapsed).toBeGreaterThan(3 * LONGEST_WAIT_SECONDS) // queued all at once some would wait too long
  expect(Math.max(...waits)).toBeLessThan(LONGEST_WAIT_SECONDS)

  const plan = await readPlan(campaign)
  for (const { shard, 'runs-on': labels } of matrices.flat()) {
    const projects = blocksOfShard(plan, writtenShard.parse(shard)).map(({ project }) => project)
    if (projects.some((slug) => 'gh'.includes(slug))) expect(labels).toContain('gpu')
  }
})

it.each(['benchmark.yml', 'benchmark-shards.yml', 'finetune.yml', 'ml-bench.yml'])(
  '%s has nothing that cancels what waits',
  async (name) => {
    const text = await readFile(join(PACKAGE_ROOT, '.github/workflows', name), 'utf8')
    const { jobs, ...top } = parseWorkflow(text)
    expect([top, ...Object.values(jobs)].filter((each) => 'concurrency' in each)).toEqual([])
    const matrices = Object.values(jobs).flatMap(({ strategy }) => (strategy === undefined ? [] : [strategy]))
    expect(matrices.map((strategy) => strategy['fail-fast'])).toEqual(matrices.map(() => false))
  },
)
