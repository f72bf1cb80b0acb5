import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

export const CLI = [process.execPath, join(PACKAGE_ROOT, 'src', 'cli', 'main.ts')] as const

/** Starts the command line as a user would, in its own process. */
export function startCli(args: readonly string[], env: NodeJS.ProcessEnv = process.env, cwd: string = PACKAGE_ROOT) {
  const [node, main] = CLI
  const child = spawn(node, [main, ...args], { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    said.stdout += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said.stderr += chunk.toString()
  })
  const ended = new Promise<{ exitCode: number | null; signal: string | null; stdout: string; stderr: string }>(
    (resolve, reject) => {
      child.on('error', reject)
      child.on('close', (exitCode, signal) => resolve({ exitCode, signal, ...said }))
    },
  )
  return { child, said, ended }
}

export const runCli = (...parameters: Parameters<typeof startCli>) => startCli(...parameters).ended
