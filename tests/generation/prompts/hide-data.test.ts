import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDataHider } from '../../../src/generation/prompts/hide-data.ts'
import { manifest as manifestSchema } from '../../../src/schema/dataset/manifest.ts'

let sourceFolder = ''
beforeEach(async () => {
  sourceFolder = await mkdtemp(join(tmpdir(), 'hide-'))
})
afterEach(() => rm(sourceFolder, { recursive: true }))

async function hide(files: Readonly<Record<string, string | Buffer>>, text: string, sent = '') {
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(sourceFolder, path)), { recursive: true })
    await writeFile(join(sourceFolder, path), bytes)
  }
  const manifest = manifestSchema.parse({
    schemaVersion: 1,
    title: 'Birds',
    origin: 'embedded',
    licence: null,
    entry: 'main.py',
    task: 'multiclass-classification',
    metric: { name: 'accuracy', direction: 'higher', scale: 'fraction' },
    data: Object.keys(files).map((path) => ({ path, role: 'all' })),
    environment: { lock: 'requirements.lock' },
  })
  return (await openDataHider({ sourceFolder, manifest }, [text]))(text, sent)
}

const ROWS =
  'who,note,species\nCanaria Finch,"met Siskin at the lake, twice",finch\nmarten li,saw nothing at all today,tit\n'

it.each([
  [
    "ValueError: could not convert string to float: 'Canaria Finch'",
    "ValueError: could not convert string to float: '<text>'",
  ],
  ["KeyError: 'Siskin'", "KeyError: '<text>'"],
  ['0  marten li  saw nothing at all today  tit', '0  <text>  tit'],
  ['MET SISKIN AT THE LAKE', '<text>'],
  // What the model knows already, and what is in no row, stays.
  ['KeyError: "[\'wing\'] not in index"', 'KeyError: "[\'wing\'] not in index"'],
  ['finch is no float', 'finch is no float'],
])('%s', async (text, told) => {
  expect(
    await hide({ 'birds.csv': ROWS }, text, 'columns: who, note, species; example row: <text>, <text>, finch; tit'),
  ).toBe(told)
})

it('of prose without a delimiter, names and what is quoted at length', async () => {
  const prose = 'Yesterday I met Siskin and we could not find a float\n'.repeat(3)
  expect(await hide({ 'a.txt': prose }, 'could not convert string to float: Siskin')).toBe(
    'could not convert string to float: <text>',
  )
  expect(await hide({ 'a.txt': prose }, 'read: yesterday I met Siskin and')).toBe('read: <text>')
})

it('where data are no text, all that is quoted and was not sent', async () => {
  const text = `KeyError: 'Canaria'\nFileNotFoundError: 'birds.pkl'`
  expect(await hide({ 'birds.pkl': Buffer.from([0, 1, 2]) }, text, 'open("birds.pkl")')).toBe(
    `KeyError: '<text>'\nFileNotFoundError: 'birds.pkl'`,
  )
})

it('of a path that was not sent, the part that tells nothing of whose machine it was', async () => {
  const text = `File "/home/ann/run/work/script.py", line 3\nFile "/srv/ann/cache/env/lib/python3.11/site-packages/pandas/io/common.py"\nNo such file: '/data/ann/a.csv'`
  expect(await hide({ 'birds.csv': ROWS }, text, "open('/data/ann/a.csv')")).toBe(
    `File "script.py", line 3\nFile "pandas/io/common.py"\nNo such file: '/data/ann/a.csv'`,
  )
})

it('in time that grows with the data alone', async () => {
  const rows = Array.from({ length: 100_000 }, (_, n) => `person${n},"said ${'"" '.repeat(20)}${n}",${n}`).join('\n')
  const text = `ValueError: 'person99999' ${'a '.repeat(2000)}`
  expect(await hide({ 'a.csv': `${rows}\n"open quote ${'"'.repeat(9999)}` }, text)).toContain("'<text>'")
})
