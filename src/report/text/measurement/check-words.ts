import { formatSize } from '../../../base/size.ts'
import type { CheckFact, HostCheck, SandboxGap } from '../../../schema/doctor-report.ts'
import { type OfKind, tell, type WordsByKind } from '../by-kind.ts'
import { formatGap } from '../energy-reasons.ts'
import { formatFlopsReason, formatSampledReason } from '../execution-reasons.ts'

type Id = HostCheck['id']
type Of<K extends CheckFact['kind']> = OfKind<CheckFact, K>

const FACTS: WordsByKind<CheckFact, Id> = {
  zones: ({ measured, unreadable: [first, ...others] }) => {
    const read = measured.length === 0 ? [] : [`measured: ${measured.join(', ')}`]
    const lost = first === undefined ? [] : [`${1 + others.length} not readable: ${formatGap(first)}`]
    return [...read, ...lost].join('; ')
  },
  'no-zones': ({ gap, inContainer }) => {
    const where = inContainer
      ? 'A container hides the counters: run on the host itself.'
      : 'A machine of your own with an Intel or AMD processor and Linux has them.'
    return `${formatGap(gap)}. ${where} Energy is estimated here (×/÷2) and enters no verdict.`
  },
  'perf-event-paranoid': ({ level }) =>
    `kernel.perf_event_paranoid is ${level}, and counters of the whole machine need 0`,
  'no-meter': ({ gap }) => formatGap(gap),
  meter: ({ reads }) => METERS[reads],
  'counts-operations': 'counted by the processor: greenml measure --flops',
  'no-operations': ({ reason }) => formatFlopsReason(reason),
  reading: ({ value }, id) => READINGS[id]?.(value) ?? String(value),
  'not-shown': ({ sensors }) => `this host does not show: ${sensors.join(', ')}`,
  governor: ({ governor }) => {
    if (governor === null) return 'this host does not show how it sets its frequency'
    if (governor === 'performance') return 'performance: the frequency is held up'
    return `${governor}: the frequency follows the load; 'performance' gives steadier times`
  },
  sandbox: ({ engine, used }) => {
    if (engine === null) return 'imported and generated code can run'
    const when = used ? 'where bubblewrap does not work' : 'with --sandbox container'
    return `imported and generated code can run by ${engine}, ${when}`
  },
  'no-sandbox': (fact, id) => formatSandboxGaps(fact.gaps) + (id === 'bubblewrap' ? formatLoss(fact) : ''),
  'memory-limits': 'the kernel limits the memory of each run and counts its CPU time',
  'memory-sampled': ({ reason }) => formatSampled(formatSampledReason(reason)),
  'memory-untried': ({ detail }) => formatSampled(detail),
  version: ({ version, enough }) => (enough ? version : `${version || 'python3 fails'}; 3.10 or newer is needed`),
  'not-installed': (_, id) => NOT_INSTALLED[id] ?? 'it is not installed',
  disk: ({ cache, temporary }) =>
    `${formatSize(cache.bytes)} free for environments (${cache.path}), ${formatSize(temporary.bytes)} in ${temporary.path}`,
  keys: ({ set, missing, files = {} }) =>
    set.length > 0
      ? `set: ${set.map((name) => name + (files[name] === undefined ? '' : ` (from ${files[name]})`)).join(', ')}; not set: ${missing.join(', ') || 'none'}`
      : `not set: ${missing.join(', ')}: only recorded answers and --answers DIR can be used; .env.example lists the keys`,
  service: ({ path, systemd, installed }) => {
    if (installed) return `${path} is there`
    return systemd === null ? 'no systemd runs here: start the runner by other means' : `there is no ${path}`
  },
  'subordinate-ids': ({ user, uids, gids }) => {
    if (uids && gids) return `numbers are set aside for containers of ${user}`
    const lacking = [...(uids ? [] : ['/etc/subuid']), ...(gids ? [] : ['/etc/subgid'])].join(' and ')
    return `${user} is not in ${lacking}, by which rootless containers get their users; root needs neither`
  },
  'cache-quota': ({ path, quotaBytes }) =>
    quotaBytes === null
      ? `${path} may take all of its disk: set GREENML_CACHE_QUOTA, as 50GiB`
      : `${path} is kept below ${formatSize(quotaBytes)}`,
  labels: ({ labels }) =>
    labels.length === 0
      ? 'none beside its own: no energy counter and no GPU can be read here'
      : `configure the runner with --labels ${labels.join(',')}`,
  reported: ({ detail }, id) =>
    id === 'disk' ? `${detail} GREENML_CACHE names the cache, TMPDIR what is temporary.` : detail,
}

