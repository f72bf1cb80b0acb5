import { expect, it } from 'vitest'
import { leadsOut, nameFolders, withFolders } from '../../../src/base/files/paths.ts'

it.each([
  ['/home/ada/repos', 'repos'],
  ['/home/ada/repos has no folder bert', 'repos has no folder bert'],
  ["'/home/ada/repos/bert/a.csv' is a named pipe", "'repos/bert/a.csv' is a named pipe"],
  ['see /home/ada/repos.', 'see repos.'],
  ['/home/ada/repos/cache/uv', 'cache/uv'],
  ['/home/ada/repos-2/a', '/home/ada/repos-2/a'],
  ['/mnt/home/ada/repos', '/mnt/home/ada/repos'],
  ['https://example.org/home/ada/repos', 'https://example.org/home/ada/repos'],
])('names folders of this machine without where they lie: %s', (text, named) => {
  const folders = ['/', '/home/ada/repos/', '/home/ada/repos/cache']
  expect(nameFolders({ a: [text], b: 1 }, folders)).toEqual({ a: [named], b: 1 })
})

it.each([
  ['..', true],
  ['../a', true],
  ['/a', true],
  ['..a/b', false],
  ['a/..b', false],
  ['.', false],
])('%s leads out of where it begins: %s', (path, expected) => expect(leadsOut(path)).toBe(expected))

it('lists the folders on the way to paths, each once', () => {
  expect([...withFolders(['a/b/c', 'a/d', 'e'])]).toEqual(['a', 'a/b', 'a/b/c', 'a/d', 'e'])
})
