import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { hashTree } from '../../../src/base/files/files.ts'
import { validate } from '../../../src/commands/validate.ts'
import { chooseProjects, loadManifest, loadProject } from '../../../src/dataset/load-projects.ts'
import { sourcesFolder } from '../../../src/dataset/sources/source-cache.ts'
import { openSources } from '../../../src/dataset/sources/sources.ts'
import { makeContext } from '../../support/context.ts'
import { makeRepository } from '../../support/git.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'
import { tinyManifest } from '../../support/tiny-dataset.ts'

const FILES = { 'main.py': 'print("Accuracy: 0.5")\n', 'data.csv': 'a,b\n1,2\n' }
const UPSTREAM = 'https://example.org/somebody/iris.git'

interface Changes {
  readonly origin?: object
  readonly manifest?: object
}

/** A dataset that names a project of a repository's folder `part`, and a mirror that has the repository. */
async function prepare(changes: Changes = {}) {
  const inRepository = Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`part/${path}`, text]))
  const { folder, git } = await makeRepository('iris', { ...inRepository, 'other/big.csv': 'x'.repeat(100_000) })
  const mirror = await makeFolder({ 'somebody/x': '' })
  await git('clone', '--quiet', '--bare', folder, join(mirror, 'somebody/iris.git'))
  const origin = {
    repository: UPSTREAM,
    path: 'part',
    commit: await git('rev-parse', 'HEAD'),
    importedAt: '2026-01-01',
    sourceHash: await hashTree(join(folder, 'part')),
    ...changes.origin,
  }
  const missing = { licence: 'no-licence-file' }
  const manifest = { ...tinyManifest({ origin, missing }), ...changes.manifest }
  const dataset = await makeFolder({
    'projects/iris/project.yaml': stringify(manifest),
    'projects/iris/requirements.lock': '# no packages\n',
  })
  const env = { ...process.env, GREENML_CACHE: await makeFolder() }
  const { context, lines } = makeContext(env)
  return { dataset, env, lines, mirror, origin, context, sources: openSources(context, mirror) }
}

it('fetches a pinned part of a repository from a mirror, once, into a cache by its hash', async () => {
  const { dataset, env, lines, mirror, origin, sources } = await prepare()
  const { sourceFolder } = await loadProject(dataset, 'iris', sources)
  expect(sourceFolder).toBe(join(sourcesFolder(env), String(origin.sourceHash)))
  expect(
    Object.fromEntries(
      await Promise.all(
        (await readdir(sourceFolder)).map(async (name) => [name, await readFile(join(sourceFolder, name), 'utf8')]),
      ),
    ),
  ).toEqual(FILES)
  expect(await readdir(sourcesFolder(env))).toEqual([origin.sourceHash])
  expect(lines.join('\n')).toContain(`fetching its files, part of ${UPSTREAM}`)
  await rename(mirror, `${mirror}-gone`)
  expect((await loadProject(dataset, 'iris', sources)).sourceFolder).toBe(sourceFolder)
})

it('refuses other files than the manifest names, and keeps none of them', async () => {
  const { dataset, env, sources } = await prepare({ origin: { sourceHash: 'f'.repeat(64) } })
  await expect(loadProject(dataset, 'iris', sources)).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  expect(await readdir(sourcesFolder(env))).toEqual([])
})

it.each([
  ['--upload-pack=touch has-run; git-upload-pack', 'commit: 40 hex digits'],
  ['main', 'commit: 40 hex digits'],
])('refuses a manifest whose commit is none, %s', async (commit, fault) => {
  const { dataset, sources } = await prepare({ origin: { commit } })
  await expect(loadProject(dataset, 'iris', sources)).rejects.toThrow(fault)
})

it('tells a project whose address has a byte of zero, and ends nobody else', async () => {
  const { dataset, context } = await prepare({ origin: { repository: 'https://example.org/a\0b' } })
  const { validation } = await validate({ dataset, slugs: ['iris'], run: false }, context)
  const faults = validation.projects.flatMap(({ checks }) => checks.flatMap((each) => each.faults))
  expect(faults).toContainEqual(
    expect.objectContaining({ kind: 'not-fetched', found: expect.stringContaining('zero') }),
  )
})

it('fetches anew what somebody changed in the cache', async () => {
  const { dataset, sources } = await prepare()
  const { sourceFolder } = await loadProject(dataset, 'iris', sources)
  await writeFile(join(sourceFolder, 'main.py'), 'print("Accuracy: 1.0")\n')
  await loadProject(dataset, 'iris', sources)
  expect(await readFile(join(sourceFolder, 'main.py'), 'utf8')).toBe(FILES['main.py'])
})

