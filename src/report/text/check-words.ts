import { formatSize } from '../../base/size.ts'
import type { CheckFact, HostCheck, SandboxGap } from '../../schema/doctor.ts'
import { formatGap } from './energy-reasons.ts'

type Of<K extends CheckFact['kind']> = Extract<CheckFact, { kind: K }>

/** What a check of this machine found. */
export function formatCheck({ id, fact }: HostCheck): string {
  switch (fact.kind) {
    case 'zones':
      return formatZones(fact)
    case 'no-zones':
      return formatNoZones(fact)
    case 'perf-event-paranoid':
      return `kernel.perf_event_paranoid is ${fact.level}, and counters of the whole machine need 0`
    case 'no-meter':
      return formatGap(fact.gap)
    case 'meter':
      return METER_WORDS[fact.reads]
    case 'counts-operations':
      return 'counted by the processor: greenml measure --flops'
    case 'reading':
      return READING_WORDS[id]?.(fact.value) ?? String(fact.value)
    case 'not-shown':
      return `this host does not show: ${fact.sensors.join(', ')}`
    case 'governor':
      return formatGovernor(fact)
    case 'sandbox':
      return formatSandbox(fact)
    case 'no-sandbox':
      return id === 'bubblewrap' ? formatNoBubblewrap(fact) : formatSandboxGaps(fact.gaps)
    case 'memory-limits':
      return 'the kernel limits the memory of each run and counts its CPU time'
    case 'memory-sampled':
      return `${fact.detail}: memory is looked at several times a second, and a run can exceed its limit between two looks`
    case 'version':
      return fact.enough ? fact.version : `${fact.version || 'python3 fails'}; 3.10 or newer is needed`
    case 'not-installed':
      return NOT_INSTALLED_WORDS[id] ?? 'it is not installed'
    case 'disk':
      return `${formatSize(fact.cache.bytes)} free for environments (${fact.cache.path}), ${formatSize(fact.temporary.bytes)} in ${fact.temporary.path}`
    case 'keys':
      return formatKeys(fact)
    case 'reported':
      return fact.detail
  }
}

/** What the commands that mend it cost, in security or otherwise. */
export function formatCost({ fact, state, fix }: HostCheck): string | null {
  if (fact.kind === 'disk' && state !== 'works') {
    return `an environment takes up to ${formatSize(fact.neededBytes)}: set GREENML_CACHE to a larger disk.`
  }
  return fix === undefined || (fact.kind === 'no-sandbox' && !fact.restricted) ? null : (COST_WORDS[fact.kind] ?? null)
}

const COST_WORDS: Readonly<Partial<Record<CheckFact['kind'], string>>> = {
  zones:
    'members of the group can watch the power draw, from which secrets of other programs can leak (CVE-2020-8694): only on a machine that you share with nobody.',
  'perf-event-paranoid':
    'every local user can then count events of every program, a side channel. RAPL by its files needs none of it.',
  governor: 'more power at rest; a change starts a new stratum, which is not pooled with the old one.',
  'no-sandbox':
    'every local program may then make user namespaces, which widens what a fault of the kernel can be used for.',
}

const METER_WORDS: Readonly<Record<Of<'meter'>['reads'], string>> = {
  'second-source': 'a second source: greenml measure --meter powercap,perf compares the two',
  'energy-counter': 'measured: energy counter',
  power: 'measured: integrated power, coarser',
  cards: 'measured: energy or power of the cards',
  powermetrics: 'measured by powermetrics',
}

const READING_WORDS: Readonly<Partial<Record<HostCheck['id'], (value: number) => string>>> = {
  temperature: (value) => `${value.toFixed(0)} °C now`,
  frequency: (value) => `${value.toFixed(0)} MHz now`,
  throttling: (value) => `${value} times since the system started; each run is watched`,
}

const NOT_INSTALLED_WORDS: Readonly<Partial<Record<HostCheck['id'], string>>> = {
  python: 'python3 is not installed',
  git: 'needed by import',
  uv: 'not on PATH: a pinned build is fetched from the package index when environments are made',
}

function formatZones({ measured, unreadable: [first, ...others] }: Of<'zones'>): string {
  const read = measured.length === 0 ? [] : [`measured: ${measured.join(', ')}`]
  const lost = first === undefined ? [] : [`${1 + others.length} not readable: ${formatGap(first)}`]
  return [...read, ...lost].join('; ')
}

function formatNoZones({ gap, inContainer }: Of<'no-zones'>): string {
  const where = inContainer
    ? 'A container hides the counters: run on the host itself.'
    : 'A machine of your own with an Intel or AMD processor and Linux has them.'
  return `${formatGap(gap)}. ${where} Energy is estimated here (×/÷2) and enters no verdict.`
}

function formatGovernor({ governor }: Of<'governor'>): string {
  if (governor === null) return 'this host does not show how it sets its frequency'
  if (governor === 'performance') return 'performance: the frequency is held up'
  return `${governor}: the frequency follows the load; 'performance' gives steadier times`
}

function formatSandbox({ engine, used }: Of<'sandbox'>): string {
  if (engine === null) return 'imported and generated code can run'
  const when = used ? 'where bubblewrap does not work' : 'with --sandbox container'
  return `imported and generated code can run by ${engine}, ${when}`
}

function formatNoBubblewrap({ gaps, replaced, restricted }: Of<'no-sandbox'>): string {
  const lost = replaced ? 'containers are used, which take longer to make' : 'imported and generated code is refused'
  const isInstalled = gaps.every(({ kind }) => kind !== 'not-installed')
  const hint = isInstalled && !restricted ? '; a container must be one that may make namespaces' : ''
  return `${formatSandboxGaps(gaps)}: ${lost}${hint}`
}

const formatSandboxGaps = (gaps: readonly SandboxGap[]) => gaps.map(formatSandboxGap).join('; ')

function formatSandboxGap(gap: SandboxGap): string {
  switch (gap.kind) {
    case 'not-installed':
      return gap.programs.length === 1
        ? `${gap.programs[0]} is not installed`
        : `neither ${gap.programs.join(' nor ')} is installed`
    case 'does-not-work':
      return `${gap.program} does not work here: ${gap.detail}`
    case 'missing':
      return `there is no ${gap.path}, which a container starts with`
  }
}

function formatKeys({ set, missing }: Of<'keys'>): string {
  if (set.length === 0) {
    return `not set: ${missing.join(', ')}: only recorded answers and --answers DIR can be used; .env.example lists the keys`
  }
  return `set: ${set.join(', ')}; not set: ${missing.join(', ') || 'none'}`
}
