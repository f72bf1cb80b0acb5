import { expect, it } from 'vitest'
import { recordId } from '../../src/campaign/record-id.ts'

it('names a run by variant, shim, block, purpose and attempt', () => {
  const run = { variant: 'v', shim: 'as-is', block: 'b', purpose: 'measured', attempt: 1 } as const
  const others = [
    { attempt: 2 },
    { purpose: 'warmup' },
    { block: 'c' },
    { shim: 'headless' },
    { variant: 'w' },
  ] as const
  const ids = [run, ...others.map((change) => ({ ...run, ...change }))].map(recordId)
  expect(new Set(ids).size).toBe(6)
  expect(recordId({ ...run })).toBe(ids[0])
})
