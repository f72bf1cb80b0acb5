import { expect, it } from 'vitest'
import { Launcher } from '../../src/measurement/launcher.ts'
import type { Task } from '../../src/mlbench/data/rows.ts'
import { prepareRepositories } from '../../src/mlbench/execution/prepare-repositories.ts'
import { noSandbox } from '../../src/sandbox/choose-sandbox.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'

const makeTask = (githubId: number): Task => ({
  ...{ githubId, id: 1, github: `https://example.org/o/r${githubId}`, path: './', type: 'Bash Script' },
  ...{ instruction: '', arguments: [], oracle: '', prefixCode: '', output: '' },
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
    'warning: no answer can be run: --repositories names no folder that holds what the tasks are about',
  ])
})
