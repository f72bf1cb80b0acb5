import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { listFiles, sha256Hex } from '../../../src/base/files/files.ts'
import { assetPath } from '../../../src/base/package.ts'
import { runCommand } from '../../../src/base/processes/process.ts'
import { ensureEnvironment } from '../../../src/environment/environment.ts'
import { writeLock } from '../../../src/environment/write-lock.ts'
import { startPackageServer } from '../../support/package-server.ts'
import { makeFolder } from '../../support/temporary.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
/** A lock of one package, made by uv itself: the only thing here that asks the package index. */
let sixLock: string

beforeAll(async () => {
  machine = await openEmptyCache()
  const folder = join(machine.cache, 'lock')
  await mkdir(folder)
  const [requirementsFile, lockFile] = [join(folder, 'requirements.txt'), join(folder, 'requirements.lock')]
  await writeFile(requirementsFile, 'six==1.17.0\n')
  await writeLock({ ...machine, requirementsFile, lockFile, asOf: null })
  sixLock = await readFile(lockFile, 'utf8')
}, 120_000)
afterAll(() => machine.remove())

async function ensure(lock: string, changes: { pythonRequest?: string } = {}) {
  const folder = await makeFolder({ 'requirements.lock': lock })
  const notes: string[] = []
  const environment = await ensureEnvironment({
    ...machine,
    lockFile: join(folder, 'requirements.lock'),
    pythonRequest: '>=3.10',
    note: (text) => notes.push(text),
    ...changes,
  })
  return { ...environment, notes }
}

it('locks exact versions with hashes', () => {
  expect(sixLock).toMatch(/^six==1\.17\.0 \\\n {4}--hash=sha256:[0-9a-f]{64}/)
})

it('makes an environment once, and finds it again', async () => {
  const made = await ensure(sixLock)
  expect(made.notes).toHaveLength(1)
  const { stdout } = await runCommand(made.python, ['-c', 'import six; print(six.__version__, six.__cached__)'])
  expect(stdout).toMatch(/^1\.17\.0 /)
  // Byte code is there before any measured window.
  expect((await stat(stdout.trim().split(' ')[1] ?? '')).isFile()).toBe(true)
  const again = await ensure(sixLock)
  expect(again).toEqual({ ...made, notes: [] })
})

it('makes an environment anew that an interrupted attempt left half made', async () => {
  const { folder, python } = await ensure(sixLock)
  await rm(join(folder, 'greenml-complete.json'))
  await rm(join(folder, 'lib'), { recursive: true })
  const again = await ensure(sixLock)
  expect(again.notes).toHaveLength(1)
  expect((await runCommand(python, ['-c', 'import six'])).exitCode).toBe(0)
})

it('makes it once where several ask at a time, one of them killed', async () => {
  const lock = `${sixLock}# asked for by several\n`
  const folder = await makeFolder({ 'requirements.lock': lock })
  const request = JSON.stringify({ ...machine, lockFile: join(folder, 'requirements.lock'), pythonRequest: '>=3.10' })
  const code = `import { ensureEnvironment } from ${JSON.stringify(join(import.meta.dirname, '../../../src/environment/environment.ts'))}
await ensureEnvironment({ ...${request}, note: (text) => console.log(text.split(' ')[0]) })`
  const start = () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return { child, said: Promise.all([text(child.stdout), text(child.stderr)]) }
  }
  const killed = start()
  await once(killed.child.stdout, 'data') // it has begun
  const others = [start(), start()]
  killed.child.kill('SIGKILL')
  const said = await Promise.all(others.map((each) => each.said))
  expect(said.map(([, errors]) => errors)).toEqual(['', ''])
  expect(said.filter(([notes]) => notes.includes('making'))).toHaveLength(1)
  const { python, notes } = await ensure(lock)
  expect(notes).toEqual([])
  expect((await runCommand(python, ['-c', 'import six'])).exitCode).toBe(0)
  expect(await readdir(join(machine.cache, 'making'))).toEqual([])
})

it('makes an environment for a project that needs no package', async () => {
  const { python, pythonVersion } = await ensure('# nothing\n')
  const { stdout } = await runCommand(python, ['-c', 'import platform; print(platform.python_version())'])
  expect(stdout.trim()).toBe(pythonVersion)
})

