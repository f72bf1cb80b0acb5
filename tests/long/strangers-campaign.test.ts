import { cp, mkdir, readdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { readAnalysisIfCurrent } from '../../src/campaign/analysis-file.ts'
import { readCalls } from '../../src/campaign/calls.ts'
import { readPlan, readSchedule } from '../../src/campaign/documents.ts'
import { readPatches, readProvenances, readScripts } from '../../src/campaign/variant-files.ts'
import { analyse } from '../../src/commands/analyse.ts'
import { benchmark } from '../../src/commands/benchmark.ts'
import { exportPlan } from '../../src/commands/export-plan.ts'
import { generate } from '../../src/commands/generate.ts'
import { report } from '../../src/commands/report.ts'
import { run } from '../../src/commands/run.ts'
import { fetchParts } from '../../src/github/exchange-parts.ts'
import { folderStore } from '../actions/folder-store.ts'
import { readRuns } from '../support/campaign.ts'
import { makeContext } from '../support/context.ts'
import { makePipe, ODD_FILES, replace } from '../support/odd-files.ts'
import { silentLogger } from '../support/silent-logger.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { makeDataset } from '../support/tiny-dataset.ts'
import { openEmptyCache } from '../support/uv.ts'

const SECRET = 'CANARY-0123456789'
const GOOD = 'print("GREENML_METRIC accuracy=0.75")\n'
const SOON = 30_000
const VARIANT = 'one/assisted/a/s1/i0'
const MODELS = 'schemaVersion: 1\nmodels: [{ id: a, provider: replay, model: a, answers: answers }]\n'
const RUN = { repetitions: 1, warmups: 0, profiles: 0, modes: ['assisted' as const], iTrustThisCode: true }

/** A dataset and a whole campaign of it, made once; each test takes copies. */
let made: { readonly root: string; readonly machine: Awaited<ReturnType<typeof openEmptyCache>> }
beforeAll(async () => {
  const machine = await openEmptyCache()
  const root = join(machine.cache, 'made')
  await mkdir(root)
  const { stdout } = await runCommand('mktemp', ['-d'])
  await rename(stdout.trim(), join(root, 'empty'))
  made = { root, machine }
}, 120_000)
afterAll(() => made.machine.remove())

let whole: Promise<void> | null = null
async function makeWhole(): Promise<void> {
  const dataset = await makeDataset({ one: { manifest: { licence: { spdx: 'MIT' } } } })
  await writeFiles(dataset, { 'models.yaml': MODELS, 'answers/one/GENAIGREENML_assisted_a.py': GOOD })
  await cp(dataset, join(made.root, 'dataset'), { recursive: true })
  const campaign = join(made.root, 'campaign')
  await run({ campaign, dataset: join(made.root, 'dataset'), ...RUN }, makeContext(made.machine.env).context)
}

async function open() {
  whole ??= makeWhole()
  await whole
  const folder = await makeFolder({ 'outside/precious.txt': 'precious', 'secret/credentials': `${SECRET}\n` })
  for (const name of ['dataset', 'campaign']) await cp(join(made.root, name), join(folder, name), { recursive: true })
  const at = (path: string) => join(folder, path)
  return { campaign: at('campaign'), dataset: at('dataset'), outside: at('outside'), secret: at('secret/credentials') }
}

const context = () => makeContext(made.machine.env).context
const recordsFile = async (campaign: string) => `records/${(await readdir(join(campaign, 'records')))[0]}`

/** All that is published of a campaign. */
async function published(campaign: string): Promise<string> {
  const found = await runCommand('grep', ['-rlI', SECRET, join(campaign, 'report'), join(campaign, 'patches')])
  return found.stdout
}

async function publish(campaign: string, dataset: string): Promise<unknown> {
  await analyse({ campaign, dataset }, context())
  return report({ campaign }, context())
}

const READ = ['plan.json', 'records', `variants/${VARIANT}.py`, `variants/${VARIANT}.json`]
const CASES = READ.flatMap((path) =>
  Object.keys(ODD_FILES)
    .filter((kind) => path !== 'records' || kind !== 'a file of 40 GB') // of records a line that never ends has a test of its own
    .map((kind) => [path, kind] as const),
)
it.each(CASES)('analyses nothing where %s is %s', { timeout: SOON }, async (name, kind) => {
  const { campaign, dataset, secret } = await open()
  const path = name === 'records' ? await recordsFile(campaign) : name
  await replace(join(campaign, path), (place) => ODD_FILES[kind]?.(place, secret))
  await rm(join(campaign, 'report'), { recursive: true })
  const error = await publish(campaign, dataset).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'UserError' })
  expect(String(error)).not.toContain(SECRET)
  expect(await published(campaign)).toBe('')
})

