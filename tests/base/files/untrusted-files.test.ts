import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { hashBelow, hashTree, listFiles, readJson, sha256Hex, writeFileAtomic } from '../../../src/base/files/files.ts'
import { NeighbourReader } from '../../../src/base/files/held-files.ts'
import { appendJsonLine, streamJsonLines } from '../../../src/base/files/jsonl.ts'
import {
  listBelow,
  lookBelow,
  openBelow,
  readBelow,
  readHeadBelow,
  readTailBelow,
  walkTree,
} from '../../../src/base/files/untrusted-files.ts'
import { copyBelow, makeFolderBelow, removeBelow } from '../../../src/base/files/untrusted-writing.ts'
import { makePipe, makeSocket, ODD_FILES } from '../../support/odd-files.ts'
import { swapLink } from '../../support/swap-link.ts'
import { makeFolder } from '../../support/temporary.ts'

const refused = (exitCode: number, message: RegExp) => ({
  name: 'UserError',
  exitCode,
  message: expect.stringMatching(message),
})

it.each(Object.entries(ODD_FILES))('opens no %s', async (_name, make) => {
  const root = await makeFolder()
  const secret = join(await makeFolder({ secret: 'token' }), 'secret')
  await make(join(root, 'x'), secret)
  const reading = readBelow(root, 'x')
  await expect(reading).rejects.toMatchObject({ name: 'UserError' })
  await expect(reading).rejects.not.toThrow('token')
})

it.each([
  ['the file', 'a/b/c.txt'],
  ['its folder', 'a/b'],
  ['a folder above', 'a'],
])('follows no link: %s', async (_name, link) => {
  const outside = await makeFolder({ 'c.txt': 'secret', 'b/c.txt': 'secret' })
  const root = await makeFolder()
  await mkdir(join(root, link, '..'), { recursive: true })
  await symlink(link.endsWith('.txt') ? join(outside, 'c.txt') : outside, join(root, link))
  const told = refused(3, /is a link/)
  await expect(readBelow(root, 'a/b/c.txt')).rejects.toMatchObject(told)
  await expect(openBelow(root, 'a/b/c.txt')).rejects.toMatchObject(told)
  await expect(writeFileAtomic(join(root, 'a/b/c.txt'), 'x', root)).rejects.toMatchObject(told)
  await expect(appendJsonLine(join(root, 'a/b/c.txt'), 'x', root)).rejects.toMatchObject(told)
  await expect(removeBelow(root, 'a/b/c.txt')).rejects.toMatchObject(told)
  await expect(copyBelow(await makeFolder({ 'a/b/c.txt': 'x' }), root, 'a/b/c.txt')).rejects.toMatchObject(told)
  expect(await readHeadBelow(root, 'a/b/c.txt', 9)).toBeNull()
  expect(await readFile(join(outside, 'c.txt'), 'utf8')).toBe('secret')
  expect((await readdir(outside)).sort()).toEqual(['b', 'c.txt'])
})

it('takes a root that is reached by links, relative or not, for what it is', async () => {
  const folder = await makeFolder({ 'real/a.json': '{}', 'real/sub/b.txt': 'b' })
  await symlink('real', join(folder, 'link'))
  const root = join(folder, 'link')
  expect(await readBelow(root, 'sub/b.txt')).toEqual(Buffer.from('b'))
  expect((await listBelow(root, ''))?.map(({ name }) => name)).toEqual(['a.json', 'sub'])
  expect(await lookBelow(root, '.')).toMatchObject({ kind: 'folder' })
  await writeFileAtomic(join(root, 'sub/c.txt'), 'c', root)
  expect(await readFile(join(folder, 'real/sub/c.txt'), 'utf8')).toBe('c')
  const before = process.cwd()
  process.chdir(folder)
  try {
    expect(await readJson('link/a.json', z.strictObject({}), 'link')).toEqual({})
  } finally {
    process.chdir(before)
  }
})