const asSdist = 'six==1.17.0 --hash=sha256:ff70335d468e7eb6ec65b95b99d3a2836546063f63acc5171de367e834932a81\n'
it.each([
  ['a package whose hash differs', () => `six==1.17.0 --hash=sha256:${'0'.repeat(64)}\n`, /[Hh]ash mismatch|hash/],
  ['a package without a hash', () => 'six==1.17.0\n', /hash/],
  ['a package of which only the source was locked', () => asSdist, /wheel|hash|binary|source/i],
])('refuses %s, and leaves no environment that looks finished', async (_name, lock, message) => {
  const making = ensure(lock())
  await expect(making).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 1,
    message: expect.stringMatching(message),
  })
  await expect(making).rejects.toThrow('could not be made')
  const folders = await readdir(join(machine.cache, 'environments'))
  const finished = folders.map((name) =>
    readFile(join(machine.cache, 'environments', name, 'greenml-complete.json'), 'utf8'),
  )
  for (const text of await Promise.allSettled(finished)) {
    if (text.status === 'fulfilled') expect(text.value).not.toContain(sha256Hex(lock()))
  }
})

it('never builds what a lock names by its path', async () => {
  const evil = await makeEvilPackage()
  for (const line of [`-e ${evil.folder}`, evil.folder, `evil @ file://${evil.folder}`]) {
    await expect(ensure(`${line}\n`)).rejects.toMatchObject({ name: 'UserError' })
  }
  expect(await evil.hasRun()).toBe(false)
})

it.each([
  ['an option that allows building', '--no-binary evil\nevil==1.0'],
  ['one behind a comment that seems to go on', '# a comment \\\n--no-binary evil\nevil==1.0'],
  ['one behind white space that is no blank', 'evil==1.0\r--no-binary evil'],
  ['one in a marker', 'evil==1.0 ; python_version > "3" --no-binary evil'],
  ['another index', '--index-url https://127.0.0.1:1/simple\nsix==1.17.0'],
  ['a file of this host', '-r /etc/passwd'],
  ['an address', `six @ https://127.0.0.1:1/six.whl --hash=sha256:${'0'.repeat(64)}`],
])('lets no lock tell uv %s', async (_name, lock) => {
  await expect(ensure(`${lock}\n`)).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 3,
    message: expect.stringMatching(/ is no list of pinned packages with their hashes \(line [12]\): /),
  })
})

it('never builds what requirements name by their path, and tells what it left out', async () => {
  const evil = await makeEvilPackage()
  const lock = (requirements: string) => {
    const folder = makeFolder({ 'requirements.txt': requirements })
    return folder.then((path) =>
      writeLock({
        ...machine,
        requirementsFile: join(path, 'requirements.txt'),
        lockFile: join(path, 'requirements.lock'),
        asOf: null,
      }),
    )
  }
  const lines = [`-e ${evil.folder}`, `  --editable=${evil.folder}`, `-e${evil.folder}`]
  const { deviations } = await lock(`${lines.join('\n')}\n`)
  expect(deviations).toEqual(['editable requirements (-e) are left out: installing one runs its code'])
  await expect(lock(`${evil.folder}\n`)).rejects.toMatchObject({ name: 'UserError' })
  expect(await evil.hasRun()).toBe(false)
})

it('does not resolve relative to where the command was called', async () => {
  const evil = await makeEvilPackage()
  const before = process.cwd()
  process.chdir(evil.folder)
  try {
    const requirementsFile = join(evil.folder, 'requirements.txt')
    const lockFile = join(evil.folder, 'requirements.lock')
    await writeLock({ ...machine, requirementsFile, lockFile, asOf: null }).catch(() => {})
  } finally {
    process.chdir(before)
  }
  expect(await evil.hasRun()).toBe(false)
})

it('runs nothing of a wheel: neither its .pth file, nor its modules, nor its scripts', async () => {
  const trace = await makeFolder()
  const leave = (name: string) => `open(${JSON.stringify(join(trace, name))}, "w").close()`
  const { url } = await startPackageServer([
    {
      name: 'evil',
      version: '1.0',
      uploaded: '2024-01-01',
      files: {
        'evil.pth': `import sys; ${leave('pth')}\n`,
        'sitecustomize.py': `${leave('sitecustomize')}\n`,
        'evil.py': `${leave('module')}\n`,
        'evil-1.0.data/scripts/evil-tool': `#!python\n${leave('script')}\n`,
        'evil-1.0.data/data/pyvenv.cfg': 'home = /nowhere\n',
      },
    },
  ])
  const request = await lockFrom(url, 'evil')
  for (const _ of ['made', 'found again']) {
    const environment = await ensureEnvironment({ ...request, pythonRequest: '>=3.10', note: () => {} })
    expect(await readdir(trace)).toEqual([])
    const files = await listFiles(environment.folder)
    expect(files.filter((path) => /evil\.cpython-\d+\.pyc$/.test(path))).toHaveLength(1)
  }
})