it('takes a project whose files are elsewhere only when it is asked for by name', async () => {
  const { dataset, sources } = await prepare({ manifest: { collection: 'study' } })
  await expect(chooseProjects(dataset, {}, sources)).rejects.toThrow('has its source here: --projects . takes all')
  for (const choice of [{ collection: 'study' }, { projects: '.' }]) {
    const { projects } = await chooseProjects(dataset, choice, sources)
    expect(projects.map(({ slug }) => slug)).toEqual(['iris'])
  }
  expect((await chooseProjects(dataset, {}, sources)).projects).toHaveLength(1)
})

const retired = { tombstone: { date: '2026-02-01', reason: 'author-objects' } }
it('runs no project that is retired, whether its files are here or not', async () => {
  const { dataset, sources, env } = await prepare({ manifest: retired })
  await expect(chooseProjects(dataset, { projects: 'iris' }, sources)).rejects.toThrow('iris (retired)')
  expect(await readdir(sourcesFolder(env)).catch(() => [])).toEqual([])
})

it.each([
  ['a mirror that lacks it', { repository: 'https://example.org/nobody/none.git' }, /the mirror .* does not have/],
  ['no hash to hold it to', { sourceHash: null }, /nobody has seen its files yet: greenml validate iris --fix/],
  ['a place of one machine', { repository: 'folder iris' }, /imported from a place of one machine/],
])('says why a project is not to be had: %s', async (_name, origin, message) => {
  const missing = { licence: 'no-licence-file', ...('sourceHash' in origin ? { sourceHash: 'not-fetched' } : {}) }
  const { dataset, sources } = await prepare({ origin, manifest: { missing } })
  await expect(loadProject(dataset, 'iris', sources)).rejects.toThrow(message)
  expect(await sources.tryToGet(await loadManifest(dataset, 'iris'))).toBeNull()
})

it('names the hash of files that nobody had seen, and calls them neither good nor bad where they can not be had', async () => {
  const missing = { licence: 'no-licence-file', sourceHash: 'not-fetched' }
  const { dataset, context, mirror } = await prepare({ origin: { sourceHash: null }, manifest: { missing } })
  const ask = async (options: object) => {
    const { validation } = await validate({ dataset, slugs: ['iris'], run: false, ...options }, context)
    return validation.projects[0]?.checks.find(({ check }) => check === 'source')
  }
  const lost = await ask({ mirror: join(mirror, 'none') })
  expect(lost).toMatchObject({ state: 'skipped', faults: [{ kind: 'hash-unknown', weight: 'warning' }] })
  expect(lost?.faults[0]?.found).toContain('does not have')
  expect(await ask({ mirror })).toMatchObject({
    state: 'failed',
    faults: [{ wanted: expect.stringMatching(/^\w{64}$/) }],
  })
  expect(await ask({ mirror, fix: true })).toEqual({ check: 'source', state: 'passed', faults: [] })
  const { manifest } = await loadManifest(dataset, 'iris')
  expect(manifest.origin).toMatchObject({ sourceHash: expect.stringMatching(/^\w{64}$/) })
  expect(manifest.missing.sourceHash).toBeUndefined()
})

it('calls files that lie on one machine alone a fault, where they are in its cache too', async () => {
  const { dataset, context, sources } = await prepare()
  await sources.get(await loadManifest(dataset, 'iris'))
  const file = join(dataset, 'projects/iris/project.yaml')
  await writeFile(file, (await readFile(file, 'utf8')).replace(UPSTREAM, 'repository iris'))
  const { validation, isGood } = await validate({ dataset, slugs: ['iris'], run: false }, context)
  expect(isGood).toBe(false)
  expect(validation.projects[0]?.checks.find(({ check }) => check === 'source')?.faults).toEqual([
    expect.objectContaining({
      kind: 'not-fetched',
      found: expect.stringContaining('a place of one machine (repository iris)'),
    }),
  ])
})

it('holds files that lie in the dataset to the pin that they are said to be from', async () => {
  const vendored = { ...FILES, LICENSE: 'Permission is hereby granted, free of charge, to any person obtaining a copy' }
  for (const [files, kinds] of [
    [FILES, []],
    [vendored, ['hash-differs']],
  ] as const) {
    const sourceHash = await hashTree(await makeFolder(files))
    const { dataset, context, mirror } = await prepare({ origin: { sourceHash } })
    await writeFiles(join(dataset, 'projects/iris/source'), files)
    const { validation } = await validate({ dataset, slugs: ['iris'], run: false, mirror }, context)
    const source = validation.projects[0]?.checks.find(({ check }) => check === 'source')
    expect(source?.faults.map(({ kind }) => kind)).toEqual(kinds)
  }
})
