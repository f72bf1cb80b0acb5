import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { profileData, profileTable, renderDataProfile } from '../../../src/generation/prompts/data-profile.ts'
import { listLockedPackages, readPromptInput } from '../../../src/generation/prompts/read-prompt-input.ts'
import { boundName, redactCell } from '../../../src/generation/prompts/redact.ts'
import { manifest } from '../../../src/schema/dataset/manifest.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'profile-'))
  await mkdir(join(folder, 'source'))
  await writeFile(join(folder, 'secret.txt'), 'a,b\nsecret,1\n')
})
afterAll(() => rm(folder, { recursive: true }))

const describeProject = (over: object = {}) =>
  manifest.parse({
    schemaVersion: 1,
    title: 't',
    origin: 'embedded',
    licence: null,
    entry: 'main.py',
    task: 'regression',
    metric: { name: 'r2', direction: 'higher', scale: 'absolute' },
    environment: { lock: 'requirements.lock' },
    ...over,
  })

it('delimiter, encoding, names, types and a redacted row', async () => {
  await writeFile(
    join(folder, 'source', 'people.csv'),
    Buffer.from(
      '\uFEFFid;name;mail;phone;height;note\n1;"Ada; Countess of Lovelace";ada@example.org;+44 20 7946 0958;1.65;\n2;Bob;b@c.de;5551234567;1,80;\n',
    ),
  )
  const [profile] = await profileData(
    join(folder, 'source'),
    describeProject({ data: [{ path: 'people.csv', role: 'train' }] }),
  )
  expect(profile).toMatchObject({
    path: 'people.csv',
    role: 'train',
    table: {
      delimiter: ';',
      encoding: 'utf-8-sig',
      hasHeader: true,
      columns: [
        { name: 'id', type: 'integer' },
        { name: 'name', type: 'text' },
        { name: 'mail', type: 'text' },
        { name: 'phone', type: 'text' },
        { name: 'height', type: 'number' },
        { name: 'note', type: 'empty' },
      ],
      example: ['1', '<text>', '<text>', '<text>', '1.65', ''],
    },
  })
  if (profile === undefined) throw new Error('no profile')
  expect(renderDataProfile(profile)).toBe(
    [
      'people.csv: role train, 133 bytes, delimiter ";", encoding utf-8-sig, first line is the header, 6 columns',
      'columns: "id" integer, "name" text, "mail" text, "phone" text, "height" number, "note" empty',
      'example row, redacted: 1; <text>; <text>; <text>; 1.65; ',
    ].join('\n'),
  )
})

it('rows that judge nothing have the role that the task card tells of them', async () => {
  const data = [
    { path: 'train.csv', role: 'train', headers: ['length', 'species'], target: 'species' },
    { path: 'test.csv', role: 'test', headers: ['length'] },
  ]
  const profiles = await profileData(join(folder, 'source'), describeProject({ data }))
  expect(profiles.map(({ role }) => role)).toEqual(['train', 'unlabelled'])
})

it.each([
  ['numbers from the first line on', '5.1,3.5,a\n4.9,3.0,b\n', false],
  ['text that occurs again below', 'p,x,s\ne,x,s\np,b,s\n', false],
  ['names over text', 'kind,shape\np,x\ne,b\n', true],
  ['an index column without a name', ',a,b\n0,1,2\n', true],
])('a header is told from data: %s', (_, text, hasHeader) => {
  expect(profileTable(Buffer.from(text), false)).toMatchObject({ hasHeader })
})

it('a first line is what the manifest says of it, and a guess where that names another', () => {
  const read = (text: string, headers?: readonly string[] | null) =>
    profileTable(Buffer.from(text), false, headers)?.hasHeader
  expect([read('sunny,hot\nrain,mild\n'), read('sunny,hot\nrain,mild\n', null)]).toEqual([true, false])
  expect([read('2019,2020\n1,2\n'), read('2019,2020\n1,2\n', ['2019', '2020'])]).toEqual([false, true])
  expect(read('5,6\n1,2\n', ['2019', '2020'])).toBe(false)
})

it('other encodings, other files', () => {
  expect(profileTable(Buffer.from('a\tb\nM\xfcller\t1\n', 'latin1'), false)).toMatchObject({
    encoding: 'latin-1',
    delimiter: '\t',
  })
  expect(profileTable(Buffer.from('\uFEFFa,b\n1,2\n', 'utf16le'), false)).toMatchObject({ encoding: 'utf-16' })
  expect(profileTable(Buffer.from([0, 1, 2, 3]), false)).toBeNull()
  expect(profileTable(Buffer.from('just a sentence\n'), false)).toBeNull()
  expect(profileTable(Buffer.from('a,b\n1,ü'.slice(0, 8)).subarray(0, 7), true)).toMatchObject({ encoding: 'utf-8' })
})

