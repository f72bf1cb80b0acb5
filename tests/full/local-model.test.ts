import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sum } from '../../src/base/numbers.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { readCalls } from '../../src/campaign/calls.ts'
import { workOnTasks } from '../../src/commands/mlbench/agent.ts'
import { buildTasks } from '../../src/commands/mlbench/build.ts'
import { fetchRepositories } from '../../src/commands/mlbench/fetch.ts'
import { grade } from '../../src/commands/mlbench/grade.ts'
import { showTranscripts } from '../../src/commands/mlbench/transcripts.ts'
import { taskScores } from '../../src/schema/mlbench/task-scores.ts'
import { makeSmallBench } from '../mlbench/small-bench.ts'
import { makeContext } from '../support/context.ts'
import { describeLocalModel } from '../support/local-model.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

describeLocalModel((addressOf) => {
  it.each([
    ['by its interface', ''],
    ['in words', ', tools: text'],
  ])(
    'works on a task as an agent with tools %s: the run is on record, and what it answers is judged',
    async (_, form) => {
      const { folder, mirror, rows: all, dataset } = await makeSmallBench(`${addressOf()}/v1`)
      const rows = join(folder, 'one.jsonl')
      const model = `model: smollm2-135m, maxOutputTokens: 60, temperature: 0.8, seed: 1, timeoutSeconds: 300${form}`
      await writeFiles(folder, {
        'one.jsonl': (await readFile(all, 'utf8')).split('\n')[0] ?? '',
        'dataset/models.yaml': `schemaVersion: 1
models: [{ id: local, provider: openai, api: chat, baseUrl: '${addressOf()}/v1', ${model} }]
`,
      })
      const repositories = join(folder, 'repos')
      const { context } = makeContext(process.env)
      const fetched = await fetchRepositories({ repositories, dataset, mirror }, context)
      expect(fetched.map(({ state }) => state)).toEqual(['verified', 'verified'])
      const asked = { rows, dataset, repositories, out: join(folder, 'out') }
      const { files, text } = await workOnTasks({ ...asked, models: ['local'], samples: 1, steps: 2 }, context)
      process.stdout.write(`${text}\n`) // for the record: what a model of this size comes to
      const { runs } = (await showTranscripts({ out: asked.out }, context)).runs
      expect(runs).toHaveLength(1)
      let answered = 0
      for (const { events } of runs) {
        const end = events.at(-1)
        if (end?.kind !== 'end') expect.fail('a run without an end')
        expect(['answered', 'out-of-steps', 'said-nothing', 'too-long']).toContain(end.reason)
        expect(events.filter(({ kind }) => kind === 'turn')).toHaveLength(end.steps)
        expect(end.steps === 0 || (end.tokens?.input ?? 0) > 300).toBe(true)
        if (end.reason === 'answered') answered++
      }
      const { grades } = await grade({ ...asked, answers: [...files], golds: 'list' }, context)
      const { systems, golds } = taskScores.parse(grades)
      expect(golds).toMatchObject({ checked: 1, failed: [] })
      expect(systems).toMatchObject([{ system: 'local@agent', attempts: 1, lost: 0 }])
      expect(sum(Object.values(systems[0]?.reasons ?? {})) + (systems[0]?.passed ?? 0)).toBe(1)
      expect(answered).toBeGreaterThanOrEqual(systems[0]?.passed ?? 0)
    },
    900_000,
  )

  it('writes instructions of new tasks: each call is on record, and each task is kept or left out for a reason', async () => {
    const example = join(PACKAGE_ROOT, 'docs', 'ml-bench-example')
    const folder = await makeFolder({
      'dataset/models.yaml': `schemaVersion: 1
models: [{ id: local, provider: openai, api: chat, baseUrl: '${addressOf()}/v1', model: smollm2-135m, maxOutputTokens: 60, temperature: 0.8, seed: 1, timeoutSeconds: 300 }]
`,
    })
    await cp(join(example, 'dataset', 'ml-bench'), join(folder, 'dataset', 'ml-bench'), { recursive: true })
    const [dataset, out] = [join(folder, 'dataset'), join(folder, 'out')]
    const given = { repository: 'nearest', repositories: join(example, 'repositories'), dataset, out }
    const options = { ...given, model: 'local', each: 1, tries: 2 }
    const { build, file } = await buildTasks(options, makeContext(process.env).context)
    if (build === null || file === null) expect.fail('nothing was built')
    process.stdout.write(`${JSON.stringify(build)}\n`) // for the record: what a model of this size comes to
    expect(build).toMatchObject({ drawn: 2, model: 'local' })
    expect(build.kept + build.left.length).toBe(2)
    expect(build.golds.passed).toBe(build.kept)
    const { all } = await readCalls(out)
    expect(all.length).toBeGreaterThanOrEqual(2)
    expect(all.length).toBeLessThanOrEqual(4)
    for (const call of all) expect(call).toMatchObject({ model: 'local', outcome: { kind: 'answered' } })
    const rows = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
    expect(rows).toHaveLength(build.kept)
    const again = await buildTasks(options, makeContext(process.env).context)
    expect(again.build).toEqual(build)
    expect((await readCalls(out)).all).toHaveLength(all.length)
  }, 600_000)
})
