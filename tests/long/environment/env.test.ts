import { cp, link, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { stringify } from 'yaml'
import { hashTree, listFiles, sha256Hex } from '../../../src/base/files/files.ts'
import { holdUse } from '../../../src/base/files/use-locks.ts'
import { PACKAGE_ROOT } from '../../../src/base/package.ts'
import { runCommand } from '../../../src/base/processes/process.ts'
import { chooseSandboxes } from '../../../src/benchmark/prepare-projects.ts'
import { readPlan } from '../../../src/campaign/documents.ts'
import { campaignFiles } from '../../../src/campaign/paths.ts'
import { benchmark } from '../../../src/commands/benchmark.ts'
import { listEnvironments } from '../../../src/commands/env/list.ts'
import { lockProjects } from '../../../src/commands/env/lock-projects.ts'
import { pruneEnvironments } from '../../../src/commands/env/prune-environments.ts'
import { warmEnvironments } from '../../../src/commands/env/warm.ts'
import { validate } from '../../../src/commands/validate.ts'
import { loadProject } from '../../../src/dataset/load-projects.ts'
import { fetchedDataFolder } from '../../../src/dataset/sources/outside-data.ts'
import { listSources } from '../../../src/dataset/sources/prune-sources.ts'
import { sourcesFolder, useOfSource } from '../../../src/dataset/sources/source-cache.ts'
import { keepSource } from '../../../src/dataset/sources/sources.ts'
import { hostLockPath, Launcher } from '../../../src/measurement/launcher.ts'
import { makeCampaign, readRuns } from '../../support/campaign.ts'
import { runCli } from '../../support/cli.ts'
import { makeContext } from '../../support/context.ts'
import { startHttpsServer } from '../../support/https-server.ts'
import { startPackageServer } from '../../support/package-server.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'
import { makeAnswers, makeDataset, tinyManifest } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

async function openMachine() {
  const machine = await openEmptyCache()
  onTestFinished(() => machine.remove())
  return machine
}

const FILLER = 'x'.repeat(300_000)

/** Projects `one` and `two`, each of a package of its own and one that they share; locked from an index of this test. */
async function makeLockedDataset(machine: Awaited<ReturnType<typeof openMachine>>) {
  const { url } = await startPackageServer(
    ['shared', 'one', 'two'].map((name) => ({
      name,
      version: '1.0',
      uploaded: '2024-01-01',
      files: { [`${name}.py`]: `TEXT = "${name} ${FILLER}"\n` },
    })),
  )
  const environment = { lock: 'requirements.lock', requirements: 'source/requirements.txt', excludeNewer: '2024-02-01' }
  const project = (name: string) => ({
    files: { 'main.py': 'print("Accuracy: 0.5")\n', 'requirements.txt': `shared\n${name}\n` },
    manifest: { environment },
  })
  const dataset = await makeDataset({ one: project('one'), two: project('two') })
  const env = { ...machine.env, UV_DEFAULT_INDEX: url }
  const { context, lines } = makeContext(env)
  await lockProjects({ dataset, slugs: ['one', 'two'] }, context)
  return { dataset, context, lines, env }
}

const diskBytes = async (folder: string) =>
  Number((await runCommand('du', ['-s', '--block-size=1', folder])).stdout.split('\t')[0])

/** Names of packages that uv keeps unpacked, to make environments from. */
const unpackedPackages = async (cache: string) =>
  (await listFiles(join(cache, 'uv-cache')))
    .flatMap((path) => /([a-z]+)-1\.0\.dist-info\/METADATA$/.exec(path)?.[1] ?? [])
    .sort()

/** Makes all environments in a process of its own, which uses none of them any more when it has ended. */
async function warmElsewhere(dataset: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { exitCode, stderr } = await runCli(['env', 'warm', '--dataset', dataset], env)
  expect({ exitCode, stderr: exitCode === 0 ? '' : stderr }).toEqual({ exitCode: 0, stderr: '' })
}

/** As if it had been used some days ago. */
async function age(cache: string, name: string, days: number): Promise<void> {
  const then = new Date(Date.now() - days * 86_400_000)
  await utimes(join(cache, 'in-use', name), then, then)
}

it('makes all environments ahead, tells how far it is, and lists what they take with shared bytes counted once', async () => {
  const machine = await openMachine()
  const { dataset, context, lines } = await makeLockedDataset(machine)
  expect(await warmEnvironments({ dataset }, context)).toEqual({ ready: 2 })
  expect(lines.filter((line) => /^[12] of 2: (one|two) is ready after [\d.]+ s/.test(line))).toHaveLength(2)
  const { json, text } = await listEnvironments({ width: 120 }, context)
  expect(json.environments).toHaveLength(2)
  expect(json.bytes).toBe(await diskBytes(machine.cache))
  const [a, b] = json.environments
  expect((a?.bytes ?? 0) + (b?.bytes ?? 0)).toBeGreaterThan(json.bytes - json.otherBytes + 2 * FILLER.length)
  expect(a).toMatchObject({ isInUse: true, pythonVersion: expect.stringMatching(/^3\./) })
  expect(json.environments.map(({ projects }) => projects.join()).sort()).toEqual(['one', 'two'])
  expect(text).toMatch(new RegExp(`^${a?.name.slice(0, 12)} .* in use now +${a?.projects[0]}$`, 'm'))
  // Byte code of the shared package is one file.
  const numbers = await Promise.all(
    json.environments.map(async ({ name }) => {
      const folder = join(machine.cache, 'environments', name, 'lib')
      const [python = ''] = await readdir(folder)
      const caches = join(folder, python, 'site-packages', '__pycache__')
      const [file = ''] = (await readdir(caches)).filter((each) => each.startsWith('shared.'))
      return (await stat(join(caches, file))).ino
    }),
  )
  expect(new Set(numbers).size).toBe(1)
})

it('waits until no measurement runs on this host, and says for whom', async () => {
  const machine = await openMachine()
  const dataset = await makeDataset({ p: {}, q: {} })
  const campaign = await makeCampaign(
    { dataset, answers: await makeAnswers({ 'q/assisted/m': 'print()' }), projects: 'q' },
    machine.env,
  )
  const { context, lines } = makeContext(machine.env)
  const other = new Launcher()
  await other.holdHost('a campaign', () => {}, hostLockPath(machine.env))
  const warming = warmEnvironments({ dataset, campaign }, context)
  await expect
    .poll(() => lines, { timeout: 20_000 })
    .toContain(
      'waiting: another measurement runs on this host: a campaign; until it ends, unless --wait SECONDS sets how long (Ctrl-C stops waiting)',
    )
  expect(await readdir(machine.cache)).not.toContain('environments')
  await other[Symbol.asyncDispose]()
  expect(await warming).toEqual({ ready: 1 })
})

it('makes the others where one can not be made, and names it at the end', async () => {
  const machine = await openMachine()
  const impossible = { environment: { python: '>=3.99', lock: 'requirements.lock' } }
  const dataset = await makeDataset({ a: { manifest: impossible }, b: {} })
  const { context, lines } = makeContext(machine.env)
  const warming = warmEnvironments({ dataset }, context)
  await expect(warming).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 1,
    message: expect.stringContaining('a.'),
  })
  expect(lines.join('\n')).toMatch(/No installed Python fits '>=3\.99'/)
  expect((await listEnvironments({ width: 100 }, context)).json.environments).toHaveLength(1)
})

