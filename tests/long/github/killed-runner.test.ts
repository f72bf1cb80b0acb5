import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runAnswer } from '../../../src/actions/answer.ts'
import { runEvaluate } from '../../../src/actions/evaluate.ts'
import { runGenerate } from '../../../src/actions/generate.ts'
import { runPlan } from '../../../src/actions/plan.ts'
import { folderStore } from '../../actions/folder-store.ts'
import { openAiResponse, type Reply, startFakeProvider } from '../../generation/fake-provider.ts'
import { makeSmallBench, SMALL_ANSWER } from '../../mlbench/small-bench.ts'
import { makeContext } from '../../support/context.ts'
import { killOnceKept } from '../../support/killed-action.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'
import { makeDataset } from '../../support/tiny-dataset.ts'

/** Answers the first question at once and, until it is let go, no other. */
function holdAllButTheFirst(text: string) {
  const answer = openAiResponse(text)
  let [seen, isHeld] = [0, true]
  const reply: Reply = (response, request) => {
    if (seen++ === 0 || !isHeld) return answer(response, request)
  }
  const letGo = () => {
    isHeld = false
  }
  return { reply, letGo }
}

/** How often each question was asked, the least first. */
const timesAsked = (requests: readonly { readonly body: Record<string, unknown> }[]) =>
  [...Map.groupBy(requests, ({ body }) => JSON.stringify(body.input)).values()]
    .map((same) => same.length)
    .sort((a, b) => a - b)

it('pays no answer twice after a runner was killed that asked for scripts', async () => {
  const { reply, letGo } = holdAllButTheFirst('```python\nprint("GREENML_METRIC accuracy=0.5")\n```')
  await using server = await startFakeProvider(reply)
  const dataset = await makeDataset({ one: {} })
  const model = `{ id: m, provider: openai, model: gpt-5-mini, baseUrl: "${server.url}/v1", keyVariable: FAKE_KEY }`
  await writeFiles(dataset, { 'models.yaml': `schemaVersion: 1\nmodels: [${model}]\n` })
  const root = await makeFolder()
  const artifacts = join(root, 'artifacts')
  const env = { ...process.env, GREENML_MODEL_HOSTS: '127.0.0.1', FAKE_KEY: 'sk-killed-runner-0123456789' }
  const context = { ...makeContext(env).context, openArtifacts: async () => folderStore(artifacts) }
  const campaignOf = (job: string) => join(root, job, 'c')
  await runPlan({ campaign: campaignOf('plan'), dataset, modes: ['assisted', 'autonomous'], seed: 1 }, context)

  const given = { campaign: campaignOf('first'), dataset, only: [{ project: 'one', model: 'm' }] }
  const killed = { action: ['generate', 'runGenerate'], given, env, artifacts, kept: 'c-variants-one@m' } as const
  expect(await killOnceKept(killed)).toEqual(['c-variants-one@m'])
  await rm(given.campaign, { recursive: true }) // as a runner that comes up again cleans what a job left
  expect(server.requests).toHaveLength(2)

  letGo()
  const again = await runGenerate({ ...given, campaign: campaignOf('again') }, context)
  expect(again).toMatchObject({ answered: 1, ok: 1, kept: 1 })
  expect(timesAsked(server.requests)).toEqual([1, 2]) // the other was under way, and nobody had paid for it
})

describeInBubblewrap('a runner that is killed', () => {
  it('loses neither the answers about tasks that were paid for nor the verdicts that were reached', async () => {
    const { reply, letGo } = holdAllButTheFirst(SMALL_ANSWER)
    await using server = await startFakeProvider(reply)
    const bench = await makeSmallBench(server.url)
    const artifacts = join(bench.folder, 'artifacts')
    const env = { ...process.env, RUNNER_TEMP: bench.folder, GREENML_MODEL_HOSTS: new URL(server.url).host }
    const withKey = { ...env, OPENAI_API_KEY: 'key' }
    const contextOf = (own: NodeJS.ProcessEnv) => ({
      ...makeContext(own).context,
      openArtifacts: async () => folderStore(artifacts),
    })
    const { rows, dataset, mirror } = bench
    const place = async () => {
      const folder = await makeFolder()
      return { out: join(folder, 'ml-bench'), repositories: join(folder, 'repositories') }
    }
    const shared = { rows, dataset, mirror, models: ['small'], shard: { index: 1, count: 2 } }
    const settings: 'oracle'[] = ['oracle']

    const asking = { ...shared, settings, samples: 1 }
    const killedAsking = { action: ['answer', 'runAnswer'], given: { ...asking, ...(await place()) } } as const
    expect(await killOnceKept({ ...killedAsking, env: withKey, artifacts, kept: 'ml-bench-answers' })).toHaveLength(1)
    letGo()
    await runAnswer({ ...asking, ...(await place()) }, contextOf(withKey))
    expect(timesAsked(server.requests)).toEqual([1, 2, 2])

    const judging = { ...shared, settings, sandbox: 'bubblewrap' as const }
    const killedJudging = { action: ['evaluate', 'runEvaluate'], given: { ...judging, ...(await place()) } } as const
    const kept = await killOnceKept({ ...killedJudging, env, artifacts, kept: 'ml-bench-attempts' })
    const { out, repositories } = await place()
    expect(await runEvaluate({ ...judging, out, repositories }, contextOf(env))).toMatchObject({ judged: 3, passed: 1 })
    const attempts = 'attempts/small@oracle.1-of-2.jsonl'
    const golds = 'attempts/gold.1-of-2.jsonl'
    for (const file of [attempts, golds]) {
      const before = await readFile(join(artifacts, kept.at(-1) ?? '', file), 'utf8').catch(() => '')
      const after = await readFile(join(out, file), 'utf8')
      expect(after.startsWith(before)).toBe(true) // no verdict is reached once more
      const ids = after
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})
