import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../src/base/files/files.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { CompiledCode } from '../../src/measurement/compiled-code.ts'
import { shimFoldersIn } from '../../src/measurement/instruments/shims.ts'
import { Launcher } from '../../src/measurement/launcher.ts'
import { makeWorkspace } from '../../src/measurement/workspace.ts'
import { noSandbox } from '../../src/sandbox/choose-sandbox.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'

const environment = { python: PYTHON, folder: '/usr', basePrefix: '/usr', pythonVersion: '3', lockHash: '' }

it("compiles a project's modules once, for every copy of it, and lays them over", async () => {
  await using launcher = new Launcher()
  await using compiled = new CompiledCode(launcher)
  const folder = await makeFolder({
    'main.py': 'import own, tools.more\nprint(own.__cached__)',
    'own.py': 'import sys\n',
    'tools/more.py': 'x = 1\n',
    'broken.py': 'this is no Python\n',
  })
  const modules = await compiled.modules({ folder, entry: 'main.py' }, environment, noSandbox)
  expect(await compiled.modules({ folder, entry: 'main.py' }, environment, noSandbox)).toBe(modules)
  const names = (await listFiles(modules ?? '')).map((path) => path.replace(/\.cpython-\d+/, ''))
  expect(names.sort()).toEqual(['__pycache__/main.pyc', '__pycache__/own.pyc', 'tools/__pycache__/more.pyc'])
  await using workspace = await makeWorkspace({ sourceFolder: folder, modules, ownerUid: null })
  const { stdout, stderr } = await runCommand(PYTHON, ['-v', join(workspace.projectFolder, 'main.py')], {
    cwd: workspace.projectFolder,
    env: { PATH: '/usr/bin:/bin', PYTHONDONTWRITEBYTECODE: '1' },
  })
  expect(stdout).toContain('__pycache__')
  expect(stderr).toMatch(/code object from '.*own\.cpython-\d+\.pyc'/)
})

it('makes nothing of a project that is its entry alone, and compiles the shims, which write lines as they end', async () => {
  await using launcher = new Launcher()
  let shims = ''
  {
    await using compiled = new CompiledCode(launcher)
    const folder = await makeFolder({ 'main.py': '', 'data.csv': '1' })
    expect(await compiled.modules({ folder, entry: 'main.py' }, environment, noSandbox)).toBeNull()
    shims = await compiled.shims(environment, noSandbox)
    expect(await listFiles(shims)).toContainEqual(expect.stringMatching(/^probe\/__pycache__\/greenml_probe\..*\.pyc$/))
    const { stdout } = await runCommand(
      PYTHON,
      ['-c', 'import sys; print(sys.stdout.line_buffering, sys.stdout.write_through)'],
      {
        env: { PATH: '/usr/bin:/bin', PYTHONPATH: shimFoldersIn(shims, 'render').join(':') },
      },
    )
    expect(stdout.trim()).toBe('True False')
  }
  await expect(access(shims)).rejects.toThrow('ENOENT')
})
