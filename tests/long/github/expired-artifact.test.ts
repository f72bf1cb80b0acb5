import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PACKAGE_ROOT } from '../../../src/base/package.ts'
import { runCommand } from '../../../src/base/processes/process.ts'
import { FORK, finishedRun, SHA } from '../../github/pull-requests.ts'
import { startFakeGitHub, TOKEN } from '../../support/fake-github/server.ts'
import { makeFolder } from '../../support/temporary.ts'

const RUN = 5
/** The action itself, in a process of its own: the SDK asks the server that is named when it is loaded. */
const ACTION = join(PACKAGE_ROOT, 'src', 'actions', 'start', 'comment.ts')

it('says of an artifact whose days are over how to get it again, and comments nothing', async () => {
  await using github = await startFakeGitHub()
  github.state.addPull({ number: 3, head: { sha: SHA, ref: 'new', owner: 'stranger', repository: FORK.id } })
  github.state.artifacts.push({ run: RUN, name: 'greenml-validation', zip: Buffer.from('x'), expired: true })
  const folder = await makeFolder({ 'event.json': JSON.stringify(finishedRun()) })
  const { exitCode, stdout } = await runCommand(process.execPath, [ACTION], {
    env: {
      PATH: process.env.PATH,
      GITHUB_API_URL: github.url,
      INPUT_TOKEN: TOKEN,
      RUNNER_TEMP: folder,
      GITHUB_EVENT_NAME: 'workflow_run',
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      'INPUT_ARTIFACT-NAME': 'greenml-validation',
      INPUT_AUTHOR: 'github-actions[bot]',
    },
    timeoutSeconds: 170, // the SDK asks again for a minute
  })
  expect(stdout).toMatch(/^::error::The artifact has expired/m)
  expect(exitCode).toBe(1)
  expect(github.state.comments).toEqual([])
}, 180_000)
