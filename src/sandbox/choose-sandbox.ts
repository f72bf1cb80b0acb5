import { UserError } from '../base/errors.ts'
import { findProgram } from '../base/processes/find-program.ts'
import { runCommand } from '../base/processes/process.ts'
import { lastLines, nameFact } from '../base/text/text.ts'
import type { SandboxGap } from '../schema/doctor-report.ts'
import type { SandboxTier } from '../schema/measurement/execution.ts'
import type { Allowable, SandboxChoice } from '../schema/options/sandbox-choices.ts'
import { BUBBLEWRAP, wrapInBubblewrap } from './bubblewrap.ts'
import { wrapInContainer } from './container.ts'
import { findEngine } from './engine.ts'
import { OWN_UID, programEnvironment, SYSTEM_PATH } from './inside.ts'
import { listPassThrough } from './pass-through.ts'
import type { SandboxedCommand, WrappedCommand } from './sandboxed-command.ts'

export interface Sandbox {
  readonly tier: SandboxTier
  /** The uid that the program's files have to belong to; null when it runs as the caller. */
  readonly ownerUid: number | null
  /** Hardware that it shows because somebody asked for it. */
  readonly allowed: readonly Allowable[]
  wrap(command: SandboxedCommand): WrappedCommand
}

/** No isolation: for code that is trusted as this tool is, or that the user vouches for. */
export const noSandbox: Sandbox = {
  tier: 'none',
  ownerUid: null,
  allowed: [],
  wrap: (run) => ({
    argv: run.command,
    env: programEnvironment(run.env, run.homeFolder, run.homeFolder),
    cwd: run.workingDirectory,
  }),
}

/** `engine`: what makes the containers. */
export type FoundSandbox =
  | { readonly sandbox: Sandbox; readonly engine?: string }
  | { readonly sandbox: null; readonly gaps: readonly SandboxGap[] }

/** bubblewrap when it works here, else null and why; `searchPath`: where it is looked for. */
export async function findBubblewrap(searchPath: string = SYSTEM_PATH): Promise<FoundSandbox> {
  const asRoot = process.getuid?.() === 0
  const sandbox: Sandbox = {
    tier: 'bubblewrap',
    ownerUid: asRoot ? OWN_UID : null,
    allowed: [],
    wrap: (run) => wrapInBubblewrap(run, asRoot ? OWN_UID : null),
  }
  const probe = sandbox.wrap({
    command: ['/bin/sh', '-c', ': </etc/passwd'], // this tool's files have to be readable for the user inside
    projectFolder: '/tmp',
    homeFolder: '/tmp',
    workingDirectory: '/tmp',
    readOnly: [],
    env: {},
    temporaryBytes: 1_000_000,
    maxProcesses: 64,
  })
  if (findProgram(BUBBLEWRAP, { PATH: searchPath }) === null) {
    return { sandbox: null, gaps: [{ kind: 'not-installed', programs: ['bubblewrap'] }] }
  }
  const [program = BUBBLEWRAP, ...args] = probe.argv
  const result = await runCommand(program, args, { env: { PATH: searchPath }, timeoutSeconds: 10 })
  if (result.exitCode === 0) return { sandbox }
  const detail = lastLines(result.stderr, 1)
  return { sandbox: null, gaps: [{ kind: 'does-not-work', program: BUBBLEWRAP, detail }] }
}

/** Containers by search path: an engine takes a moment to try, and one that hangs a long one. */
const CONTAINERS = new Map<string, Promise<FoundSandbox>>()

/** podman or docker when one of them works here, else null and why. */
export function findContainer(searchPath: string = SYSTEM_PATH, patienceSeconds?: number): Promise<FoundSandbox> {
  const found = CONTAINERS.get(searchPath) ?? lookForContainer(searchPath, patienceSeconds)
  CONTAINERS.set(searchPath, found)
  return found
}

