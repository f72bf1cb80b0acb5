import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findInterpreter, rankInterpreters } from '../../../src/environment/interpreters.ts'
import { minorOf } from '../../../src/environment/python-versions.ts'
import { type LockRequest, writeLock } from '../../../src/environment/write-lock.ts'
import { startPackageServer, type TinyWheel } from '../../support/package-server.ts'
import { makeFolder } from '../../support/temporary.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

async function lock(index: string, requirements: string, changes: Partial<LockRequest> = {}) {
  const folder = await makeFolder({ 'requirements.txt': requirements })
  const lockFile = join(folder, 'requirements.lock')
  const notes: string[] = []
  const result = await writeLock({
    ...machine,
    env: { ...machine.env, UV_DEFAULT_INDEX: index },
    requirementsFile: join(folder, 'requirements.txt'),
    lockFile,
    asOf: '2024-03-01',
    note: (text) => notes.push(text),
    ...changes,
  })
  const pins = [...(await readFile(lockFile, 'utf8')).matchAll(/^(\S+==\S+)/gm)].map(([, pin]) => pin)
  return { ...result, pins, notes }
}

const alpha = (version: string, uploaded: string | null, more: Partial<TinyWheel> = {}): TinyWheel => ({
  name: 'alpha',
  version,
  uploaded,
  ...more,
})
const beta = (version: string, uploaded: string): TinyWheel => ({ name: 'beta', version, uploaded })

it("takes packages as of the commit's date, its last day included", async () => {
  const { url } = await startPackageServer([
    alpha('1.0', '2023-05-05'),
    alpha('1.1', '2024-03-01'),
    alpha('2.0', '2024-03-02'),
  ])
  const { pins, excludeNewer, deviations } = await lock(url, 'alpha\n')
  expect({ pins, excludeNewer, deviations }).toEqual({
    pins: ['alpha==1.1'],
    excludeNewer: '2024-03-01',
    deviations: [],
  })
})

it("takes packages as of the newest pin's upload, where that is later than the commit", async () => {
  const { url } = await startPackageServer([
    alpha('1.0', '2023-05-05'),
    alpha('2.0', '2025-06-30'),
    alpha('2.1', '2025-08-01'),
    beta('1.0', '2024-01-01'),
    beta('1.1', '2025-06-01'),
    beta('1.2', '2025-07-02'),
  ])
  const { pins, excludeNewer, deviations } = await lock(url, 'Alpha==2.0.0  # pinned\nbeta\n')
  expect(pins).toEqual(['alpha==2.0', 'beta==1.1'])
  expect(excludeNewer).toBe('2025-06-30')
  expect(deviations).toEqual(['packages as of 2025-06-30, when alpha 2.0.0 came out; the commit is of 2024-03-01'])
})

it('finds the earliest date that has wheels, in few steps that are told', async () => {
  const { url } = await startPackageServer([
    alpha('1.0', '2024-01-01', { tag: 'cp36-cp36m-manylinux2014_x86_64' }),
    alpha('1.1', '2025-02-10'),
    alpha('1.2', '2025-09-09'),
  ])
  const { pins, excludeNewer, deviations, notes, pythonVersion } = await lock(url, 'alpha\n')
  expect({ pins, excludeNewer }).toEqual({ pins: ['alpha==1.1'], excludeNewer: '2025-02-10' })
  expect(deviations).toEqual([
    `no wheels for Python ${minorOf(pythonVersion)} as of 2024-03-01: packages as of 2025-02-10`,
  ])
  expect(notes.length).toBeGreaterThan(3)
  expect(notes.length).toBeLessThanOrEqual(12)
})

it('takes for a pin that has no wheels the next version that has some, not the newest', async () => {
  const { url } = await startPackageServer([
    ...['1.2', '1.3', '1.4', '2.0'].map((version) => alpha(version, '2023-01-01')),
    beta('1.0', '2023-01-01'),
    beta('2.0', '2023-01-01'),
    { name: 'gamma', version: '1.0', uploaded: '2023-01-01' },
    { name: 'gamma', version: '2.0', uploaded: '2023-01-01' },
  ])
  const { pins, deviations } = await lock(url, 'alpha==1.1\nbeta==1.0\ngamma\n')
  expect(pins).toEqual(['alpha==1.2', 'beta==1.0', 'gamma==2.0'])
  expect(deviations).toEqual(['pins that can not be met with the others, or have no wheels, are the least: alpha==1.1'])
})