it('prunes what no process uses, and no other, however short ago it was used', async () => {
  const machine = await openMachine()
  const { dataset, context, env } = await makeLockedDataset(machine)
  await warmEnvironments({ dataset, projects: 'one' }, context)
  await warmElsewhere(dataset, env)
  await writeFiles(machine.cache, {
    'environments/0123/never/finished': FILLER,
    'downloads/files/a': 'x',
    'downloads/staging-1/b': 'x',
    'uv/staging-1/uv.whl': FILLER,
    'uv/staging-2/uv.whl': 'x',
    'shared-files/ab/c-644': FILLER,
  })
  const store = join(machine.cache, 'shared-files', 'ab')
  await link(join(store, 'c-644'), join(store, 'c-644.1-2.tmp')) // by a process that was killed then
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000)
  await utimes(join(machine.cache, 'uv/staging-1'), hoursAgo, hoursAgo)
  const listed = async () => (await listEnvironments({ width: 100 }, context)).json.environments
  expect((await listed()).map(({ projects, isInUse }) => [projects.join(), isInUse]).sort()).toEqual([
    ['', false],
    ['one', true],
    ['two', false],
  ])
  const { removed, bytesBefore, bytesAfter, inUse } = await pruneEnvironments({ olderThan: 0 }, context)
  expect(removed.map(({ projects }) => projects.join()).sort()).toEqual(['', 'two'])
  expect(inUse).toBe(1)
  expect(bytesBefore - bytesAfter).toBeGreaterThan(3 * FILLER.length)
  expect(await listFiles(join(machine.cache, 'downloads'))).toEqual([])
  const spare = (await listFiles(store)).filter((name) => name.startsWith('c-')) // others of that folder may be in use
  expect(spare).toEqual([])
  const unpacking = (await readdir(join(machine.cache, 'uv'))).filter((name) => name.startsWith('staging-'))
  expect(unpacking).toEqual(['staging-2']) // somebody may be at it
  expect((await listed()).map(({ projects }) => projects)).toEqual([['one']])
  expect(await unpackedPackages(machine.cache)).toEqual(['one', 'shared'])
  expect(await diskBytes(machine.cache)).toBe(bytesAfter)
  await warmElsewhere(dataset, env) // packages that are gone are fetched again
  expect((await listed()).map(({ projects }) => projects.join()).sort()).toEqual(['one', 'two'])
})

