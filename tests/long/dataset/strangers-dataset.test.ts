import { copyFile, mkdir, readdir, readFile, realpath, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { stringify } from 'yaml'
import { runCommand } from '../../../src/base/processes/process.ts'
import { benchmark } from '../../../src/commands/benchmark.ts'
import { lockProjects } from '../../../src/commands/env/lock-projects.ts'
import { generate } from '../../../src/commands/generate.ts'
import { plan } from '../../../src/commands/plan.ts'
import { run } from '../../../src/commands/run.ts'
import { loadProject } from '../../../src/dataset/load-projects.ts'
import { loadWithModules } from '../../../src/dataset/prompt-project.ts'
import { hereOnly } from '../../../src/dataset/sources/sources.ts'
import { freezeExisting } from '../../../src/environment/existing.ts'
import { cleanRequirements, refuseOptions } from '../../../src/environment/requirements.ts'
import { readPromptInput } from '../../../src/generation/prompts/read-prompt-input.ts'
import { watchAccess } from '../../../src/measurement/instruments/access-times.ts'
import { listUnprobed } from '../../../src/measurement/probe/perturb-data.ts'
import { readTable } from '../../../src/measurement/probe/table.ts'
import { writeZip } from '../../../src/measurement/probe/zip.ts'
import { findIsolation } from '../../../src/measurement/run-isolated.ts'
import { makeWorkspace } from '../../../src/measurement/workspace.ts'
import { makeCampaign, readRuns } from '../../support/campaign.ts'
import { runCli, startCli } from '../../support/cli.ts'
import { makeContext } from '../../support/context.ts'
import { makePipe, makeSocket, ODD_FILES, replace } from '../../support/odd-files.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'
import { makeAnswers, makeDataset, tinyManifest } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const SECRET = 'sk-CANARY-0123456789'
const GOOD = 'print("GREENML_METRIC accuracy=0.75")\n'
/** Long before a test would end by itself. */
const SOON = 20_000

/** A file of the user's own that a stranger would like to see; its only line is no list of packages and no YAML. */
const makeSecret = async () => join(await makeFolder({ credentials: `${SECRET}: [\n` }), 'credentials')

const MODELS = 'schemaVersion: 1\nmodels: [{ id: a, provider: replay, model: a, answers: answers }]\n'

async function prepare() {
  const dataset = await makeDataset({ one: { files: { 'main.py': GOOD, 'lib/x.py': '' } } })
  await writeFiles(dataset, { 'models.yaml': MODELS, 'answers/one/GENAIGREENML_assisted_a.py': GOOD })
  return { dataset, campaign: join(await makeFolder(), 'campaign') }
}

const PLACES = {
  'the lock': 'projects/one/requirements.lock',
  'the manifest': 'projects/one/project.yaml',
  'the list of models': 'models.yaml',
  'the entry': 'projects/one/source/main.py',
}
const CASES = Object.entries(PLACES).flatMap(([what, path]) =>
  Object.keys(ODD_FILES).map((kind) => [what, kind, path] as const),
)

it.each(CASES)('plans with nothing where %s is %s', { timeout: SOON }, async (_what, kind, path) => {
  const { dataset, campaign } = await prepare()
  const secret = await makeSecret()
  await replace(join(dataset, path), (place) => ODD_FILES[kind]?.(place, secret))
  const error = await plan({ campaign, dataset }, makeContext(machine.env).context).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'UserError' })
  expect(String(error)).not.toContain(SECRET)
})

it.each([
  ['the projects', 'projects'],
  ['a project', 'projects/one'],
  ['its source', 'projects/one/source'],
  ['a folder of its entry', 'projects/one/source/lib'],
  ['the recorded answers', 'answers'],
  ["a project's recorded answers", 'answers/one'],
])('takes nothing from where %s leads as a link', async (_name, path) => {
  const { dataset, campaign } = await prepare()
  const elsewhere = (await prepare()).dataset
  await rm(join(dataset, path), { recursive: true })
  await symlink(join(elsewhere, path), join(dataset, path))
  const manifest = tinyManifest(path.endsWith('lib') ? { entry: 'lib/x.py' } : {})
  if (!path.startsWith('projects/one') || path.endsWith('lib'))
    await writeFile(join(elsewhere, 'projects/one/project.yaml'), stringify(manifest))
  if (path.endsWith('lib')) await writeFile(join(dataset, 'projects/one/project.yaml'), stringify(manifest))
  const { context } = makeContext(machine.env)
  const work = async () => {
    await loadProject(dataset, 'one')
    await plan({ campaign, dataset }, context)
    return generate({ campaign, dataset }, context)
  }
  const result = await work().catch((reason: unknown) => reason)
  if (path === 'answers/one') expect(result).toMatchObject({ counts: { 'no-answer': 3 } })
  else expect(result).toMatchObject({ name: 'UserError', exitCode: 3 })
})

