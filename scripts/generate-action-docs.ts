import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '../src/base/files.ts'
import { readActions, readmeOf, renderAction, replaceGenerated, replaceInputs } from './action-docs.ts'

const root = join(import.meta.dirname, '..')
for (const action of await readActions(root)) {
  const file = join(root, action.folder, 'action.yml')
  await writeFileAtomic(file, replaceInputs(await readFile(file, 'utf8'), action.verb))
  const path = join(root, readmeOf(action))
  await writeFileAtomic(path, replaceGenerated(await readFile(path, 'utf8'), renderAction(action), path))
}
