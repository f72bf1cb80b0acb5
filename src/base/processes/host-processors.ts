import { availableParallelism, cpus } from 'node:os'
import { memoise } from '../memoise.ts'

/**
 * Processors of the host. Node's own count of what this process may use is rounded down where a control group allows one and a
 * half, and is none of what /proc/stat adds up.
 */
export const hostProcessors = memoise(() => Math.max(cpus().length, availableParallelism()))
