import { spawn } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { PACKAGE_ROOT } from '../../src/base/package.ts'

interface KilledAction {
  /** The action's file in `src/actions/`, and the function there that works. */
  readonly action: readonly [file: string, run: string]
  readonly given: Readonly<Record<string, unknown>>
  readonly env: NodeJS.ProcessEnv
  /** Folder of the artifacts. */
  readonly artifacts: string
  /** The artifact that is waited for. */
  readonly kept: string
}

const PROGRAM = `
const [root, file, run, given, artifacts] = process.argv.slice(1)
const { [run]: work } = await import(root + '/src/actions/' + file + '.ts')
const { folderStore } = await import(root + '/tests/actions/folder-store.ts')
const logger = { info: () => {}, warn: () => {}, status: () => {} }
const openArtifacts = async () => folderStore(artifacts)
await work(JSON.parse(given), { logger, env: process.env, openArtifacts, keptEverySeconds: 0 })
`

/** An action in a process of its own, which keeps what it has after each step, and whose runner is killed once it did. Returns the names of the copies that it kept. */
export async function killOnceKept({ action, given, env, artifacts, kept }: KilledAction): Promise<string[]> {
  const args = ['--input-type=module', '-e', PROGRAM, PACKAGE_ROOT, ...action, JSON.stringify(given), artifacts]
  // What it started ends with it, as systemd ends all of a service's group.
  const runner = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'], detached: true })
  const kill = () => process.kill(-(runner.pid ?? 0), 'SIGKILL')
  const closed = new Promise((resolve) => runner.on('close', (_, signal) => resolve(signal)))
  const isRunning = () => runner.exitCode === null && runner.signalCode === null
  onTestFinished(() => void (isRunning() && kill()))
  const copies = async () => (await readdir(artifacts).catch(() => [])).filter((name) => name.startsWith(kept))
  while (isRunning() && (await copies()).length === 0) await wait(2)
  if (!isRunning()) throw new Error(`${action[0]} ended before it kept '${kept}'`)
  kill()
  if ((await closed) !== 'SIGKILL') throw new Error(`${action[0]} was at its end before it could be killed`)
  return copies()
}
