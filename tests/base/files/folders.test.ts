import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nameFromHere, requireNewFolder } from '../../../src/base/files/folders.ts'
import { makeFolder } from '../../support/temporary.ts'

it.each([
  ['submissions', 'submissions'],
  ['./a/b/', 'a/b'],
  ['/place/a', 'a'],
  ['/elsewhere/answers', 'answers'],
  ['../sets/answers', 'answers'],
])('names %s from a folder', (folder, name) => {
  expect(nameFromHere(folder, '/place')).toBe(name)
})

it('takes a new or an empty folder for what is to be made, and tells before any work what lies there instead', async () => {
  const folder = await makeFolder({ 'full/a': '', file: '' })
  await mkdir(join(folder, 'empty'))
  for (const name of ['new', 'empty']) await requireNewFolder(join(folder, name), 'name another')
  await expect(requireNewFolder(join(folder, 'full'), 'name another')).rejects.toThrow(
    'full is not empty: name another.',
  )
  await expect(requireNewFolder(join(folder, 'file'), '')).rejects.toThrow('is a file, and should be a folder')
})
