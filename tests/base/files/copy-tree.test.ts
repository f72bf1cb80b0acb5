import { chmod, mkdir, readdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyTree } from '../../../src/base/files/copy-tree.ts'
import { runCommand } from '../../../src/base/processes/process.ts'
import { makePipe, makeSocket } from '../../support/odd-files.ts'
import { swapLink } from '../../support/swap-link.ts'
import { makeFolder } from '../../support/temporary.ts'

it('copies files and folders with their rights, and links as links', async () => {
  const from = await makeFolder({ 'a/b/c.txt': 'c', 'run.sh': '', 'od\\d\n.txt': 'odd' })
  await chmod(join(from, 'run.sh'), 0o755)
  await chmod(join(from, 'a/b'), 0o500)
  await symlink('../run.sh', join(from, 'a/link'))
  await symlink('/no/such/file', join(from, 'dangling'))
  makePipe(join(from, 'pipe'))
  await makeSocket(join(from, 'a/socket'))
  const to = join(await makeFolder(), 'to')
  await copyTree(from, to, async (path) => !path.endsWith('/left-out'))
  expect((await readdir(to, { recursive: true })).sort()).toEqual(
    ['a', 'a/b', 'a/b/c.txt', 'a/link', 'dangling', 'od\\d\n.txt', 'run.sh'].sort(),
  )
  expect(await readFile(join(to, 'a/b/c.txt'), 'utf8')).toBe('c')
  expect([(await stat(join(to, 'run.sh'))).mode & 0o777, (await stat(join(to, 'a/b'))).mode & 0o777]).toEqual([
    0o755, 0o500,
  ])
  expect(await readlink(join(to, 'a/link'))).toBe('../run.sh')
  for (const each of [from, to]) await chmod(join(each, 'a/b'), 0o700)
})

it('leaves out what it is told, makes an empty folder of nothing, and copies a file alone', async () => {
  const from = await makeFolder({ 'keep/x': '', '.git/HEAD': '', y: 'y' })
  const folder = await makeFolder()
  await copyTree(from, join(folder, 'to'), async (path) => !path.endsWith('.git'))
  expect((await readdir(join(folder, 'to'))).sort()).toEqual(['keep', 'y'])
  await copyTree(null, join(folder, 'empty'))
  expect(await readdir(join(folder, 'empty'))).toEqual([])
  await copyTree(join(from, 'y'), join(folder, 'alone'))
  expect(await readFile(join(folder, 'alone'), 'utf8')).toBe('y')
})

it.skipIf(process.platform !== 'linux')('copies no folder whose files it could not find by their names', async () => {
  const named = (folder: string, ...bytes: number[]) =>
    Buffer.concat([Buffer.from(`${folder}/caf`), Buffer.from(bytes)])
  const [file, link, inside] = [await makeFolder(), await makeFolder(), await makeFolder({ 'a/x': '' })]
  await writeFile(named(file, 0xe9), '')
  await symlink('x', named(link, 0xe9))
  await mkdir(named(join(inside, 'a'), 0xe9))
  for (const from of [file, link, inside])
    await expect(copyTree(from, join(await makeFolder(), 'to'))).rejects.toThrow(
      /caf\\u\{fffd\}' is refused: .* Rename it/,
    )
  const readable = await makeFolder({ café: 'text' })
  const to = join(await makeFolder(), 'to')
  await copyTree(readable, to)
  expect(await readdir(to)).toEqual(['café'])
})

it('lays a folder over another, and writes through no link that lies there', async () => {
  const outside = await makeFolder({ f: 'precious' })
  const to = await makeFolder({ 'd/old': 'old', 'd/same': 'old' })
  await symlink(join(outside, 'f'), join(to, 'd/file'))
  await symlink(outside, join(to, 'd/folder'))
  await copyTree(await makeFolder({ 'd/same': 'new', 'd/file': 'new' }), to)
  for (const [name, text] of Object.entries({ old: 'old', same: 'new', file: 'new' }))
    expect(await readFile(join(to, 'd', name), 'utf8')).toBe(text)
  await expect(copyTree(await makeFolder({ 'd/folder/f': 'new' }), to)).rejects.toMatchObject({ exitCode: 3 })
  expect(await readFile(join(outside, 'f'), 'utf8')).toBe('precious')
})

const ROUNDS = 60
it.skipIf(process.platform !== 'linux').each([
  ['a folder in it', 'a'],
  ['a folder further in', 'a/b'],
  ['a file', 'a/b/f'],
])('copies nothing that a link leads to which comes in the place of %s', { timeout: 20_000 }, async (_name, path) => {
  const outside = await makeFolder({ f: 'secret', 'b/f': 'secret', 'a/b/f': 'secret' })
  const folder = await makeFolder({ 'from/a/b/f': 'public' })
  await swapLink(folder, join('from', path), path === 'a/b/f' ? join(outside, 'f') : outside)
  let copied = 0
  for (let round = 0; round < ROUNDS; round++) {
    await copyTree(join(folder, 'from'), join(folder, `to-${round}`)).then(
      () => copied++,
      () => {},
    )
  }
  expect((await runCommand('grep', ['-rl', 'secret', ...(await listCopies(folder))])).stdout).toBe('')
  expect(copied).toBeGreaterThan(0)
})

/** Without those that lie behind a link, which grep follows none of but what it is named. */
const listCopies = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith('to-')).map((name) => join(folder, name))
