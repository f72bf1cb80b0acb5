import { expect, it } from 'vitest'
import { openClient } from '../../src/github/client.ts'
import { requireOwnRun } from '../../src/github/own-run.ts'
import { makeContext } from '../support/context.ts'
import { startFakeGitHub, TOKEN } from '../support/fake-github/server.ts'
import { FORK, REPOSITORY_PAYLOAD, SECOND } from './pull-requests.ts'

it("takes what a run of this repository's commits left, and nothing of one that a pull request from a fork started", async () => {
  await using github = await startFakeGitHub()
  const { context } = makeContext({})
  const client = openClient({
    token: TOKEN,
    logger: context.logger,
    second: SECOND,
    env: { GITHUB_API_URL: github.url },
  })
  const zip = Buffer.of()
  github.state.artifacts.push(
    { run: 5, name: 'greenml-campaign', zip },
    { run: 6, name: 'greenml-campaign', zip, head: FORK.id },
  )
  await requireOwnRun(client, REPOSITORY_PAYLOAD, 5)
  await expect(requireOwnRun(client, REPOSITORY_PAYLOAD, 6)).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  expect(github.state.breaches).toEqual([])
})
