import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hashTree } from '../../src/base/files/files.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { listDataset } from '../../src/commands/projects.ts'
import { validate } from '../../src/commands/validate.ts'
import { isPrivateAddress } from '../../src/dataset/check-facts.ts'
import { renderValidationComment } from '../../src/report/text/validation-comment.ts'
import { projectList } from '../../src/schema/dataset/project-list.ts'
import { validation as schema } from '../../src/schema/dataset/validation.ts'
import { makeContext } from '../support/context.ts'
import { keepInGit } from '../support/git.ts'
import { makeFolder, writeFiles } from '../support/temporary.ts'

const MANIFEST = `# what this is about
schemaVersion: 2
title: Tiny
origin: embedded
licence: null
entry: main.py # the script
task: other
metric:
  # as the script prints it
  name: accuracy
  direction: higher
  scale: fraction
  pattern: "Accuracy: ([0-9.]+)"
data:
  - path: data.csv
    role: all
    headers: [length, species]
    target: species
environment:
  lock: requirements.lock
missing:
  licence: no-licence-file
`

async function prepare(changes: readonly (readonly [string, string])[], files: Readonly<Record<string, string>> = {}) {
  const text = changes.reduce((each, [from, to]) => {
    expect(each).toContain(from)
    return each.replace(from, to)
  }, MANIFEST)
  const dataset = await makeFolder({
    'projects/tiny/project.yaml': text,
    'projects/tiny/requirements.lock': '# no packages\n',
    'projects/tiny/source/main.py': 'print("Accuracy: 0.5")\n',
    'projects/tiny/source/data.csv': 'length,species\n1,a\n',
    ...files,
  })
  const run = async (given: Partial<Parameters<typeof validate>[0]> = {}) => {
    const found = await validate({ dataset, run: false, slugs: ['tiny'], ...given }, makeContext().context)
    const faults = found.validation.projects[0]?.checks.flatMap((each) => each.faults) ?? []
    return { ...found, faults: faults.filter(({ weight }) => weight !== 'note') }
  }
  return { dataset, run, read: () => readFile(join(dataset, 'projects/tiny/project.yaml'), 'utf8') }
}

it('finds nothing in a good project', async () => {
  const { run } = await prepare([])
  const { faults, isGood, validation } = await run()
  expect(faults).toEqual([])
  expect(isGood).toBe(true)
  expect(schema.parse(validation)).toEqual(validation)
})

const cases: [string, [string, string][], object][] = [
  ['a key with a slip', [['entry:', 'entyr:']], { kind: 'unknown-key', line: 6, found: 'entyr', wanted: 'entry' }],
  [
    'a key inside',
    [['  direction: higher', '  directon: higher']],
    { kind: 'unknown-key', line: 11, wanted: 'direction' },
  ],
  ['a value', [['task: other', 'task: regresion']], { kind: 'unknown-value', line: 7, wanted: 'regression' }],
  ['an entry that is not there', [['main.py #', 'mian.py #']], { kind: 'entry-missing', line: 6, wanted: 'main.py' }],
  [
    'a data file that is not there',
    [['path: data.csv', 'path: date.csv']],
    { kind: 'data-missing', line: 15, wanted: 'data.csv' },
  ],
  ['a target', [['target: species', 'target: specis']], { kind: 'target-missing', line: 18, wanted: 'species' }],
  ['a hash', [['    role: all', `    role: all\n    sha256: ${'a'.repeat(64)}`]], { kind: 'data-differs', line: 17 }],
  [
    'a reason too many',
    [['  licence: no-licence-file', '  licence: no-licence-file\n  lock: { kind: not-written }']],
    { kind: 'wrong-value', line: 23 },
  ],
  ["one machine's Python", [['  lock:', '  manager: existing\n  lock:']], { kind: 'other-interpreter', line: 20 }],
]

it.each(cases)(
  'tells %s by its line, and --fix mends it and keeps comments and order',
  async (_name, changes, expected) => {
    const { run, read } = await prepare(changes)
    const before = await run()
    expect(before.isGood).toBe(false)
    expect(before.faults).toContainEqual(expect.objectContaining(expected))
    const after = await run({ fix: true })
    expect(after.faults).toEqual([])
    expect(after.isGood).toBe(true)
    const text = await read()
    for (const comment of ['# what this is about', '# the script', '# as the script prints it'])
      expect(text).toContain(comment)
    expect(text.indexOf('title:')).toBeLessThan(text.indexOf('metric:'))
  },
)