async function lookForContainer(searchPath: string, patienceSeconds?: number): Promise<FoundSandbox> {
  const uid = process.getuid?.() ?? OWN_UID
  const asRoot = uid === 0
  const user = { uid: asRoot ? OWN_UID : uid, asRoot }
  const found = await findEngine(user, searchPath, patienceSeconds)
  if (found.engine === null) return { sandbox: null, gaps: found.gaps }
  const { engine } = found
  const sandbox: Sandbox = {
    tier: 'container',
    ownerUid: asRoot ? OWN_UID : null,
    allowed: [],
    wrap: (run) => wrapInContainer(run, engine, user),
  }
  return { sandbox, engine: engine.name }
}

/** The same sandbox, which also shows what was asked for of the hardware of a host whose files lie at `root`. */
export function showHardware(sandbox: Sandbox, allowed: readonly Allowable[], root?: string): Sandbox {
  if (allowed.length === 0) return sandbox
  const passThrough = listPassThrough(allowed, root)
  return { ...sandbox, allowed, wrap: (run) => sandbox.wrap({ ...run, passThrough }) }
}

/** bubblewrap first: it isolates as well, and makes its sandbox in a small part of the time (bench/sandbox/set-up.ts). */
const FINDERS = {
  auto: [findBubblewrap, findContainer],
  bubblewrap: [findBubblewrap],
  container: [findContainer],
} as const

async function findSandbox(
  choice: Exclude<SandboxChoice, 'none'>,
  searchPath: string | undefined,
): Promise<FoundSandbox> {
  const gaps: SandboxGap[] = []
  for (const find of FINDERS[choice]) {
    const found: FoundSandbox = await find(searchPath)
    if (found.sandbox) return found
    gaps.push(...found.gaps)
  }
  return { sandbox: null, gaps }
}

/**
 * The sandbox that a run gets. Code that nobody vouched for never runs without one: that ends with exit code 3.
 * `trusted`: every file that will run hashes equal to one committed with this tool. `userTrusts`: null where no user's word is taken.
 */
export async function chooseSandbox(
  choice: SandboxChoice,
  options: {
    trusted: boolean
    userTrusts: boolean | null
    warn: (text: string) => void
    searchPath?: string
    /** Hardware to show. */
    allow?: readonly Allowable[] | undefined
    /** Where the host's files lie. */
    root?: string
  },
): Promise<Sandbox> {
  const { allow = [] } = options
  if (allow.includes('gpu') && listPassThrough(allow, options.root).devices.length === 0)
    options.warn('--allow gpu: this host has no GPU that could be shown (no /dev/nvidia*, /dev/dri, /dev/kfd)')
  return showHardware(await chooseTier(choice, options), allow, options.root)
}

const OWN_WORD = 'add --i-trust-this-code if you have read every line of it'

async function chooseTier(
  choice: SandboxChoice,
  options: Omit<Parameters<typeof chooseSandbox>[1], 'allow'>,
): Promise<Sandbox> {
  const mayRunBare = options.trusted || options.userTrusts === true
  const byWord = (words: string) => (options.userTrusts === null ? '' : words)
  if (choice === 'none') {
    if (mayRunBare) return noSandbox
    throw new UserError(
      'Refused: --sandbox none would run code that nobody vouched for without isolation.\n' +
        `Install bubblewrap and leave --sandbox out${byWord(`, or ${OWN_WORD}`)}.`,
      3,
    )
  }
  const found = await findSandbox(choice, options.searchPath)
  if (found.sandbox) return found.sandbox
  const why = found.gaps.map(nameFact).join('; ')
  if (choice === 'auto' && mayRunBare) {
    options.warn(`no sandbox (${why}); ${options.trusted ? 'this code is part of the tool' : 'you trust it'}`)
    return noSandbox
  }
  throw new UserError(
    `Refused: this would run code that nobody vouched for, and there is no sandbox: ${why}.\n` +
      `Debian, Ubuntu: sudo apt-get install ${choice === 'container' ? 'podman' : 'bubblewrap'}.${byWord(` Or ${OWN_WORD}.`)}`,
    3,
  )
}
