import { expect, it } from 'vitest'
import { listBlowUps, SUFFIXES } from '../support/expressions.ts'

it('takes linear time in every expression of the source, whatever the input ends with', async () => {
  expect(await listBlowUps(SUFFIXES)).toEqual([])
})
