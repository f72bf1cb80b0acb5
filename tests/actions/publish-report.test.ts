import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publishReport } from '../../src/actions/publish-report.ts'
import { listFiles } from '../../src/base/files.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { folderStore } from './folder-store.ts'

it("uploads the report's own files, whatever else lies in the folder it was written to", async () => {
  const folder = await makeFolder({ 'index.html': '', 'report.md': '', '.env': 'KEY=k', 'src/main.py': '' })
  const store = folderStore(join(await makeFolder(), 'artifacts'))
  const result = {
    ...{ html: join(folder, 'index.html'), markdown: join(folder, 'report.md'), folder },
    ...{ files: ['index.html', 'report.md'], headline: [], table: () => '', summary: '' },
  }
  const context = { ...makeContext({}).context, openArtifacts: async () => store }
  await publishReport(result, { store, name: 'r' }, context)
  const taken = await makeFolder()
  for (const artifact of await store.list()) await store.download(artifact, taken)
  expect(await listFiles(taken)).toEqual(['index.html', 'report.md'])
})