it('prunes what was not used for a month where nothing else is said', async () => {
  const machine = await openMachine()
  const { dataset, context, env } = await makeLockedDataset(machine)
  await warmElsewhere(dataset, env)
  const listed = async () => (await listEnvironments({ width: 100 }, context)).json.environments
  const [first, second] = await listed()
  const old = join(machine.cache, 'downloads/files/old')
  await writeFiles(machine.cache, { 'downloads/files/old': 'x', 'downloads/files/new': 'x' })
  const longAgo = new Date(Date.now() - 40 * 86_400_000)
  await utimes(old, longAgo, longAgo)
  await age(machine.cache, first?.name ?? '', 40)
  await age(machine.cache, second?.name ?? '', 20)
  const { removed } = await pruneEnvironments({}, context)
  expect(removed.map(({ name }) => name)).toEqual([first?.name])
  expect(await readdir(join(machine.cache, 'downloads/files'))).toEqual(['new'])
  expect((await listed()).map(({ name }) => name)).toEqual([second?.name])
  expect(await unpackedPackages(machine.cache)).toEqual(['one', 'shared', 'two']) // unpacked today
})

it('keeps a quota after environments are made: those not used for longest go first, and what is in use stays', async () => {
  const machine = await openMachine()
  const { dataset, env } = await makeLockedDataset(machine)
  const { context, lines } = makeContext({ ...env, GREENML_CACHE_QUOTA: '1k' })
  await warmEnvironments({ dataset, projects: 'one' }, context)
  expect(lines.join('\n')).toMatch(
    /warning: the cache is larger than its quota of 1 KiB, and all that is left of it is in use/,
  )
  const other = await openMachine()
  const apart = { ...env, GREENML_CACHE: other.cache }
  await warmElsewhere(dataset, apart)
  const { context: elsewhere } = makeContext(apart)
  const { environments: both, bytes } = (await listEnvironments({ width: 100 }, elsewhere)).json
  const [first, second] = both
  await age(other.cache, first?.name ?? '', 2)
  await age(other.cache, second?.name ?? '', 3)
  const enough = bytes - FILLER.length
  const { removed, bytesAfter } = await pruneEnvironments({ quota: `${enough}B` }, elsewhere)
  expect(removed.map(({ name }) => name)).toEqual([second?.name])
  expect(bytesAfter).toBeLessThanOrEqual(enough)
  for (const quota of ['much', '20'])
    await expect(pruneEnvironments({ quota }, elsewhere)).rejects.toThrow(
      `--quota=${quota}: expected a size with its unit, as 20GiB.`,
    )
})

it('keeps a quota by files of projects and by fetched data too: what is in use stays, and what nobody could fetch again', async () => {
  const { cache, env } = await openMachine()
  const { context } = makeContext(env)
  for (const [text, days] of [
    ['old', 8],
    ['used', 9],
    ['only here', 10],
    ['new', 1],
  ] as const) {
    const source = await makeFolder({ 'main.py': `${text} ${FILLER}` })
    await keepSource(source, env, text === 'only here')
    const [hash, then] = [await hashTree(source), new Date(Date.now() - days * 86_400_000)]
    if (text === 'used') await holdUse(cache, useOfSource(hash), 'used')
    const place = text === 'used' ? join(cache, 'in-use', useOfSource(hash)) : join(sourcesFolder(env), hash)
    await utimes(place, then, then)
  }
  const fetched = 'a'.repeat(64)
  await writeFiles(fetchedDataFolder(env), { [fetched]: FILLER })
  await utimes(join(fetchedDataFolder(env), fetched), new Date(0), new Date(Date.now() - 5 * 86_400_000))
  const left = async () =>
    Promise.all((await listSources(env)).map(({ hash }) => readFile(join(sourcesFolder(env), hash, 'main.py'), 'utf8')))
  const names = async () => (await left()).map((text) => text.replace(` ${FILLER}`, '')).sort()
  const { bytes } = (await listEnvironments({ width: 100 }, context)).json

  const { removedParts, bytesAfter } = await pruneEnvironments({ quota: `${bytes - FILLER.length}B` }, context)
  expect(await names()).toEqual(['new', 'only here', 'used'])
  expect(removedParts).toHaveLength(1)
  expect(bytesAfter).toBeLessThanOrEqual(bytes - FILLER.length)
  await pruneEnvironments({ quota: `${bytesAfter - 1}B` }, context)
  expect([await names(), await readdir(fetchedDataFolder(env))]).toEqual([['new', 'only here', 'used'], []])
  const { removed } = await pruneEnvironments({ quota: '1B' }, context)
  expect([await names(), removed]).toEqual([['only here', 'used'], []])
})

