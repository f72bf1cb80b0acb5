import { assetPath } from '../base/package.ts'
import { OWN_PYTHON } from '../base/processes/own-python.ts'
import { runCommand } from '../base/processes/process.ts'

const SECONDS = 120

/**
 * Has the kernel forget what it keeps in memory of the files below folders. Pages that a running process has mapped stay, and
 * so does what the disk itself keeps.
 */
export async function forgetFiles(folders: readonly string[]): Promise<void> {
  const command = ['-I', '-S', assetPath('python', 'forget_files.py'), ...folders]
  const { exitCode, stderr } = await runCommand(OWN_PYTHON, command, {
    env: { PATH: process.env.PATH },
    timeoutSeconds: SECONDS,
  })
  if (exitCode !== 0) throw new Error(`files could not be forgotten: ${stderr.trim()}`)
}
