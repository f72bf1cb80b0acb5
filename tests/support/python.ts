import { runCommand } from '../../src/base/processes/process.ts'

/** The interpreter itself: the `python3` on PATH may be a slow shim that looks for it each time. */
export const PYTHON = (await runCommand('python3', ['-c', 'import sys; print(sys.executable)'])).stdout.trim()
