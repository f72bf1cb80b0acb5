import { chmod, readdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import {
  hashTree,
  listFiles,
  readJson,
  readYaml,
  statIfPresent,
  writeFileAtomic,
  writeJson,
} from '../../../src/base/files/files.ts'
import { appendJsonLine, streamJsonLines } from '../../../src/base/files/jsonl.ts'
import { versioned } from '../../../src/schema/versioned.ts'
import { makeFolder, writeFiles } from '../../support/temporary.ts'

const NOBODY = 65_534
const schema = versioned(1, z.strictObject({ schemaVersion: z.literal(1), n: z.int() }), {})

async function readLines(path: string) {
  const items: z.infer<typeof schema>[] = []
  let torn = 0
  for await (const item of streamJsonLines(path, schema, () => torn++)) items.push(item)
  return { items, torn }
}

it('writes whole files only, into folders that it makes, and leaves nothing beside them', async () => {
  const folder = await makeFolder()
  const path = join(folder, 'a', 'b', 'c.json')
  await Promise.all(Array.from({ length: 20 }, (_, n) => writeJson(path, { schemaVersion: 1, n })))
  expect((await readJson(path, schema)).n).toBeGreaterThanOrEqual(0)
  expect(await readdir(join(folder, 'a', 'b'))).toEqual(['c.json'])
})

it('writes texts that come one by one in their order, however many and long, and none as an empty file', async () => {
  const path = join(await makeFolder(), 'texts')
  const texts = [...Array.from({ length: 30_000 }, (_, n) => `${n}é\n`), '', 'x'.repeat(200_000), 'end']
  await writeFileAtomic(path, texts)
  expect(await readFile(path, 'utf8')).toBe(texts.join(''))
  await writeFileAtomic(path, [])
  expect(await readFile(path, 'utf8')).toBe('')
})

it('leaves nothing behind when the file can not be put in its place', async () => {
  const folder = await makeFolder({ 'taken/x': '' })
  await expect(writeFileAtomic(join(folder, 'taken'), 'text')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['taken'])
})

it.each([
  [undefined, 2, /There is no .*file\.json/],
  ['{', 2, /file\.json is not JSON: it ends too early: expected property name or '}', see column 2$/],
  ['{"a": 1', 2, /it ends too early: expected ',' or '}' after property value, see column 8$/],
  ['{\n  "a": [1,\n', 2, /file\.json is not JSON: it ends too early, see line 3, column 1$/],
  ['{\n  "a" 1\n}\n', 2, /is not JSON: expected ':' after property name, see line 2, column 7$/],
  ['{}\nmore', 2, /is not JSON: unexpected non-whitespace character after JSON, see line 2, column 1$/],
  ['{"token": hunter2}', 2, /file\.json is not JSON: it holds a value that JSON does not have$/],
  ['['.repeat(1000), 2, /file\.json is not JSON: it is nested more than 200 deep$/],
  ['{"schemaVersion": 1}', 2, /file\.json is not valid:\n {2}n: /],
  ['{"schemaVersion": 1, "n": 1, "extra": 1}', 2, /Unrecognized key: "extra"/],
  ['{"schemaVersion": 2, "n": 1}', 2, /written by a newer version \(schemaVersion 2\): update greenml/],
  ['{"schemaVersion": 1, "n": "x"}', 2, /is not valid:\n {2}n: expected number, received string$/],
])('names the file and the fault of %s', async (text, exitCode, message) => {
  const folder = await makeFolder(text === undefined ? {} : { 'file.json': text })
  const reading = readJson(join(folder, 'file.json'), schema)
  await expect(reading).rejects.toMatchObject({ name: 'UserError', exitCode, message: expect.stringMatching(message) })
})

it('says which path is a folder where a file should be, or the other way round', async () => {
  const folder = await makeFolder({ 'a.json/x': '', b: '' })
  const taken = join(folder, 'a.json')
  const isFolder = { name: 'UserError', message: `${taken} is a folder, and should be a file.` }
  await expect(readJson(taken, schema)).rejects.toMatchObject(isFolder)
  await expect(writeJson(taken, {})).rejects.toMatchObject(isFolder)
  await expect(readLines(taken)).rejects.toMatchObject(isFolder)
  await expect(readJson(join(folder, 'b', 'c.json'), schema)).rejects.toMatchObject({ name: 'UserError' })
})

it('does not take what this user may not look at for absent', async () => {
  const folder = await makeFolder({ 'closed/a': '' })
  await chmod(folder, 0o755)
  await chmod(join(folder, 'closed'), 0o600)
  expect(await statIfPresent(join(folder, 'none'))).toBeNull()
  expect(await statIfPresent(join(folder, 'closed', 'a', 'b'))).toBeNull()
  const isRoot = process.geteuid?.() === 0 // who may look everywhere
  if (isRoot) process.seteuid?.(NOBODY)
  try {
    const looking = statIfPresent(join(folder, 'closed', 'a'))
    await expect(looking).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/this user may not/),
    })
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
})