it.each(Object.keys(ODD_FILES))(
  'reports nothing where the analysis or a patch is %s',
  { timeout: SOON },
  async (kind) => {
    for (const path of ['analysis.json', `patches/${VARIANT}.patch`]) {
      const { campaign, secret } = await open()
      await rm(join(campaign, 'report'), { recursive: true })
      await replace(join(campaign, path), (place) => ODD_FILES[kind]?.(place, secret))
      const error = await report({ campaign }, context()).catch((reason: unknown) => reason)
      expect(error).toMatchObject({ name: 'UserError' })
      expect(String(error)).not.toContain(SECRET)
      const found = await runCommand('grep', ['-rlI', SECRET, join(campaign, 'report')])
      expect(found.stdout).toBe('')
    }
  },
)

it('reads no records of one line that never ends', { timeout: SOON }, async () => {
  const { campaign, dataset } = await open()
  const path = join(campaign, await recordsFile(campaign))
  await writeFile(path, `${await readFile(path, 'utf8')}"${'x'.repeat(200 * 1024 ** 2)}`)
  await expect(publish(campaign, dataset)).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringMatching(/line 4 is longer than 16 MiB/),
  })
})

it.each(['variants', 'variants/one', `variants/${dirname(VARIANT)}`, 'records', 'patches', 'patches/one'])(
  'follows no link in the place of the folder %s',
  async (path) => {
    const { campaign, dataset, outside } = await open()
    const before = await readdir(outside)
    await rm(join(campaign, path), { recursive: true })
    await symlink(outside, join(campaign, path))
    await expect(publish(campaign, dataset)).rejects.toMatchObject({
      name: 'UserError',
      exitCode: 3,
      message: expect.stringContaining('is a link'),
    })
    expect(await readdir(outside)).toEqual(before)
  },
)

type Work = (campaign: string, dataset: string) => Promise<unknown>
const doReport: Work = (campaign) => report({ campaign }, context())
const doAnalyse: Work = (campaign, dataset) => analyse({ campaign, dataset }, context())
const doGenerate: Work = (campaign, dataset) => generate({ campaign, dataset, force: true }, context())
const doBenchmark: Work = (campaign, dataset) =>
  benchmark({ campaign, dataset, iTrustThisCode: true, idleBaseline: 0 }, context())
const doExport =
  (format: 'slurm' | 'run-table'): Work =>
  (campaign, dataset) =>
    exportPlan(format, { campaign, dataset }, context())

async function planShards(campaign: string): Promise<void> {
  const plan = JSON.parse(await readFile(join(campaign, 'plan.json'), 'utf8'))
  await writeFile(join(campaign, 'plan.json'), JSON.stringify({ ...plan, shards: [['one/a']] }))
}

