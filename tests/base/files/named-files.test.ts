import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { checkWritable } from '../../../src/base/files/check-writable.ts'
import { readJson, writeFileAtomic, writeJson } from '../../../src/base/files/files.ts'
import { streamLines, streamPackedLines } from '../../../src/base/files/jsonl.ts'
import { readResultFiles } from '../../../src/genai-greenml/read-files.ts'
import { readOwnPrompt } from '../../../src/generation/prompts/prompt-templates.ts'
import { readAnswers } from '../../../src/mlbench/data/answers.ts'
import { readPublishedVerdicts } from '../../../src/mlbench/data/published-verdicts.ts'
import { hashRows, readTasks } from '../../../src/mlbench/data/rows.ts'
import { readHostsFile } from '../../../src/planning/schedule/hosts-file.ts'
import { makePipe, makeSocket } from '../../support/odd-files.ts'
import { makeFolder } from '../../support/temporary.ts'

const SOON = 10_000

/** What may lie where the user's path leads, by way of a link too. */
const LYING: Readonly<Record<string, (path: string) => Promise<void> | void>> = {
  'a pipe that nobody writes to': makePipe,
  'a device without end': (path) => symlink('/dev/zero', path),
  'a terminal that nobody types at': (path) => symlink('/dev/ptmx', path),
  'a socket': makeSocket,
  'a folder': async (path) => void (await mkdir(path)),
  'a link to a pipe': async (path) => {
    makePipe(`${path}.pipe`)
    await symlink(`${path}.pipe`, path)
  },
  'a file of 40 GB': async (path) => {
    await writeFile(path, '')
    await truncate(path, 40e9)
  },
}

const drain = async (lines: AsyncIterable<Iterable<string>>) => {
  for await (const each of lines) for (const _ of each);
}
const READERS: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  '--hosts': readHostsFile,
  '--prompt-file': readOwnPrompt,
  '--rows': readTasks,
  '--rows of .gz': async (path) => drain(streamPackedLines(path)),
  '--answers': readAnswers,
  '--verdicts': readPublishedVerdicts,
  '--greenml-csv': async (path) => readResultFiles([path]),
  'a document': async (path) => readJson(path, z.unknown()),
  lines: async (path) => drain(streamLines(path)),
}
const CASES = Object.keys(READERS).flatMap((reader) => Object.keys(LYING).map((kind) => [reader, kind] as const))
it.each(CASES)('%s does not wait for, and does not hold, %s', { timeout: SOON }, async (reader, kind) => {
  const path = join(await makeFolder(), 'named')
  await LYING[kind]?.(path)
  await expect(READERS[reader]?.(path)).rejects.toMatchObject({ name: 'UserError' })
})

it('follows the links of a path that the user named', async () => {
  const folder = await makeFolder({ 'real/a.json': '{"a":1}' })
  await symlink('real', join(folder, 'link'))
  await symlink('link/a.json', join(folder, 'b.json'))
  expect(await readJson(join(folder, 'b.json'), z.unknown())).toEqual({ a: 1 })
})

it('hashes rows as they are read, however many', async () => {
  const path = join(await makeFolder({ 'rows.jsonl': 'x' }), 'rows.jsonl')
  expect(await hashRows(path, [])).toBe('2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881')
  makePipe(`${path}.pipe`)
  await expect(hashRows(`${path}.pipe`, [])).rejects.toMatchObject({ name: 'UserError' })
})

it('writes into no device, pipe or socket as into a file, and takes the place of none', { timeout: SOON }, async () => {
  const folder = await makeFolder()
  // Root could take the place of the machine's own.
  const sink = process.getuid?.() === 0 ? join(folder, 'null') : '/dev/null'
  if (sink !== '/dev/null') execFileSync('mknod', [sink, 'c', '1', '3'])
  const before = await lstat(sink)
  await checkWritable(sink)
  await writeJson(sink, { secret: 'x'.repeat(100_000) })
  expect((await lstat(sink)).rdev).toBe(before.rdev)
  await symlink('/dev/full', join(folder, 'full'))
  await expect(writeJson(join(folder, 'full'), {})).rejects.toMatchObject({ name: 'UserError', exitCode: 1 })
  expect(await readlink(join(folder, 'full'))).toBe('/dev/full')
  makePipe(join(folder, 'pipe'))
  await expect(writeJson(join(folder, 'pipe'), {})).rejects.toThrow('is a pipe that nobody reads')
  await makeSocket(join(folder, 'socket'))
  await expect(writeJson(join(folder, 'socket'), {})).rejects.toMatchObject({ name: 'UserError' })
  await mkdir(join(folder, 'folder'))
  await expect(writeJson(join(folder, 'folder'), {})).rejects.toMatchObject({ name: 'UserError' })
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

it("writes for the reader of a pipe, as a shell's substitution is one", { timeout: SOON }, async () => {
  const folder = await makeFolder()
  const pipe = join(folder, 'pipe')
  makePipe(pipe)
  const reader = spawn('cat', [pipe])
  const closed = once(reader, 'close')
  const read: Buffer[] = []
  reader.stdout.on('data', (chunk: Buffer) => read.push(chunk))
  const holder = await open(pipe, 'r+') // until `cat` has it open
  while (!(await readlinks(reader.pid)).includes(pipe)) await new Promise((resolve) => setTimeout(resolve, 10))
  const text = 'x'.repeat(300_000)
  await writeFileAtomic(pipe, text)
  await holder.close()
  await closed
  expect(Buffer.concat(read).toString()).toBe(text)
})

const readlinks = async (pid = 0) => {
  const names = await readdir(`/proc/${pid}/fd`).catch(() => [])
  return Promise.all(names.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => '')))
}

