import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runImport } from '../../src/actions/import.ts'
import { REPOSITORY_PAYLOAD } from '../github/pull-requests.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { folderStore } from './folder-store.ts'

it.each(['Entry', 'Folder'])('tells who proposes what an option would refuse that it is no %s', async (heading) => {
  const body = `### Repository\n\nhttps://github.com/somebody/iris\n\n### ${heading}\n\n-c\n`
  const event = { repository: REPOSITORY_PAYLOAD, issue: { number: 8, title: 'iris', body } }
  const folder = await makeFolder({ 'event.json': JSON.stringify(event) })
  const env = { GITHUB_EVENT_NAME: 'issues', GITHUB_EVENT_PATH: join(folder, 'event.json') }
  const context = { ...makeContext(env).context, openArtifacts: async () => folderStore(folder) }
  await expect(runImport({ dataset: folder }, context)).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringMatching(/^Issue 8 is not valid:\n.*: a path, \.\/-x for one that begins with a dash$/),
  })
})