it("writes a pull request's comment in which nothing of the manifest is obeyed", async () => {
  const { run, dataset } = await prepare([['entry: main.py', "entry: '@everyone <img src=x>.py'"]])
  const comment = join(dataset, 'comment.md')
  await run({ comment })
  const text = await readFile(comment, 'utf8')
  expect(text).toMatch(/^## 1 of 1 project to be mended$/m)
  expect(text).not.toMatch(/@everyone|<img/)
})

it('takes those projects alone that a revision has otherwise, and what is none, which would pass unseen', async () => {
  const { dataset, run } = await prepare([], {
    'projects/other/project.yaml': MANIFEST,
    'projects/gone/project.yaml': MANIFEST,
  })
  await keepInGit(dataset)
  const names = async () => (await run({ slugs: [], changedSince: 'HEAD' })).validation.projects.map(({ slug }) => slug)
  expect(await names()).toEqual([])
  await rm(join(dataset, 'projects/gone'), { recursive: true })
  await writeFile(join(dataset, 'projects/tiny/source/main.py'), 'print(1)\n')
  await writeFiles(dataset, { 'projects/new/project.yaml': MANIFEST })
  expect(await names()).toEqual(['new', 'tiny'])
  await writeFiles(dataset, { 'projects/bad name/project.yaml': MANIFEST, 'projects/words.md': 'words' })
  await symlink('tiny', join(dataset, 'projects/way'))
  const { validation } = await run({ slugs: [], changedSince: 'HEAD' })
  const bad = validation.projects.filter(({ checks }) => checks[0]?.state === 'failed').map(({ slug }) => slug)
  expect(bad).toEqual(['bad name', 'way', 'words.md'])
  const ofFile = validation.projects.find(({ slug }) => slug === 'words.md')?.checks[0]?.faults
  expect(ofFile).toMatchObject([{ kind: 'wrong-value', wanted: 'it is a file, and a project is a folder' }])
  expect(await names()).toEqual(['bad name', 'new', 'tiny', 'way', 'words.md'])
})

it.each([
  ['a name with a blank', 'a b', 'a b'],
  ['a name that breaks a line', 'a\nb', 'a\\u{a}b'],
  ['a name that paints a terminal', 'a\u001b[31mb', 'a\\u{1b}[31mb'],
  ['a name with a backslash', 'a\\b', 'a\\u{5c}b'],
  ['a name that turns round', '\u202egnp', '\\u{202e}gnp'],
  ['a name that is obeyed in Markdown', '`<img src=x>`@everyone', '`<img src=x>`@everyone'],
  ['a name of bytes that are no text', Buffer.from([0x61, 0xff]), 'a\\u{fffd}'],
  ['the longest name of such bytes', Buffer.alloc(255, 0xff), `${'\\u{fffd}'.repeat(31)}\\u{fff…`],
])(
  'tells of a folder with %s that it is no project, and holds the others to all that is asked',
  async (_, name, shown) => {
    const { dataset, run } = await prepare([])
    await mkdir(Buffer.concat([Buffer.from(`${join(dataset, 'projects')}/`), Buffer.from(name)]))
    const { validation, markdown, isGood } = await run({ slugs: [] })
    const states = validation.projects.map(({ slug, checks }) => [slug, checks[0]?.state] as const)
    expect(new Map(states)).toEqual(
      new Map([
        [shown, 'failed'],
        ['tiny', 'passed'],
      ] as const),
    )
    expect(isGood).toBe(false)
    expect(schema.parse(validation)).toEqual(validation)
    expect(markdown).not.toMatch(/@everyone|<img/)
    expect((await run()).isGood).toBe(true)
    const { json } = await listDataset({ dataset }, 80, makeContext().context)
    expect(projectList.parse(json).broken.map(({ file }) => file.split('/').at(-2))).toEqual([shown])
  },
)

it("writes no command of a forged finding into a pull request's comment", async () => {
  const { run } = await prepare([['entry:', 'entyr:']])
  const { validation } = await run()
  const forged = schema.parse({
    ...validation,
    projects: validation.projects.map((each) => ({ ...each, slug: '`<img src=x>@everyone' })),
  })
  const text = renderValidationComment(forged, null)
  expect(text).not.toMatch(/@everyone|<img|--fix/)
})

it('tells all faults at once', async () => {
  const { run } = await prepare([
    ['entry:', 'entyr:'],
    ['task: other', 'task: regresion'],
    ['  scale: fraction', '  scale: 7'],
  ])
  const { faults } = await run()
  expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(['unknown-key', 'unknown-value', 'wrong-value']))
})

it('reads no YAML that is a bomb or none, and says where', async () => {
  const bomb = `${Array.from(
    { length: 12 },
    (_, index) =>
      `a${index}: &a${index} [${Array(9)
        .fill(index === 0 ? 'x' : `*a${index - 1}`)
        .join(', ')}]`,
  ).join('\n')}\n`
  for (const text of [bomb, 'title: [\n', `x: ${'y'.repeat(200_000)}`]) {
    const { dataset, run } = await prepare([])
    await writeFile(join(dataset, 'projects/tiny/project.yaml'), text)
    expect((await run()).faults[0]?.kind).toBe('not-yaml')
  }
})

