import { lstat, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makePlaces, resolvePlaces } from '../../src/measurement/moved-places.ts'
import { makeFolder } from '../support/temporary.ts'

it('tells places in the copy from those beside it, and leaves out those of the sandbox itself', () => {
  const at = [
    ...['C:\\me\\a.csv', 'D:/me/a.csv', '../a.csv', '../../a.csv', '/kaggle/input/', '/project/b.csv'],
    ...['/etc/passwd', '/usr/a.csv', '/proc/1', '/sandbox-home/a', '/project', '/', 'D:\\me\\x/a.csv'],
  ]
  const places = at.map((each) => ({ at: each, shows: 'data/a.csv' }))
  const { inside, outside } = resolvePlaces({ places, workingDirectory: 'src' })
  expect(inside.map((each) => each.at)).toEqual(['src/C:\\me\\a.csv', 'src/D:/me/a.csv', 'a.csv', 'b.csv'])
  expect(outside.map((each) => each.at)).toEqual(['/a.csv', '/kaggle/input'])
})

it('links a place to the file that it shows, replaces nothing, and makes folders to write to', async () => {
  const folder = await makeFolder({ 'data/a.csv': 'a', 'src/main.py': '', 'here.csv': 'here' })
  const places = [
    ...[
      { at: 'C:\\me\\a.csv', shows: 'data/a.csv' },
      { at: '../here.csv', shows: 'data/a.csv' },
    ],
    { at: 'out/tables', shows: null },
  ]
  await makePlaces(folder, resolvePlaces({ places, workingDirectory: 'src' }))
  expect(await readFile(join(folder, 'src/C:\\me\\a.csv'), 'utf8')).toBe('a')
  expect(await readlink(join(folder, 'src/C:\\me\\a.csv'))).toBe('../data/a.csv')
  expect(await readFile(join(folder, 'here.csv'), 'utf8')).toBe('here')
  expect((await lstat(join(folder, 'src/out/tables'))).isDirectory()).toBe(true)
})
