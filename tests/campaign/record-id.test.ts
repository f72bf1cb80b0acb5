import { expect, it } from 'vitest'
import { recordId } from '../../src/campaign/record-id.ts'

it('names a run by variant, block, purpose and attempt', () => {
  const ids = [
    recordId('v', 'b', 'measured', 1),
    recordId('v', 'b', 'measured', 2),
    recordId('v', 'b', 'warmup', 1),
    recordId('v', 'c', 'measured', 1),
    recordId('w', 'b', 'measured', 1),
  ]
  expect(new Set(ids).size).toBe(5)
  expect(recordId('v', 'b', 'measured', 1)).toBe(ids[0])
})
