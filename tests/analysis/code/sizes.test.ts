import { applyPatch } from 'diff'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countLines, differ } from '../../../src/analysis/code/line-difference.ts'
import { summariseSizes } from '../../../src/analysis/code/size-summaries.ts'
import type { VariantCode } from '../../../src/schema/analysis/code-analysis.ts'

const text = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'c = 1', '')), fc.boolean())
  .map(([lines, ended]) => (lines.length === 0 ? '' : lines.join('\n') + (ended ? '\n' : '')))

function difference(author: string, variant: string) {
  const found = differ('x.py', author, variant)
  if (found === null) throw new Error('too different')
  return found
}

it('accounts for every line of both files, with a patch that makes one of the other', () => {
  fc.assert(
    fc.property(text, text, (author, variant) => {
      const { lines, patch } = difference(author, variant)
      expect(lines.unchanged + lines.removed).toBe(countLines(author))
      expect(lines.unchanged + lines.added).toBe(countLines(variant))
      expect(applyPatch(author, patch)).toBe(variant)
      expect(difference(variant, author).lines.unchanged).toBe(lines.unchanged)
    }),
  )
})

it('gives the shares of what is kept', () => {
  expect(difference('a\nb\nc\nd\n', 'a\r\nx\r\nc\r\n').lines).toEqual({
    added: 1,
    removed: 2,
    unchanged: 2,
    kept: 0.5,
    similarity: 4 / 7,
  })
  expect(difference('', '').lines).toMatchObject({ kept: null, similarity: null })
})

const script = (bytes: number, logical: number | null): VariantCode['script'] => ({
  bytes,
  lines: 1,
  counts: logical === null ? null : { code: logical, comment: 0, blank: 0, logical, tokens: 10 * logical },
  structure: null,
  fault: null,
})

/** Expected: Python's `statistics.stdev` and `quantiles(method='inclusive')`, which is NumPy's default percentile. */
it('summarises sizes as NumPy does, against the author of the same project', () => {
  const bytes = [598, 1622, 2885, 10341, 3253, 858, 1018]
  const variants = bytes.map((size, i) => ({
    id: `p${i % 2}/assisted/m${i}/s1/i0`,
    project: `p${i % 2}`,
    mode: 'assisted' as const,
    model: i < 4 ? 'm' : 'n',
    script: script(size, i === 0 ? null : size / 2),
    difference: null,
    changes: null,
    overlap: null,
    unlockedImports: null,
    gaps: [],
  }))
  const authors = [
    { project: 'p0', script: script(1000, 10), licence: null, ownModules: [], gap: null },
    {
      project: 'p1',
      script: null,
      licence: null,
      ownModules: [],
      gap: { kind: 'unreadable' as const, detail: 'absent' },
    },
  ]
  const sizes = summariseSizes(authors, variants)
  const [all] = sizes
  expect(all).toMatchObject({ mode: null, model: null, project: null, measure: 'bytes', count: 7, median: 1622 })
  expect(all?.mean).toBeCloseTo(2939.285714285714, 9)
  expect(all?.standardDeviation).toBeCloseTo(3418.7397148796276, 9)
  expect([all?.p10, all?.p25, all?.p75, all?.p90]).toEqual(
    [754, 938, 3069, 6088.2].map((value) => expect.closeTo(value, 9)),
  )
  expect(all?.delta).toEqual({
    count: 4,
    mean: expect.closeTo((598 + 2885 + 3253 + 1018) / 4 - 1000, 9),
    median: 951.5,
  })
  const lines = sizes.find(({ measure, model }) => measure === 'logicalLines' && model === null)
  expect(lines?.count).toBe(6) // one can't be parsed
  expect(
    sizes.filter(({ measure }) => measure === 'tokens').map(({ mode, model, project }) => [mode, model, project]),
  ).toEqual([
    [null, null, null],
    ['assisted', null, null],
    [null, 'm', null],
    [null, 'n', null],
    ['assisted', 'm', null],
    ['assisted', 'n', null],
    [null, null, 'p1'],
    [null, null, 'p0'],
  ])
})