const WRITTEN: readonly (readonly [path: string, Work])[] = [
  ['report', doReport],
  ['report/index.html', doReport],
  ['report/records.csv', doReport],
  ['analysis.json', doAnalyse],
  ['patches', doAnalyse],
  ['patches/one', doAnalyse],
  [`patches/${VARIANT}.patch`, doAnalyse],
  ['variants', doGenerate],
  [`variants/${dirname(VARIANT)}`, doGenerate],
  [`variants/${VARIANT}.py`, doGenerate],
  [`variants/${VARIANT}.json`, doGenerate],
  ['run_table.csv', doExport('run-table')],
  ['slurm', doExport('slurm')],
  ['slurm/benchmark.sbatch', doExport('slurm')],
  ['records', doBenchmark],
  ['logs', doBenchmark],
]
it.each(WRITTEN)('writes nothing through a link in the place of %s', async (path, work) => {
  const { campaign, dataset, outside } = await open()
  const place = join(campaign, path)
  const isFile = /\.\w+$/.test(path)
  await rm(place, { recursive: true, force: true })
  if (path.startsWith('slurm')) await planShards(campaign)
  if (path === 'logs') await rm(join(campaign, 'records'), { recursive: true })
  await mkdir(dirname(place), { recursive: true })
  await symlink(isFile ? join(outside, 'precious.txt') : outside, place)
  await expect(work(campaign, dataset)).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  expect(await readdir(outside)).toEqual(['precious.txt'])
  expect(await readFile(join(outside, 'precious.txt'), 'utf8')).toBe('precious')
})

it('writes no log through a link that waits under the name of a run', async () => {
  const { campaign, dataset, outside } = await open()
  const { records } = await readRuns(campaign)
  await rm(join(campaign, 'records'), { recursive: true })
  for (const { log } of records) {
    await rm(join(campaign, log ?? ''))
    await symlink(join(outside, 'precious.txt'), join(campaign, log ?? ''))
  }
  await expect(doBenchmark(campaign, dataset)).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  expect(await readFile(join(outside, 'precious.txt'), 'utf8')).toBe('precious')
})

it('works on a campaign, and writes to a folder, that is reached by links which the user typed', async () => {
  const { campaign, dataset, outside } = await open()
  const typed = join(await makeFolder(), 'typed')
  await symlink(campaign, typed)
  await symlink(outside, `${typed}-out`)
  await analyse({ campaign: typed, dataset }, context())
  await report({ campaign: typed }, context())
  await report({ campaign: typed, out: `${typed}-out` }, context())
  expect(await readdir(outside)).toContain('index.html')
})

const PARTS = [
  ['c-plan', 'plan.json'],
  ['c-variants', `variants/${VARIANT}.py`],
] as const

it.each([
  ['a file', true],
  ['a folder', false],
])('brings no artifact to where a link in the campaign leads: %s', async (_name, isFile) => {
  for (const [name, path] of PARTS) {
    const { campaign, outside } = await open()
    const artifacts = await makeFolder()
    await cp(join(campaign, path), join(artifacts, name, path), { recursive: true })
    const into = join(await makeFolder(), 'c')
    const place = join(into, isFile ? path : dirname(path))
    if (dirname(path) === '.' && !isFile) continue // the campaign's own folder, which the user named
    await mkdir(dirname(place), { recursive: true })
    await symlink(isFile ? join(outside, 'precious.txt') : outside, place)
    const fetching = fetchParts(folderStore(artifacts), into, () => true, silentLogger)
    await expect(fetching).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
    expect(await readdir(outside)).toEqual(['precious.txt'])
    expect(await readFile(join(outside, 'precious.txt'), 'utf8')).toBe('precious')
  }
})

it('replaces no file of the campaign by one of an artifact, and takes the same one twice', async () => {
  const { campaign } = await open()
  const [name, path] = PARTS[1]
  const artifacts = await makeFolder()
  await cp(join(campaign, path), join(artifacts, name, path), { recursive: true })
  const into = join(await makeFolder(), 'c')
  const take = () => fetchParts(folderStore(artifacts), into, () => true, silentLogger)
  await take()
  await take()
  await writeFile(join(into, path), 'mine')
  await expect(take()).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  expect(await readFile(join(into, path), 'utf8')).toBe('mine')
})

