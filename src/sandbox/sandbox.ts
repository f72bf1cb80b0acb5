import { UserError } from '../base/errors.ts'
import { findProgram } from '../base/find-program.ts'
import { runCommand } from '../base/process.ts'
import type { SandboxTier } from '../schema/record.ts'
import { BUBBLEWRAP, SYSTEM_PATH, wrapInBubblewrap } from './bubblewrap.ts'
import type { SandboxedCommand, WrappedCommand } from './sandboxed-command.ts'

export interface Sandbox {
  readonly tier: SandboxTier
  /** The uid that the program's files have to belong to; null when it runs as the caller. */
  readonly ownerUid: number | null
  wrap(command: SandboxedCommand): WrappedCommand
}

const UNTRUSTED_UID = 65534

/** No isolation: for code that is trusted as this tool is, or that the user vouches for. */
export const noSandbox: Sandbox = {
  tier: 'none',
  ownerUid: null,
  wrap: (run) => ({
    argv: run.command,
    env: { ...run.env, PATH: SYSTEM_PATH, HOME: run.homeFolder, TMPDIR: run.homeFolder },
    cwd: run.workingDirectory,
  }),
}

/** bubblewrap when it works here, else null and the reason; `searchPath`: where it is looked for. */
export async function findBubblewrap(
  searchPath: string = SYSTEM_PATH,
): Promise<{ sandbox: Sandbox } | { sandbox: null; reason: string }> {
  const asRoot = process.getuid?.() === 0
  const sandbox: Sandbox = {
    tier: 'bubblewrap',
    ownerUid: asRoot ? UNTRUSTED_UID : null,
    wrap: (run) => wrapInBubblewrap(run, asRoot ? UNTRUSTED_UID : null),
  }
  const probe = sandbox.wrap({
    command: ['/bin/true'],
    projectFolder: '/tmp',
    homeFolder: '/tmp',
    workingDirectory: '/tmp',
    readOnly: [],
    env: {},
    temporaryBytes: 1_000_000,
    maxProcesses: 64,
  })
  if (findProgram(BUBBLEWRAP, { PATH: searchPath }) === null) {
    return { sandbox: null, reason: 'bubblewrap is not installed' }
  }
  const [program = BUBBLEWRAP, ...args] = probe.argv
  const result = await runCommand(program, args, { env: { PATH: searchPath }, timeoutSeconds: 10 })
  if (result.exitCode === 0) return { sandbox }
  return { sandbox: null, reason: `${BUBBLEWRAP} does not work here: ${result.stderr.trim().split('\n').at(-1)}` }
}

export type SandboxChoice = 'auto' | 'bubblewrap' | 'none'

/**
 * The sandbox that a run gets. Code that nobody vouched for never runs without one: that ends with exit code 3.
 * `trusted`: every file that will run hashes equal to one committed with this tool.
 */
export async function chooseSandbox(
  choice: SandboxChoice,
  options: { trusted: boolean; userTrusts: boolean; warn: (text: string) => void; searchPath?: string },
): Promise<Sandbox> {
  const mayRunBare = options.trusted || options.userTrusts
  if (choice === 'none') {
    if (mayRunBare) return noSandbox
    throw new UserError(
      'Refused: --sandbox none would run code that nobody vouched for without isolation.\n' +
        'Install bubblewrap and leave --sandbox out, or add --i-trust-this-code if you have read every line of it.',
      3,
    )
  }
  const found = await findBubblewrap(options.searchPath)
  if (found.sandbox) return found.sandbox
  if (choice === 'auto' && mayRunBare) {
    options.warn(`no sandbox (${found.reason}); ${options.trusted ? 'this code is part of the tool' : 'you trust it'}`)
    return noSandbox
  }
  throw new UserError(
    `Refused: this would run code that nobody vouched for, and there is no sandbox: ${found.reason}.\n` +
      'Debian, Ubuntu: sudo apt-get install bubblewrap. Or add --i-trust-this-code if you have read every line of it.',
    3,
  )
}