it('drops pins of what the entry reaches alone, however many others can not be met', async () => {
  const others = Array.from({ length: 40 }, (_, index) => `other${index}`)
  const { url } = await startPackageServer([
    ...['1.2', '2.0'].map((version) => alpha(version, '2023-01-01')),
    ...others.map((name) => ({ name, version: '2.0', uploaded: '2023-01-01' })),
  ])
  const requirements = ['alpha==1.1', ...others.map((name) => `${name}==1.0`)].join('\n')
  const { pins, deviations } = await lock(url, requirements, { unreached: ['other0'], reached: ['alpha'] })
  expect(pins).toEqual(['alpha==1.2'])
  expect(deviations.at(-1)).toBe(
    'pins that can not be met with the others, or have no wheels, are the least: alpha==1.1',
  )
})

it('tells a pin of compatible versions that is given up, and nothing that is not', async () => {
  const { url } = await startPackageServer(['1.5', '2.0'].map((version) => alpha(version, '2023-01-01')))
  const { pins, deviations } = await lock(url, '\nalpha~=1.3.0\n\n')
  expect(pins).toEqual(['alpha==1.5'])
  expect(deviations).toEqual([
    'pins that can not be met with the others, or have no wheels, are the least: alpha~=1.3.0',
  ])
})

it('tells a bound with a wildcard that is given up, and keeps those that can be met', async () => {
  const { url } = await startPackageServer([
    ...['1.5', '2.0'].map((version) => alpha(version, '2023-01-01')),
    beta('1.4', '2023-01-01'),
    beta('2.0', '2023-01-01'),
  ])
  const { pins, deviations } = await lock(url, 'alpha==1.3.*\nbeta==1.*\n')
  expect(pins).toEqual(['alpha==1.5', 'beta==1.4'])
  expect(deviations).toEqual([
    'pins that can not be met with the others, or have no wheels, are the least: alpha==1.3.*',
  ])
})

it('locks for the Python that has the wheels where pins are given up too', async () => {
  const [nearest, ...others] = await rankInterpreters({ ...machine, pythonRequest: '>=3.10' })
  const other = others.find(({ version }) => minorOf(version) !== minorOf(nearest?.version ?? ''))
  if (other === undefined) return
  const [major = '', minor = ''] = other.version.split('.')
  const tag = `cp${major}${minor}-cp${major}${minor}-manylinux2014_x86_64`
  const { url } = await startPackageServer([alpha('1.0', '2023-01-01', { tag }), beta('2.0', '2023-01-01')])
  const { python, pythonVersion, pins } = await lock(url, 'alpha\nbeta==1.5\n')
  expect(pins).toEqual(['alpha==1.0', 'beta==2.0'])
  expect(minorOf(pythonVersion)).toBe(minorOf(other.version))
  expect(python).toBe(`>=${major}.${minor},<${major}.${Number(minor) + 1}`)
})

it('takes an older Python that has the wheels of the pins before it gives them up, and says so', async ({ skip }) => {
  const [old] = await rankInterpreters({ ...machine, pythonRequest: '>=3.7,<3.10' })
  if (!old) return skip('no Python from before 3.10 is installed')
  const [major = '', minor = ''] = old.version.split('.')
  const abi = `cp${major}${minor}${Number(minor) < 8 ? 'm' : ''}`
  const { url } = await startPackageServer([
    alpha('1.0', '2023-01-01', { tag: `cp${major}${minor}-${abi}-manylinux2014_x86_64` }),
    alpha('2.0', '2023-01-01'),
    beta('1.0', '2023-01-01'),
  ])
  const pinned = await lock(url, 'alpha==1.0\nbeta\n')
  expect(pinned.pins).toEqual(['alpha==1.0', 'beta==1.0'])
  expect(pinned.python).toBe(`>=${major}.${minor},<${major}.${Number(minor) + 1}`)
  expect(pinned.deviations).toEqual([`Python ${old.version}, as pins have no wheels for later ones that are installed`])
  const late = await lock(url, 'alpha==1.0\nbeta\n', { asOf: '2022-03-01' })
  expect(late).toMatchObject({ pins: pinned.pins, python: pinned.python, excludeNewer: '2023-01-01' })
  const free = await lock(url, 'alpha\nbeta\n')
  expect(free.pins).toEqual(['alpha==2.0', 'beta==1.0'])
  expect(minorOf(free.pythonVersion)).not.toBe(minorOf(old.version))
})

