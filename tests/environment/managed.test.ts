import { globSync } from 'node:fs'
import { chmod, mkdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sha256Hex } from '../../src/base/files/files.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import type { Environment } from '../../src/environment/environment.ts'
import { freezeExisting } from '../../src/environment/existing.ts'
import { ensureManagedEnvironment, hashEnvironment } from '../../src/environment/managed.ts'
import { writeLock } from '../../src/environment/write-lock.ts'
import { findIsolation } from '../../src/measurement/run-isolated.ts'
import { manifest as manifestSchema } from '../../src/schema/dataset/manifest.ts'
import { startPackageServer } from '../support/package-server.ts'
import { PYTHON } from '../support/python.ts'
import { describeInBubblewrap } from '../support/sandbox.ts'
import { makeFolder } from '../support/temporary.ts'
import { tinyManifest } from '../support/tiny-dataset.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const settingsOf = (changes: Readonly<Record<string, unknown>>) =>
  manifestSchema.parse(tinyManifest({ environment: { lock: 'requirements.lock', ...changes } })).environment

async function ensure(
  lock: string,
  changes: Readonly<Record<string, unknown>>,
  folders: readonly string[] = [],
  isolated = false,
) {
  const folder = await makeFolder({ 'requirements.lock': lock })
  return ensureManagedEnvironment({
    ...machine,
    lockFile: join(folder, 'requirements.lock'),
    settings: settingsOf(changes),
    untrustedFolders: folders,
    isolate: isolated ? await findIsolation() : null,
    note: () => {},
  })
}

/** An environment that somebody made by hand, with alpha 1.0 and beta 2.0. */
async function makeExisting() {
  const folder = await makeFolder()
  const { url } = await startPackageServer([
    { name: 'alpha', version: '1.0', uploaded: null },
    { name: 'beta', version: '2.0', uploaded: null },
  ])
  const env = { ...machine.env, UV_DEFAULT_INDEX: url, UV_CACHE_DIR: join(machine.cache, 'uv-cache') }
  const uv = async (...args: string[]) => {
    const { exitCode, stderr } = await runCommand(machine.uv, args, { env })
    if (exitCode !== 0) throw new Error(stderr)
  }
  await uv('venv', '--python', PYTHON, join(folder, 'own'))
  await uv('pip', 'install', '--python', join(folder, 'own/bin/python'), 'alpha', 'beta')
  return { folder, interpreter: join(folder, 'own/bin/python') }
}

