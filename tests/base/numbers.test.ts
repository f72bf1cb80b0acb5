import { expect, it } from 'vitest'
import { mostFrequent, mostFrequentOf } from '../../src/base/numbers.ts'

it('finds what occurs most and settles ties by the alphabet', () => {
  expect(mostFrequent(['b', 'a', 'b', 'a', 'c'])).toBe('a')
  expect(mostFrequent([])).toBeNull()
})

it('takes objects for one that say the same', () => {
  expect(mostFrequentOf([{ kind: 'b' }, { kind: 'a', n: 1 }, { kind: 'b' }])).toEqual({ kind: 'b' })
  expect(mostFrequentOf([])).toBeNull()
})
