import { isOfOne } from './errors.ts'

/** What stands where a value can't be had, with the reason: of a `T | Fault` the field tells which of both it is. */
export interface Fault {
  readonly fault: string
}

/** Result of the work, or the mistake in it beside which others stand; not where the user asked to stop. */
export async function orFault<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | Fault> {
  return work.catch((error: unknown) => {
    if (!isOfOne(error) || signal?.aborted) throw error
    return { fault: error.message }
  })
}
