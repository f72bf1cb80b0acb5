import { expect, it } from 'vitest'
import { nameFromHere } from '../../src/base/folders.ts'

it.each([
  ['submissions', 'submissions'],
  ['./a/b/', 'a/b'],
  ['/place/a', 'a'],
  ['/elsewhere/answers', 'answers'],
  ['../sets/answers', 'answers'],
])('names %s from a folder', (folder, name) => {
  expect(nameFromHere(folder, '/place')).toBe(name)
})
