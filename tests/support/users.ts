import { runCommand } from '../../src/base/processes/process.ts'
import { CLI } from './cli.ts'

/** A user who may do nothing in particular: no control group can be made, and a sandbox is made without privilege. */
export const PLAIN_UID = 12345

/** What a command is begun with to be run as another user, with none of root's rights. */
export const asUser = (uid: number): string[] => [
  'setpriv',
  '--reuid',
  `${uid}`,
  '--regid',
  `${uid}`,
  '--clear-groups',
  '--inh-caps=-all',
  '--bounding-set=-all',
  '--',
]

/** Why bubblewrap and this checkout are not a plain user's to use here; null: they are. */
export async function whyNotPlainUser(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'only root can become another user'
  const [program = '', ...args] = asUser(PLAIN_UID)
  const run = (...command: readonly string[]) => runCommand(program, [...args, ...command], { cwd: '/' })
  const tried = await run('bwrap', '--unshare-user', '--ro-bind', '/', '/', 'true').catch(String)
  if (typeof tried === 'string') return tried
  if (tried.exitCode !== 0) return tried.stderr.trim()
  return (await run(...CLI, '--version')).exitCode === 0 ? null : 'another user can not read this checkout'
}
