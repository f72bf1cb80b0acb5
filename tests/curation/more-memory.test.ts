import { expect, it } from 'vitest'
import type { AuthorsRun } from '../../src/benchmark/run-authors.ts'
import { giveMore, settleMemory } from '../../src/curation/more-memory.ts'

const GIB = 1024 ** 3
const ended = (status: string, peakGiB: number | null = null) =>
  ({ record: { status, peakMemoryBytes: peakGiB === null ? null : peakGiB * GIB } }) as AuthorsRun

it('gives half of the host once to a run that took more than the default', () => {
  const full = ended('out-of-memory')
  expect(giveMore(full, {}, 23.4 * GIB)).toEqual({ memoryGiB: 11 })
  expect(giveMore(full, { memoryGiB: 11 }, 23.4 * GIB)).toBeNull()
  expect(giveMore(full, {}, 4 * GIB)).toBeNull()
  expect(giveMore(ended('failed'), {}, 23.4 * GIB)).toBeNull()
  expect(giveMore(null, {}, 23.4 * GIB)).toBeNull()
})

it.each([
  [{}, ended('ok', 1), {}],
  [{ memoryGiB: 11 }, ended('ok', 2.3), { memoryGiB: 4 }],
  [{ memoryGiB: 11 }, ended('timeout', 3.5), { memoryGiB: 8 }],
  [{ memoryGiB: 11 }, ended('ok', 0.1), { memoryGiB: 2 }],
  [{ memoryGiB: 11 }, ended('ok'), { memoryGiB: 11 }],
  [{ memoryGiB: 11 }, ended('out-of-memory', 11), { memoryGiB: 11 }],
])('given %j settles on a power of two above the peak', (given, run, needed) => {
  expect(settleMemory(run, given)).toEqual(needed)
})
