import { availableParallelism } from 'node:os'
import { freeScratchBytes, LEAST_ROOM } from '../base/files/scratch.ts'
import { hostMemoryBytes } from '../base/processes/host-memory.ts'
import { GIB } from '../base/size.ts'
import type { Sandbox } from '../sandbox/choose-sandbox.ts'
import { DEFAULT_LIMITS } from '../sandbox/run-limits.ts'
import type { PreparedProject } from './prepare-projects.ts'
import type { QueuedRun } from './queue.ts'

/**
 * How many of these runs this host can make at a time: one a processor, as far as its memory holds the largest of them all, and its
 * temporary folder what each may write. Else one run could fill the disk for the others.
 */
export function countPlaces(
  runs: readonly QueuedRun[],
  prepared: ReadonlyMap<string, PreparedProject>,
  sandboxes: ReadonlyMap<string, Sandbox>,
  scratchBytes = freeScratchBytes(),
): number {
  // Runs that share a graphics processor can fail for want of its memory.
  if ([...sandboxes.values()].some(({ allowed }) => allowed.includes('gpu'))) return 1
  const needs = runs.map(({ run }) => prepared.get(run.variant.project)?.planned.needs.memoryGiB ?? 0)
  const inMemory = Math.floor(hostMemoryBytes() / (GIB * needs.reduce((most, need) => Math.max(most, need), 0.1)))
  const onDisk = Math.floor((scratchBytes - LEAST_ROOM) / DEFAULT_LIMITS.diskBytes)
  return Math.max(1, Math.min(availableParallelism(), inMemory, onDisk, runs.length))
}

/** Runs of the projects that say to take longest come first: a long one that began last would run alone. Else as they were. */
export function longestFirst(
  runs: readonly QueuedRun[],
  prepared: ReadonlyMap<string, PreparedProject>,
): readonly QueuedRun[] {
  const secondsOf = ({ run }: QueuedRun) => prepared.get(run.variant.project)?.planned.needs.typicalSeconds ?? 0
  return runs.toSorted((a, b) => secondsOf(b) - secondsOf(a))
}
