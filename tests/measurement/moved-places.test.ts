import { lstat, readdir, readFile, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findShown, makePlaces, resolvePlaces } from '../../src/measurement/moved-places.ts'
import { PROJECT } from '../../src/sandbox/inside.ts'
import { movedPlace } from '../../src/schema/dataset/moved-place.ts'
import { makeFolder } from '../support/temporary.ts'

it('tells places in the copy from those beside it, and leaves out those of the sandbox itself', () => {
  const at = [
    'C:\\me\\a.csv',
    'D:/me/a.csv',
    '../a.csv',
    '../../a.csv',
    '/kaggle/input/',
    `${PROJECT}/b.csv`,
    '/etc/passwd',
    '/usr/a.csv',
    '/proc/1',
    '/sandbox-home/a',
    PROJECT,
    '/',
    'D:\\me\\x/a.csv',
    '..',
    '../..',
    '/home',
  ]
  const places = at.map((each) => ({ at: each, shows: 'data/a.csv' }))
  const { inside, outside } = resolvePlaces({ places, workingDirectory: 'src' })
  expect(inside.map((each) => each.at)).toEqual(['src/C:\\me\\a.csv', 'src/D:/me/a.csv', 'a.csv', 'b.csv'])
  expect(outside.map((each) => each.at)).toEqual([join(PROJECT, '../a.csv'), '/kaggle/input'])
})

it('takes an address for no path', () => {
  const places = [{ at: 'https://host.org/a.csv', shows: 'data/a.csv' }]
  const address = { at: 'https://host.org/a.csv', shows: 'data/a.csv' }
  expect(resolvePlaces({ places, workingDirectory: '.' })).toEqual({ inside: [], outside: [], addresses: [address] })
  expect(movedPlace.safeParse({ at: 'https://host.org/a.csv', shows: null }).success).toBe(false)
})

it('links a place to the file that it shows, replaces nothing, and makes folders to write to', async () => {
  const folder = await makeFolder({ 'data/a.csv': 'a', 'src/main.py': '', 'here.csv': 'here' })
  const places = [
    { at: 'C:\\me\\a.csv', shows: 'data/a.csv' },
    { at: '../here.csv', shows: 'data/a.csv' },
    { at: 'out/tables', shows: null },
  ]
  await makePlaces(folder, resolvePlaces({ places, workingDirectory: 'src' }))
  expect(await readFile(join(folder, 'src/C:\\me\\a.csv'), 'utf8')).toBe('a')
  expect(await readlink(join(folder, 'src/C:\\me\\a.csv'))).toBe('../data/a.csv')
  expect(await readFile(join(folder, 'here.csv'), 'utf8')).toBe('here')
  expect((await lstat(join(folder, 'src/out/tables'))).isDirectory()).toBe(true)
})

it('makes a folder beside the copy to which a script writes by one in the copy', async () => {
  const folder = await makeFolder({ 'main.py': '' })
  const at = ['/home/me/models', '/etc/me', 'models']
  const places = resolvePlaces({ places: at.map((each) => ({ at: each, shows: null })), workingDirectory: '.' })
  await makePlaces(folder, places)
  expect(await findShown(folder, places)).toEqual([{ at: '/home/me/models', shows: 'home/me/models' }])
  expect((await readdir(folder)).toSorted()).toEqual(['home', 'main.py', 'models'])
})

it('links a folder to the one that holds it', async () => {
  const folder = await makeFolder({ 'a.csv': 'a' })
  await makePlaces(folder, resolvePlaces({ places: [{ at: 'C:\\me', shows: '.' }], workingDirectory: '.' }))
  expect(await readFile(join(folder, 'C:\\me/a.csv'), 'utf8')).toBe('a')
})

it('shows beside the copy no link of the project, which an engine would follow on this host', async () => {
  const secret = await makeFolder({ 'key.txt': 'secret' })
  const folder = await makeFolder({ 'data/a.csv': 'a' })
  await symlink(secret, join(folder, 'leak'))
  await symlink(join(secret, 'key.txt'), join(folder, 'data/key.csv'))
  const shows = ['data/a.csv', 'data', 'leak', 'leak/key.txt', 'data/key.csv', 'data/gone.csv']
  const places = shows.map((each) => ({ at: `/content/${each}`, shows: each }))
  const found = await findShown(folder, resolvePlaces({ places, workingDirectory: '.' }))
  expect(found.map((each) => each.shows)).toEqual(['data/a.csv', 'data'])
})
