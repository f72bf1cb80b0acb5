import { hostMemoryBytes } from '../base/processes/host-memory.ts'
import type { AuthorsRun } from '../benchmark/run-authors.ts'
import { type Manifest, needs } from '../schema/dataset/manifest.ts'

export type MemoryNeed = Partial<Pick<Manifest['needs'], 'memoryGiB'>>

const GIB = 1024 ** 3
const DEFAULT_GIB = needs.parse({}).memoryGiB
/** Of what a run took: the next may take more. */
const MARGIN = 1.25

/** What a run is given once where the default was not enough: half of the host, for others work there too. Null: it was enough, or there is no more. */
export function giveMore(run: AuthorsRun | null, given: MemoryNeed, hostBytes = hostMemoryBytes()): MemoryNeed | null {
  const memoryGiB = Math.floor(hostBytes / 2 / GIB)
  const mayHelp = run?.record.status === 'out-of-memory' && given.memoryGiB === undefined
  return mayHelp && memoryGiB > DEFAULT_GIB ? { memoryGiB } : null
}

/** What a project needs whose run was given more: the next power of two above what it took, so that two imports say the same. */
export function settleMemory(run: AuthorsRun | null, given: MemoryNeed): MemoryNeed {
  if (run === null) return {} // nothing is known of what it takes
  const peakBytes = run.record.peakMemoryBytes
  if (given.memoryGiB === undefined || peakBytes === null || run.record.status === 'out-of-memory') return given
  return { memoryGiB: Math.max(DEFAULT_GIB, 2 ** Math.ceil(Math.log2((MARGIN * peakBytes) / GIB))) }
}