it.each([
  '../x',
  'a/../../x',
  '/etc/passwd',
  'a\\b',
  'a\nb',
  'a\u001b[2Jb',
  'a\0b',
  'a\u202eb',
  'a\u2028b',
  'a\ufffdb',
])('refuses the path %j', async (path) => {
  const root = await makeFolder({ a: '' })
  for (const work of [readBelow, lookBelow, makeFolderBelow, removeBelow]) {
    const error = await work(root, path).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'UserError', exitCode: 3 })
    expect(String(error)).toMatch(/^[\P{Cc}]*$/u)
  }
  expect(await readdir(root)).toEqual(['a'])
})

it.each(['a\\b.py', '..\\..\\evil', 'a\nb', 'bell\u0007', 'right\u202eto-left'])(
  'lists and hashes no folder that holds %j',
  async (name) => {
    const root = await makeFolder({ 'sub/fine.txt': '' })
    await writeFile(join(root, 'sub', name), '')
    const told = refused(3, /a name may hold no backslash/)
    await expect(listFiles(root)).rejects.toMatchObject(told)
    await expect(hashTree(root)).rejects.toMatchObject(told)
  },
)

it('lists no folder whose names are no text', async () => {
  const root = await makeFolder()
  await writeFile(Buffer.concat([Buffer.from(`${root}/donn`), Buffer.from([0xe9]), Buffer.from('es.csv')]), '')
  await expect(listFiles(root)).rejects.toMatchObject(refused(3, /donn\\u\{fffd\}es\.csv/))
})

it('hashes no tree with a pipe or a socket in it', async () => {
  const root = await makeFolder({ 'a.txt': '' })
  makePipe(join(root, 'pipe'))
  await expect(hashTree(root)).rejects.toMatchObject(refused(3, /is a pipe, no plain file/))
  const other = await makeFolder({ 'a.txt': '' })
  await makeSocket(join(other, 's'))
  await expect(hashTree(other)).rejects.toMatchObject(refused(3, /is a socket, no plain file/))
})

it('replaces nothing when it copies', async () => {
  const [from, to] = [await makeFolder({ 'a/b.txt': 'new' }), await makeFolder({ 'a/b.txt': 'old' })]
  await expect(copyBelow(from, to, 'a/b.txt')).rejects.toMatchObject(refused(3, /is there already/))
  expect(await readFile(join(to, 'a/b.txt'), 'utf8')).toBe('old')
  const empty = await makeFolder()
  await copyBelow(from, empty, 'a/b.txt')
  expect(await readFile(join(empty, 'a/b.txt'), 'utf8')).toBe('new')
})

it('reads no line without an end to it', async () => {
  const path = join(await makeFolder({ 'r.jsonl': `{}\n{}\n"${'x'.repeat(17 * 1024 ** 2)}` }), 'r.jsonl')
  const read = async () => {
    let lines = 0
    for await (const _ of streamJsonLines(path, z.unknown(), () => {})) lines++
    return lines
  }
  await expect(read()).rejects.toMatchObject(refused(2, /r\.jsonl, line 3 is longer than 16 MiB/))
})

it('reads no document that is longer than any is', async () => {
  const root = await makeFolder({ 'a.json': `["${'x'.repeat(65 * 1024 ** 2)}"]` })
  await expect(readJson(join(root, 'a.json'), z.unknown(), root)).rejects.toMatchObject(refused(2, /65 MiB, more than/))
})

async function walk(root: string): Promise<string> {
  let paths = ''
  for await (const { path } of walkTree(root)) paths += `${path} `
  return paths
}

