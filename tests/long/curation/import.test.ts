import { readdir, readFile, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listFiles } from '../../../src/base/files/files.ts'
import { lockProjects } from '../../../src/commands/env/lock-projects.ts'
import { type ImportOptions, importProject } from '../../../src/commands/import.ts'
import { chooseProjects, loadManifest, loadProject } from '../../../src/dataset/load-projects.ts'
import { hereOnly } from '../../../src/dataset/sources/sources.ts'
import { runCli } from '../../support/cli.ts'
import { makeContext } from '../../support/context.ts'
import { makeRepository, serveByGit } from '../../support/git.ts'
import { startPackageServer } from '../../support/package-server.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

/** A script that needs no package, so that its lock asks no package index. */
const SCRIPT = 'import json\nmodel.fit()\nopen("data.csv")\nprint("Accuracy:", 0.5)\n'

async function importFrom(options: Omit<ImportOptions, 'dataset'>, dataset?: string, env = machine.env) {
  const folder = dataset ?? (await makeFolder())
  const { context, lines } = makeContext(env)
  const { report } = await importProject({ trial: false, ...options, dataset: folder }, context)
  const [slug = ''] = (await readdir(join(folder, 'projects'))).filter(
    (name) => dataset === undefined || name === options.slug,
  )
  return { dataset: folder, lines, report, ...(await loadProject(folder, slug, hereOnly(env))) }
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

it('takes the branch that the command line names after an address, whichever is the default there', async () => {
  const { folder, commit, git } = await makeRepository('iris', { 'main.py': SCRIPT })
  const wanted = await git('rev-parse', 'main')
  await git('checkout', '--quiet', '-b', 'work')
  await commit({ 'other.py': '' })
  const [dataset, address] = [await makeFolder(), `${await serveByGit(dirname(folder))}/iris`]
  const words = ['import', address, '--branch', 'main', '--no-trial', '--dataset', dataset]
  const { exitCode, stderr } = await runCli(words, machine.env)
  expect(stderr).toContain('imported as')
  expect(exitCode).toBe(0)
  const { origin } = (await loadManifest(dataset, 'iris')).manifest
  expect(origin).toMatchObject({ repository: address, branch: 'main', commit: wanted })
  const none = await runCli(
    ['import', address, '--branch', 'gone', '--slug', 'gone', '--dataset', dataset],
    machine.env,
  )
  expect(none.stderr).toContain('Remote branch gone not found')
  expect([none.exitCode, await readdir(join(dataset, 'projects'))]).toEqual([1, ['iris']])
}, 60_000)

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
  expect(await readdir(dataset)).toEqual([])
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

it.each([false, true])('says what nobody else can fetch, with a copy of the files too: %s', async (vendor) => {
  const source = join(await makeFolder(), 'iris')
  await writeFiles(source, {
    'main.py': SCRIPT,
    LICENSE: 'Permission is hereby granted, free of charge, to any person obtaining a copy',
  })
  const { lines } = await importFrom({ source, vendor })
  expect(lines.join('\n')).toMatch(
    /iris: it was imported from a place of one machine .*--vendor, with origin set to embedded/,
  )
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
  const { sourceFolder, report } = await importFrom({ source: join(folder, 'p') })
  expect(await readdir(sourceFolder)).toEqual(['environment.yml', 'main.py'])
  const told = ['.env', '.env.local', 'GENAIGREENML_assisted_gpt.py', 'again.py (a link)', 'deploy.pem', 'env3', 'venv']
  expect(report.leftOut).toEqual(told)
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
  expect(await readdir(dataset)).toEqual([])
})

const failures: [string, Record<string, string>, Partial<ImportOptions>, RegExp][] = [
  ['no script', { 'README.md': '' }, {}, /no Python script and no notebook to run/],
  ['a notebook that is none', { 'notebook.ipynb': '' }, {}, /'notebook.ipynb' can't be converted to a script/],
  [
    'an entry that is not there',
    { 'a.py': SCRIPT },
    { entry: 'c.py' },
    /there is no such script or notebook; there are: a\.py/,
  ],
  ['a branch of a plain folder', { 'a.py': SCRIPT }, { branch: 'main' }, /plain folder/],
]
it.each(failures)('says what is wrong with %s, and leaves nothing', async (_name, files, options, message) => {
  const dataset = await makeFolder()
  const source = await makeFolder(files)
  await expect(importFrom({ source, slug: 'p', ...options }, dataset)).rejects.toThrow(message)
  expect(await readdir(dataset)).toEqual([])
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

const POETRY_LOCK = `
[[package]]
name = "alpha"
version = "1.0"
optional = false
groups = ["main"]
markers = "python_version >= \\"3.8\\""
[package.dependencies]
beta = ">=1"

[[package]]
name = "beta"
version = "1.1"
optional = false
groups = ["main"]

[[package]]
name = "gamma"
version = "9.9"
optional = false
groups = ["dev"]

[[package]]
name = "own"
version = "0.1"
optional = false
groups = ["main"]
source = { type = "git", url = "https://example.org/own.git" }

[metadata]
python-versions = "^3.9"
`
const UV_LOCK = `version = 1
revision = 3
requires-python = ">=3.9"

[[package]]
name = "alpha"
version = "1.0"
source = { registry = "https://elsewhere.example/simple" }
dependencies = [{ name = "beta" }]

[[package]]
name = "beta"
version = "1.0"
source = { registry = "https://elsewhere.example/simple" }

[[package]]
name = "own"
version = "0.1.0"
source = { virtual = "." }
dependencies = [{ name = "alpha" }]

[package.metadata]
requires-dist = [{ name = "alpha" }]
`
const PYPROJECT = '[project]\nname = "own"\nversion = "0.1.0"\nrequires-python = ">=3.9"\ndependencies = ["alpha"]\n'
const POETRY_PROJECT =
  '[tool.poetry]\nname = "own"\n[tool.poetry.dependencies]\npython = "^3.9"\nalpha = "^1.0"\nown = "*"\n'
const CONDA =
  'name: x\ndependencies:\n  - python=3.11\n  - conda-forge::alpha=1.0\n  - mkl=2024\n  - pip\n  - pip:\n    - beta>=1.1\n'

const declarations: [
  string,
  Record<string, string>,
  { lines: string[]; pins: string[]; wanted?: string; told?: RegExp },
][] = [
  [
    'uv.lock',
    { 'uv.lock': UV_LOCK, 'pyproject.toml': PYPROJECT, 'requirements.txt': 'alpha' },
    { lines: ['alpha==1.0', 'beta==1.0'], pins: ['alpha==1.0', 'beta==1.0'], wanted: '>=3.9' },
  ],
  [
    'poetry.lock',
    { 'poetry.lock': POETRY_LOCK, 'pyproject.toml': POETRY_PROJECT },
    {
      lines: ['alpha==1.0 ; python_version >= "3.8"', 'beta==1.1'],
      pins: ['alpha==1.0', 'beta==1.1'],
      wanted: '^3.9',
      told: /not of an index are left out: own/,
    },
  ],
  [
    'poetry.lock without its project',
    { 'poetry.lock': POETRY_LOCK },
    { lines: ['alpha==1.0 ; python_version >= "3.8"', 'beta==1.1'], pins: ['alpha==1.0', 'beta==1.1'], wanted: '^3.9' },
  ],
  [
    'a lock that can not be read, and the list beside it',
    { 'poetry.lock': '= broken', 'requirements.txt': 'beta' },
    { lines: ['beta'], pins: ['beta==1.1'], told: /not followed: poetry.lock is not TOML/ },
  ],
  [
    'requirements.txt that includes another',
    { 'requirements.txt': '-r more/base.txt\nbeta==1.0\n', 'more/base.txt': 'alpha\n' },
    { lines: ['alpha', 'beta==1.0'], pins: ['alpha==1.0', 'beta==1.0'] },
  ],
  [
    'environment.yml',
    { 'environment.yml': CONDA },
    {
      lines: ['alpha==1.0.*', 'beta>=1.1'],
      pins: ['alpha==1.0', 'beta==1.1'],
      wanted: '3.11',
      told: /no Python packages are left out: mkl, pip/,
    },
  ],
  [
    'pyproject.toml',
    { 'pyproject.toml': PYPROJECT },
    { lines: ['alpha'], pins: ['alpha==1.0', 'beta==1.1'], wanted: '>=3.9' },
  ],
  [
    "Poetry's table",
    { 'pyproject.toml': POETRY_PROJECT.replace('own = "*"', 'beta = {version = "~1.0", extras = []}') },
    { lines: ['alpha>=1.0,<2', 'beta>=1.0,<1.1'], pins: ['alpha==1.0', 'beta==1.0'], wanted: '^3.9' },
  ],
]
it.each(declarations)('locks what the author declares by %s', async (_name, files, expected) => {
  const { url } = await startPackageServer([
    { name: 'alpha', version: '1.0', uploaded: '2023-01-01', requires: ['beta'] },
    { name: 'beta', version: '1.0', uploaded: '2023-01-01' },
    { name: 'beta', version: '1.1', uploaded: '2023-06-01' },
  ])
  const { folder } = await makeRepository('own', { 'main.py': SCRIPT, ...files })
  const imported = await importFrom({ source: folder }, undefined, { ...machine.env, UV_DEFAULT_INDEX: url })
  const { environment } = imported.manifest
  const asked = await readFile(join(imported.folder, environment.requirements ?? ''), 'utf8')
  expect(
    asked
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .sort(),
  ).toEqual(expected.lines)
  const locked = (await readFile(imported.lockFile, 'utf8')).matchAll(/^(\S+==\S+)/gm)
  expect([...locked].map(([, pin]) => pin)).toEqual(expected.pins)
  expect(environment.pythonWanted).toBe(expected.wanted)
  if (expected.told) expect(environment.deviations?.join('\n')).toMatch(expected.told)
  expect(environment.excludeNewer).toBe('2024-03-01')
})

it('is not refused for a requirement that only scripts need which the entry does not reach, and says so', async () => {
  const { url } = await startPackageServer([{ name: 'beta', version: '1.0', uploaded: '2023-01-01' }])
  const env = { ...machine.env, UV_DEFAULT_INDEX: url }
  const files = { 'main.py': `import beta\n${SCRIPT}`, 'other.py': 'import beta, autogone\n' }
  const derived = await importFrom({ source: await makeFolder(files), slug: 'p', entry: 'main.py' }, undefined, env)
  expect(await readFile(join(derived.folder, 'requirements.txt'), 'utf8')).toBe('beta\n')

  const listed = { ...files, 'requirements.txt': 'beta==1.0\nauto-gone==3.0\n' }
  const imported = await importFrom({ source: await makeFolder(listed), slug: 'p', entry: 'main.py' }, undefined, env)
  expect(await readFile(imported.lockFile, 'utf8')).toMatch(/^beta==1\.0 \\\n {4}--hash=sha256:\w{64}\n$/)
  expect(imported.manifest.environment.deviations).toEqual([
    'left out, as the entry needs no package called so: auto-gone==3.0',
  ])
  const { context } = makeContext(env)
  await lockProjects({ dataset: imported.dataset, slugs: ['p'] }, context)
  expect((await loadManifest(imported.dataset, 'p')).manifest.environment.deviations).toHaveLength(1)
})

it.each([
  ['a list of the author', { 'requirements.txt': 'gone\n' }, 'p: requirements.txt can'],
  ['imports', {}, 'p: what main.py imports can'],
])('keeps a project without a lock where %s can not be resolved, and says why', async (_name, files, expected) => {
  const { url } = await startPackageServer([])
  const source = await makeFolder({ 'main.py': `import gone\n${SCRIPT}`, ...files })
  const imported = await importFrom({ source, slug: 'p' }, undefined, { ...machine.env, UV_DEFAULT_INDEX: url })
  const { environment, missing } = imported.manifest
  expect(environment.lock).toBeNull()
  expect(missing.lock).toMatchObject({ kind: 'unresolvable', detail: expect.stringMatching(`^${expected}`) })
  expect(missing.lock?.detail).not.toMatch(/\.import-|\/tmp/)
  expect(imported.report.notRun).toContain(expected)
  await expect(chooseProjects(imported.dataset, { projects: 'p' }, hereOnly(machine.env))).rejects.toThrow('no-lock')
})

it.each([
  ['a list without pins', { 'requirements.txt': 'gone\n' }],
  ['pins', { 'requirements.txt': 'gone==1.0\n' }],
  ['imports, beside a script that needs nothing', { 'other.py': SCRIPT }],
])(
  'imports nothing where the package index can not be reached, and blames the connection: %s',
  async (_name, files) => {
    const dataset = await makeFolder()
    const source = await makeFolder({ 'main.py': `import gone\n${SCRIPT}`, ...files })
    const env = { ...machine.env, UV_DEFAULT_INDEX: 'http://127.0.0.1:1/simple', UV_HTTP_RETRIES: '0' }
    const importing = importFrom({ source, slug: 'p' }, dataset, env)
    await expect(importing).rejects.toMatchObject({
      exitCode: 1,
      message: expect.stringMatching(
        /^[^\n]*package index[^\n]*127\.0\.0\.1:1[^\n]*\.\nConnect this machine, or set UV_DEFAULT_INDEX/,
      ),
    })
    expect(await readdir(dataset)).toEqual([])
  },
)

it('reads hostile declarations in a moment', async () => {
  const blanks = ' '.repeat(100_000)
  const files = {
    'main.py': SCRIPT,
    'pyproject.toml': `[tool.poetry.dependencies]\nalpha = "${blanks}a${blanks}b"\npython = "${blanks}a b"\n`,
    'setup.cfg': '\n'.repeat(100_000),
  }
  const { folder } = await makeRepository('own', files)
  const { manifest } = await importFrom({ source: folder })
  expect(manifest.missing.lock?.detail).toMatch(/^The requirement 'alphaa b' names no package/)
})

it.each([
  ['a secret', 'TOKEN = "sk-CANARY\nx\n', 2],
  ['a line as long as a book', `x = ${'{sk-CANARY = '.repeat(30_000)}`, 1],
  ['no value', 'version = 1\nsk-CANARY\n', 2],
])('quotes nothing of a uv.lock that it can not read: %s', async (_, lock, line) => {
  const { url } = await startPackageServer([{ name: 'alpha', version: '1.0', uploaded: '2023-01-01' }])
  const { folder } = await makeRepository('own', {
    'main.py': SCRIPT,
    'pyproject.toml': PYPROJECT,
    'uv.lock': lock,
    'requirements.txt': 'alpha\n',
  })
  const { lines } = await importFrom({ source: folder, slug: 'own' }, undefined, {
    ...machine.env,
    UV_DEFAULT_INDEX: url,
  })
  expect(lines.join('\n')).toContain(`uv.lock can't be read, see line ${line}`)
  expect(lines.join('\n')).not.toContain('CANARY')
})

it('runs and builds nothing of a project that declares itself in every way', async () => {
  const trace = join(await makeFolder(), 'has-run')
  const setup = `open(${JSON.stringify(trace)}, "w").close()\nfrom setuptools import setup\nsetup(name="own", version="1")\n`
  const backend = '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
  const dynamic = '[project]\nname = "own"\ndynamic = ["version", "dependencies"]\n'
  const { url } = await startPackageServer(
    ['alpha', 'beta'].map((name) => ({ name, version: '1.0', uploaded: '2023-01-01' })),
  )
  const { folder } = await makeRepository('own', {
    'main.py': SCRIPT,
    'setup.py': setup,
    'backend.py': setup,
    'pyproject.toml': `${dynamic}${backend}`,
    'uv.lock': UV_LOCK.replace('virtual = "."', 'editable = "."'),
    'requirements.txt': '-e .\nalpha\n',
  })
  await importFrom({ source: folder }, undefined, { ...machine.env, UV_DEFAULT_INDEX: url })
  expect(await stat(trace).catch(() => null)).toBeNull()
})

it('refuses to read requirements that lie outside of the project', async () => {
  const source = await makeFolder({ 'main.py': SCRIPT, 'requirements.txt': '-r ../../etc/secret.txt\n' })
  const { manifest } = await importFrom({ source, slug: 'p' })
  expect(manifest.environment.lock).toBeNull()
  expect(manifest.missing.lock?.detail).toContain("includes '../../etc/secret.txt', which is no file")
})

it('gives up what no script imports where that alone can not be resolved', async () => {
  const { url } = await startPackageServer([{ name: 'beta', version: '1.0', uploaded: '2023-01-01' }])
  const env = { ...machine.env, UV_DEFAULT_INDEX: url }
  const files = { 'main.py': `import beta\n${SCRIPT}`, 'requirements.txt': 'beta==1.0\nattack --no-deps\n' }
  const { lockFile, manifest } = await importFrom({ source: await makeFolder(files), slug: 'p' }, undefined, env)
  expect(await readFile(lockFile, 'utf8')).toMatch(/^beta==1\.0 \\\n {4}--hash=sha256:\w{64}\n$/)
  expect(manifest.environment.deviations?.join('\n')).toContain(
    'left out, as the entry needs no package called so: attack',
  )
}, 120_000)

it('adds what the entry imports and the requirements lack, and says so', async () => {
  const packages = ['beta', 'gamma'].map((name) => ({ name, version: '1.0', uploaded: '2023-01-01' }))
  const { url } = await startPackageServer(packages)
  const env = { ...machine.env, UV_DEFAULT_INDEX: url }
  const files = { 'main.py': `import beta, gamma\n${SCRIPT}`, 'requirements.txt': 'beta==1.0\n' }
  const { lockFile, manifest } = await importFrom({ source: await makeFolder(files), slug: 'p' }, undefined, env)
  expect(await readFile(lockFile, 'utf8')).toMatch(/^beta==1\.0[\s\S]*^gamma==1\.0/m)
  expect(manifest.environment.deviations).toContain('added, as main.py imports it and requirements.txt lacks it: gamma')
}, 120_000)

/** Needs no package, and is run where there is a sandbox. */
const tryImport = (files: Readonly<Record<string, string>>, options: Partial<ImportOptions> = {}) =>
  makeFolder(files).then((source) => importFrom({ source, slug: 'p', trial: true, iTrustThisCode: true, ...options }))

it('takes the first of several scripts alike that prints a metric, and names the others', async () => {
  const { manifest, report, lines } = await tryImport({
    'a.py': 'model.fit(open("x"))\naccuracy_score(1)',
    'b.py': `class model:\n    fit = print\n${SCRIPT.replace('open("data.csv")', '')}`,
  })
  expect(manifest.entry).toBe('b.py')
  expect(report.entry.others).toEqual(['a.py'])
  expect(lines.join('\n')).toMatch(/entry {5}b\.py \(.*fits a model.*\); not a\.py \(--entry\)/)
}, 120_000)

it('takes for data what the run reads, for outputs what it writes, and the target from the code', async () => {
  const { manifest, report, lines } = await tryImport({
    'src/train.py': [
      'import csv, json',
      'from .rows import rows',
      'data = rows("data/train.csv")',
      'y = [row["label"] for row in data]',
      'target = "label"',
      'open("results/metrics.json", "w").write(json.dumps({"accuracy": 1}))',
      'print("    accuracy      0.65     231")',
      'print("Accuracy: 0.6450216")',
    ].join('\n'),
    'src/rows.py': 'import csv\ndef rows(path):\n    return list(csv.DictReader(open(path)))\n',
    'data/train.csv': 'x,label\n1,a\n2,b\n3,a\n',
    'data/other.csv': 'x\n1\n',
    'results/metrics.json': '{}',
    'results/old.csv': 'x\n',
  })
  expect(manifest).toMatchObject({
    entry: 'src/train.py',
    module: 'src.train',
    workingDirectory: '.',
    task: 'binary-classification',
    metric: { name: 'accuracy', pattern: expect.stringContaining('Accuracy:') },
    data: [{ path: 'data/train.csv', rows: 3, target: 'label' }],
  })
  expect(manifest.data).toHaveLength(1)
  expect(report).toMatchObject({
    dataEvidence: 'read-by-the-run',
    written: ['results/metrics.json'],
    metric: { value: 0.6450216, doubts: [] },
    run: { status: 'ok' },
  })
  expect(lines.join('\n')).toContain('no licence that is known')
}, 120_000)

it('imports a notebook as a script, its cells in the order that runs', async () => {
  const cell = (source: string, count: number, outputs: object[] = []) => ({
    cell_type: 'code',
    source,
    execution_count: count,
    outputs,
  })
  const notebook = {
    cells: [
      cell('score(rows)', 4),
      cell('broken(', 3, [{ output_type: 'error' }]),
      cell('rows = open("/content/data.csv").read().split()\nmodel = None', 1),
      cell('def score(rows):\n    print("Accuracy:", len(rows) / 8)', 2),
    ],
  }
  const { manifest, report, lines } = await tryImport({
    'work/My study.ipynb': JSON.stringify(notebook),
    'work/data.csv': 'a\n1\n2\n3\n',
  })
  expect(manifest).toMatchObject({
    entry: 'work/My study.py',
    workingDirectory: 'work',
    data: [{ path: 'work/data.csv' }],
    metric: { name: 'accuracy' },
  })
  expect(report).toMatchObject({ metric: { value: 0.5 }, notebook: { isReordered: true } })
  expect(lines.join('\n')).toContain('/content/data.csv is data.csv here')
}, 120_000)

it('starts a script in another way where the first fails', async () => {
  const { manifest, report } = await tryImport({
    'app/main.py': 'import sys\nsys.path.append("nowhere")\nimport settings\nprint("Accuracy:", settings.VALUE)',
    'shared/settings.py': 'VALUE = 0.25',
  })
  expect(manifest).toMatchObject({ pythonPath: ['shared'] })
  expect(report).toMatchObject({ run: { status: 'ok' }, metric: { value: 0.25 } })
}, 120_000)

it('doubts a number that a run printed before it failed, and tells the data that it had read', async () => {
  const script = 'open("rows" + ".csv").read()\nprint("Accuracy:", 0.75)\nraise ValueError("no luck")'
  const { report } = await tryImport({ 'main.py': script, 'rows.csv': 'a,b\n1,2\n' })
  expect(report).toMatchObject({
    dataEvidence: 'read-by-the-run',
    data: [{ path: 'rows.csv', rows: 1 }],
    run: { status: 'failed' },
    metric: { value: 0.75, doubts: expect.arrayContaining(['of-a-partial-run']) },
  })
}, 120_000)

it('imports what can not be run to its end, and says so', async () => {
  const { report, lines } = await tryImport({ 'main.py': `${SCRIPT}raise ValueError("no luck")` })
  expect(report).toMatchObject({ run: { status: 'failed' }, metric: { doubts: expect.arrayContaining([]) } })
  expect(lines.join('\n')).toMatch(
    /run {7}failed after [\d.]+ s: NameError: name 'model' is not defined, in line \d+ of main.py: /,
  )
}, 120_000)
