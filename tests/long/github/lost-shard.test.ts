import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAnalyse } from '../../../src/actions/analyse.ts'
import { runBenchmark } from '../../../src/actions/benchmark.ts'
import { runGenerate } from '../../../src/actions/generate.ts'
import { runPlan } from '../../../src/actions/plan.ts'
import { runReport } from '../../../src/actions/report.ts'
import { listFiles } from '../../../src/base/files/files.ts'
import { readAnalysis } from '../../../src/campaign/analysis-file.ts'
import { writtenShard } from '../../../src/schema/options/shard.ts'
import { folderStore } from '../../actions/folder-store.ts'
import { readRuns } from '../../support/campaign.ts'
import { makeContext } from '../../support/context.ts'
import { killOnceKept } from '../../support/killed-action.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'
import { makeDataset } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const ANSWER = 'print("GREENML_METRIC accuracy=0.75")\n'
const RUNS_OF_A_SHARD = 3 * 3

/** A workflow run of two shards, each job on a machine of its own, with artifacts in a folder. */
async function startRun() {
  const dataset = await makeDataset({ one: {}, two: {} })
  const replay = '{ id: replay, provider: replay, model: recorded, answers: answers }'
  await writeFiles(dataset, {
    'models.yaml': `schemaVersion: 1\nmodels: [${replay}]\n`,
    'answers/one/GENAIGREENML_assisted_replay.py': ANSWER,
    'answers/two/GENAIGREENML_assisted_replay.py': ANSWER,
  })
  const root = await makeFolder()
  const store = folderStore(join(root, 'artifacts'))
  const job = (name: string) => {
    const { context } = makeContext(machine.env)
    return { campaign: join(root, name, 'c'), context: { ...context, openArtifacts: async () => store } }
  }
  const planning = job('plan')
  const design = { modes: ['assisted' as const], repetitions: 3, warmups: 0, profiles: 0, probes: false, seed: 1 }
  await runPlan({ campaign: planning.campaign, dataset, ...design }, planning.context)
  await runGenerate({ campaign: planning.campaign, dataset }, planning.context)
  const benchmark = (name: string, shard: string, signal?: AbortSignal) => {
    const { campaign, context } = job(name)
    const inputs = { campaign, dataset, shard: writtenShard.parse(shard), iTrustThisCode: true }
    const given = { ...inputs, idleBaseline: 0, repeatContaminated: 0 }
    return runBenchmark(given, signal === undefined ? context : { ...context, signal })
  }
  return { dataset, store, job, benchmark, artifacts: join(root, 'artifacts') }
}

it('tells in the report that a shard is lost, and keeps the rest', async () => {
  const { dataset, job, benchmark, store } = await startRun()
  expect(await benchmark('first', '1/2')).toMatchObject({ runs: RUNS_OF_A_SHARD, ok: RUNS_OF_A_SHARD })
  const { campaign, context } = job('report')
  expect(await runAnalyse({ campaign, dataset }, context)).toMatchObject({
    planned: 2 * RUNS_OF_A_SHARD,
    recorded: RUNS_OF_A_SHARD,
    ok: RUNS_OF_A_SHARD,
    refused: 0,
  })
  await runReport({ campaign, dataset }, context)
  expect((await readAnalysis(campaign)).runs).toMatchObject({ planned: 2 * RUNS_OF_A_SHARD, recorded: RUNS_OF_A_SHARD })
  const taken = await makeFolder()
  const [artifact] = (await store.list()).filter(({ name }) => name === 'greenml-report')
  if (artifact === undefined) throw new Error('there is no report')
  await store.download(artifact, taken)
  expect(await readFile(join(taken, 'report.md'), 'utf8')).toContain(`${RUNS_OF_A_SHARD} of ${2 * RUNS_OF_A_SHARD}`)
})

it('goes on, on another machine, from what a job uploaded that was cancelled or whose runner was restarted', async () => {
  const { dataset, job, benchmark, store } = await startRun()
  await benchmark('first', '1/2')
  const stop = new AbortController()
  const stopped = benchmark('second', '2/2', stop.signal)
  const files = join(job('second').campaign, 'records')
  while ((await countLines(files)) < 2) await new Promise((resolve) => setTimeout(resolve, 5))
  stop.abort()
  await expect(stopped).rejects.toThrow()
  await rm(job('second').campaign, { recursive: true }) // a runner that is thrown away
  expect((await store.list()).map(({ name }) => name)).toContain('c-records-2-of-2')

  const again = await benchmark('second again', '2/2')
  expect(Number(again['already-done'])).toBeGreaterThanOrEqual(2)
  expect(Number(again['already-done']) + Number(again.runs)).toBeGreaterThanOrEqual(RUNS_OF_A_SHARD)
  // A job that is run again with nothing left to do uploads nothing.
  const before = (await store.list()).length
  expect(await benchmark('once more', '2/2')).toMatchObject({ runs: 0 })
  expect(await store.list()).toHaveLength(before)

  const { campaign, context } = job('report')
  await runAnalyse({ campaign, dataset }, context)
  const { records } = await readRuns(campaign)
  const ok = new Set(records.flatMap(({ status, block, variant }) => (status === 'ok' ? [`${block} ${variant}`] : [])))
  expect(ok.size).toBe(2 * RUNS_OF_A_SHARD)
})

it('goes on, on another machine, from what a job kept while it ran whose runner was killed', async () => {
  const { dataset, job, benchmark, store, artifacts } = await startRun()
  const { campaign } = job('first')
  const given = { campaign, dataset, shard: { index: 1, count: 2 }, iTrustThisCode: true }
  const copies = await killOnceKept({
    action: ['benchmark', 'runBenchmark'],
    given: { ...given, idleBaseline: 0, repeatContaminated: 0 },
    env: machine.env,
    artifacts,
    kept: 'c-records-1-of-2',
  })
  await rm(campaign, { recursive: true }) // as a runner that comes up again cleans what a job left
  expect(copies.length).toBeLessThan(3) // of the three blocks

  const again = await benchmark('first again', '1/2')
  expect(Number(again['already-done'])).toBe(3 * copies.length)
  expect(Number(again['already-done']) + Number(again.runs)).toBe(RUNS_OF_A_SHARD)
  await benchmark('second', '2/2')
  const { campaign: reported, context } = job('report')
  expect(await runAnalyse({ campaign: reported, dataset }, context)).toMatchObject({
    planned: 2 * RUNS_OF_A_SHARD,
    ok: 2 * RUNS_OF_A_SHARD,
    refused: 0,
  })
  expect((await store.list()).map(({ name }) => name)).toContain(`c-records-1-of-2@${copies.length + 1}`)
})

async function countLines(folder: string): Promise<number> {
  const files = await listFiles(folder).catch(() => [])
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.join('').split('\n').length - 1
}