const RACED: Readonly<Record<string, (root: string, to: string) => Promise<unknown>>> = {
  'reads a file': (root) => readBelow(root, 'd/f').then(String),
  'reads it among others': async (root) => {
    await using files = new NeighbourReader(root)
    return String((await files.read('d/f', 9))?.bytes)
  },
  'reads its head': (root) => readHeadBelow(root, 'd/f', 9).then((found) => String(found?.bytes)),
  'reads its tail': (root) => readTailBelow(root, 'd/f', 9).then(String),
  'hashes it': (root) => hashBelow(root, 'd/f'),
  'lists a folder': (root) => listBelow(root, 'd').then(JSON.stringify),
  'walks a tree': (root) => walk(root),
  'copies from it': async (root, to) => {
    await copyBelow(root, to, 'd/f')
    return readFile(join(to, 'd/f'), 'utf8')
  },
}
it('reads files one after another as each alone, and not what its first bytes tell from what is wanted', async () => {
  const root = await makeFolder({ a: 'a', 'd/b': 'b', 'd/e/f': 'f', 'd/e/b/c': 'c', 'd/long': 'x'.repeat(70_000) })
  await symlink('b', join(root, 'd', 'link'))
  await using files = new NeighbourReader(root)
  const near = ['d/e/f', 'd/e/b/c', 'd/e/g/c', 'd/b', 'e/b', 'b/c', 'd/b/c']
  for (const path of ['a', 'd/b', 'd/long', 'a', 'd/none', 'none/b', 'none/c', ...near]) {
    expect((await files.read(path, 70_000))?.bytes ?? null).toEqual(await readBelow(root, path))
  }
  expect(await files.read('d/long', 70_000, { isWanted: () => false })).toEqual({ sizeBytes: 70_000, bytes: null })
  const memory = Buffer.alloc(70_000)
  expect((await files.read('d/b', 70_000, { allocate: (size) => memory.subarray(0, size) }))?.bytes?.buffer).toBe(
    memory.buffer,
  )
  await expect(files.read('d/long', 69_999)).rejects.toThrow('more than the')
  for (const path of ['d/link', '../a']) await expect(files.read(path, 9)).rejects.toMatchObject({ exitCode: 3 })
})

it('reads files that are asked for at once as each alone, and to their end before it lets go of their folders', async () => {
  const paths = Array.from({ length: 60 }, (_, index) => `d${index % 7}/e${index % 3}/f${index}`)
  const root = await makeFolder(Object.fromEntries(paths.map((path) => [path, path])))
  const asked: Promise<unknown>[] = []
  {
    await using files = new NeighbourReader(root)
    asked.push(...[...paths, 'd0/none', '../a'].map((path) => files.read(path, 99).catch(() => 'refused')))
  }
  expect(await Promise.all(asked)).toEqual([
    ...paths.map((path) => ({ sizeBytes: path.length, bytes: Buffer.from(path) })),
    null,
    'refused',
  ])
})

it('lists folders and walks trees many at once', async () => {
  const root = await makeFolder({ 'd/a': '', 'd/e/f': '' })
  const many = Array.from({ length: 200 })
  const listed = await Promise.all(many.map(() => listBelow(root, 'd')))
  expect(new Set(listed.map((entries) => entries?.map(({ name }) => name).join(' ')))).toEqual(new Set(['a e']))
  const walked = await Promise.all(many.map(() => walk(root)))
  expect(new Set(walked)).toEqual(new Set(['d d/a d/e d/e/f ']))
})

it('leaves a folder that is walked only in part', async () => {
  const root = await makeFolder({ 'a/b/c': '' })
  const open = async () => (await readdir('/proc/self/fd')).length
  const before = process.platform === 'linux' ? await open() : 0
  for (let round = 0; round < 20; round++) for await (const { path } of walkTree(root)) if (path === 'a/b') break
  if (process.platform === 'linux') expect(await open()).toBeLessThan(before + 10)
})

it.skipIf(process.platform !== 'linux').each(Object.entries(RACED))(
  'follows no link that comes while it %s',
  async (_name, look) => {
    const outside = await makeFolder({ f: 'secret', secret: '' })
    const root = await makeFolder({ 'd/f': 'public' })
    await swapLink(root, 'd', outside)
    for (let round = 0; round < 150; round++) {
      const seen = await look(root, join(root, '..', `to-${round}`)).catch(String)
      expect(seen).not.toContain('secret')
      expect(seen).not.toBe(sha256Hex('secret'))
    }
  },
)
