import { expect, it } from 'vitest'
import { formatChangeKinds, formatSide } from '../../../src/report/text/change-words.ts'
import { CHANGE_KINDS, type ChangeKind, type CodeSide } from '../../../src/schema/analysis/code-analysis.ts'

it('names each kind of change once, in words', () => {
  const kinds: ChangeKind[] = ['plots-removed', 'imports-removed', 'plots-removed', 'hyper-parameters-changed']
  expect(formatChangeKinds(kinds.map((kind) => ({ kind })))).toBe(
    'plots removed (2), imports removed, hyper-parameters changed',
  )
  expect(formatChangeKinds([{ kind: 'cross-validation-shrunk' }])).toBe('cross-validation shrunk')
  const all = CHANGE_KINDS.map((kind) => formatChangeKinds([{ kind }]))
  expect(new Set(all).size).toBe(CHANGE_KINDS.length)
})

it.each<[ChangeKind, CodeSide, string]>([
  ['plots-removed', 1, '1 plot call'],
  ['plots-added', 0, '0 plot calls'],
  ['early-stopping-added', 1, '1 early stop'],
  ['loops-vectorised', 2, '2 row-wise loops'],
  ['cross-validation-removed', 2, '2 cross-validations'],
  ['cross-validation-shrunk', 5, '5 folds'],
  ['parameter-search-removed', 0, '0 searches'],
  ['parameter-search-shrunk', 1, '1 fit'],
  ['caching-added', 2, '2 caches'],
  ['prints-removed', 1, '1 print'],
  ['warning-filters-removed', 2, '2 filters'],
  ['written-files-removed', 1, '1 write'],
  ['imports-removed', [], 'none'],
  ['imports-removed', ['a', 'b', 'c', 'd', 'e', 'f'], 'a, b, c, d and 2 more'],
])('%s: %j is “%s”', (kind, side, words) => expect(formatSide(kind, side)).toBe(words))
