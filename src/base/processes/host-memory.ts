import { totalmem } from 'node:os'

/** Memory of the host, or of the container or job that this process is held to. */
export const hostMemoryBytes = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
