/** A mistake of the user's or of the input: shown without a stack. Everything else is a bug and keeps its stack. */
export class UserError extends Error {
  override name = 'UserError'
  /** 1 could not do what was asked, 2 bad usage or input, 3 refused for safety; 125 is 1 where a command's own code is returned, 126 and 127 what a shell says of a command that it can't start. */
  readonly exitCode: 1 | 2 | 3 | 125 | 126 | 127

  constructor(message: string, exitCode: 1 | 2 | 3 | 125 | 126 | 127 = 2, options?: ErrorOptions) {
    super(message, options)
    this.exitCode = exitCode
  }
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Error for a user who asked to stop; the work is thrown away, what is on record stays. */
export const stopped = () => new UserError('Stopped. Run the same command again to go on where it ended.', 1)

/** UserError where the user asked to stop. */
export function refuseStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw stopped()
}

/** Ends the wait for `work` when the user asks to stop; what it works with has to end it. */
export async function interruptible<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(stopped())
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    work.catch(() => {}) // after an abort nobody else waits for it
    signal.removeEventListener('abort', stop)
  }
}

/** Something that all of the work needs and that is not to be had now; the input is not at fault. */
export class NotNow extends UserError {
  constructor(message: string) {
    super(message, 1)
  }
}

/** A mistake that lies in what was given, whenever it is tried. */
export const isMistake = (error: unknown): error is UserError =>
  error instanceof UserError && !(error instanceof NotNow)

/** A mistake in one of several things, beside which the others stand; what is refused for safety (3) is refused for all. */
export const isOfOne = (error: unknown): error is UserError => isMistake(error) && error.exitCode !== 3

/** Result of the work; null where it fails by a mistake in its input, which is told. */
export async function orTell<T>(work: Promise<T>, tell: (error: UserError) => void): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error
    tell(error)
    return null
  })
}

/** Result of the work; `instead` where it fails with one of these system codes. */
export async function recover<T, U>(work: Promise<T>, codes: readonly string[], instead: U): Promise<T | U> {
  return work.catch((error: unknown) => {
    if (codes.includes(errorCode(error) ?? '')) return instead
    throw error
  })
}

/** The system's error code (`ENOENT`, `EACCES` …), if the error carries one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
