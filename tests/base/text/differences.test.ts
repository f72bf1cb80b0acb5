import { expect, it } from 'vitest'
import { listDifferences } from '../../../src/base/text/differences.ts'

it('names the paths at which two values differ, in their order, and no more than are wanted', () => {
  const a = { one: 1, list: [1, { deep: 'x' }], none: null, gone: 1, kind: [] }
  const b = { one: 1, list: [1, { deep: 'y' }, 3], none: 0, added: 2, kind: {} }
  expect(listDifferences(a, b, 9)).toEqual(['list.1.deep', 'list.2', 'none', 'gone', 'kind', 'added'])
  expect(listDifferences(a, b, 2)).toEqual(['list.1.deep', 'list.2'])
  expect(listDifferences(a, structuredClone(a), 9)).toEqual([])
})
