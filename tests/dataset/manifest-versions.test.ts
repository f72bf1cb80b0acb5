import { expect, it } from 'vitest'
import { manifest } from '../../src/schema/dataset/manifest.ts'
import { tinyManifest } from '../support/tiny-dataset.ts'

const { missing: _, ...plain } = { ...tinyManifest(), schemaVersion: 1 }

it('reads a manifest of version 1', () => {
  const split = { data: 'a.csv', testRows: 'test', predictions: 'found' }
  const origin = { repository: 'https://example.org/a', commit: null, importedAt: '2026-01-01' }
  expect(manifest.parse({ ...plain, split, origin })).toMatchObject({
    schemaVersion: 4,
    scored: split,
    split: null,
    origin: { ...origin, path: '.', branch: null, upstream: null, sourceHash: null },
    missing: { licence: 'not-recorded', sourceHash: 'not-recorded' },
  })
  expect(manifest.parse({ ...plain, licence: { spdx: 'MIT' } }).missing).toEqual({})
})

it('reads a manifest of version 2, which did not say why nobody knows the licence of data', () => {
  const [known, unknown] = [
    { path: 'a', role: 'all', licence: 'CC0-1.0' },
    { path: 'b', role: 'all' },
  ] as const
  const old = (data: object[]) => ({ ...tinyManifest(), schemaVersion: 2, data })
  expect(manifest.parse(old([known, unknown]))).toMatchObject({
    data: [known, { ...unknown, licence: null }],
    missing: { dataLicence: 'not-recorded' },
  })
  expect(manifest.parse(old([known])).missing).toEqual({ licence: 'no-licence-file' })
})

it('reads a manifest of version 3, which did not say which cells of a notebook its script is without', () => {
  const notebook = { path: 'a.ipynb', order: 'as-run' } as const
  expect(manifest.parse({ ...tinyManifest({ notebook }), schemaVersion: 3 })).toMatchObject({
    schemaVersion: 4,
    notebook,
  })
})

it.each([
  ['null without a reason', { missing: {} }, ['missing', 'licence']],
  [
    'a reason for what is there',
    { missing: { licence: 'not-recorded', lock: { kind: 'not-written' } } },
    ['missing', 'lock'],
  ],
  ['no lock and no reason', { environment: { lock: null } }, ['missing', 'lock']],
  ['open data without an address', { data: [{ path: 'a', role: 'all', access: 'open' }] }, ['data', 0, 'url']],
  [
    'an address of any access',
    { data: [{ path: 'a', role: 'all', url: 'https://example.org' }] },
    ['data', 0, 'access'],
  ],
  [
    'a split of all rows',
    { split: { testShare: 1, seed: 0, stratified: false, source: 'a:1' } },
    ['split', 'testShare'],
  ],
])('refuses %s', (_name, changes, path) => {
  const read = manifest.safeParse(tinyManifest(changes))
  expect(read.error?.issues.map((issue) => issue.path)).toContainEqual(path)
})
