import { mostCpuSeconds } from '../measurement/place.ts'
import { DEFAULT_LIMITS, type RunLimits } from '../sandbox/run-limits.ts'
import type { PlannedProject } from '../schema/campaign/plan.ts'

/** What a project's runs may take. */
export const limitsOf = (
  { needs }: Pick<PlannedProject, 'needs'>,
  { timeFactor = 1 }: { readonly timeFactor?: number } = {},
): RunLimits => ({
  ...DEFAULT_LIMITS,
  memoryBytes: needs.memoryGiB * 1024 ** 3,
  wallSeconds: needs.timeoutSeconds * timeFactor,
  // A script can read this limit of its own: it is no other beside others than in a run that is alone.
  cpuSecondsOfEach: mostCpuSeconds({ wallSeconds: needs.timeoutSeconds }),
})
