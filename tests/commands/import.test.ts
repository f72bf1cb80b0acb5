import { readdir, readFile, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFiles } from '../../src/base/files.ts'
import { type ImportOptions, importProject } from '../../src/commands/import.ts'
import { loadProject } from '../../src/dataset/load-projects.ts'
import { makeContext } from '../support/context.ts'
import { makeRepository } from '../support/git.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

/** A script that needs no package, so that its lock asks no package index. */
const SCRIPT = 'import json\nmodel.fit()\nopen("data.csv")\nprint("Accuracy:", 0.5)\n'

async function importFrom(options: Omit<ImportOptions, 'dataset'>, dataset?: string) {
  const folder = dataset ?? (await makeFolder())
  const { context, lines } = makeContext(machine.env)
  await importProject({ ...options, dataset: folder }, context)
  const [slug = ''] = (await readdir(join(folder, 'projects'))).filter(
    (name) => dataset === undefined || name === options.slug,
  )
  return { dataset: folder, lines, ...(await loadProject(folder, slug)) }
}

it('imports a repository: its files, a manifest, a lock of what its scripts import', async () => {
  const { folder, git } = await makeRepository('iris', {
    'main.py': `import six, helper\n${SCRIPT}`,
    'helper.py': '',
    'data/iris.csv': 'a,b\n1,2\n',
    LICENSE: 'MIT License\n\nPermission is hereby granted, free of charge,\nto any person obtaining a copy',
    '.gitignore': 'x',
  })
  const imported = await importFrom({ source: folder })
  expect(imported.slug).toBe('iris')
  const { manifest } = imported
  expect(manifest).toMatchObject({
    entry: 'main.py',
    licence: { spdx: 'MIT', file: 'LICENSE' },
    origin: {
      repository: 'repository iris',
      commit: await git('rev-parse', 'HEAD'),
      commitDate: expect.stringMatching(/^2024-03-01T12:00:00/),
    },
    metric: { name: 'accuracy', direction: 'higher' },
    data: [{ path: 'data/iris.csv', role: 'all' }],
    environment: { lock: 'requirements.lock', requirements: 'requirements.txt' },
  })
  expect(JSON.stringify(manifest)).not.toContain(folder)
  expect(await readFile(join(imported.folder, 'requirements.txt'), 'utf8')).toBe('six\n')
  expect(await readFile(imported.lockFile, 'utf8')).toMatch(/^six==[\d.]+ \\\n {4}--hash=sha256:/)
  expect(await listFiles(imported.sourceFolder)).toEqual([
    '.gitignore',
    'LICENSE',
    'data/iris.csv',
    'helper.py',
    'main.py',
  ])
  expect(await readdir(join(imported.dataset, 'projects'))).toEqual(['iris'])
  expect((await stat(imported.folder)).mode & 0o777).toBe(0o755)
}, 120_000)

it('leaves nothing when the user stops it while packages are resolved', async () => {
  const source = await makeFolder({ 'main.py': SCRIPT })
  const dataset = await makeFolder()
  const controller = new AbortController()
  const { context } = makeContext(machine.env, controller.signal)
  const logger = { ...context.logger, info: () => controller.abort() }
  const importing = importProject({ source, slug: 'p', dataset }, { ...context, logger })
  await expect(importing).rejects.toMatchObject({
    name: 'UserError',
    exitCode: 1,
    message: expect.stringMatching(/^Stopped/),
  })
  expect(await readdir(join(dataset, 'projects'))).toEqual([])
})

it('imports a plain folder under its own name, also when it is the one that one stands in', async () => {
  const folder = await makeFolder({ 'my-project/run.py': SCRIPT })
  const before = process.cwd()
  process.chdir(join(folder, 'my-project'))
  try {
    const imported = await importFrom({ source: '.' })
    expect(imported).toMatchObject({
      slug: 'my-project',
      manifest: { origin: { repository: 'folder my-project', commit: null }, licence: null },
    })
  } finally {
    process.chdir(before)
  }
})

it('leaves out secrets, environments, tool folders and scripts that models wrote', async () => {
  const outside = [
    '.env',
    '.env.local',
    'deploy.pem',
    'env3/pyvenv.cfg',
    'env3/lib/x.py',
    'venv/x.py',
    '__pycache__/a.pyc',
  ]
  const files = ['GENAIGREENML_assisted_gpt.py', '.vscode/settings.json', ...outside]
  const folder = await makeFolder(Object.fromEntries(files.map((path) => [`p/${path}`, SCRIPT])))
  await writeFiles(folder, { 'p/main.py': SCRIPT, 'p/environment.yml': '' })
  await symlink('main.py', join(folder, 'p', 'again.py'))
  const { sourceFolder } = await importFrom({ source: join(folder, 'p') })
  expect(await readdir(sourceFolder)).toEqual(['environment.yml', 'main.py'])
})

it.each([
  ['a link to a file', '/etc/shadow'],
  ['a link to a folder above', '../..'],
  ['a link that goes nowhere', '/no/such/place'],
])('refuses %s outside the repository, with exit code 3, and leaves nothing', async (_name, target) => {
  const folder = await makeFolder({ 'p/main.py': SCRIPT })
  await symlink(target, join(folder, 'p', 'data.csv'))
  const dataset = await makeFolder()
  const importing = importFrom({ source: join(folder, 'p'), slug: 'p' }, dataset)
  await expect(importing).rejects.toMatchObject({ name: 'UserError', exitCode: 3 })
  expect(await readdir(join(dataset, 'projects'))).toEqual([])
})

const failures: [string, Record<string, string>, Partial<ImportOptions>, RegExp][] = [
  ['no script', { 'notebook.ipynb': '' }, {}, /no Python script to run/],
  ['several scripts alike', { 'a.py': SCRIPT, 'b.py': SCRIPT }, {}, /a\.py, b\.py\. Name it with --entry/],
  ['an entry that is not there', { 'a.py': SCRIPT }, { entry: 'c.py' }, /there is no such script; there are: a\.py/],
  ['a branch of a plain folder', { 'a.py': SCRIPT }, { branch: 'main' }, /plain folder/],
  ['requirements that can not be met', { 'a.py': SCRIPT, 'requirements.txt': './here' }, {}, /can't be resolved/],
]
it.each(failures)('says what is wrong with %s, and leaves nothing', async (_name, files, options, message) => {
  const dataset = await makeFolder()
  const source = await makeFolder(files)
  await expect(importFrom({ source, slug: 'p', ...options }, dataset)).rejects.toThrow(message)
  expect(await readdir(join(dataset, 'projects')).catch(() => [])).toEqual([])
})

it('does not replace a project, whatever the case of its name', async () => {
  const source = await makeFolder({ 'main.py': SCRIPT })
  const { dataset } = await importFrom({ source, slug: 'Iris' })
  await expect(importFrom({ source, slug: 'iris' }, dataset)).rejects.toThrow("There is a project 'Iris' already")
})

it.each(['..', 'a/b', 'a b', '-a', '', 'ä'])("does not take '%s' for a name", async (slug) => {
  const source = await makeFolder({ 'main.py': SCRIPT })
  await expect(importFrom({ source, slug })).rejects.toMatchObject({ name: 'UserError', exitCode: 2 })
})