it('tells a pointer of Git LFS, a licence that is another, and a second copy of the data', async () => {
  const hash = 'f02e326f800ee26f04df7961adbf7c0c'.padEnd(64, '0')
  const { run } = await prepare([['    role: all', `    role: all\n    sha256: ${hash}`]], {
    'projects/tiny/source/data.csv': 'version https://git-lfs.github.com/spec/v1\noid sha256:1\n',
    'projects/tiny/source/LICENSE': 'Permission is hereby granted, free of charge, to any person obtaining a copy',
    'projects/other/project.yaml': MANIFEST.replace('    role: all', `    role: all\n    sha256: ${hash}`),
  })
  const kinds = (await run()).faults.map(({ kind }) => kind)
  expect(kinds.sort()).toEqual(['other-licence', 'pointer-as-data', 'same-data'])
})

it('names the project in what mends a lock, and tells why one that is missing is not written', async () => {
  const { dataset, run } = await prepare([])
  await rm(join(dataset, 'projects/tiny/requirements.lock'))
  const before = await run()
  expect(before.faults.map(({ kind }) => kind)).toEqual(['lock-missing'])
  for (const told of [before.text, before.markdown]) expect(told).toContain('greenml validate tiny --fix')
  const { context, lines } = makeContext()
  const after = await validate({ dataset, run: false, slugs: ['tiny'], fix: true }, context)
  expect(after.isGood).toBe(false)
  expect(lines.join('\n')).toMatch(
    /tiny: its lock can't be written: .*name the file to lock by environment\.requirements/,
  )
})

it('takes no licence on somebody’s word, and one project for one however its paths are written', async () => {
  const commit = 'a'.repeat(40)
  const write = (path: string): [string, string][] => [
    [
      'origin: embedded',
      `origin: { repository: 'https://example.org/a/b', path: ${path}, commit: ${commit}, importedAt: '2026-01-01' }`,
    ],
    ['licence: null', 'licence: { spdx: MIT }'],
    ['  licence: no-licence-file', '  sourceHash: not-recorded'],
  ]
  const other = write('part/').reduce((each, [from, to]) => each.replace(from, to), MANIFEST)
  const { run } = await prepare(write('./part'), { 'projects/other/project.yaml': other })
  const { faults } = await run()
  expect(faults.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['licence-file-missing', 'same-source']))
})