it('prunes by several processes at a time, each environment once', async () => {
  const machine = await openMachine()
  const { context } = makeContext(machine.env)
  const names = Array.from({ length: 20 }, (_, index) => `environment${index}`)
  const root = join(machine.cache, 'environments')
  await writeFiles(root, Object.fromEntries(names.map((name) => [`${name}/never/finished`, '']))) // and garbage beside it
  await writeFiles(root, { 'environment0/greenml-complete.json': '{' })
  const results = await Promise.all([1, 2, 3].map(() => pruneEnvironments({}, context)))
  expect(results.flatMap(({ removed }) => removed.map(({ name }) => name)).sort()).toEqual(names.sort())
  expect(await readdir(root)).toEqual([])
})

it('neither locks nor writes a file to which a project leads by a link', async () => {
  const { dataset, context } = await makeLockedDataset(await openMachine())
  const { folder } = await loadProject(dataset, 'one')
  const outside = await makeFolder({ 'secret.txt': 'one==1.0\n' })
  await symlink(outside, join(folder, 'sub'))
  for (const environment of [
    { lock: 'sub/requirements.lock', requirements: 'source/requirements.txt' },
    { lock: 'requirements.lock', requirements: 'sub/secret.txt' },
  ]) {
    await writeFile(join(folder, 'project.yaml'), stringify(tinyManifest({ environment })))
    const locking = lockProjects({ dataset, slugs: ['one'] }, context)
    await expect(locking).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  }
  expect(await readdir(outside)).toEqual(['secret.txt'])
})