it.each([
  ['in its place', 'a.json'],
  ['where a link of the user leads', 'link/a.json'],
])('writes a file whole, %s', async (_name, path) => {
  const folder = await makeFolder({ 'real/x': '' })
  await symlink('real', join(folder, 'link'))
  await writeJson(join(folder, path), { a: 1 })
  expect(JSON.parse(await readFile(join(folder, path), 'utf8'))).toEqual({ a: 1 })
})

it.skipIf(!existsSync('/dev/shm'))('takes a file in memory for a file, which is replaced', async () => {
  const folder = await mkdtemp('/dev/shm/greenml-test-')
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const a of [1, 2]) await writeJson(join(folder, 'a.json'), { a })
  expect(await readJson(join(folder, 'a.json'), z.unknown())).toEqual({ a: 2 })
})

it('follows what a shell redirected its own output to', async () => {
  const folder = await makeFolder()
  const out = await open(join(folder, 'out'), 'w')
  await out.write('before\n')
  await writeFileAtomic(`/proc/self/fd/${out.fd}`, 'result\n')
  await out.close()
  expect(await readFile(join(folder, 'out'), 'utf8')).toBe('before\nresult\n')
})

it('puts a file in the place of a link, not where a stranger would lead it', async () => {
  const folder = await makeFolder({ precious: 'precious' })
  await symlink('precious', join(folder, 'out.json'))
  await writeJson(join(folder, 'out.json'), {})
  expect(await readFile(join(folder, 'precious'), 'utf8')).toBe('precious')
})

const NO_TEXT = Buffer.alloc(20 * 1024 ** 2)
const MANY = Buffer.from('{}\n'.repeat(200_001))
const PACKED: Readonly<Record<string, readonly [Buffer, RegExp]>> = {
  'one line without end': [gzipSync(NO_TEXT), /line 1 is longer than 16 MiB/],
  'one line without end behind others': [
    Buffer.concat([gzipSync('{}\n{}\n'), gzipSync(NO_TEXT)]),
    /line 3 is longer than 16 MiB/,
  ],
  'no archive': [Buffer.from('{"github_id":1}\n'), /can't be unpacked \(incorrect header check\)/],
  'half an archive': [
    gzipSync('{"a":1}\n'.repeat(9)).subarray(0, -9),
    /can't be unpacked \(unexpected end of file\): it is cut short or damaged, fetch it again\.$/,
  ],
  'a damaged one': [Buffer.concat([gzipSync('{}\n').subarray(0, 10), Buffer.alloc(9, 255)]), /can't be unpacked/],
}
it.each(Object.entries(PACKED))(
  'unpacks no further than it reads: %s',
  { timeout: SOON },
  async (_name, [bytes, told]) => {
    const path = join(await makeFolder(), 'rows.jsonl.gz')
    await writeFile(path, bytes)
    const before = process.memoryUsage().rss
    await expect(drain(streamPackedLines(path))).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(told),
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 ** 2)
  },
)

it.each([
  ['rows', 'rows.jsonl', MANY],
  ['packed rows', 'rows.jsonl.gz', gzipSync(MANY)],
])('reads no more %s than any data set of tasks has', { timeout: SOON }, async (_name, name, bytes) => {
  const path = join(await makeFolder(), name)
  await writeFile(path, bytes)
  const { readRecords } = await import('../../../src/mlbench/data/rows.ts')
  const read = async () => {
    for await (const _ of readRecords(path));
  }
  await expect(read()).rejects.toThrow('has 200000 lines and 1 GiB at most')
})

it.each([
  ['rows.jsonl', gzipSync('{"a":1}\n')],
  ['rows.jsonl.gz', Buffer.from('{"a":1}\n')],
])('takes %s for what it holds, packed or not', async (name, bytes) => {
  const path = join(await makeFolder(), name)
  await writeFile(path, bytes)
  const { readRecords } = await import('../../../src/mlbench/data/rows.ts')
  const records: unknown[] = []
  for await (const record of readRecords(path)) records.push(record)
  expect(records).toEqual([{ value: { a: 1 }, where: `${path}, line 1` }])
})
