/** A mistake of the user's or of the input: shown without a stack. Everything else is a bug and keeps its stack. */
export class UserError extends Error {
  override name = 'UserError'
  /** 1 could not do what was asked, 2 bad usage or input, 3 refused for safety. */
  readonly exitCode: 1 | 2 | 3

  constructor(message: string, exitCode: 1 | 2 | 3 = 2, options?: ErrorOptions) {
    super(message, options)
    this.exitCode = exitCode
  }
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The system's error code (`ENOENT`, `EACCES` …), if the error carries one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