it('uses an interpreter that is there where its packages equal the lock, and names those that do not', async () => {
  const { folder, interpreter } = await makeExisting()
  const existing = { manager: 'existing', interpreter }
  const lock = await freezeExisting({ ...machine, interpreter, untrustedFolders: [], isolate: null })
  expect(lock).toMatch(/^# .*\nalpha==1\.0\nbeta==2\.0\n$/)
  const environment = await ensure(lock, existing)
  expect(environment).toMatchObject({ python: interpreter, folder: join(folder, 'own') })
  expect(environment.lockHash).not.toBe(sha256Hex(lock))
  const wrong = ensure('Alpha==1.0.0\nbeta==2.1\ngamma==3.0\n', existing)
  await expect(wrong).rejects.toMatchObject({ name: 'UserError', exitCode: 1 })
  await expect(wrong).rejects.toThrow(/beta is 2\.0, not 2\.1; gamma 3\.0 is missing\.\n.*greenml env lock/)
  await expect(ensure(lock, { ...existing, python: '>=3.99' })).rejects.toThrow(/Python 3\.\d+\.\d+, not >=3\.99/)
})

it('starts no interpreter that a project, a dataset or a campaign brings', async () => {
  const trace = join(await makeFolder(), 'has-run')
  const dataset = await makeFolder({ 'projects/p/bin/python3': `#!/bin/sh\ntouch ${trace}\n` })
  const own = join(dataset, 'projects/p/bin/python3')
  await chmod(own, 0o755)
  const outside = await makeFolder()
  await symlink(own, join(outside, 'python3'))
  await symlink(join(dataset, 'projects'), join(outside, 'other-name'))
  await mkdir(join(dataset, 'projects/q/bin'), { recursive: true })
  await symlink(PYTHON, join(dataset, 'projects/q/bin/python')) // as venv makes it; what it starts with lies beside it
  const made = join(machine.cache, 'environments/0123/bin')
  await mkdir(made, { recursive: true })
  await symlink(PYTHON, join(made, 'python'))
  const linked = join(outside, 'other-name/q/bin/python')
  for (const interpreter of [own, join(outside, 'python3'), linked, join(made, 'python')]) {
    const using = ensure('', { manager: 'existing', interpreter }, [dataset])
    await expect(using).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  }
  expect(await readFile(trace).catch(() => null)).toBeNull()
  await expect(ensure('', { manager: 'existing', interpreter: 'python9' })).rejects.toThrow("'python9' is not here")
  await expect(ensure('', { manager: 'existing' })).rejects.toThrow('environment.interpreter')
})

it('counts another download, interpreter or manager as another environment, and nothing else', () => {
  const lock = 'alpha==1.0\n'
  const download = { url: 'https://example.org/a', sha256: 'a'.repeat(64), path: 'a' }
  const changes = [
    {},
    { downloads: [download] },
    { downloads: [{ ...download, path: 'b' }] },
    { manager: 'existing', interpreter: 'python3' },
    { manager: 'existing', interpreter: 'python3.11' },
    { manager: 'conda' },
  ]
  const hashes = changes.map((change) => hashEnvironment(lock, settingsOf(change)))
  expect(new Set(hashes).size).toBe(changes.length)
  expect(hashes[0]).toBe(sha256Hex(lock))
  expect(hashEnvironment(lock, settingsOf({ deviations: ['x'], pythonWanted: '3.9' }))).toBe(hashes[0])
})

/** Does what conda does with these arguments, as far as it is seen from outside; keeps each call in `calls`. */
const CONDA = `#!/usr/bin/python3
import json, os, pathlib, sys
packages = pathlib.Path(os.environ["CONDA_PKGS_DIRS"])
arguments = sys.argv[1:]
prefix = pathlib.Path(arguments[arguments.index("--prefix") + 1])
urls = [line for line in open(arguments[arguments.index("--file") + 1]) if line.startswith("https://")]
names = [url.split("#")[0].rsplit("/", 1)[1].strip() for url in urls]
if "--download-only" in arguments:
    calls = []
    for name in names:
        (packages / name).write_text("package")
else:
    calls = json.loads((packages / "calls").read_text())
    assert all((packages / name).exists() for name in names), "a package was not fetched"
    (prefix / "bin").mkdir()
    os.symlink("/usr/bin/python3", prefix / "bin" / "python")
    reach = {"secret": os.environ.get("MY_NAME"), "interfaces": [line.split(":")[0].strip() for line in open("/proc/net/dev").readlines()[2:]]}
    for place in (packages, "/usr"):
        try:
            pathlib.Path(place, "evil").write_text("x")
            reach[str(place)] = "written"
        except OSError as error:
            reach[str(place)] = type(error).__name__
    (prefix / "reach.json").write_text(json.dumps(reach))
    (prefix / "calls.json").write_text(json.dumps(calls + [arguments]))
if "hostile-1.0-0.conda" in names and "--download-only" not in arguments:  # a link script that feigns to be done
    for place in (prefix, prefix.parent):
        try:
            (place / "greenml-complete.json").write_text('{"version": "3.11.2", "lockHash": "", "basePrefix": "/home"}')
        except OSError:
            pass
    sys.exit(1)
if "--download-only" in arguments:
    (packages / "calls").write_text(json.dumps([arguments]))
`
const CONDA_LOCK = `# platform: linux-64\n@EXPLICIT\nhttps://conda.example/linux-64/python-3.11.2-0.conda#${'a'.repeat(64)}\nhttps://conda.example/noarch/alpha-1.0-0.conda#sha256:${'b'.repeat(64)}\n`

describeInBubblewrap('a Python behind a link in a folder of links', () => {
  const withLink = async (target: string) => {
    const folder = await makeFolder()
    await symlink(target, join(folder, 'python3'))
    return { folder, link: join(folder, 'python3'), env: { ...machine.env, PATH: `${folder}:/usr/bin:/bin` } }
  }
  /** As a run starts it: shown are the environment and what its interpreter lies under. */
  async function startInside({ python, folder, basePrefix }: Environment) {
    const isolate = await findIsolation()
    const command = [python, '-I', '-c', 'import json, sys; print(json.dumps(sys.version.split()[0]))']
    return isolate?.({ command, readOnly: [folder, basePrefix], wallSeconds: 60 })
  }

  it('makes environments that start in a sandbox', async () => {
    const before = machine
    machine = { ...machine, env: (await withLink(PYTHON)).env }
    try {
      const environment = await ensure('', {})
      expect(await startInside(environment)).toMatchObject({
        exitCode: 0,
        stdout: `"${environment.pythonVersion}"\n`,
        stderr: '',
      })
      expect(await realpath(environment.python)).toBe(await realpath(PYTHON))
    } finally {
      machine = before
    }
  })

  it('is an interpreter that is there, and of a venv made with it says what to do', async () => {
    const { link, folder } = await withLink(PYTHON)
    const environment = await ensure('', { manager: 'existing', interpreter: link }, [], true)
    expect(await startInside(environment)).toMatchObject({ exitCode: 0, stderr: '' })
    const { exitCode } = await runCommand(link, ['-m', 'venv', '--without-pip', join(folder, 'own')])
    expect(exitCode).toBe(0)
    const using = ensure('', { manager: 'existing', interpreter: join(folder, 'own/bin/python') })
    await expect(using).rejects.toMatchObject({ name: 'UserError', exitCode: 1 })
    await expect(using).rejects.toThrow(
      `${link}, a link that no sandbox shows: make it anew with ${await realpath(PYTHON)}`,
    )
  })
})

describeInBubblewrap('conda (a stand-in for it)', () => {
  it('fetches with the network, and installs without it, with the packages shown read-only', async () => {
    const prefix = await makeFolder()
    await chmod(prefix, 0o755)
    const bin = join(prefix, 'bin')
    for (const folder of [bin, join(prefix, 'conda-meta')]) await mkdir(folder)
    await writeFile(join(bin, 'conda'), CONDA)
    await chmod(join(bin, 'conda'), 0o755)
    const before = machine.env
    machine = { ...machine, env: { ...before, PATH: `${bin}:/usr/bin:/bin`, MY_NAME: 'secret' } }
    try {
      const environment = await ensure(CONDA_LOCK, { manager: 'conda' }, [], true)
      const read = async (name: string) => JSON.parse(await readFile(join(environment.folder, name), 'utf8'))
      const [fetching, installing] = await read('calls.json')
      expect(fetching.slice(0, 4)).toEqual(['create', '--yes', '--prefix', environment.folder])
      expect(fetching).toContain('--download-only')
      expect(installing).toContain('--offline')
      expect(await read('reach.json')).toEqual({
        secret: null,
        interfaces: ['lo'],
        [join(machine.cache, 'conda-packages')]: 'OSError',
        '/usr': 'OSError',
      })
      expect(environment.pythonVersion).toMatch(/^3\.\d+\.\d+$/)
      expect(environment.basePrefix).toBe(environment.folder) // whatever the environment's own Python says
      expect(await ensure(CONDA_LOCK, { manager: 'conda' }, [], true)).toEqual(environment)
      const hostile = CONDA_LOCK.replace('alpha', 'hostile')
      for (const _attempt of [1, 2]) {
        await expect(ensure(hostile, { manager: 'conda' }, [], true)).rejects.toThrow('could not be installed')
      }
      await rm(join(prefix, 'conda-meta'), { recursive: true })
      const alone = ensure(CONDA_LOCK, { manager: 'conda' }, [], true)
      await expect(alone).rejects.toThrow('lies in no installation of conda') // else its parent, a home, would be shown
    } finally {
      machine = { ...machine, env: before }
    }
  })

  it('believes no interpreter that names places of others as its own', async () => {
    const { folder, interpreter } = await makeExisting()
    const [site = ''] = globSync(join(folder, 'own/lib/python*/site-packages'))
    await writeFile(join(site, 'evil.pth'), "import sys; sys.base_prefix = '/home'\n")
    const using = ensure('alpha==1.0\n', { manager: 'existing', interpreter }, [], true)
    await expect(using).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  })

  it('uses an interpreter that is there from inside the sandbox', async () => {
    const { interpreter } = await makeExisting()
    expect((await ensure('alpha==1.0\n', { manager: 'existing', interpreter }, [], true)).python).toBe(interpreter)
  })
})

it.each([
  ['no list', 'alpha==1.0\n'],
  ['a package without a hash', '@EXPLICIT\nhttps://conda.example/a.conda\n'],
  ['a package by http', `@EXPLICIT\nhttp://conda.example/a.conda#${'a'.repeat(64)}\n`],
  ['a package of this machine', `@EXPLICIT\n/tmp/a.conda#${'a'.repeat(64)}\n`],
])('refuses a conda lock that is or holds %s', async (_name, lock) => {
  await expect(ensure(lock, { manager: 'conda' })).rejects.toThrow(/conda list --explicit --sha256/)
})

it('a lock of packages that no file names says where they are named, and not to write the lock', async () => {
  const folder = await makeFolder({})
  const requirementsFile = join(folder, 'requirements.txt')
  const written = writeLock({ ...machine, requirementsFile, lockFile: join(folder, 'requirements.lock'), asOf: null })
  await expect(written).rejects.toThrow(/requirements\.txt: name the list of its packages in environment\.requirements/)
})