it('compiles the other files of a package of which one is not for this Python', async () => {
  const files = { 'mixed/__init__.py': '', 'mixed/old.py': 'print "Python 2"\n', 'mixed/null.py': 'a = "\0"\n' }
  const { url } = await startPackageServer([{ name: 'mixed', version: '1.0', uploaded: '2024-01-01', files }])
  const request = await lockFrom(url, 'mixed')
  const environment = await ensureEnvironment({ ...request, pythonRequest: '>=3.10', note: () => {} })
  const compiled = (await listFiles(environment.folder)).filter((path) => /mixed.*\.pyc$/.test(path))
  expect(compiled.map((path) => path.split('/').at(-1)?.split('.')[0])).toEqual(['__init__'])
})

it('keeps a content of several packages and environments on disk once, and byte code that fits it', async () => {
  const same = `TEXT = "${'x'.repeat(100_000)}"\n`
  const wheel = (name: string, version: string) => ({
    name,
    version,
    uploaded: '2024-01-01',
    files: { [`${name}/__init__.py`]: same, [`${name}/own.py`]: `NAME = "${name} ${version}"\n` },
  })
  const { url } = await startPackageServer([wheel('one', '1.0'), wheel('one', '2.0'), wheel('two', '1.0')])
  for (const wanted of ['one==1.0', 'one==2.0\ntwo']) {
    const request = await lockFrom(url, wanted)
    const { python } = await ensureEnvironment({ ...request, pythonRequest: '>=3.10', note: () => {} })
    const { stderr } = await runCommand(python, ['-v', '-c', 'import one'])
    expect(stderr).toMatch(/__init__\.cpython-\d+\.pyc matches .*one\/__init__\.py/)
  }
  const paths = (await listFiles(machine.cache)).filter((path) => /(one|two)\/__init__\.py$/.test(path))
  const found = await Promise.all(paths.map((path) => stat(join(machine.cache, path))))
  expect(paths.filter((path) => path.startsWith('environments/'))).toHaveLength(3)
  expect(paths.filter((path) => path.startsWith('uv-cache/'))).toHaveLength(3)
  expect(new Set(found.map(({ ino }) => ino)).size).toBe(1)
})

it('leaves files as they are where the store lies on a file system of its own', async () => {
  const folder = await makeFolder({ 'environment/a.py': 'same', 'packages/p/b.py': 'same' })
  const store = await mkdtemp('/dev/shm/greenml-test-')
  onTestFinished(() => rm(store, { recursive: true }))
  const script = assetPath('python', 'share_files.py')
  const [environment, packages] = [join(folder, 'environment'), join(folder, 'packages')]
  const words = ['-I', '-S', script, store, environment, packages, join(folder, 'none')]
  expect(await runCommand('python3', words)).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await readFile(join(environment, 'a.py'), 'utf8')).toBe('same')
  expect(await listFiles(folder)).toEqual(['environment/a.py', 'packages/p/b.py'])
})

it('refuses a wheel that would put a file in the place of the interpreter', async () => {
  for (const place of ['scripts', 'data/bin']) {
    const files = { [`evil-1.0.data/${place}/python3`]: '#!/bin/sh\n' }
    const { url } = await startPackageServer([{ name: 'evil', version: '1.0', uploaded: '2024-01-01', files }])
    const request = await lockFrom(url, 'evil')
    const making = ensureEnvironment({ ...request, pythonRequest: '>=3.10', note: () => {} })
    await expect(making).rejects.toThrow(/could not be made/)
  }
})

async function lockFrom(index: string, requirements: string) {
  const folder = await makeFolder({ 'requirements.txt': requirements })
  const [requirementsFile, lockFile] = [join(folder, 'requirements.txt'), join(folder, 'requirements.lock')]
  const request = { ...machine, env: { ...machine.env, UV_DEFAULT_INDEX: index }, lockFile }
  await writeLock({ ...request, requirementsFile, asOf: null })
  return request
}

it('says which Python is missing', async () => {
  await expect(ensure('', { pythonRequest: '>=3.99' })).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining("No installed Python fits '>=3.99'"),
  })
})

/** A package whose build script leaves a trace. */
async function makeEvilPackage() {
  const trace = join(await makeFolder(), 'has-run')
  const folder = await makeFolder({
    'setup.py': `open(${JSON.stringify(trace)}, "w").close()\nfrom setuptools import setup\nsetup(name="evil", version="1")\n`,
    'requirements.txt': '-r nested.txt\n',
    'nested.txt': '-e .\n',
  })
  const hasRun = () =>
    stat(trace).then(
      () => true,
      () => false,
    )
  return { folder, hasRun }
}
