import { expect, it } from 'vitest'
import { parseWith } from '../../../src/base/text/parse-with.ts'
import { manifest } from '../../../src/schema/dataset/manifest.ts'

const MANIFEST = {
  schemaVersion: 4,
  title: 't',
  origin: 'embedded',
  licence: null,
  entry: 'main.py',
  task: 'regression',
  metric: { name: 'r2', direction: 'higher', scale: 'absolute', pattern: '(1)', tolerance: 0 },
  environment: { python: '>=3.10', requirements: 'r.txt', lock: 'l.txt' },
  missing: { licence: 'not-recorded' },
}
const told = (changes: object) => {
  try {
    parseWith<unknown>(manifest, { ...MANIFEST, ...changes }, 'it')
    return []
  } catch (error) {
    return String(error).split('\n').slice(1)
  }
}

it('tells of several forms which there are, and what is wrong by the one that a value is of', () => {
  expect(told({})).toEqual([])
  expect(told({ origin: undefined })).toEqual(['  origin: expected "embedded" or object'])
  expect(told({ origin: 'mine' })).toEqual(['  origin: expected "embedded" or object'])
  const pinned = { repository: 'https://example.org/o/p', importedAt: '2026-11-01', sourceHash: '0'.repeat(64) }
  expect(told({ origin: pinned })).toEqual(['  origin: commit: it is missing (string)'])
})

it('says how many faults it does not name', () => {
  const changes = Object.fromEntries(['title', 'entry', 'task', 'metric', 'environment', 'data'].map((key) => [key, 1]))
  expect(told(changes)).toHaveLength(6)
  expect(told(changes).at(-1)).toBe('  and 1 more')
})