it('writes a lock anew and into the manifest what changed, with its comments kept', async () => {
  const machine = await openMachine()
  const { dataset, context, lines } = await makeLockedDataset(machine)
  const { folder } = await loadProject(dataset, 'one')
  const path = join(folder, 'project.yaml')
  const shown = (await readFile(path, 'utf8')).replace('title:', 'title: # shown\n ')
  await writeFile(path, `# by hand\n${shown.replace(/python: .*/, "python: '>=3.10,<3.99'")}`)
  await writeFile(join(folder, 'source/requirements.txt'), 'one==9.9\n')
  expect(await lockProjects({ dataset, slugs: ['one'] }, context)).toEqual([join(folder, 'requirements.lock')])
  expect(await readFile(join(folder, 'requirements.lock'), 'utf8')).toMatch(
    /^one==1\.0 \\\n {4}--hash=sha256:\w{64}\n$/,
  )
  const text = await readFile(path, 'utf8')
  expect(text).toMatch(/^# by hand\n/)
  expect(text).toContain('# shown')
  const { manifest } = await loadProject(dataset, 'one')
  expect(manifest.environment).toMatchObject({
    excludeNewer: '2024-02-01',
    python: expect.stringMatching(/^>=3\.\d+,<3\.99$/),
    deviations: ['the pins can not be resolved: packages without pins'],
  })
  expect(lines.join('\n')).toContain('warning: one: the pins can not be resolved')
  // So does the repair of a project whose lock is gone.
  await rm(join(folder, 'requirements.lock'))
  const given = { dataset, slugs: ['one'], run: false, fix: true }
  const { validation } = await validate(given, context)
  expect(validation.projects[0]?.checks.find(({ check }) => check === 'lock')?.state).toBe('passed')
  expect(await readFile(join(folder, 'requirements.lock'), 'utf8')).toContain('one==1.0')
  const conda = stringify(tinyManifest({ environment: { lock: 'x', manager: 'conda' } }))
  await writeFile(path, conda)
  await expect(lockProjects({ dataset, slugs: ['one'] }, context)).rejects.toThrow('conda list --explicit')
})

it('lays downloads into the home of each run, and refuses a plan whose downloads changed', async () => {
  const machine = await openMachine()
  const { url, asked } = await startHttpsServer((_request, response) => response.end('0.75'))
  const download = { url: `${url}/score`, sha256: sha256Hex('0.75'), path: 'nltk_data/score' }
  const manifestOf = (path: string) => ({
    environment: { python: '>=3.10', lock: 'requirements.lock', downloads: [{ ...download, path }] },
  })
  const script = `
import pathlib
path = pathlib.Path.home() / "nltk_data/score"
print("Accuracy:", path.read_text())
path.write_text("0.1")
`
  const dataset = await makeDataset({ p: { files: { 'main.py': script }, manifest: manifestOf('nltk_data/score') } })
  const answers = await makeAnswers({ 'p/assisted/m': script })
  const env = { ...machine.env, GREENML_DOWNLOAD_HOSTS: 'localhost' }
  const campaign = await makeCampaign({ dataset, answers, repetitions: 2 }, env)
  const { context } = makeContext(env)
  await benchmark({ campaign, dataset, idleBaseline: 0, iTrustThisCode: true }, context)
  const { records } = await readRuns(campaign)
  expect(records.map(({ status, metric }) => [status, metric?.normalised])).toEqual(records.map(() => ['ok', 0.75]))
  expect(records.length).toBe(6)
  expect(asked).toEqual(['/score'])
  const planned = await makeCampaign({ dataset, answers }, env)
  await writeFile(join(dataset, 'projects/p/project.yaml'), stringify(tinyManifest(manifestOf('nltk_data/other'))))
  const refused = benchmark({ campaign: planned, dataset, idleBaseline: 0, iTrustThisCode: true }, context)
  await expect(refused).rejects.toThrow("The lock or downloads of 'p' changed since the campaign was planned")
})

it('trusts a project of the tool only with its own manifest, and as it was planned', async () => {
  const machine = await openMachine()
  const own = join(PACKAGE_ROOT, 'dataset')
  const slug = 'digits-knn'
  const dataset = await makeFolder()
  await cp(join(own, 'projects', slug), join(dataset, 'projects', slug), { recursive: true })
  await cp(join(own, 'models.yaml'), join(dataset, 'models.yaml'))
  const { context } = makeContext(machine.env)
  const answers = join(own, 'answers')
  const choose = async (campaign: string) => {
    const plan = await readPlan(campaign)
    const source = await loadProject(dataset, slug)
    const planned = plan.projects[0]
    if (!planned) throw new Error('nothing is planned')
    const group = { key: `${slug}/all`, project: slug, scripts: [] }
    const prepared = new Map([[slug, { planned, known: source, source, environment: null, whyNot: null }]])
    return chooseSandboxes([group], prepared, { sandbox: 'none', iTrustThisCode: false }, context)
  }
  const campaign = await makeCampaign({ dataset, answers, projects: slug }, machine.env)
  expect([...(await choose(campaign)).values()].map(({ tier }) => tier)).toEqual(['none'])

  const planFile = campaignFiles.plan(campaign)
  const before = await readFile(planFile, 'utf8')
  const edited = JSON.parse(before)
  edited.projects[0].metric.expression = '__import__("os").system("id")'
  await writeFile(planFile, JSON.stringify(edited))
  await expect(choose(campaign)).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })

  await writeFile(planFile, before)
  const manifest = join(dataset, 'projects', slug, 'project.yaml')
  await writeFile(manifest, `${await readFile(manifest, 'utf8')}# one line more\n`)
  await expect(choose(campaign)).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
})

it('tells of a cache that is a file, and of a plan without a project of the dataset', async () => {
  const folder = await makeFolder({ cache: '' })
  const { context } = makeContext({ ...process.env, GREENML_CACHE: join(folder, 'cache') })
  const fault = { name: 'UserError', message: expect.stringContaining('GREENML_CACHE names another') }
  await expect(listEnvironments({ width: 100 }, context)).rejects.toMatchObject(fault)
  await expect(pruneEnvironments({}, context)).rejects.toMatchObject(fault)
  const planned = await makeDataset({ one: {} })
  const answers = await makeAnswers({ 'one/assisted/a': '' })
  const campaign = await makeCampaign({ dataset: planned, answers }, process.env)
  const dataset = await makeDataset({ two: {} })
  await expect(warmEnvironments({ dataset, campaign }, makeContext().context)).rejects.toThrow(
    `${dataset} has no project of the plan of ${campaign}: the plan has one.`,
  )
})

it('calls no project ready whose environment could not be made', async () => {
  const { env } = await openMachine()
  const dataset = await makeDataset({ broken: { lock: 'no-hash-here==1.0\n' } })
  const { context, lines } = makeContext(env)
  await expect(warmEnvironments({ dataset }, context)).rejects.toThrow('1 environment could not be made: broken.')
  expect(lines.join('\n')).toContain('1 of 1: broken could not be made after')
  expect(lines.join('\n')).not.toContain('is ready')
})
