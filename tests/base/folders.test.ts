import { expect, it } from 'vitest'
import { nameFromHere } from '../../src/base/folders.ts'

it.each([
  ['submissions', 'submissions'],
  ['./a/b/', 'a/b'],
  ['/work/a', 'a'],
  ['/elsewhere/answers', 'answers'],
  ['../sets/answers', 'answers'],
])('names %s from a folder', (folder, name) => {
  expect(nameFromHere(folder, '/work')).toBe(name)
})