it('hashes names and contents of regular files, in one order', async () => {
  const [one, same] = [await makeFolder(), await makeFolder()]
  await writeFiles(one, { 'b.txt': '1', 'a/c.txt': '2' })
  await writeFiles(same, { 'a/c.txt': '2', 'b.txt': '1' })
  await symlink('/etc/hostname', join(same, 'link'))
  expect(await listFiles(same)).toEqual(['a/c.txt', 'b.txt'])
  expect(await hashTree(one)).toBe(await hashTree(same))
  await writeFiles(same, { 'b.txt': '2' })
  expect(await hashTree(one)).not.toBe(await hashTree(same))
  const renamed = await makeFolder({ 'b2.txt': '1', 'a/c.txt': '2' })
  expect(await hashTree(one)).not.toBe(await hashTree(renamed))
})

it('reads every whole line after a writer was killed in the middle of one', async () => {
  const path = join(await makeFolder({ 'r.jsonl': '{"schemaVersion":1,"n":1}\n{"schemaVersion":1,"n"' }), 'r.jsonl')
  await appendJsonLine(path, { schemaVersion: 1, n: 2 })
  await appendJsonLine(path, { schemaVersion: 1, n: 3 })
  const { items, torn } = await readLines(path)
  expect(items.map((item) => item.n)).toEqual([1, 2, 3])
  expect(torn).toBe(1)
  expect((await readFile(path, 'utf8')).endsWith('\n')).toBe(true)
})

it('names the line that is whole and wrong', async () => {
  const path = join(
    await makeFolder({ 'r.jsonl': '{"schemaVersion":1,"n":1}\n\n{"schemaVersion":1,"n":"x"}\n' }),
    'r.jsonl',
  )
  await expect(readLines(path)).rejects.toThrow(/r\.jsonl, line 3 is not valid:\n {2}n: /)
})

it('reads a file that is not there as empty', async () => {
  expect(await readLines(join(await makeFolder(), 'none.jsonl'))).toEqual({ items: [], torn: 0 })
})

it.skipIf(process.getuid?.() === 0)('tells a folder that may not be read from one that is not there', async () => {
  const folder = await makeFolder({ 'closed/file.json': '{}' })
  await chmod(join(folder, 'closed'), 0o000)
  await expect(readJson(join(folder, 'closed', 'file.json'), schema)).rejects.toMatchObject({ code: 'EACCES' })
  await chmod(join(folder, 'closed'), 0o700)
})

it.each([
  [undefined, 'There is none.'],
  ['n: [', /file\.yaml is not YAML: /],
  ['schemaVersion: 1', /file\.yaml is not valid:\n {2}n: it is missing \(number\)$/],
])('names the YAML file and the fault of %s', async (text, message) => {
  const folder = await makeFolder(text === undefined ? {} : { 'file.yaml': text })
  await expect(readYaml(join(folder, 'file.yaml'), schema, 'There is none.')).rejects.toThrow(message)
})