it("asks no server in a network of one's own for the files that a manifest pins", async () => {
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const repository = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/x`
  const commit = 'a'.repeat(40)
  const { dataset, run } = await prepare([
    ['origin: embedded', `origin: { repository: '${repository}', commit: ${commit}, importedAt: '2026-01-01' }`],
    ['  licence: no-licence-file', '  licence: no-licence-file\n  sourceHash: not-recorded'],
  ])
  await rm(join(dataset, 'projects/tiny/source'), { recursive: true })
  const kinds = (await run()).faults.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'private-host' || kind === 'not-fetched')).toEqual(['private-host'])
  expect(asked).toEqual([])
})

it.each([
  ['https://localhost/x', true],
  ['https://10.1.2.3/x', true],
  ['https://[::1]/x', true],
  ['https://data.intranet/x', true],
  ['git@nas:me/x.git', true],
  ['https://0x7f.1/x', true],
  ['https:///10.0.0.1/x', true],
  ['https:/10.0.0.1/x', true],
  ['https:///example.com/x', false],
  ['ssh://git@0xa9.0xfea9fe/x', true],
  ['https://localhost./x', true],
  ['https://198.18.0.1/x', true],
  ['https://8.8.8.8/x', false],
  ['https://github.com/a/b', false],
])('%s is private: %s', (address, expected) => {
  expect(isPrivateAddress(address)).toBe(expected)
})

it('runs the author twice and tells what the runs print, where there is a sandbox', { timeout: 120_000 }, async () => {
  const { run } = await prepare(
    [
      ['data:', 'data: []\nx:'],
      ['x:\n  - path: data.csv\n    role: all\n    headers: [length, species]\n    target: species\n', ''],
    ],
    {
      'projects/tiny/source/main.py': 'import random\nprint("Accuracy:", round(random.random(), 9))\n',
    },
  )
  const { validation } = await run({ run: true, sandbox: 'auto' })
  const [project] = validation.projects
  const ran = project?.checks.find(({ check }) => check === 'run')
  if (ran?.faults.some(({ kind }) => kind === 'not-isolated')) return
  expect(ran?.state).toBe('passed')
  expect(project?.metric?.values).toHaveLength(2)
  expect(project?.checks.find(({ check }) => check === 'metric')?.faults.map(({ kind }) => kind)).toEqual([
    'differs-between-runs',
  ])
})

it('warns where a scale of percent makes less than one of what the script prints', { timeout: 120_000 }, async () => {
  const check = async (printed: string, before = 'Accuracy: ') => {
    const { run } = await prepare(
      [
        ['scale: fraction', 'scale: percent'],
        ['data:', 'data: []\nx:'],
        ['x:\n  - path: data.csv\n    role: all\n    headers: [length, species]\n    target: species\n', ''],
      ],
      { 'projects/tiny/source/main.py': `print("${before}${printed}")\n` },
    )
    const { validation } = await run({ run: true, sandbox: 'auto' })
    return validation.projects[0]?.checks ?? []
  }
  const checks = await check('0.7244')
  if (checks.some(({ faults }) => faults.some(({ kind }) => kind === 'not-isolated'))) return
  expect(checks.find(({ check: name }) => name === 'metric')?.faults).toEqual([
    expect.objectContaining({ kind: 'share-as-percent', weight: 'warning', line: 12, found: '0.7244' }),
  ])
  expect((await check('72.44')).find(({ check: name }) => name === 'metric')?.faults).toEqual([])
  const share = await check('0.008', 'GREENML_METRIC accuracy=') // which no scale divides
  expect(share.find(({ check: name }) => name === 'metric')).toMatchObject({ state: 'passed', faults: [] })
})

it('says of files in the dataset, too, that they are from a place of one machine, and names no folder of its own', async () => {
  const { run, dataset } = await prepare([])
  const sourceHash = await hashTree(join(dataset, 'projects/tiny/source'))
  const origin = {
    repository: 'repository tiny',
    path: '.',
    branch: 'main',
    commit: 'a'.repeat(40),
    importedAt: '2026-01-01',
    sourceHash,
  }
  const text = MANIFEST.replace('origin: embedded', `origin: ${JSON.stringify(origin)}`)
  await writeFiles(dataset, { 'projects/tiny/project.yaml': text })
  const { faults } = await run()
  const found = faults.find(({ kind }) => kind === 'not-fetched')?.found
  expect(found).toMatch(/^it was imported from a place of one machine \(repository tiny\)/)
})

it('tells a metric whose better values are taken for worse ones, and --fix mends it', async () => {
  const { run, read } = await prepare([['name: accuracy', 'name: test_rmse']])
  const { faults } = await run()
  expect(faults).toContainEqual(
    expect.objectContaining({ kind: 'unknown-value', weight: 'fault', path: ['metric', 'direction'], wanted: 'lower' }),
  )
  expect((await run({ fix: true })).isGood).toBe(true)
  expect(await read()).toContain('direction: lower')
})

it.each([
  ['acuracy', 'accuracy'],
  ['balanced_acuracy', 'balanced_accuracy'],
  ['map', null],
  ['gain', null],
  ['f1_gain', null],
])('warns where the name of a metric may be misspelt, %s, and changes nothing', async (name, wanted) => {
  const { run, read } = await prepare([['name: accuracy', `name: ${name}`]])
  const { faults, isGood } = await run({ fix: true })
  expect(faults.find(({ path }) => path[0] === 'metric')?.wanted ?? null).toBe(wanted)
  expect(isGood).toBe(true)
  expect(await read()).toContain(`name: ${name}`)
})

it('names a metric by what such a name is made of', async () => {
  const { run } = await prepare([['name: accuracy', 'name: f1-score']])
  expect(JSON.stringify((await run()).faults)).toContain('a name of small letters, digits and _, as f1 or roc_auc')
})

it('has all projects of the published study valid in its own dataset, each pinned to one commit', async () => {
  const dataset = join(PACKAGE_ROOT, 'dataset')
  const { validation } = await validate({ dataset, run: false }, makeContext().context)
  const faults = validation.projects.flatMap(({ slug, checks }) =>
    checks.flatMap((each) => each.faults.filter(({ weight }) => weight === 'fault').map(({ kind }) => [slug, kind])),
  )
  expect(faults).toEqual([])
  const { json } = await listDataset({ dataset, collection: 'genai-greenml' }, 100, makeContext().context)
  expect(projectList.parse(json)).toEqual(json)
  expect(json.projects).toHaveLength(50)
  expect(new Set(json.projects.map(({ commit }) => commit))).toEqual(
    new Set(['f51bb42a653506845a30daf78076682aee574047']),
  )
  const text = await listDataset(
    { dataset, task: 'text-classification', library: 'scikit_learn' },
    100,
    makeContext().context,
  )
  expect(text.json.projects.every(({ libraries }) => libraries.includes('scikit-learn'))).toBe(true)
})