it('goes on with a dataset and answers that are reached by links which the user typed', async () => {
  const { dataset, campaign } = await prepare()
  const typed = join(await makeFolder(), 'typed')
  await symlink(dataset, typed)
  const { context } = makeContext(machine.env)
  const options = { repetitions: 1, warmups: 0, profiles: 0, iTrustThisCode: true }
  await run({ campaign, dataset: typed, answers: join(typed, 'answers'), ...options }, context)
  const { records } = await readRuns(campaign)
  expect(records.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok'])
})

it.each(['credentials', 'environ'])(
  'keeps what a lock leads to as a link out of records, analysis and report: %s',
  async (target) => {
    const { dataset, campaign } = await prepare()
    const lock = join(dataset, 'projects/one/requirements.lock')
    await rm(lock)
    await symlink(target === 'environ' ? '/proc/self/environ' : await makeSecret(), lock)
    const words = ['--repetitions', '1', '--warmups', '0', '--profiles', '0', '--i-trust-this-code']
    const env = { CANARY_API_KEY: SECRET, ...machine.env } // the first of what the process is given
    const { stdout, stderr } = await runCli(['run', '--campaign', campaign, '--dataset', dataset, ...words], env)
    expect(stdout + stderr).not.toContain(SECRET)
    const found = await runCommand('grep', ['-rl', SECRET, campaign])
    expect(found.stdout).toBe('')
  },
)

it.each([
  ['a secret', SECRET],
  ['one behind pins', `six==1.17.0 --hash=sha256:${'0'.repeat(64)}\n\n# a comment\n${SECRET}`],
  ['an option', `--index-url https://u:${SECRET}@x/simple`],
  ['an address', `six @ https://u:${SECRET}@x/six.whl`],
  ['one behind a line that goes on', `six==1.17.0 \\\n  ${SECRET}`],
])('tells of a wrong lock only the number of its line: %s', (_name, lock) => {
  const line = lock.split('\n').findIndex((each) => each.includes(SECRET) || each.endsWith('\\')) + 1
  expect(() => refuseOptions(lock, 'requirements.lock')).toThrow(`(line ${line})`)
  expect(() => refuseOptions(lock, 'requirements.lock')).not.toThrow(SECRET)
})

it.each(Object.keys(ODD_FILES))('locks nothing where the requirements are %s', { timeout: SOON }, async (kind) => {
  const { dataset } = await prepare()
  const secret = await makeSecret()
  const environment = { lock: 'requirements.lock', requirements: 'wanted.txt' }
  await writeFile(join(dataset, 'projects/one/project.yaml'), stringify(tinyManifest({ environment })))
  await ODD_FILES[kind]?.(join(dataset, 'projects/one/wanted.txt'), secret)
  const { context } = makeContext(machine.env)
  const error = await lockProjects({ dataset, slugs: ['one'] }, context).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'UserError' })
  expect(String(error)).not.toContain(SECRET)
})

it.each(Object.keys(ODD_FILES))(
  'shows a model nothing of data and README that are %s',
  { timeout: SOON },
  async (kind) => {
    const { dataset } = await prepare()
    const secret = await makeSecret()
    const source = join(dataset, 'projects/one/source')
    for (const name of ['data.csv', 'README.md']) await ODD_FILES[kind]?.(join(source, name), secret)
    const manifest = tinyManifest({ data: [{ path: 'data.csv', role: 'all' }] })
    await writeFile(join(dataset, 'projects/one/project.yaml'), stringify(manifest))
    const input = await readPromptInput(await loadWithModules(dataset, 'one', hereOnly()), 'informed')
    expect(JSON.stringify(input)).not.toContain(SECRET)
    if (kind === 'a file of 40 GB') return
    expect(input).toMatchObject({ description: null, profiles: [{ sizeBytes: null, table: null }] })
  },
)

