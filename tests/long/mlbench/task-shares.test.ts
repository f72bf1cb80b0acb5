import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runAnswer } from '../../../src/actions/answer.ts'
import { runEvaluate } from '../../../src/actions/evaluate.ts'
import type { ActionContext } from '../../../src/actions/run-action.ts'
import { runShard } from '../../../src/actions/shard.ts'
import { UserError } from '../../../src/base/errors.ts'
import { listFiles } from '../../../src/base/files/files.ts'
import { ArtifactsUnreachable } from '../../../src/github/artifact-store.ts'
import { taskScores } from '../../../src/schema/mlbench/task-scores.ts'
import { folderStore } from '../../actions/folder-store.ts'
import { openAiResponse, startFakeProvider } from '../../generation/fake-provider.ts'
import { makeSmallBench, SMALL_ANSWER } from '../../mlbench/small-bench.ts'
import { makeContext } from '../../support/context.ts'
import { describeInBubblewrap } from '../../support/sandbox.ts'
import { makeFolder } from '../../support/temporary.ts'

describeInBubblewrap('the actions of ML-Bench', () => {
  it('deal tasks to jobs that share nothing but artifacts, and report what all of them left', async () => {
    await using server = await startFakeProvider(openAiResponse(SMALL_ANSWER))
    const bench = await makeSmallBench(server.url)
    const store = folderStore(join(bench.folder, 'artifacts'))
    const { lines, context: plain } = makeContext({
      ...process.env,
      OPENAI_API_KEY: '',
      GITHUB_STEP_SUMMARY: '',
      RUNNER_TEMP: bench.folder,
      GREENML_MODEL_HOSTS: new URL(server.url).host,
    })
    const context: ActionContext = { ...plain, openArtifacts: async () => store }
    const withKey = { ...context, env: { ...context.env, OPENAI_API_KEY: 'key' } }
    const { rows, dataset, mirror } = bench
    const shared = { rows, dataset, models: ['small'], settings: ['oracle', 'readme'] as ('oracle' | 'readme')[] }
    const { matrix, jobs } = await runShard(shared, context)
    expect(jobs).toBe(4)
    const include: { name: string; shard: string }[] = JSON.parse(String(matrix)).include
    expect(include[1]).toEqual({ name: 'alpha small@readme', shard: '2/4' })
    expect(await listFiles(join(bench.folder, 'artifacts'))).toEqual(['ml-bench-shares/shares.json'])

    /** A job's own machine. */
    const place = async () => {
      const folder = await makeFolder()
      return { out: join(folder, 'ml-bench'), repositories: join(folder, 'repositories'), mirror }
    }
    const shardOf = (text: string) => {
      const [index = 0, count = 0] = text.split('/').map(Number)
      return { index, count }
    }
    for (const { shard } of include) {
      const asked = await runAnswer({ ...shared, ...(await place()), samples: 2, shard: shardOf(shard) }, withKey)
      expect(asked).toMatchObject({ files: 1 })
    }
    expect(server.requests).toHaveLength(2 * 2 * 5)
    await runAnswer({ ...shared, ...(await place()), samples: 2, shard: { index: 1, count: 4 } }, withKey)
    expect(server.requests).toHaveLength(2 * 2 * 5) // what an earlier attempt of the job paid for is not asked again
    const refusing = (error: Error) => ({
      ...withKey,
      openArtifacts: async () => ({ ...store, download: () => Promise.reject(error) }),
    })
    for (const error of [new ArtifactsUnreachable('Nobody answers.', 1), new UserError('It is no zip.', 3)]) {
      const asking = { ...shared, ...(await place()), samples: 2, shard: { index: 1, count: 4 } }
      await expect(runAnswer(asking, refusing(error))).rejects.toThrow(/Nobody answers|was refused/)
    }
    expect(server.requests).toHaveLength(2 * 2 * 5) // nor where it can't be had

    await expect(
      runEvaluate({ ...shared, ...(await place()), shard: { index: 1, count: 4 } }, withKey),
    ).rejects.toThrow(/OPENAI_API_KEY/)
    for (const { shard } of include)
      await runEvaluate({ ...shared, ...(await place()), errata: true, shard: shardOf(shard) }, context)
    const [attempts] = (await listFiles(join(bench.folder, 'artifacts'))).filter((path) =>
      path.includes('attempts/small@readme.4-of-4'),
    )
    const forged = join(bench.folder, 'artifacts', attempts ?? '')
    await writeFile(forged, (await readFile(forged, 'utf8')).replaceAll('"githubId":2', '"githubId":1'))

    const { out } = await place()
    const outputs = await runEvaluate({ ...shared, out, errata: true }, context)
    expect(outputs).toMatchObject({ judged: 20, passed: 6, 'not-tried': 4, refused: 1 })
    expect(lines.join('\n')).toContain('ml-bench-attempts-4-of-4')
    const scores = taskScores.parse(JSON.parse(await readFile(join(out, 'task-scores.json'), 'utf8')))
    expect(scores.golds).toMatchObject({ checked: 5, failed: [] })
    expect(scores.pins.map(({ repository, state }) => [repository, state])).toEqual([
      ['alpha', 'verified'],
      ['beta', 'verified'],
    ])
    expect(
      scores.systems.map(({ system, passRates: [first] }) => [system, first?.passed, first?.attemptable, first?.total]),
    ).toEqual([
      ['small@oracle', 2, 5, 5],
      ['small@readme', 1, 3, 5],
    ])
    expect(scores.mended?.errata).toMatchObject({ version: 2, changedRows: 1 })
    expect(await listFiles(join(bench.folder, 'artifacts', 'ml-bench-report'))).toEqual(
      expect.arrayContaining(['report.md', 'results/small@oracle.jsonl', 'task-scores.json']),
    )

    // The second share of a repository speaks of no answers of the data set's own.
    const folder = join(bench.folder, 'artifacts')
    const golds = (await listFiles(folder)).find((path) => path.endsWith('attempts/gold.1-of-4.jsonl')) ?? expect.fail()
    const other = join(folder, golds.replaceAll('1-of-4', '2-of-4'))
    await writeFile(other, (await readFile(join(folder, golds), 'utf8')).replaceAll('"passed":true', '"passed":false'))
    const again = await runEvaluate({ ...shared, out: (await place()).out, artifactName: 'again' }, context)
    expect(again).toMatchObject({ refused: 2 })
  })

  it('tell that none of all answers could be tried, and are not green', async () => {
    await using server = await startFakeProvider(openAiResponse(SMALL_ANSWER))
    const { folder, rows, dataset } = await makeSmallBench(server.url)
    const { context: plain, lines } = makeContext({
      ...process.env,
      OPENAI_API_KEY: '',
      GITHUB_STEP_SUMMARY: '',
      RUNNER_TEMP: folder,
      GREENML_MODEL_HOSTS: new URL(server.url).host,
    })
    const context: ActionContext = { ...plain, openArtifacts: async () => folderStore(join(folder, 'artifacts')) }
    const settings: 'oracle'[] = ['oracle']
    const shared = { rows, dataset, models: ['small'], settings, mirror: join(folder, 'nowhere') }
    const place = async () => ({ out: join(await makeFolder(), 'ml-bench'), repositories: join(folder, 'none') })
    for (const index of [1, 2]) {
      const own = { ...shared, shard: { index, count: 2 } }
      await runAnswer({ ...own, ...(await place()) }, { ...context, env: { ...context.env, OPENAI_API_KEY: 'key' } })
      expect(await runEvaluate({ ...own, ...(await place()) }, context)).toMatchObject({ passed: 0 })
    }
    lines.length = 0
    expect(await runEvaluate({ ...shared, ...(await place()) }, context)).toMatchObject({
      outputs: { passed: 0, refused: 0 },
      fault: { message: expect.stringMatching(/^None of \d+ answers could be tried, for the reasons above/) },
    })
    expect(lines).toContainEqual(
      expect.stringMatching(/^warning: \d+ tasks of alpha, beta, each: \S+ has no folder of its name$/),
    )
  })
})
