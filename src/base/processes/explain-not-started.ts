/** What a shell says by the exit code with which it could not become a program. */
export function explainNotStarted(exitCode: number): string {
  if (exitCode === 127) return 'no such file or directory'
  return exitCode === 126 ? 'permission denied, or not a program' : `exit code ${exitCode}`
}