it("takes packages of the commit's time for an older Python, as of the earliest date of the oldest where they have none", async ({
  skip,
}) => {
  const olds = await rankInterpreters({ ...machine, pythonRequest: '>=3.8,<3.10' })
  const [old] = olds.toReversed()
  if (!old) return skip('no Python from before 3.10 is installed')
  const tag = `cp${old.version.split('.').slice(0, 2).join('')}`
  const { url } = await startPackageServer([
    alpha('1.0', '2019-05-05', { tag: `${tag}-${tag}-manylinux2014_x86_64` }),
    alpha('2.0', '2022-05-05'),
  ])
  const ofItsTime = { asOf: '2020-01-01', isOfItsTime: true }
  expect(await lock(url, 'alpha\n', { ...ofItsTime, isOfItsTime: false })).toMatchObject({ pins: ['alpha==2.0'] })
  const found = await lock(url, 'alpha\n', ofItsTime)
  expect(found).toMatchObject({ pins: ['alpha==1.0'], pythonVersion: old.version, excludeNewer: '2020-01-01' })
  expect(found.deviations).toEqual([
    `Python ${old.version}, for packages of the commit's time: with later ones the script fails, or comes to another result`,
  ])
  const again = { ...ofItsTime, isOfItsTime: false, pythonSoFar: found.python }
  expect(await lock(url, 'alpha\n', again)).toEqual(found)
  expect(await lock(url, 'alpha>=1.0\n', again)).toMatchObject({ pins: ['alpha==2.0'] })
  expect(await lock(url, 'alpha\n', { ...again, pythonSoFar: '>=3.8' })).toMatchObject({ pins: ['alpha==2.0'] })
  const before = await lock(url, 'alpha\n', { ...ofItsTime, asOf: '2019-01-01', pythonWanted: minorOf(old.version) })
  expect(before).toMatchObject({ pins: ['alpha==1.0'], pythonVersion: old.version, excludeNewer: '2019-05-05' })
})

it('takes the Python that has wheels of the most pins where not all can be met', async ({ skip }) => {
  const [old] = await rankInterpreters({ ...machine, pythonRequest: '>=3.8,<3.10' })
  if (!old) return skip('no Python from before 3.10 is installed')
  const tag = `cp${old.version.split('.').slice(0, 2).join('')}`
  const { url } = await startPackageServer([
    alpha('1.0', '2023-01-01', { tag: `${tag}-${tag}-manylinux2014_x86_64` }),
    alpha('2.0', '2023-01-01'),
    beta('1.0', '2023-01-01'),
    beta('2.0', '2023-01-01'),
    { name: 'gamma', version: '1.0', uploaded: '2023-01-01', requires: ['lost'] },
    { name: 'gamma', version: '2.0', uploaded: '2023-01-01' },
  ])
  const { pins, pythonVersion, deviations } = await lock(url, 'alpha==1.0\nbeta==1.0\ngamma==1.0\n')
  expect(pins).toEqual(['alpha==1.0', 'beta==1.0', 'gamma==2.0'])
  expect(pythonVersion).toBe(old.version)
  expect(deviations).toEqual([
    `Python ${old.version}, as pins have no wheels for later ones that are installed`,
    expect.stringMatching(/gamma==1\.0$/),
  ])
})

it('leaves out the pins only where they can not be met at any date, and says so', async () => {
  const { url } = await startPackageServer([alpha('1.0', '2023-05-05'), alpha('2.0', '2024-05-05')])
  const { pins, deviations, excludeNewer } = await lock(url, 'alpha==1.5\n')
  expect({ pins, deviations, excludeNewer }).toEqual({
    pins: ['alpha==1.0'],
    deviations: ['the pins can not be resolved: packages without pins'],
    excludeNewer: '2024-03-01',
  })
  await expect(lock(url, 'gamma\n')).rejects.toMatchObject({ name: 'UserError', exitCode: 1 })
})