it.each([
  ['a pipe', 'pipe', makePipe],
  ['a pipe further in', 'lib/data.csv', makePipe],
  ['a socket', 'socket', makeSocket],
] as const)('plans with no project in whose source there is %s, and copies none', async (_name, path, make) => {
  const { dataset, campaign } = await prepare()
  const source = join(dataset, 'projects/one/source')
  await make(join(source, path))
  const planning = plan({ campaign, dataset }, makeContext(machine.env).context)
  await expect(planning).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  await using workspace = await makeWorkspace({
    sourceFolder: source,
    script: null,
    homeTemplate: source,
    ownerUid: null,
  })
  expect((await readdir(workspace.projectFolder)).sort()).toEqual(['lib', 'main.py'])
  expect((await readdir(workspace.homeFolder)).sort()).toEqual(['lib', 'main.py'])
})

describe('declared data', () => {
  const ROWS = `x,label\n${Array.from({ length: 8 }, (_, i) => `${i},${i % 2}`).join('\n')}\n`
  const project = (...paths: readonly string[]) => ({
    slug: 'one',
    task: 'binary-classification',
    metric: { name: 'accuracy' },
    data: [
      { path: 'data.csv', role: 'all' as const, target: 'label' },
      ...paths.map((path) => ({ path, role: 'all' as const })),
    ],
  })

  it.each([
    ['is not there', () => {}, 'missing'],
    ['is a link', (path: string) => symlink('/', path), 'link'],
    ['is a link to nothing', (path: string) => symlink('/no/such', path), 'link'],
    ['is a pipe', makePipe, 'pipe'],
    ['is a socket', makeSocket, 'socket'],
  ] as const)('that %s is told for each probe, whatever it is used for', { timeout: SOON }, async (_n, make, kind) => {
    const folder = await makeFolder({ 'data.csv': ROWS })
    await make(join(folder, 'extra'))
    expect(await listUnprobed(folder, project('extra'))).toEqual({
      'label-randomisation': { kind, path: 'extra' },
      subsample: { kind, path: 'extra' },
      'hidden-data': { kind, path: 'extra' },
    })
  })

  it('below a link is told as one', async () => {
    const folder = await makeFolder({ 'data.csv': ROWS })
    await symlink('/etc', join(folder, 'lib'))
    expect(await listUnprobed(folder, project('lib/hostname'))).toMatchObject({
      subsample: { kind: 'link', path: 'lib/hostname' },
    })
  })

  /** Files of the host, with times that tell when one was touched. */
  async function makeHost() {
    const host = await makeFolder({ 'a.txt': 'a', 'sub/b.txt': 'b' })
    const times = async () =>
      Promise.all(
        ['a.txt', 'sub/b.txt'].map(async (path) => {
          const { atimeNs, mtimeNs, ctimeNs } = await stat(join(host, path), { bigint: true })
          return [atimeNs, mtimeNs, ctimeNs]
        }),
      )
    await utimes(join(host, 'a.txt'), new Date('2020-01-01'), new Date('2020-01-01'))
    return { host, times, before: await times() }
  }

  it.each([
    ['a folder', 'extra', (host: string) => host],
    ['a file', 'extra', (host: string) => join(host, 'a.txt')],
    ['a folder above', 'extra/a.txt', (host: string) => host],
    ['the whole host', 'extra', () => '/'],
  ])('that is a link to %s is not touched when reads are watched', async (_name, place, target) => {
    const { host, times, before } = await makeHost()
    const folder = await makeFolder({ 'data.csv': ROWS })
    await symlink(target(host), join(folder, 'extra'))
    const listOpened = await watchAccess(
      folder,
      new Map([
        ['data.csv', 'data.csv'],
        ['extra', place],
      ]),
    )
    expect(await times()).toEqual(before)
    expect(await listOpened(await makeFolder())).toEqual([])
  })

  it('with links in a folder of it touches what they lead to as little', async () => {
    const { host, times, before } = await makeHost()
    const folder = await makeFolder({ 'extra/own.txt': '' })
    await symlink(join(host, 'a.txt'), join(folder, 'extra/a.txt'))
    await symlink(host, join(folder, 'extra/host'))
    await watchAccess(folder, new Map([['extra', 'extra']]))
    expect(await times()).toEqual(before)
  })

  it('that became a link after the plan ends in records, and touches nothing of the host', async () => {
    const { host, times, before } = await makeHost()
    const { data, task } = project('extra')
    const dataset = await makeDataset({
      one: { files: { 'main.py': GOOD, 'data.csv': ROWS }, manifest: { data, task } },
    })
    const extra = join(dataset, 'projects/one/source/extra')
    await mkdir(extra)
    const answers = await makeAnswers({ 'one/assisted/a': GOOD })
    const campaign = await makeCampaign({ dataset, answers, probes: true }, machine.env)
    await rm(extra, { recursive: true })
    await symlink(host, extra)
    await benchmark({ campaign, dataset, iTrustThisCode: true, idleBaseline: 0 }, makeContext(machine.env).context)
    const { records, planned, recorded } = await readRuns(campaign)
    expect(recorded).toEqual(planned)
    const probes = records.filter(({ purpose }) => purpose === 'probe')
    expect(probes.length).toBeGreaterThan(0)
    expect(new Set(probes.map(({ status, errorMessage }) => `${status}: ${errorMessage}`))).toEqual(
      new Set(["environment-failed: its data can't be changed: link (path extra)"]),
    )
    expect(await times()).toEqual(before)
  })

  it.each([
    ['short rows', 'a\n', '1\n', 30_000_000],
    ['short rows of another end', 'a\r', '1\r', 30_000_000],
    ['short rows of two characters', 'a\r\n', '1\r\n', 20_000_000],
    ['one row of short cells', 'a,', '1,', 30_000_000],
    ['empty cells', 'a,b\n', ',\n', 20_000_000],
  ])('of %s is not read beyond a number of cells', { timeout: SOON }, (_name, head, row, count) => {
    const text = Buffer.from(`${head}${row.repeat(count)}`)
    expect(readTable(text, null)).toEqual({ kind: expect.stringMatching(/^(?:too-many-cells|no-table)$/) })
  })

  it('of many tables is not read beyond a number of cells', { timeout: SOON }, async () => {
    const table = `a,b\n${'1,2\n'.repeat(700_000)}`
    const folder = await makeFolder({ 'data.csv': ROWS, 'a.csv': table, 'b.csv': table, 'c.csv': table })
    const reasons = await listUnprobed(folder, project('a.csv', 'b.csv', 'c.csv'))
    expect(reasons).toMatchObject({ subsample: { kind: 'too-many-cells', path: 'c.csv' } })
  })

  it.each([
    ['rows', '(200000000,)', '|u1'],
    ['bytes', '(1, 200000000)', '|u1'],
  ])('of arrays that unpack to many %s is read no further', { timeout: SOON }, async (_name, shape, descr) => {
    const packed = packArray(shape, descr, 200_000_000)
    expect(packed.length).toBeLessThan(300_000)
    const names = ['a', 'b', 'c', 'd']
    const folder = await makeFolder(Object.fromEntries(names.map((name) => [`${name}.npz`, packed])))
    const data = names.map((name) => ({ path: `${name}.npz`, role: 'all' as const, target: 'y' }))
    const reasons = await listUnprobed(folder, { ...project(), data })
    const gap = { kind: 'too-many-cells', path: expect.stringMatching(/^[a-d]\.npz$/) }
    expect(reasons).toMatchObject({ subsample: gap, 'label-randomisation': gap })
  })
})

