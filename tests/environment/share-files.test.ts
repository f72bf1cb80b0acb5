import { link, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../src/base/files/files.ts'
import { assetPath } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { makeFolder } from '../support/temporary.ts'

it('leaves no file beside one that another process has linked to the same already', async () => {
  const folder = await makeFolder({ 'store/kept': 'same', 'packages/p/a.py': 'same' })
  const [kept, path] = [join(folder, 'store/kept'), join(folder, 'packages/p/a.py')]
  const linked = join(folder, 'packages/p/b.py')
  await link(kept, linked)
  const code = `import sys; sys.path.insert(0, ${JSON.stringify(dirname(assetPath('python', 'share_files.py')))})
import share_files
for path in sys.argv[2:]: share_files.replace(path, sys.argv[1])`
  expect(await runCommand('python3', ['-I', '-S', '-B', '-c', code, kept, path, linked])).toMatchObject({ exitCode: 0 })
  expect(await listFiles(folder)).toEqual(['packages/p/a.py', 'packages/p/b.py', 'store/kept'])
  expect(await readFile(path, 'utf8')).toBe('same')
  expect((await stat(path)).ino).toBe((await stat(kept)).ino)
})
