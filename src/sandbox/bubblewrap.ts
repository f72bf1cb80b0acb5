import { availableParallelism, release } from 'node:os'
import { isBelow } from '../base/files/paths.ts'
import { limitedTo } from '../base/processes/process-limits.ts'
import {
  HOME,
  OWN_FILES,
  OWN_UID,
  PROJECT,
  programEnvironment,
  SYSTEM_FILES,
  SYSTEM_PATH,
  seenInside,
} from './inside.ts'
import { NOTHING } from './pass-through.ts'
import { listPlaces, type SandboxedCommand, type WrappedCommand } from './sandboxed-command.ts'
import { seccompFile } from './seccomp.ts'

export const BUBBLEWRAP = 'bwrap'

/**
 * bubblewrap as root drops to `uid` inside, so that process limits hold (they don't for uid 0) and /proc/1/environ is
 * closed; for other users a user namespace does the same without privilege. bubblewrap itself starts with an empty
 * environment: its own pid 1 would otherwise show the caller's. A filter of system calls closes what namespaces leave open.
 */
export function wrapInBubblewrap(run: SandboxedCommand, uid: number | null): WrappedCommand {
  const inside = (path: string) => path.replace(run.projectFolder, PROJECT)
  const environment = programEnvironment(seenInside(run.env, run.projectFolder), HOME, '/tmp')
  const filter = seccompFile()
  const { devices, readOnly } = run.passThrough ?? NOTHING
  const argv = [
    filter === null ? [BUBBLEWRAP] : [...WITH_FILTER, filter, BUBBLEWRAP, '--seccomp', FILTER_FD],
    uid === null ? ['--unshare-user', '--uid', String(OWN_UID), '--gid', String(OWN_UID)] : [],
    ['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
    ['--hostname', 'sandbox', '--die-with-parent', '--new-session', '--clearenv'],
    ['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin', '--symlink', 'usr/lib', '/lib'],
    ['--symlink', 'usr/lib64', '/lib64', '--symlink', 'usr/sbin', '/sbin'],
    foldersAbove('/etc/passwd'),
    SYSTEM_FILES.flatMap((path) => ['--ro-bind-try', path, path]),
    OWN_FILES.flatMap(({ from, at }) => ['--ro-bind', from, at]),
    ['--proc', '/proc', ...WITHOUT_FIRST, '--dev', '/dev'],
    ['--size', String(run.temporaryBytes), '--perms', '1777', '--tmpfs', '/tmp'],
    // Shared memory of its own: without it joblib and multiprocessing fall back to one process.
    ['--size', String(run.temporaryBytes), '--perms', '1777', '--tmpfs', '/dev/shm'],
    run.readOnly.filter((path) => !isBelow(path, '/usr')).flatMap(showReadOnly),
    devices.flatMap(({ from, at }) => [...foldersAbove(at), '--dev-bind', from, at]),
    readOnly.flatMap(({ from, at }) => [...foldersAbove(at), '--ro-bind', from, at]),
    ['--bind', run.homeFolder, HOME],
    [...foldersAbove(PROJECT), '--bind', run.projectFolder, PROJECT],
    (run.writable ?? []).flatMap(({ folder, at }) => [...foldersAbove(inside(at)), '--bind', folder, inside(at)]),
    listPlaces(run).flatMap(({ at, shows }) => [...foldersAbove(at), '--symlink', `${PROJECT}/${shows}`, at]),
    ['--chdir', inside(run.workingDirectory)],
    ['--remount-ro', '/'], // the root itself is a file system in memory, which a user namespace's owner could fill
    Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    uid === null ? [] : CAPABILITIES_TO_DROP_TO,
    ['--'],
    uid === null ? inOwnNamespace(run.maxProcesses) : dropTo(uid, run.maxProcesses),
    run.command.map(inside),
  ].flat()
  return { argv, env: { PATH: SYSTEM_PATH }, cwd: '/' }
}

/** bubblewrap takes the filter from a descriptor: a shell opens it and becomes bubblewrap. */
const FILTER_FD = '9'
const WITH_FILTER = ['/bin/sh', '-c', `exec "$@" ${FILTER_FD}<"$0"`]

/** The folders above are made by bubblewrap for its own user only; the program's user has to pass through them. */
function foldersAbove(path: string): string[] {
  const above = path.split('/').slice(1, -1)
  const folders = above.map((_, depth) => `/${above.slice(0, depth + 1).join('/')}`)
  return folders.flatMap((folder) => ['--perms', '0755', '--dir', folder])
}

const showReadOnly = (path: string) => [...foldersAbove(path), '--ro-bind', path, path]

/**
 * bubblewrap's own pid 1, which no filter holds, tells by its command line where things lie on the host, and has the program's
 * uid in a user namespace: of what /proc has of it nothing is shown.
 */
const WITHOUT_FIRST = ['--tmpfs', '/proc/1', '--remount-ro', '/proc/1']

/** Since Linux 5.14 processes are counted in each user namespace by itself; before, all that the user runs would count. */
function inOwnNamespace(maxProcesses: number): string[] {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return major > 5 || (major === 5 && minor >= 14) ? [...limitedTo({ nproc: maxProcesses }), '--'] : []
}

/**
 * Capabilities that stay until `dropTo` takes them away too: to change the user, and to enter a folder that only that user
 * may enter.
 */
const CAPABILITIES_TO_DROP_TO =
  '--cap-drop ALL --cap-add CAP_SETUID --cap-add CAP_SETGID --cap-add CAP_DAC_READ_SEARCH'.split(' ')

/**
 * The kernel counts the processes of all that this user runs, and of runs that are made side by side none may take what another
 * needs: the limit is that of one for each processor, and who started a run ends it above its own.
 */
function dropTo(uid: number, maxProcesses: number): string[] {
  const bounded = limitedTo({ nproc: maxProcesses * availableParallelism() })
  const user = [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']
  return [...bounded, '/usr/bin/setpriv', ...user, '--no-new-privs', '--inh-caps=-all', '--']
}
