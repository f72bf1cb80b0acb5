import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sha256Hex } from '../../../src/base/files/files.ts'
import { validate } from '../../../src/commands/validate.ts'
import { chooseProjects, loadProject } from '../../../src/dataset/load-projects.ts'
import { fetchedDataFolder, handDataFolder, storeData } from '../../../src/dataset/sources/outside-data.ts'
import { sourcesFolder } from '../../../src/dataset/sources/source-cache.ts'
import { hereOnly, openSources } from '../../../src/dataset/sources/sources.ts'
import { makeContext } from '../../support/context.ts'
import { startHttpsServer } from '../../support/https-server.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'
import { makeDataset } from '../../support/tiny-dataset.ts'

const DATA = 'length,species\n1,a\n'
const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256Hex(DATA)}\nsize ${DATA.length}\n`

type Served = string | 'redirect'

/** A dataset with a project whose data lies at a server, a pointer to it in its place, and a cache of its own. */
async function prepare(file: object = {}, served: Served = DATA) {
  const server = await startHttpsServer((_request, response) => {
    if (served === 'redirect') response.writeHead(302, { location: 'http://localhost/data.csv' }).end()
    else response.end(served)
  })
  const url = `${server.url}/data.csv`
  const data = [{ path: 'part/data.csv', role: 'all', url, access: 'open', sha256: sha256Hex(DATA), ...file }]
  const files = { 'main.py': 'print("Accuracy: 0.5")\n', 'part/data.csv': POINTER }
  const dataset = await makeDataset({ iris: { files, manifest: { data } } })
  const env = { ...process.env, GREENML_CACHE: await makeFolder(), GREENML_DOWNLOAD_HOSTS: 'localhost' }
  const { context, lines } = makeContext(env)
  return { dataset, server, url, env, context, lines, sources: openSources(context) }
}

it('fetches open data once, tells what, and puts it in its place beside the files of a copy', async () => {
  const { dataset, server, url, env, lines, sources } = await prepare()
  const { sourceFolder } = await loadProject(dataset, 'iris', sources)
  expect(await readFile(join(sourceFolder, 'part/data.csv'), 'utf8')).toBe(DATA)
  expect(await readdir(sourceFolder)).toEqual(['main.py', 'part'])
  const fetched = await stat(join(fetchedDataFolder(env), sha256Hex(DATA)))
  expect((await stat(join(sourceFolder, 'part/data.csv'))).ino).toBe(fetched.ino) // it lies once
  expect(lines.join('\n')).toContain(`iris: fetching ${url}, its data 'part/data.csv'`)
  expect(await readFile(join(dataset, 'projects/iris/source/part/data.csv'), 'utf8')).toBe(POINTER)
  expect((await loadProject(dataset, 'iris', sources)).sourceFolder).toBe(sourceFolder)
  expect((await loadProject(dataset, 'iris', hereOnly(env))).sourceFolder).toBe(sourceFolder)
  expect(server.asked).toEqual(['/data.csv'])
})

it('makes anew what somebody changed in the cache, of the copy and of what was fetched', async () => {
  const { dataset, server, env, sources } = await prepare()
  const { sourceFolder } = await loadProject(dataset, 'iris', sources)
  await writeFile(join(sourceFolder, 'part/data.csv'), 'other')
  await writeFile(join(fetchedDataFolder(env), sha256Hex(DATA)), 'other')
  await loadProject(dataset, 'iris', sources)
  expect(await readFile(join(sourceFolder, 'part/data.csv'), 'utf8')).toBe(DATA)
  expect(server.asked).toHaveLength(2)
})

it.each<[string, object, Served, RegExp]>([
  ['is another file', {}, 'other', /its SHA-256 is [0-9a-f]{64}, not/],
  ['leads away from https', {}, 'redirect', /only https is followed/],
])(
  'takes nothing that %s, leaves nothing, and says where to put the right one',
  async (_name, file, served, message) => {
    const { dataset, env, sources } = await prepare(file, served)
    const error = await loadProject(dataset, 'iris', sources).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'UserError' })
    expect(String(error)).toMatch(message)
    expect(String(error)).toContain(join(handDataFolder(env), 'iris', 'part/data.csv'))
    expect(await readdir(fetchedDataFolder(env))).toEqual([])
    expect(await readdir(sourcesFolder(env)).catch(() => [])).toEqual([])
  },
)

it('reaches no host of a network of its own', async () => {
  const { dataset, server, context } = await prepare()
  const sources = openSources({ ...context, env: { ...context.env, GREENML_DOWNLOAD_HOSTS: '' } })
  await expect(loadProject(dataset, 'iris', sources)).rejects.toMatchObject({ exitCode: 3 })
  expect(server.asked).toEqual([])
})

it('says what to get by hand, leaves the project out until it is there, and holds it to its hash', async () => {
  const { dataset, server, url, env, context, lines, sources } = await prepare({
    access: 'manual',
    licence: 'CC-BY-4.0',
  })
  const place = join(handDataFolder(env), 'iris', 'part/data.csv')
  await expect(chooseProjects(dataset, {}, sources)).rejects.toThrow('iris (no-data)')
  for (const part of [url, place, 'CC-BY-4.0']) expect(lines.join('\n')).toContain(part)
  const { validation } = await validate({ dataset, slugs: ['iris'] }, context)
  const data = validation.projects[0]?.checks.find(({ check }) => check === 'data')
  expect(data?.faults.map(({ kind, weight }) => [kind, weight])).toContainEqual(['data-not-had', 'warning'])
  await writeFiles(join(handDataFolder(env), 'iris'), { 'part/data.csv': 'other' })
  await expect(loadProject(dataset, 'iris', sources)).rejects.toThrow(sha256Hex('other'))
  await writeFiles(join(handDataFolder(env), 'iris'), { 'part/data.csv': DATA })
  const { projects } = await chooseProjects(dataset, {}, sources)
  expect(await readFile(join(projects[0]?.sourceFolder ?? '', 'part/data.csv'), 'utf8')).toBe(DATA)
  expect(server.asked).toEqual([])
})

it('takes a folder that was got by hand, whole', async () => {
  const images = { path: 'images', sha256: undefined, url: undefined, access: 'manual', format: 'folder' }
  const { dataset, env, sources } = await prepare(images)
  await writeFiles(join(handDataFolder(env), 'iris'), { 'images/a/1.png': '1', 'images/b/2.png': '2' })
  const { sourceFolder } = await loadProject(dataset, 'iris', sources)
  expect(await readFile(join(sourceFolder, 'images/b/2.png'), 'utf8')).toBe('2')
})

/** A project whose data two of its scripts make, the second from what the first made. */
async function prepareMade(first = 'part/clean.csv') {
  const data = [first, 'part/data.csv'].map((path, index) => ({
    path,
    role: 'all',
    access: 'made',
    madeBy: `step-${index}.py`,
    sha256: sha256Hex(path),
  }))
  const files = { 'main.py': 'print("Accuracy: 0.5")\n' }
  const dataset = await makeDataset({ iris: { files, manifest: { data } } })
  const { context } = makeContext({ ...process.env, GREENML_CACHE: await makeFolder() })
  return { dataset, context }
}

it('says what makes data that is not here, and has it made once, each file from those before it', async () => {
  const { dataset, context } = await prepareMade()
  const error = await loadProject(dataset, 'iris', openSources(context)).catch(String)
  expect(error).toContain("its data 'part/clean.csv' is not here: greenml check iris makes it, by step-0.py")
  const asked: string[] = []
  const sources = openSources(context, undefined, async (_known, { path, madeBy }, { root, name }) => {
    asked.push(`${madeBy}: ${(await readdir(join(root, name), { recursive: true })).sort().join(' ')}`)
    return (await storeData(await makeFolder({ [path]: path }), path, context.env))?.sha256 ?? ''
  })
  const { sourceFolder } = await loadProject(dataset, 'iris', sources)
  expect(await readFile(join(sourceFolder, 'part/data.csv'), 'utf8')).toBe('part/data.csv')
  expect(asked).toEqual(['step-0.py: main.py', 'step-1.py: main.py part part/clean.csv'])
  expect((await loadProject(dataset, 'iris', sources)).sourceFolder).toBe(sourceFolder)
  expect((await loadProject(dataset, 'iris', hereOnly(context.env))).sourceFolder).toBe(sourceFolder)
  expect(asked).toHaveLength(2)
})

it.each([
  ['part/clean.csv', 'it draws by chance, for which it needs a seed'],
  ['part/clean.csv.gz', 'carries the time at which it was written'],
])('takes no other file than the one that a manifest names for what a script makes: %s', async (path, why) => {
  const { dataset, context } = await prepareMade(path)
  const sources = openSources(context, undefined, async () => {
    return (await storeData(await makeFolder({ [path]: 'by chance' }), path, context.env))?.sha256 ?? ''
  })
  const error = await loadProject(dataset, 'iris', sources).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ name: 'UserError', exitCode: 1 })
  const place = join(handDataFolder(context.env), 'iris', path)
  const told = [`iris: its data '${path}': step-0.py`, sha256Hex('by chance'), sha256Hex(path), why, place]
  for (const part of told) expect(String(error)).toContain(part)
})

it('stores plain files alone', async () => {
  const folder = await makeFolder({ 'rows.csv': DATA })
  await symlink('/etc/passwd', join(folder, 'link.csv'))
  const env = { ...process.env, GREENML_CACHE: await makeFolder() }
  expect(await storeData(folder, 'rows.csv', env)).toMatchObject({ path: 'rows.csv', sha256: sha256Hex(DATA) })
  expect(await storeData(folder, 'rows.csv', env)).toMatchObject({ path: 'rows.csv', sha256: sha256Hex(DATA) })
  for (const other of ['link.csv', 'none.csv', '.']) expect(await storeData(folder, other, env)).toBeNull()
  expect(await readdir(fetchedDataFolder(env))).toEqual([sha256Hex(DATA)])
})

it.each([
  ['the entry', 'main.py', 'data that the repository lacks, and no code'],
  ['a module that scripts import', 'part/numpy.PYC', 'data that the repository lacks, and no code'],
  ['what Python runs as it starts', 'sitecustomize.so', 'data that the repository lacks, and no code'],
  ['data of its repository', 'own.csv', "its data 'own.csv' would take the place of another file of its repository"],
])("puts nothing in the place of the author's files: %s", async (_name, path, message) => {
  for (const how of [{ access: 'made', madeBy: 'main.py' }, { access: 'manual' }]) {
    const data = [{ path, role: 'all', sha256: sha256Hex(DATA), ...how }]
    const files = { 'main.py': 'print("Accuracy: 0.5")\n', 'own.csv': 'length\n1\n' }
    const dataset = await makeDataset({ iris: { files, manifest: { data } } })
    const { context } = makeContext({ ...process.env, GREENML_CACHE: await makeFolder() })
    await storeData(await makeFolder({ [path]: DATA }), path, context.env)
    await writeFiles(join(handDataFolder(context.env), 'iris'), { [path]: DATA })
    await expect(loadProject(dataset, 'iris', openSources(context))).rejects.toThrow(message)
    const { isGood } = await validate({ dataset, slugs: ['iris'], run: false }, context)
    expect(isGood).toBe(false)
  }
})
