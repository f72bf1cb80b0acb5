import fc from 'fast-check'
import { expect, it } from 'vitest'
import { distanceTo, highestMinor, keepUpperEnd, parsePythonRange } from '../../src/environment/python-versions.ts'

it.each([
  ['3.9.18', '3.9.18', 0],
  ['3.9.18', '3.9.2', 16],
  ['3.9', '3.9.2', 0],
  ['==3.9.*', '3.10.0', 1000 - 999],
  ['>=3.8,<3.12', '3.11.7', 0],
  ['>=3.8,<3.12', '3.12.1', 2],
  ['>=3.8 <3.12', '3.7.16', 1000 - 16],
  ['^3.9', '3.13.0', 0],
  ['~3.9', '3.10.0', 1],
  ['~=3.9', '3.13.0', 0],
  ['~=3.9.1', '3.10.0', 1],
  ['>3.9', '3.9.0', 1],
  ['<=3.10', '3.10.0', 0],
  ['^3.7 || ^3.9', '3.8.0', 0],
  ['>=3.6,!=3.8.*', '3.8.0', 0],
])('%s is %s away from %i patches', (wanted, version, distance) => {
  const range = parsePythonRange(wanted)
  expect(range && distanceTo(range, version)).toBe(distance)
})

it.each([
  ['>=3.7', '>=3.7,<3.8', '3.7.16', '>=3.7,<3.8'],
  ['>=3.11', '>=3.8, <3.12', '3.11.2', '>=3.11,<3.12'],
  ['>=3.11', '>=3.10', '3.11.2', '>=3.11'],
  ['>=3.11', '>=3.8,<3.10', '3.11.2', '>=3.11'],
  ['>=3.11,<3.12', '>=3.11,<3.14', '3.11.2', '>=3.11,<3.12'],
])('%s, where %s was told and Python is %s, is %s', (range, told, version, kept) => {
  expect(keepUpperEnd(range, told, version)).toBe(kept)
})

it.each(['', 'pypy', '*'])('finds no version in "%s"', (text) => {
  expect(parsePythonRange(text)).toBeNull()
})

it('is at no distance from a version that bounds it', () => {
  const part = fc.integer({ min: 0, max: 30 })
  fc.assert(
    fc.property(part, part, (minor, patch) => {
      const version = `3.${minor}.${patch}`
      for (const operator of ['', '==', '>=', '<=', '~=', '~', '^']) {
        const range = parsePythonRange(`${operator}${version}`)
        expect(range && distanceTo(range, version)).toBe(0)
      }
    }),
  )
})

it.each([
  ['>=3.8,<3.9', '3.8'],
  ['==3.7.*', '3.7'],
  ['3.8.10', '3.8'],
  ['<=3.9', '3.9'],
  ['>=3.10', null],
  ['^3.9', null],
  ['', null],
])('of %j the highest minor version is %j', (range, minor) => {
  expect(highestMinor(range)).toBe(minor)
})
