import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../src/base/files/files.ts'
import { assetPath } from '../../src/base/package.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { makeFolder } from '../support/temporary.ts'

it('compiles anew what another process removed from the store once it was seen there', async () => {
  const folder = await makeFolder({ 'packages/a.py': 'x = 1\n', 'store/kept': '' })
  const code = `import os, sys; sys.path.insert(0, ${JSON.stringify(dirname(assetPath('python', 'compile_packages.py')))})
import compile_packages
root, store = sys.argv[1:]
exists = os.path.exists
os.path.exists = lambda path: (path.startswith(store) and path.endswith(".pyc")) or exists(path)
compile_packages.compile_source(root, store, os.path.join(root, "a.py"))`
  const words = ['-I', '-S', '-B', '-c', code, join(folder, 'packages'), join(folder, 'store')]
  expect(await runCommand('python3', words)).toMatchObject({ exitCode: 0, stderr: '' })
  const made = await listFiles(folder)
  expect(made.filter((path) => /^packages\/__pycache__\/a\.\S+\.pyc$|^store\/\S+\.pyc$/.test(path))).toHaveLength(2)
})
