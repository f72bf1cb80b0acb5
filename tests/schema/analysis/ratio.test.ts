import { expect, it } from 'vitest'
import { excludesOne, sideOfOne } from '../../../src/schema/analysis/ratio.ts'

it.each<[[number, number], 'less' | 'more' | null]>([
  [[0.5, 0.9], 'less'],
  [[1.1, 1.9], 'more'],
  [[0.9, 1.1], null],
  [[1, 1], null],
  [[0.9, 1 - 1e-12], null],
  [[1 + 1e-12, 1.1], null],
  [[0.9, 1 - 1e-8], 'less'],
])('the interval %j lies on the side %j of 1', (interval, side) => {
  expect(sideOfOne(interval)).toBe(side)
  expect(excludesOne(interval)).toBe(side !== null)
})
