import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { countPlaces } from '../../src/benchmark/side-by-side.ts'
import { DEFAULT_LIMITS } from '../../src/sandbox/run-limits.ts'

const GIB = 1024 ** 3
const queued = (project: string) => ({ run: { variant: { project } } }) as never
const prepared = new Map([['tiny', { planned: { needs: { memoryGiB: 0.1 } } } as never]])

it('makes no more runs at a time than the temporary folder has room for what each may write', () => {
  const runs = Array.from({ length: 1000 }, () => queued('tiny'))
  const count = (scratchBytes: number) => countPlaces(runs, prepared, new Map(), scratchBytes)
  expect(count(2 * DEFAULT_LIMITS.diskBytes)).toBe(1)
  expect(count(0)).toBe(1)
  expect(count(1e6 * GIB)).toBe(availableParallelism())
  expect(count(2 * DEFAULT_LIMITS.diskBytes + GIB)).toBe(Math.min(2, availableParallelism()))
})