it.each(['json', 'html'] as const)('names an index whose %s tells no upload times, and the fix', async (format) => {
  const { url } = await startPackageServer([alpha('1.0', null), alpha('2.0', null)], format)
  const address = url.replace('//', '//me:hunter2@')
  for (const requirements of ['alpha\n', 'alpha==1.0\n']) {
    const locking = lock(address, requirements)
    await expect(locking).rejects.toMatchObject({ name: 'UserError', exitCode: 1 })
    await expect(locking).rejects.toThrow(/does not tell when its files were uploaded.*UV_DEFAULT_INDEX.*--no-date/s)
    await expect(locking).rejects.toThrow(url)
    await expect(locking).rejects.not.toThrow('hunter2')
  }
  expect((await lock(url, 'alpha\n', { asOf: null })).pins).toEqual(['alpha==2.0'])
})

it('asks no index but that of this machine, and says what it left out', async () => {
  const { url } = await startPackageServer([alpha('1.0', '2023-05-05')])
  const elsewhere = await startPackageServer([alpha('9.9', '2023-05-05')])
  const { pins, deviations } = await lock(
    url,
    `--extra-index-url ${elsewhere.url}\n-f ${elsewhere.url}\nalpha\nbeta @ ${elsewhere.url}/beta.whl\ngit+${elsewhere.url}\n`,
  )
  expect(pins).toEqual(['alpha==1.0'])
  expect(elsewhere.asked).toEqual([])
  expect(deviations).toEqual([
    "the author's package indexes are left out: packages come from this machine's",
    `requirements by their address are left out: beta @ ${elsewhere.url}/beta.whl, git+${elsewhere.url}`,
  ])
})

it('lets requirements say nothing to uv but names of packages', async () => {
  const { url } = await startPackageServer([alpha('1.0', '2023-05-05')])
  const lines = [
    '--no-binary alpha',
    'alpha>=0.5 # any',
    '# x \\',
    '-c limits.txt',
    'beta @ file:///tmp/beta-1.0.tar.gz',
  ]
  const { pins, deviations } = await lock(url, lines.join('\r\n'))
  expect(pins).toEqual(['alpha==1.0'])
  expect(deviations).toEqual([
    'requirements by their address are left out: beta @ file:///tmp/beta-1.0.tar.gz',
    'options are left out: --no-binary alpha, -c limits.txt',
  ])
  for (const line of ['-r /etc/passwd', 'alpha\r-r https://127.0.0.1:1/x', '../evil', 'alpha @ ./evil']) {
    await expect(lock(url, line)).rejects.toMatchObject({ name: 'UserError', exitCode: 2 })
  }
})

it('takes the first Python on the search path where none is asked for', async () => {
  const request = { ...machine, pythonRequest: '>=3.10' }
  const ranked = await rankInterpreters(request)
  expect(ranked[0]).toEqual(await findInterpreter(request))
  expect(new Set(ranked.map(({ version }) => version)).size).toBe(ranked.length)
  const { url } = await startPackageServer([alpha('1.0', '2023-05-05')])
  expect((await lock(url, 'alpha\n')).pythonVersion).toBe(ranked[0]?.version)
})

it('takes the installed Python that is nearest to what the project asks for', async () => {
  const { url } = await startPackageServer([alpha('1.0', '2023-05-05')])
  const installed = await rankInterpreters({ ...machine, pythonRequest: '>=3.10' })
  for (const { version } of installed) {
    const exact = await lock(url, 'alpha\n', { pythonWanted: version })
    expect(exact).toMatchObject({ pythonVersion: version, python: `>=${minorOf(version)}`, deviations: [] })
  }
  const oldest = installed
    .map(({ version }) => version)
    .sort((a, b) => Number(a.split('.')[1]) - Number(b.split('.')[1]))[0]
  const old = await lock(url, 'alpha\n', { pythonWanted: '>=3.6,<3.8' })
  expect(old.pythonVersion).toBe(oldest)
  expect(old.deviations).toEqual([`Python ${oldest}, the nearest installed, where the project asks for >=3.6,<3.8`])
})

