import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runAnalyse } from '../../../src/actions/analyse.ts'
import { runBenchmark } from '../../../src/actions/benchmark.ts'
import { runGenerate } from '../../../src/actions/generate.ts'
import { runPlan } from '../../../src/actions/plan.ts'
import { runRepair } from '../../../src/actions/repair.ts'
import { readAnalysis } from '../../../src/campaign/analysis-file.ts'
import { folderStore } from '../../actions/folder-store.ts'
import { openAiResponse, type Reply, startFakeProvider } from '../../generation/fake-provider.ts'
import { makeContext } from '../../support/context.ts'
import { makeDataset } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
let root: string
beforeAll(async () => {
  machine = await openEmptyCache()
  root = await mkdtemp(join(tmpdir(), 'repair-action-'))
}, 120_000)
afterAll(async () => {
  await machine.remove()
  await rm(root, { recursive: true, force: true })
})

/** Fails at first, and passes when it is asked again. */
const answering: Reply = (response, request) => {
  const isRepair = JSON.stringify(request.body.input).includes('does not pass. What happened')
  const code = isRepair ? 'print("GREENML_METRIC accuracy=0.5")' : 'raise RuntimeError("not yet")'
  return openAiResponse(`\`\`\`python\n${code}\n\`\`\``)(response, request)
}

it('asks again between two jobs that benchmark, each on a machine of its own', async () => {
  await using server = await startFakeProvider(answering)
  const dataset = await makeDataset({ one: { files: { 'main.py': 'print("Accuracy: 0.5")\n' } } })
  const model = `{ id: m, provider: openai, model: gpt, baseUrl: "${server.url}/v1", keyVariable: FAKE_KEY }`
  await writeFile(join(dataset, 'models.yaml'), `schemaVersion: 1\nmodels: [${model}]\n`)
  const store = folderStore(join(root, 'artifacts'))
  const withoutKey = { ...machine.env, GREENML_MODEL_HOSTS: '127.0.0.1' }
  const job = (name: string, env: NodeJS.ProcessEnv = withoutKey) => ({
    inputs: { campaign: join(root, name, 'c'), dataset },
    context: { ...makeContext(env).context, openArtifacts: async () => store },
  })
  const withKey = { ...withoutKey, FAKE_KEY: 'sk-repair-key-0123456789' }
  const run = async (name: string) => {
    const { inputs, context } = job(name)
    return runBenchmark({ ...inputs, idleBaseline: 0, repeatContaminated: 0, iTrustThisCode: true }, context)
  }

  const design = { repetitions: 1, warmups: 0, profiles: 0, probes: false, seed: 1, modes: ['assisted' as const] }
  const planning = job('plan')
  const planned = { ...planning.inputs, ...design, repairs: 1, shards: 1, assumeKeys: true }
  await runPlan(planned, planning.context)
  const asking = job('generate', withKey)
  expect(await runGenerate({ ...asking.inputs, only: [{ project: 'one', model: 'm' }] }, asking.context)).toMatchObject(
    { answered: 1, ok: 1 },
  )
  expect(await run('benchmark')).toMatchObject({ runs: 3, ok: 2 })

  const repairing = job('repair', withKey)
  expect(await runRepair(repairing.inputs, repairing.context)).toMatchObject({ answered: 1, ok: 1 })
  expect(await run('benchmark-1')).toMatchObject({ runs: 3, ok: 3, 'already-done': 3 })

  const again = job('repair again', withKey)
  expect(await runRepair(again.inputs, again.context)).toMatchObject({ answered: 0 })
  expect((await store.list()).map(({ name }) => name)).toEqual([
    'c-plan',
    'c-records-1-of-1',
    'c-records-1-of-1@2',
    'c-variants-one@m',
    'c-variants-one@m@2',
  ])

  const last = job('report')
  expect(await runAnalyse(last.inputs, last.context)).toMatchObject({ refused: 0 })
  const analysis = await readAnalysis(last.inputs.campaign)
  expect(analysis.rounds).toEqual({ planned: 1, shown: 1 })
  expect(analysis.failures.overall).toMatchObject({ total: 1, passed: 1 })
}, 120_000)
