import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isNode, parse, parseDocument } from 'yaml'
import type { YamlPatch } from '../../src/dataset/edit-yaml.ts'
import { patchManifestText } from '../../src/dataset/patch-manifest.ts'

const TEXT = `# first
title:   Wine   # as they call it
entyr: main.py
range: [0,1]
licence:
metric: {name: accuracy, values: [0, 1], pattern: "a: ([0-9.]+)"}
data:
- path: a.csv   # the table
  role: all
  licence: null

-   { path: b.csv, sha256: old, licence: null }
missing:
    licence: not-recorded # why
notes: >-
  one
  line
# last
`

it.each<[string, YamlPatch, string, string]>([
  ['renames a key', { op: 'rename', path: ['entyr'], to: 'entry' }, 'entyr: main.py', 'entry: main.py'],
  ['sets a value', { op: 'set', path: ['title'], value: 'Red: wine' }, 'title:   Wine ', 'title:   "Red: wine" '],
  ['sets what was empty', { op: 'set', path: ['licence'], value: 'MIT' }, 'licence:\nmetric', 'licence: MIT\nmetric'],
  [
    ...(['sets a group in its place', { op: 'set', path: ['licence'], value: { spdx: 'MIT', file: 'L' } }] as const),
    ...(['licence:\nmetric', 'licence:\n  spdx: MIT\n  file: L\nmetric'] as const),
  ],
  [
    ...(['sets within brackets', { op: 'set', path: ['data', 1, 'sha256'], value: 'a, b' }] as const),
    ...(['sha256: old', 'sha256: "a, b"'] as const),
  ],
  [
    ...(['adds to a group', { op: 'set', path: ['data', 0, 'url'], value: 'https://a' }] as const),
    ...(['  licence: null\n', '  licence: null\n  url: https://a\n'] as const),
  ],
  [
    ...(['adds within brackets', { op: 'set', path: ['metric', 'unit'], value: { a: 1 } }] as const),
    ...(['[0-9.]+)"}', '[0-9.]+)", unit: { a: 1 }}'] as const),
  ],
  ['adds at the end', { op: 'set', path: ['python'], value: '3.11' }, '  line\n', '  line\npython: "3.11"\n'],
  ['removes a line', { op: 'delete', path: ['data', 0, 'role'] }, '  role: all\n', ''],
  ['removes within brackets', { op: 'delete', path: ['metric', 'name'] }, '{name: accuracy, v', '{v'],
  ['removes the last within brackets', { op: 'delete', path: ['data', 1, 'licence'] }, 'old, licence: null }', 'old }'],
  ['leaves an empty group', { op: 'delete', path: ['missing', 'licence'] }, '\n    licence: not-recorded # why', ' {}'],
  ['removes several lines', { op: 'delete', path: ['notes'] }, 'notes: >-\n  one\n  line\n', ''],
])('%s, and leaves every other character as it was', (_, patch, old, replaced) => {
  expect(TEXT.split(old)).toHaveLength(2)
  expect(patchManifestText(TEXT, [patch])).toBe(TEXT.replace(old, () => replaced))
})

it('makes several changes at once, and what no small edit makes by writing the whole anew', () => {
  const both = patchManifestText(TEXT, [
    { op: 'delete', path: ['data', 0, 'role'] },
    { op: 'rename', path: ['entyr'], to: 'entry' },
  ])
  expect(both).toBe(TEXT.replace('  role: all\n', '').replace('entyr', 'entry'))
  const anew = patchManifestText(TEXT, [{ op: 'delete', path: ['data', 0, 'path'] }])
  expect(parse(anew)).toEqual({ ...parse(TEXT), data: [{ role: 'all', licence: null }, parse(TEXT).data[1]] })
  expect(anew).toContain('# first')
})

const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))

it('gives no name twice where two keys are nearly called so', () => {
  const rename = (name: string): YamlPatch => ({ op: 'rename', path: [name], to: 'entry' })
  const text = patchManifestText('entyr: a.py\nentri: b.py\n', ['entyr', 'entri'].map(rename))
  expect(parse(text)).toEqual({ entry: 'a.py', entri: 'b.py' })
})

it('says what was asked for, whatever the value', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(['title'], ['metric', 'name'], ['data', 1, 'sha256'], ['missing', 'more'], ['new']),
      fc.oneof(
        scalar,
        fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), scalar, { noNullPrototype: true }),
        fc.array(scalar),
      ),
      (path, value) => {
        const at = parseDocument(patchManifestText(TEXT, [{ op: 'set', path, value }])).getIn(path)
        expect(isNode(at) ? at.toJSON() : at).toEqual(value)
      },
    ),
  )
})