/** An archive of one array `y` of zeros, as NumPy packs it. */
function packArray(shape: string, descr: string, bytes: number): Buffer {
  const header = `{'descr': '${descr}', 'fortran_order': False, 'shape': ${shape}, }`.padEnd(117)
  const array = Buffer.concat([
    Buffer.from('\x93NUMPY\x01\0\x76\0', 'latin1'),
    Buffer.from(`${header}\n`),
    Buffer.alloc(bytes),
  ])
  const zip = writeZip([{ name: 'y.npy', content: deflateRawSync(array) }])
  const central = zip.indexOf('PK\x01\x02')
  zip.writeUInt16LE(8, central + 10)
  zip.writeUInt32LE(array.length, central + 24)
  return zip
}

describe("a folder's .env", () => {
  const say = async (prepare: (path: string) => unknown) => {
    const folder = await makeFolder()
    await prepare(join(folder, '.env'))
    const { child, ended } = startCli(['--version'], process.env, folder)
    const limit = setTimeout(() => child.kill('SIGKILL'), SOON / 2)
    onTestFinished(() => clearTimeout(limit))
    return ended
  }

  it.each(Object.entries(ODD_FILES))('that is %s is not read, and told', { timeout: SOON }, async (_name, make) => {
    const secret = await makeSecret()
    const { exitCode, stderr } = await say((path) => make(path, secret))
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: expect.stringContaining('warning: .env is not read') })
  })

  it('that is a virtual environment is nobody’s fault', async () => {
    expect(await say((path) => mkdir(path))).toMatchObject({ exitCode: 0, stderr: '' })
  })
})