const formatSampled = (why: string) =>
  `${why}: memory is looked at several times a second, and a run can exceed its limit between two looks`

const METERS: Readonly<Record<Of<'meter'>['reads'], string>> = {
  'second-source': 'a second source: greenml measure --meter powercap,perf compares the two',
  'energy-counter': 'measured: energy counter',
  power: 'measured: integrated power, coarser',
  cards: 'measured: energy or power of the cards',
  powermetrics: 'measured by powermetrics',
}

const READINGS: Readonly<Partial<Record<Id, (value: number) => string>>> = {
  temperature: (value) => `${value.toFixed(0)} °C now`,
  frequency: (value) => `${value.toFixed(0)} MHz now`,
  throttling: (value) => `${value} times since the system started; each run is watched`,
}

const NOT_INSTALLED: Readonly<Partial<Record<Id, string>>> = {
  python: 'python3 is not installed',
  git: 'needed by import',
  uv: 'not on PATH: a pinned build is fetched from the package index when environments are made',
}

function formatLoss({ gaps, replaced, restricted }: Of<'no-sandbox'>): string {
  const lost = replaced ? 'containers are used, which take longer to make' : 'imported and generated code is refused'
  const isInstalled = gaps.every(({ kind }) => kind !== 'not-installed')
  return `: ${lost}${isInstalled && !restricted ? '; a container must be one that may make namespaces' : ''}`
}

const SANDBOX_GAPS: WordsByKind<SandboxGap> = {
  'not-installed': ({ programs }) =>
    programs.length === 1 ? `${programs[0]} is not installed` : `neither ${programs.join(' nor ')} is installed`,
  'does-not-work': ({ program, detail }) => `${program} does not work here: ${detail}`,
  missing: ({ path }) => `there is no ${path}, which a container starts with`,
}

const formatSandboxGaps = (gaps: readonly SandboxGap[]) => gaps.map((gap) => tell(SANDBOX_GAPS, gap, null)).join('; ')

const COSTS: Readonly<Partial<Record<CheckFact['kind'], string>>> = {
  zones:
    'members of the group can watch the power draw, from which secrets of other programs can leak (CVE-2020-8694): only on a machine that you share with nobody.',
  'perf-event-paranoid':
    'every local user can then count events of every program, a side channel. RAPL by its files needs none of it.',
  governor: 'more power at rest; a change starts a new host state, which is not pooled with the old one.',
  'no-sandbox':
    'every local program may then make user namespaces, which widens what a fault of the kernel can be used for.',
}

/** What a check of this machine found. */
export const formatCheck = ({ id, fact }: HostCheck): string => tell(FACTS, fact, id)

/** What the commands that mend it cost, in security or otherwise. */
export function formatCost({ fact, state, fix }: HostCheck): string | null {
  if (fact.kind === 'disk' && state !== 'works') {
    return `an environment takes up to ${formatSize(fact.neededBytes)}: set GREENML_CACHE to a larger disk.`
  }
  return fix === undefined || (fact.kind === 'no-sandbox' && !fact.restricted) ? null : (COSTS[fact.kind] ?? null)
}
