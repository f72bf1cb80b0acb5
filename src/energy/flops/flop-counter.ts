import type { FlopsReason } from '../../schema/measurement/execution-reason.ts'
import type { FlopsReading } from '../../schema/measurement/record.ts'

export const METER = 'perf'

/** Counts the floating-point operations that the processor retires for a command and all that it starts. */
export interface FlopCounter {
  /** Why nothing can be counted here; null when it can. */
  readonly unavailable: FlopsReason | null
  /**
   * Words to put before a command's own, so that its counts end in `outputFile`, which it must not be able to reach; none
   * where nothing can be counted. The command's exit code is kept; a signal ends as 128 + n.
   */
  prefix(outputFile: string): string[]
  read(outputFile: string): Promise<FlopsReading>
}

/** A counter where nothing can be counted. */
export function noCounter(reason: FlopsReason): FlopCounter {
  return { unavailable: reason, prefix: () => [], read: async () => unread(reason) }
}

export const unread = (reason: FlopsReason): FlopsReading => ({
  kind: 'hardware-retired',
  count: null,
  meter: METER,
  quality: 'unavailable',
  counted: null,
  reason,
})