describe('requirements', () => {
  it.each([
    ['six==1.16.0 --no-binary :all:', 'six==1.16.0\n', '--no-binary :all:'],
    ['six --config-settings=x=y', 'six\n', '--config-settings=x=y'],
    ['six ; python_version > "3" --global-option=build', 'six ; python_version > "3"\n', '--global-option=build'],
    ['six -C x', 'six\n', '-C x'],
  ])('%s: the option is left out, the package stays', (line, kept, option) => {
    const { text, deviations } = cleanRequirements(`${line}\n`)
    expect(text).toBe(kept)
    expect(deviations).toEqual([`options are left out: ${option}`])
  })

  it.each([
    'six-1.16.0.tar.gz',
    'six-1.16.0-py2.py3-none-any.whl',
    'Six-1.16.0.ZIP',
    'six-1.16.0.tar.bz2 ; python_version > "3"',
    'six.tgz[extra]',
    'six-1.16.0.tar.xz',
  ])('%s is a file and no package', (line) => {
    const { text, deviations } = cleanRequirements(`${line}\nnumpy\n`)
    expect(text).toBe('numpy\n')
    expect(deviations.join()).toMatch(/by their address are left out/)
  })

  it('names the place of a line that is no package, and not what it says', () => {
    expect(() => cleanRequirements('six\n\nkey: hunter2\n')).toThrow(/^Line 3 of the requirements names no package/)
  })

  it.each(['six -e .', 'six -r /etc/passwd', 'six --requirement=other.txt'])('%s brings nothing else in', (line) => {
    const clean = () => cleanRequirements(`${line}\n`).text
    if (line.includes('-e')) expect(clean()).toBe('six\n')
    else expect(clean).toThrow(/includes another file/)
  })
})

describe('an interpreter that is there', () => {
  const PYTHON = '/usr/bin/python3'

  /** What a sandbox is told to show when an interpreter is asked for its packages. */
  async function inspect(interpreter: string, home = homedir()) {
    const shown: string[] = []
    const isolate = await findIsolation()
    const freezing = freezeExisting({
      ...machine,
      env: { ...machine.env, HOME: home },
      interpreter,
      untrustedFolders: [],
      isolate:
        isolate &&
        ((command) => {
          shown.push(...command.readOnly)
          return isolate(command)
        }),
    })
    return { shown, outcome: await freezing.catch((reason: unknown) => reason) }
  }

  it('of /bin does not show the whole host to its packages', async () => {
    const { shown, outcome } = await inspect('/bin/python3')
    expect(outcome).toMatch(/^# of an interpreter that was there/)
    expect(shown).toEqual(['/usr'])
  })

  it('of a home that is a link to one elsewhere does not show the home', async () => {
    const home = await makeFolder({ secret: SECRET })
    await mkdir(join(home, 'bin'))
    await symlink(PYTHON, join(home, 'bin/python3'))
    const { shown, outcome } = await inspect(join(home, 'bin/python3'), home)
    expect(outcome).toMatch(/^# of an interpreter that was there/)
    expect(shown).toEqual(['/usr'])
  })

  it.each(['bin', 'pyvenv.cfg'])('that lies in a home itself is refused: %s', async (kind) => {
    const home = await makeFolder({ secret: SECRET, ...(kind === 'bin' ? {} : { 'pyvenv.cfg': 'home = /usr/bin\n' }) })
    await mkdir(join(home, 'bin'))
    const own = join(home, 'bin/python3')
    if (kind === 'bin') await copyFile(await realpath(PYTHON), own)
    else await symlink(PYTHON, own)
    const { shown, outcome } = await inspect(own, home)
    expect(outcome).toMatchObject({ name: 'UserError', exitCode: 3 })
    expect(shown).toEqual([])
  })
})

it.each([
  ['samples', 1_000_000],
  ['samples', 99_999_999_999],
  ['repetitions', 99_999_999_999],
  ['warmups', 99_999_999_999],
  ['profiles', 10_000_000],
])('plans no more runs than a plan can hold: %s %d', { timeout: SOON }, async (option, value) => {
  const { dataset, campaign } = await prepare()
  const planning = plan({ campaign, dataset, [option]: value }, makeContext(machine.env).context)
  await expect(planning).rejects.toMatchObject({ name: 'UserError', message: expect.stringMatching(/250000 at most/) })
  expect(await readFile(join(campaign, 'plan.json')).catch(() => null)).toBeNull()
})