it.each(['variants/one/assisted/a/s1\\i0.py', 'variants\\..\\..\\evil', 'a\nb', 'a\u202eb'])(
  'refuses an artifact with a file called %j',
  async (path) => {
    const artifacts = await makeFolder({ [`c-variants/${path}`]: '' })
    const into = join(await makeFolder(), 'c')
    const error = await fetchParts(folderStore(artifacts), into, () => true, silentLogger).catch((reason) => reason)
    expect(error).toMatchObject({ name: 'UserError', exitCode: 3 })
    expect(String(error)).toMatch(/^[\P{Cc}]*$/u)
  },
)

it('takes no pipe out of an artifact', { timeout: SOON }, async () => {
  const artifacts = await makeFolder()
  const into = join(await makeFolder(), 'c')
  const store = folderStore(artifacts)
  await mkdir(join(artifacts, 'c-plan'))
  const download = async (_: unknown, folder: string) => makePipe(join(folder, 'plan.json'))
  await fetchParts({ ...store, download }, into, () => true, silentLogger)
  expect(await readdir(into).catch(() => [])).toEqual([])
})

it.each(Object.keys(ODD_FILES))('reads no result file that is %s', { timeout: SOON }, async (kind) => {
  const { readResultFiles } = await import('../../src/genai-greenml/read-files.ts')
  const folder = await makeFolder({ secret: `${SECRET}\n` })
  const path = join(folder, 'results_a.csv')
  await ODD_FILES[kind]?.(path, join(folder, 'secret'))
  const { analyseCsvFiles } = await import('../../src/genai-greenml/analyse-file.ts')
  const error = await readResultFiles([path])
    .then(analyseCsvFiles)
    .catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'UserError' })
  expect(String(error)).not.toContain(SECRET)
})

const DEEP = 50_000
const NESTED: Readonly<Record<string, string>> = {
  'lists in lists': `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  'objects in objects': `${'{"native":'.repeat(DEEP)}0${'}'.repeat(DEEP)}`,
}
const DOCUMENTS = ['plan.json', 'schedule.json', 'analysis.json', `variants/${VARIANT}.json`, 'calls/one@a-0a.jsonl']
it.each(DOCUMENTS.flatMap((path) => Object.keys(NESTED).map((kind) => [path, kind] as const)))(
  'goes through nothing level by level that is nested without end: %s of %s',
  async (path, kind) => {
    const campaign = await makeFolder({ [path]: `{"schemaVersion":1,"native":${NESTED[kind]}}\n` })
    const readers: Readonly<Record<string, () => Promise<unknown>>> = {
      plan: () => readPlan(campaign),
      schedule: () => readSchedule(campaign),
      analysis: () => readAnalysisIfCurrent(campaign),
      variants: () => readProvenances(campaign, [{ id: VARIANT, model: 'a' }]),
      calls: () => readCalls(campaign), // of a line that can't be read nothing is taken
    }
    const result = await readers[path.split(/[/.]/)[0] ?? '']?.().catch((error: unknown) => error)
    if (path.startsWith('calls')) expect(result).toMatchObject({ all: [] })
    else expect(result).toMatchObject({ name: 'UserError', message: expect.stringContaining('is not JSON') })
  },
)

it.each([
  ['one of 20 MiB', 1, 20],
  ['many of 15 MiB', 40, 15],
])('holds no more scripts and patches than there can be: %s', { timeout: SOON }, async (_name, count, mebibytes) => {
  const campaign = await makeFolder()
  const ids = Array.from({ length: count }, (_, index) => `one/assisted/a/s${index + 1}/i0`)
  for (const id of ids) {
    for (const path of [`variants/${id}.py`, `patches/${id}.patch`]) {
      await writeFiles(campaign, { [path]: '' })
      await truncate(join(campaign, path), mebibytes * 1024 ** 2) // takes no room
    }
  }
  const variants = ids.map((id) => ({ id, model: 'a' })) as unknown as Parameters<typeof readScripts>[1]
  for (const read of [readScripts, readPatches])
    await expect(read(campaign, variants)).rejects.toMatchObject({ name: 'UserError' })
})
