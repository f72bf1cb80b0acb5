import { errorCode, UserError } from './errors.ts'
import { explainFullDisk, explainMachine, explainWrite } from './files/path-errors.ts'

/**
 * The last look at an error before it is told: what this machine refused is its user's to mend, wherever it came up; the rest
 * stays what it is.
 */
export function explainFault(caught: unknown): unknown {
  // Where clearing up failed too, what failed before it is what its user asks about.
  let error = caught
  while (isSuppressing(error)) error = error.suppressed
  if (!isOfSystem(error)) return error
  const { path, syscall } = error
  const [call = ''] = syscall.split(' ')
  const told = (message: string) => new UserError(message, 1, { cause: error })
  if (call === 'uv_os_homedir')
    return told('This user has no home folder, which caches lie in: set HOME to a folder that they may write to.')
  if (call === 'uv_cwd') return new UserError('The folder you are in was removed: go to another.')
  if (path === undefined) return explainMachine(explainFullDisk(error, 'a file'), 'a file')
  if (call === 'spawn' && errorCode(error) === 'ENOENT') {
    return told(
      `${path} is not installed, or not on PATH${path === 'python3' ? ': sudo apt-get install python3' : ''}.`,
    )
  }
  return errorCode(error) === 'EACCES' ? told(`${path}: this user may not ${call} it.`) : explainWrite(error, path)
}

const isOfSystem = (error: unknown): error is Error & { readonly path?: string; readonly syscall: string } =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string'

/** Node has a class for it from 24 on; before, what stands in for `await using` makes an error of that name. */
const isSuppressing = (error: unknown): error is { readonly suppressed: unknown } =>
  error instanceof Error && error.name === 'SuppressedError' && 'suppressed' in error
