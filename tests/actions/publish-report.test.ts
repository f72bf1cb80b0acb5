import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publishReport } from '../../src/actions/publish-report.ts'
import { listFiles } from '../../src/base/files/files.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { folderStore, refusingStore } from './folder-store.ts'

it("uploads the report's own files, whatever else lies in the folder it was written to", async () => {
  const folder = await makeFolder({ 'index.html': '', 'report.md': '', '.env': 'KEY=k', 'src/main.py': '' })
  const store = folderStore(join(await makeFolder(), 'artifacts'))
  const result = {
    html: join(folder, 'index.html'),
    markdown: join(folder, 'report.md'),
    folder,
    files: ['index.html', 'report.md'],
    headline: [],
    annotations: [],
    table: () => '',
    summary: '',
  }
  const context = { ...makeContext({}).context, openArtifacts: async () => store }
  await publishReport(result, { store, name: 'r' }, context)
  const taken = await makeFolder()
  for (const artifact of await store.list()) await store.download(artifact, taken)
  expect(await listFiles(taken)).toEqual(['index.html', 'report.md'])
})

it('leaves the report where it is and says where, on a server that takes no artifacts', async () => {
  const folder = await makeFolder({ 'index.html': '' })
  const store = refusingStore()
  const { context, lines } = makeContext({ RUNNER_NAME: 'rack-7' })
  const result = {
    html: join(folder, 'index.html'),
    markdown: '',
    folder,
    files: ['index.html'],
    headline: [],
    annotations: [],
    table: () => '',
    summary: '',
  }
  const outputs = await publishReport(result, { store, name: 'r' }, { ...context, openArtifacts: async () => store })
  expect(outputs).toMatchObject({ report: result.html, 'artifact-id': '' })
  expect(lines.join('\n')).toMatch(/GHES/)
  expect(lines.join('\n')).toContain(`${folder} on rack-7`)
})
