import { expect, it } from 'vitest'
import { findBlowUp, listBlowUps, SUFFIXES } from '../support/expressions.ts'

it('takes linear time in every expression of the source, whatever the input ends with', async () => {
  expect(await listBlowUps(SUFFIXES)).toEqual([])
})

it('would see one that was slow once, of numbers with a letter behind them', () => {
  const source = String.raw`(?<![\p{L}\p{N}.])[-+]?(?:\p{Nd}+\.?\p{Nd}*|\.\p{Nd}+)(?![\p{L}\p{N}])`
  expect(findBlowUp({ place: '', source, flags: 'gu' })).toEqual(expect.any(String))
})