it('takes, of Pythons that are equally near, one for which the pins have wheels', async ({ skip }) => {
  const installed = await rankInterpreters({ ...machine, pythonRequest: '>=3.10' })
  const other = installed.find(({ version }) => minorOf(version) !== minorOf(installed[0]?.version ?? ''))
  if (!other) return skip('only one Python is installed')
  const tag = `cp${minorOf(other.version).replace('.', '')}`
  const { url } = await startPackageServer([alpha('1.0', '2023-05-05', { tag: `${tag}-${tag}-manylinux2014_x86_64` })])
  const { python, pythonVersion, deviations, notes } = await lock(url, 'alpha==1.0\n')
  const [, minor = 0] = other.version.split('.').map(Number)
  expect(python).toBe(`>=3.${minor},<3.${minor + 1}`) // the nearer one has no wheels of the lock
  expect(minorOf(pythonVersion)).toBe(minorOf(other.version))
  expect({ deviations, notes }).toEqual({ deviations: [], notes: [] })
})

it('locks for this Python and system alone where the newest package has wheels for others only', async () => {
  const { url } = await startPackageServer([
    alpha('1.0', '2023-05-05', { tag: 'py3-none-any' }),
    alpha('2.0', '2023-06-05', { tag: 'py3-none-win_amd64' }),
  ])
  const { pins, python, pythonVersion, deviations } = await lock(url, 'alpha\n')
  expect(pins).toEqual(['alpha==1.0'])
  const [, minor] = pythonVersion.split('.').map(Number)
  expect(python).toBe(`>=3.${minor},<3.${(minor ?? 0) + 1}`)
  expect(deviations).toEqual([expect.stringMatching(/locked for Python 3\.\d+ on \w+-\w+ alone/)])
})

it('keeps pins for this Python alone which what a package needs on later ones contradicts', async () => {
  const { url } = await startPackageServer([
    alpha('1.0', '2023-05-05', { requires: ['beta>=2; python_version >= "3.90"'] }),
    alpha('0.9', '2023-04-05'),
    beta('1.0', '2023-05-05'),
    beta('2.0', '2023-06-05'),
  ])
  const { pins, python, pythonVersion, deviations } = await lock(url, 'alpha==1.0\nbeta==1.0\n')
  expect(pins).toEqual(['alpha==1.0', 'beta==1.0'])
  expect(python).toMatch(`>=${minorOf(pythonVersion)},<`)
  expect(deviations).toEqual([expect.stringMatching(/other systems or Pythons: locked for Python 3\.\d+ on .* alone/)])
})

it('locks for this Python and newer ones, on all systems, where only the lowest that is asked for contradicts the pins', async () => {
  const { url } = await startPackageServer([beta('1.0', '2023-05-05')])
  const pins = 'beta==1.0; python_version >= "3.9"\nbeta==0.1; python_version < "3.9"\n'
  const { python, pythonVersion, deviations } = await lock(url, pins, { lowestPython: '3.8' })
  expect({ python, deviations }).toEqual({ python: `>=${minorOf(pythonVersion)}`, deviations: [] })
})

it('holds what the wheel for this system needs, where the wheels of a package say different things', async () => {
  const { url } = await startPackageServer([
    alpha('1.0', '2023-05-05', { tag: 'py3-none-macosx_11_0_arm64' }),
    alpha('1.0', '2023-05-05', { tag: 'py3-none-manylinux2014_x86_64', requires: ['beta'] }),
    alpha('1.0', '2023-05-05', { tag: 'py3-none-manylinux2014_aarch64' }),
    alpha('1.0', '2023-05-05', { tag: 'py3-none-win_amd64' }),
    beta('1.0', '2023-05-05'),
  ])
  const { pins, python, pythonVersion } = await lock(url, 'alpha\n')
  expect(pins).toEqual(['alpha==1.0', ...(process.arch === 'x64' ? ['beta==1.0'] : [])])
  expect(python).toMatch(process.arch === 'x64' ? `>=${minorOf(pythonVersion)},<` : '>=')
})
