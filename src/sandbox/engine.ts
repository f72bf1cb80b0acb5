import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { findProgram } from '../base/processes/find-program.ts'
import { type CommandResult, runCommand } from '../base/processes/process.ts'
import { lastLines } from '../base/text/text.ts'
import type { SandboxGap } from '../schema/doctor-report.ts'
import { type ContainerUser, type Engine, FIRST_PROCESS, innerUid, runOptions } from './container.ts'
import { ensureImage, imageOf } from './engine-image.ts'

/** What an engine needs to find its files and its daemon; the program in the container sees none of it. */
const ENGINE_VARIABLES = [
  ['XDG_RUNTIME_DIR', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'DBUS_SESSION_BUS_ADDRESS'],
  ['CONTAINERS_CONF', 'CONTAINERS_STORAGE_CONF'],
  ['DOCKER_HOST', 'DOCKER_CONTEXT', 'DOCKER_CONFIG'],
].flat()

/** podman needs no daemon, so it is asked first; its default runtime may refuse a host that another one takes. */
const CANDIDATES = [
  { name: 'podman', runtimes: [null, 'crun', 'runc'] },
  { name: 'docker', runtimes: [null] },
] as const

/** Much more than an engine takes that works; one that hangs is waited for once. */
const PATIENCE_SECONDS = 30
const SILENT = 'it does not answer'

/** The first engine that works here, or why none does. */
export async function findEngine(
  user: ContainerUser,
  searchPath: string,
  patienceSeconds = PATIENCE_SECONDS,
): Promise<{ engine: Engine } | { engine: null; gaps: SandboxGap[] }> {
  const [python = ''] = FIRST_PROCESS
  if (!existsSync(python)) return { engine: null, gaps: [{ kind: 'missing', path: python }] }
  const env = engineEnvironment(searchPath)
  const gaps: SandboxGap[] = []
  const silent = new Set<string>()
  for (const limited of listInstalled(env)) {
    const { name, command } = limited
    if (silent.has(name)) continue
    const complaint = await tryEngine(limited, user, patienceSeconds)
    if (complaint === null) return { engine: limited }
    if (complaint === SILENT) {
      silent.add(name) // the engine's daemon, its storage or its lock hangs, whatever the runtime
    } else {
      const unlimited = { ...limited, limits: false }
      if ((await tryEngine(unlimited, user, patienceSeconds)) === null) return { engine: unlimited }
    }
    if (command.length === 1 || complaint === SILENT)
      gaps.push({ kind: 'does-not-work', program: name, detail: complaint })
  }
  if (gaps.length === 0) gaps.push({ kind: 'not-installed', programs: CANDIDATES.map(({ name }) => name) })
  return { engine: null, gaps }
}

/** Each engine that is installed with its default runtime, which has no name in the command, and with those named. */
function listInstalled(env: Engine['env']): Engine[] {
  return CANDIDATES.flatMap(({ name, runtimes }) => {
    const program = findProgram(name, env)
    if (program === null) return []
    const usable = runtimes.filter((runtime) => runtime === null || findProgram(runtime, env) !== null)
    return usable.map((runtime) => ({
      name,
      env,
      command: runtime === null ? [program] : [program, '--runtime', runtime],
      limits: true,
    }))
  })
}

function engineEnvironment(searchPath: string): Record<string, string> {
  const { env } = process
  const kept = ENGINE_VARIABLES.flatMap((name) => (env[name] ? [[name, env[name]] as const] : []))
  return { ...Object.fromEntries(kept), PATH: `${searchPath}:/usr/sbin:/sbin`, HOME: env.HOME || homedir() }
}

/** Null when a container runs. */
async function tryEngine(engine: Engine, user: ContainerUser, patienceSeconds: number): Promise<string | null> {
  const { env } = engine
  const started = performance.now()
  const ask = async (program: string, args: readonly string[]) => {
    const left = patienceSeconds - (performance.now() - started) / 1000
    return runCommand(program, args, { env, timeoutSeconds: Math.max(left, 0.001) })
  }
  const image = await ensureImage(engine.command, innerUid(engine, user), ask)
  if (image !== null) return hasTimedOut(image) ? SILENT : tellLast(image)
  const run = {
    command: [],
    projectFolder: '/tmp',
    homeFolder: '/tmp',
    workingDirectory: '/tmp',
    readOnly: [],
    env: {},
  }
  const bounded = { ...run, temporaryBytes: 1_000_000, maxProcesses: 64, memoryBytes: 64 * 1024 ** 2 }
  const [program = '', ...words] = runOptions(bounded, engine, user)
  const system = ['--mount', 'type=bind,source=/usr,destination=/usr,readonly']
  const args = [...words, ...system, imageOf(innerUid(engine, user)), '/bin/true']
  const tried = await ask(program, args)
  if (tried.exitCode === 0) return null
  return hasTimedOut(tried) ? SILENT : tellLast(tried)
}

const hasTimedOut = ({ signal }: CommandResult) => signal === 'SIGKILL'

const tellLast = ({ stderr, exitCode }: CommandResult) => lastLines(stderr, 1) || `exit code ${exitCode}`
