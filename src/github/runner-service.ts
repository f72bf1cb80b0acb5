import { homedir, userInfo } from 'node:os'
import { join } from 'node:path'
import { cacheFolder } from '../base/files/cache-folder.ts'
import { readTextIfPresent } from '../base/files/files.ts'

/** The first systemd that can put a service's processes into a leaf of its group. */
const KNOWS_SUBGROUPS = 254

/** The group that the udev rule of `doctor` gives the counters to. */
const COUNTERS_GROUP = 'greenml'

/** Share of a runner's disk that nobody minds. */
const DEFAULT_QUOTA = '50GiB'

export interface Runner {
  readonly user: string
  /** Where GitHub's runner was unpacked. */
  readonly folder: string
  readonly cache: string
  readonly quota: string
  /** Group that may read the energy counters; null: there is none of that name, and systemd would start nothing for want of it. */
  readonly countersGroup: string | null
  /** Version of systemd; null: not known, and taken for an old one. */
  readonly systemd: number | null
}

/** A runner of the user who asks. */
export async function describeRunner(env: NodeJS.ProcessEnv, systemd: number | null, etc = '/etc'): Promise<Runner> {
  const groups = (await readTextIfPresent(join(etc, 'group'))) ?? ''
  return {
    user: userInfo().username,
    folder: join(env.HOME ?? homedir(), 'actions-runner'),
    cache: cacheFolder(env),
    quota: env.GREENML_CACHE_QUOTA || DEFAULT_QUOTA,
    countersGroup: groups.split('\n').some((line) => line.startsWith(`${COUNTERS_GROUP}:`)) ? COUNTERS_GROUP : null,
    systemd,
  }
}

/**
 * A systemd unit for a runner. Its processes lie in a leaf of the service's control group: the kernel passes controllers on from a
 * group that holds none itself, and runs get their groups beside the leaf.
 */
export function renderRunnerService({ user, folder, cache, quota, countersGroup, systemd }: Runner): string {
  const knowsSubgroups = systemd !== null && systemd >= KNOWS_SUBGROUPS
  const start = `${folder}/run.sh`
  return `[Unit]
Description=GitHub runner for benchmarks
After=network-online.target
Wants=network-online.target

[Service]
User=${user}
${countersGroup === null ? '' : `SupplementaryGroups=${countersGroup}\n`}WorkingDirectory=${folder.replaceAll('%', '%%')}
Environment=${quote(`GREENML_CACHE=${cache}`)} ${quote(`GREENML_CACHE_QUOTA=${quota}`)}
ExecStart=${knowsSubgroups ? quote(start) : `/bin/sh -c ${quote(enterLeaf(start))}`}
Delegate=cpu memory pids
${knowsSubgroups ? 'DelegateSubgroup=job\n' : ''}KillMode=mixed
TimeoutStopSec=5min
Restart=no

[Install]
WantedBy=multi-user.target
`
}

/** Makes the leaf and moves there before it becomes the runner, as DelegateSubgroup= does. */
const enterLeaf = (program: string): string =>
  `leaf=/sys/fs/cgroup$(sed -n s/^0:://p /proc/self/cgroup)/job; mkdir -p "$leaf" && echo $$ >"$leaf/cgroup.procs" && exec "${program}"`

/** A word of a unit: systemd reads backslashes, quotes, `%` and `$` in it for its own. */
const quote = (text: string): string =>
  `"${text.replaceAll(/[\\"]/g, '\\$&').replaceAll('%', '%%').replaceAll('$', '$$$$')}"`
