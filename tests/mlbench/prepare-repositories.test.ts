import { join } from 'node:path'
import { expect, it } from 'vitest'
import { grade } from '../../src/commands/mlbench/grade.ts'
import { tellFaults } from '../../src/commands/mlbench/tell-faults.ts'
import { Launcher } from '../../src/measurement/launcher.ts'
import type { Task } from '../../src/mlbench/data/rows.ts'
import { readTasks } from '../../src/mlbench/data/rows.ts'
import { prepareRepositories } from '../../src/mlbench/execution/prepare-repositories.ts'
import { noSandbox } from '../../src/sandbox/choose-sandbox.ts'
import { taskScores } from '../../src/schema/mlbench/task-scores.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { makeSmallBench, SMALL_ANSWER } from './small-bench.ts'

const makeTask = (githubId: number): Task => ({
  githubId,
  id: 1,
  github: `https://example.org/o/r${githubId}`,
  path: './',
  type: 'Bash Script',
  instruction: '',
  arguments: [],
  oracle: '',
  prefixCode: '',
  output: '',
})

it('tells once that nothing can be run where no folder of repositories is named, however many there are', async () => {
  const { context, lines } = makeContext()
  await using launcher = new Launcher()
  const tasks = [1, 2, 3].map(makeTask)
  const bench = { sandbox: noSandbox, launcher, meter: null }
  const prepared = await prepareRepositories(
    tasks,
    { dataset: await makeFolder(), tellFault: expect.fail },
    bench,
    context,
  )
  expect([...prepared.values()].every(({ fault }) => fault !== null)).toBe(true)
  expect(lines).toEqual([
    'warning: no answer can be run: --repositories DIR names what the tasks are about; greenml mlbench grade --static-only judges the text alone',
  ])
})

it('warns of each repository that the folder lacks, once', async () => {
  const { rows, dataset } = await makeSmallBench('http://127.0.0.1:1')
  const repositories = await makeFolder()
  const { context, lines } = makeContext()
  await using launcher = new Launcher()
  const bench = { sandbox: noSandbox, launcher, meter: null }
  const asked = { dataset, repositories, tellFault: tellFaults(context.logger) }
  await prepareRepositories(await readTasks(rows), asked, bench, context)
  expect(lines).toEqual([
    `warning: alpha: ${repositories} has no folder alpha`,
    `warning: beta: ${repositories} has no folder beta`,
  ])
})

it('puts no place of this machine into scores', async () => {
  const { rows, dataset, folder } = await makeSmallBench('http://127.0.0.1:1')
  await writeFiles(folder, {
    'a.jsonl': `${JSON.stringify({ github_id: 1, id: 2, output: [SMALL_ANSWER] })}\n`,
    'repositories/README': '',
  })
  const places = { rows, dataset, out: join(folder, 'out'), repositories: join(folder, 'repositories') }
  const asked = { ...places, answers: [join(folder, 'a.jsonl')], golds: 'skip', sandbox: 'none', iTrustThisCode: true }
  const { grades } = await grade(asked as never, makeContext().context)
  expect(taskScores.parse(grades).faults.map(({ fault }) => fault)).toEqual([
    { kind: 'no-folder', root: 'repositories' },
    { kind: 'no-folder', root: 'repositories' },
  ])
  expect(JSON.stringify(grades)).not.toContain(folder)
})
