import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { assetPath } from '../base/package.ts'
import { hardLimit, lowerLimit } from '../base/processes/process-limits.ts'
import { imageOf } from './engine-image.ts'
import { HOME, PROJECT, programEnvironment, SYSTEM_FILES, seenInside } from './inside.ts'
import { NOTHING } from './pass-through.ts'
import { listPlaces, type SandboxedCommand, type WrappedCommand } from './sandboxed-command.ts'
import { SECCOMP_PROFILE } from './seccomp.ts'

export const FIRST_PROCESS = ['/usr/bin/python3', '-I', '-S']
const INIT = '/run/greenml/init.py'
const SOCKET = '/run/greenml/launcher'
/** The engine's process 1 and what becomes the program, beside the program's own. */
const OWN_PROCESSES = 4

/** A program that makes containers, as it is called here. */
export interface Engine {
  readonly name: 'podman' | 'docker'
  /** The program and, where its default does not work here, the runtime that does. */
  readonly command: readonly string[]
  /** Whether it can bound memory and processes; where not (no control groups for this user), the launcher looks. */
  readonly limits: boolean
  readonly env: Readonly<Record<string, string>>
}

/** The user that a container's program runs as, and how the engine is told. */
export interface ContainerUser {
  readonly uid: number
  /** Whether the engine itself is run by root. */
  readonly asRoot: boolean
}

/**
 * podman or docker, with a file system of nothing but empty folders, into which this host's /usr is shown read-only: an
 * environment finds its interpreter where it was made. Its process 1 is the launcher's (assets/sandbox/init.py): that takes the
 * program, its environment and its output from the launcher, so that nothing of them stands in the engine's arguments or
 * passes through it.
 */
export function wrapInContainer(run: SandboxedCommand, engine: Engine, user: ContainerUser): WrappedCommand {
  const inside = (path: string) => path.replace(run.projectFolder, PROJECT)
  const socket = join(dirname(run.homeFolder), 'launcher')
  const name = `greenml-${process.pid}-${randomBytes(4).toString('hex')}`
  const { env } = engine
  const system = ['/usr', ...SYSTEM_FILES.filter((path) => existsSync(path)), ...outsideOfUsr(run.readOnly)]
  const binds = [
    ...system.map((path) => bind(path, path, true)),
    bind(assetPath('sandbox', 'init.py'), INIT, true),
    bind(socket, SOCKET, true),
    bind(run.homeFolder, HOME, false),
    bind(run.projectFolder, PROJECT, false),
    ...(run.writable ?? []).map(({ folder, at }) => bind(folder, inside(at), false)),
    ...listPlaces(run).map(({ at, shows }) => bind(join(run.projectFolder, shows), at, false)),
  ]
  return {
    argv: [
      ...runOptions(run, engine, user),
      '--name',
      name,
      ...binds.flat(),
      imageOf(innerUid(engine, user)),
      ...FIRST_PROCESS,
      INIT,
      SOCKET,
    ],
    env,
    cwd: '/',
    container: {
      socket,
      uid: user.uid,
      remove: { argv: [...engine.command, 'rm', '--force', name], env },
      inside: {
        argv: run.command.map(inside),
        env: programEnvironment(seenInside(run.env, run.projectFolder), HOME, '/tmp'),
        cwd: inside(run.workingDirectory),
      },
    },
  }
}

/** Everything that is the same for each program: isolation, limits, and the hardware that was asked for. */
export function runOptions(run: SandboxedCommand, engine: Engine, user: ContainerUser): string[] {
  const { devices, readOnly } = run.passThrough ?? NOTHING
  const inner = innerUid(engine, user)
  return [
    [...engine.command, 'run', '--rm', '--pull', 'never', '--log-driver', 'none', '--workdir', '/'],
    ['--network', 'none', '--ipc', 'private', '--hostname', 'sandbox', '--read-only'],
    ['--user', `${inner}:${inner}`, '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges'],
    ['--security-opt', `seccomp=${SECCOMP_PROFILE}`, '--security-opt', 'label=disable'],
    keepLimits(),
    engine.limits ? ['--pids-limit', String(run.maxProcesses + OWN_PROCESSES)] : [],
    run.memoryBytes === undefined || !engine.limits ? [] : limitMemory(run.memoryBytes),
    ['--shm-size', String(run.temporaryBytes)],
    ['--tmpfs', `/tmp:rw,exec,nosuid,nodev,size=${run.temporaryBytes},mode=1777`],
    // Instead of this host's /sys, which names its network, its hardware and its control groups.
    ['--tmpfs', `/sys:${readOnly.length > 0 ? 'rw' : 'ro'},nosuid,nodev,noexec,size=64k,mode=0555`],
    ['--tmpfs', '/sys/fs/cgroup:ro,nosuid,nodev,noexec,size=4k,mode=0555'],
    engine.name === 'podman' ? PODMAN_ONLY : [],
    devices.flatMap(({ from, at }) => ['--device', `${from}:${at}`]),
    readOnly.flatMap(({ from, at }) => bind(from, at, true)),
  ].flat()
}

/** podman run by a user makes a user namespace whose root is that user: without capabilities, it is nobody else. */
export const innerUid = ({ name }: Engine, { uid, asRoot }: ContainerUser): number =>
  name === 'podman' && !asRoot ? 0 : uid

/** podman would else add names of hosts and users, files in memory, and proxies of the caller's environment. */
const PODMAN_ONLY = '--no-hosts --passwd=false --read-only-tmpfs=false --http-proxy=false --sdnotify ignore'.split(' ')

/**
 * The limits of this process: podman's own defaults may be above, without the right to raise them. It also lowers its limit of
 * processes to that of open files.
 */
function keepLimits(): string[] {
  const files = hardLimit('nofile')
  const limits = { nofile: files, nproc: lowerLimit('nproc', files) }
  return Object.entries(limits).flatMap(([name, most]) =>
    Number.isFinite(most) ? ['--ulimit', `${name}=${most}:${most}`] : [],
  )
}

const limitMemory = (bytes: number) => ['--memory', String(bytes), '--memory-swap', String(bytes)]

/** Each once: an engine refuses a second mount at the same place. */
const outsideOfUsr = (paths: readonly string[]) => [
  ...new Set(paths.filter((path) => path !== '/usr' && !path.startsWith('/usr/'))),
]

/** The value is a line of CSV. */
function bind(from: string, at: string, readOnly: boolean): string[] {
  const fields = ['type=bind', `source=${from}`, `destination=${at}`, ...(readOnly ? ['readonly'] : [])]
  return ['--mount', fields.map((field) => (/[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field)).join(',')]
}