it('a wide table is shown in part', () => {
  const names = Array.from({ length: 80 }, (_, index) => `c${index}`)
  const table = profileTable(Buffer.from(`${names.join(',')}\n${names.map(() => '1').join(',')}\n`), false)
  const text = renderDataProfile({ path: 'w.csv', role: 'all', sizeBytes: 1, table })
  expect(text).toContain('"c39" integer, ... 30 more ..., "c70" integer')
  expect(text).toContain('80 columns')
})

it('redaction keeps numbers and categories', () => {
  const REPEATED = { name: 'kind', cells: ['a', 'a', 'a'] }
  expect(['3.14159', '-2', '123456789', '0.123456789012', 'a\nb'].map((cell) => redactCell(cell, REPEATED))).toEqual([
    '3.14159',
    '-2',
    '<digits>',
    '0.123456789012',
    'a b',
  ])
  expect(redactCell('call 555-123-4567', REPEATED)).toBe('call <digits>')
  expect(redactCell('Rana', { name: 'species', cells: ['Rana', 'Bufo', 'Rana', 'Bufo', 'Rana', 'Rana'] })).toBe('Rana')
  expect(redactCell('Jane', { name: 'species', cells: ['Jane', 'Mary', 'Anne'] })).toBe('<text>')
  for (const name of ['Name', 'first_name', 'CustomerName', 'E-mail', 'file path', 'phone']) {
    expect(redactCell('Jane', { name, cells: ['Jane', 'Jane', 'Jane'] })).toBe('<text>')
  }
  expect(boundName('x'.repeat(99))).toHaveLength(63)
})

it('a project is read with its encoding, and with each of its READMEs, by their paths in the project', async () => {
  const source = join(folder, 'read')
  await mkdir(join(source, 'docs'), { recursive: true })
  await writeFile(join(source, 'main.py'), Buffer.from('# -*- coding: latin-1 -*-\nprint("caf\xe9")\n', 'latin1'))
  const readmes = {
    'README.md': 'Top.',
    'readme_old.txt': 'Old.',
    'docs/README': 'Deep.',
    'README.png': 'no text',
    'SOURCE.md': 'x',
  }
  for (const [path, text] of Object.entries(readmes)) await writeFile(join(source, path), text)
  const lockFile = join(folder, 'requirements.lock')
  const project = { slug: 'p', folder, sourceFolder: source, lockFile, manifest: describeProject({}), modules: [] }
  const input = await readPromptInput(project, 'informed')
  expect(input.source).toContain('print("caf\u00e9")')
  expect(input.description).toContain('README.md:\n\nTop.\n\nreadme_old.txt:\n\nOld.\n\ndocs/README:\n\nDeep.')
  expect(JSON.stringify(input)).not.toContain(folder)
})

it('a link that leads out of the project is not read', async () => {
  const source = join(folder, 'source')
  await symlink(join(folder, 'secret.txt'), join(source, 'link.csv'))
  await symlink(join(folder, 'secret.txt'), join(source, 'README.md'))
  await writeFile(join(source, 'main.py'), 'print(1)\n')
  const project = {
    slug: 'p',
    folder,
    sourceFolder: source,
    lockFile: join(folder, 'requirements.lock'),
    manifest: describeProject({ data: [{ path: 'link.csv', role: 'all' }] }),
    modules: [],
  }
  const input = await readPromptInput(project, 'informed')
  expect(JSON.stringify(input)).not.toContain('secret')
  expect(input).toMatchObject({
    source: 'print(1)\n',
    description: null,
    packages: [],
    profiles: [{ table: null, sizeBytes: null }],
  })
  await symlink(join(folder, 'secret.txt'), join(source, 'evil.py'))
  const evil = { ...project, manifest: describeProject({ entry: 'evil.py' }) }
  await expect(readPromptInput(evil, 'informed')).rejects.toThrow(/not a file inside its source/)
})

it('packages of a lock', () => {
  const lock =
    "numpy==2.2.6 ; python_version < '3.11' \\\n    --hash=sha256:00\nnumpy==2.3.4 ; x\nuvicorn[standard]==0.30.0\n# c==1\n"
  expect(listLockedPackages(lock)).toEqual(['numpy 2.2.6 or 2.3.4', 'uvicorn 0.30.0'])
})
