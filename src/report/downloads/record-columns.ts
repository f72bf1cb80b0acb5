import { sumKnown } from '../../base/numbers.ts'
import { cleanLine } from '../../base/text/clean-text.ts'
import type { Cell } from '../../base/text/delimited.ts'
import { recordedStem } from '../../schema/generation/recorded-name.ts'
import type { EnergyReading } from '../../schema/measurement/execution.ts'
import { measuredJoules, measuredNetJoules } from '../../schema/measurement/package-energy.ts'
import { type FlopsReading, PHASES, type RunRecord } from '../../schema/measurement/record.ts'
import { formatDoubts, formatEnergyReason, formatRestGap } from '../text/energy-reasons.ts'
import { formatExecutionReason, formatFlopsReason } from '../text/execution-reasons.ts'

/** What a column holds: one printable line, an integer, or any number. */
export type ColumnType = 'text' | 'integer' | 'number'

/** A column of the table of runs: what stands in it, and what to know of it. */
export interface RecordColumn {
  readonly type: ColumnType
  /** With its unit. */
  readonly about: string
  /** Null: not known, or does not apply. */
  readonly read: (record: RunRecord) => Cell
}

type Columns = Readonly<Record<string, RecordColumn>>

const LONGEST_CELL = 1000
const text = (about: string, read: (record: RunRecord) => string | null): RecordColumn => ({
  type: 'text',
  about,
  read: (record) => {
    const said = read(record)
    return said === null ? null : cleanLine(said, LONGEST_CELL)
  },
})
const integer = (about: string, read: (record: RunRecord) => number | null): RecordColumn => ({
  type: 'integer',
  about,
  read,
})
const number = (about: string, read: (record: RunRecord) => number | null): RecordColumn => ({
  type: 'number',
  about,
  read,
})

/** GenAI-GreenML's own nine columns, in its order: what reads its results reads these. */
const ORIGINAL_COLUMNS: Columns = {
  timestamp: text('when the run began, ISO 8601 in UTC', (record) => record.startedAt),
  project: text('name of the project', (record) => record.project),
  script: text("the script's name as GenAI-GreenML names it, with mode and model; a baseline's variant", nameScript),
  status: text('OK, FAILED, TIMEOUT or SKIPPED, as GenAI-GreenML knows them', nameStatus),
  exit_code: integer('exit code of the process', (record) => record.exitCode),
  accuracy: number(
    "the script's metric in its own unit, fractions from 0 to 1; the column metric says which it is",
    (record) => record.metric?.normalised ?? null,
  ),
  exec_time_s: number('wall time in seconds', (record) => record.wallSeconds),
  energy_j: number(
    'measured joules over what the host shows of the scope; empty where energy was not measured',
    ({ energy }) => measuredJoules(energy),
  ),
  notes: text('why a run failed or a number is missing', describeNotes),
}

const OWN_COLUMNS: Columns = {
  id: text('name of the record, by which greenml reproduce makes the run again', (record) => record.id),
  variant: text('which script: project, mode, model, sample, iteration', (record) => record.variant),
  mode: text('original, original-headless, or the mode in which a model wrote it', (record) => record.mode),
  model: text('the model that wrote it; empty for the author', (record) => record.model),
  sample: integer('which of the answers to one question', (record) => record.sample),
  iteration: integer('0: the first answer; n: the nth round of repairs', (record) => record.iteration),
  block: text('the block of runs that it was compared in', (record) => record.block),
  order_index: integer('place in the block, from 0', (record) => record.orderIndex),
  purpose: text(
    'warmup, measured, sensitivity, profile or flops: only measured runs enter results',
    (record) => record.purpose,
  ),
  attempt: integer('how often this run had been tried, from 1', (record) => record.attempt),
  run_status: text('how it ended, in full', (record) => record.status),
  failure_class: text('kind of failure', (record) => record.failureClass),
  flags: text('cold, contaminated, threads-disturbed, throttled …', (record) => record.flags.join(' ')),
  metric: text('name of the metric', (record) => record.metric?.name ?? null),
  metric_printed: number('the metric as the script printed it', (record) => record.metric?.value ?? null),
  user_seconds: number('CPU seconds in user mode, of the whole process tree', (record) => record.userSeconds),
  system_seconds: number('CPU seconds in the kernel, of the whole process tree', (record) => record.systemSeconds),
  peak_memory_bytes: integer('largest memory of the whole process tree', (record) => record.peakMemoryBytes),
  energy_quality: text('measured, estimated or unavailable', nameEnergyQuality),
  energy_estimated_j: number('estimated joules: a rough guess that enters no result', sumEstimates),
  energy_meter: text('what read the energy', (record) => unique(record.energy.map((reading) => reading.meter))),
  energy_zones: text('joules of each zone by its kernel name', (record) =>
    record.energy.map(({ domain, joules, quality }) => `${domain}=${joules ?? ''} (${quality})`).join('; '),
  ),
  energy_reason: text('why there is no energy, or what to doubt about it', (record) =>
    unique(record.energy.flatMap(describeReading)),
  ),
  carbon_g: number(
    'grams of CO2 equivalent of the energy, in doubt where that is (energy_reason, flags)',
    (record) => record.carbon?.grams ?? null,
  ),
  carbon_quality: text('measured or estimated, as the energy is', (record) => record.carbon?.quality ?? null),
  carbon_g_per_kwh: number('intensity of the electricity', (record) => record.carbon?.gramsPerKwh ?? null),
  carbon_source: text('region, year and source of the intensity', describeCarbonSource),
  flops_retired: number('floating-point operations that the processor retired', (record) =>
    countFlops(record, 'hardware-retired'),
  ),
  flops_operators: number(
    "floating-point operations by operators' formulas; never compared with those retired",
    (record) => countFlops(record, 'theoretical-operator'),
  ),
  flops_reason: text('why operations were not counted', (record) =>
    record.flops
      .flatMap(({ kind, reason, counted }) => (reason === null ? [] : `${kind}: ${formatFlopsReason(reason, counted)}`))
      .join('; '),
  ),
  host: text('name of the machine', (record) => record.host.name),
  stratum: text('state of the host: runs of two are never compared directly', (record) => record.host.stratum),
  sandbox: text('container, bubblewrap or none', (record) => record.sandbox),
  shim: text('as-is, or headless: without plotting and waiting', (record) => record.shim),
  tool_version: text('version of greenml', (record) => record.toolVersion),
  energy_net_j: number("measured joules above the machine's power at rest as it was before the runs", ({ energy }) =>
    measuredNetJoules(energy),
  ),
  idle_watts: text('power at rest of each zone', (record) =>
    record.idle.map(({ domain, watts }) => `${domain}=${watts}`).join('; '),
  ),
  threads: integer('most threads of one process', (record) => record.threads?.most ?? null),
  side_cpu_seconds: number(
    'CPU seconds of threads that are not the first of their process, as far as seen',
    (record) => record.threads?.sideSeconds ?? null,
  ),
  side_wait_seconds: number(
    'seconds for which these threads could have run and had no processor',
    (record) => record.threads?.sideWaitSeconds ?? null,
  ),
  numerical_libraries: text(
    'libraries loaded that make threads of their own',
    (record) => record.threads?.libraries.join(' ') ?? null,
  ),
  thread_variables: text('variables that set the number of threads', (record) =>
    record.threads === undefined
      ? null
      : Object.entries(record.threads.variables)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
  ),
  other_cpu_share: number(
    "share of the machine's CPU time that others took, 0 to 1",
    (record) => record.conditions?.otherCpuShare ?? null,
  ),
  temperature_before_c: number(
    'degrees Celsius before the run',
    (record) => record.conditions?.temperatureCelsius?.before ?? null,
  ),
  temperature_after_c: number(
    'degrees Celsius after the run',
    (record) => record.conditions?.temperatureCelsius?.after ?? null,
  ),
  frequency_before_mhz: number(
    'clock before the run',
    (record) => record.conditions?.frequencyMegahertz?.before ?? null,
  ),
  frequency_after_mhz: number('clock after the run', (record) => record.conditions?.frequencyMegahertz?.after ?? null),
  throttled: integer('how often the processor throttled itself', (record) => record.conditions?.throttled ?? null),
  loading_cpu_s: number(
    'CPU seconds that went on reading and splitting data, where predictions are scored',
    (record) => record.split?.loading?.cpuSeconds ?? null,
  ),
  loading_wall_s: number('wall seconds of the same', (record) => record.split?.loading?.wallSeconds ?? null),
  setting: text('what was other than usual in a sensitivity run', (record) => record.setting ?? null),
  ...Object.fromEntries(
    PHASES.map((phase) => [
      `cpu_${phase}_s`,
      number(`CPU seconds of ${phase}, of a profile run`, (record) => record.phaseCpuSeconds?.[phase] ?? null),
    ]),
  ),
}

/**
 * The table of runs, a row a record. Joules that were estimated have a column of their own; `energy_j` holds measured ones.
 */
export const RECORD_COLUMNS: readonly (RecordColumn & { readonly name: string })[] = Object.entries({
  ...ORIGINAL_COLUMNS,
  ...OWN_COLUMNS,
}).map(([name, column]) => ({ name, ...column }))

/** As many cells as columns. */
export type Row = readonly Cell[]

/**
 * Null for a run on changed data: a metric or a failure there says nothing of the script's own, and who reads these columns
 * would take it for that.
 */
export const composeRow = (record: RunRecord): Row | null =>
  record.purpose === 'probe' ? null : RECORD_COLUMNS.map(({ read }) => read(record))

/** As GenAI-GreenML names its files; its analysis reads mode and model from this name. */
function nameScript(record: RunRecord): string {
  if (record.mode === null || record.model === null) return record.variant
  return `${recordedStem(record.mode, record.model)}.py`
}

/** GenAI-GreenML knows OK, FAILED, TIMEOUT and SKIPPED. */
function nameStatus({ status }: RunRecord): string {
  if (status === 'ok') return 'OK'
  if (status === 'timeout') return 'TIMEOUT'
  return status === 'missing-variant' ? 'SKIPPED' : 'FAILED'
}

function describeNotes(record: RunRecord): string {
  const parts = [
    record.errorType,
    record.errorMessage,
    ...Object.entries(record.reasons).map(([field, reason]) => `${field}: ${formatExecutionReason(reason)}`),
  ]
  return parts.filter((part) => part !== null && part !== '').join(' | ')
}

/** Null where one has no number: a sum that leaves some out would look like the whole. */
function sumEstimates({ energy }: RunRecord): number | null {
  const estimates = energy.filter(({ quality }) => quality === 'estimated')
  return sumKnown(estimates.map(({ joules }) => joules))
}

function nameEnergyQuality({ energy }: RunRecord): string {
  return unique(energy.map((reading) => reading.quality)) || 'unavailable'
}

const describeReading = ({ reason, restReason, doubts }: EnergyReading): string[] => [
  ...(doubts.length === 0 ? [] : [formatDoubts(doubts)]),
  ...(reason === null ? [] : [formatEnergyReason(reason)]),
  ...(restReason === undefined ? [] : [`at rest: ${formatRestGap(restReason)}`]),
]

function describeCarbonSource({ carbon }: RunRecord): string | null {
  if (carbon === null) return null
  return [carbon.region, carbon.year, carbon.source, `PUE ${carbon.pue}`].filter((each) => each !== null).join('; ')
}

/** Operations of a `flops` run; the two kinds are never added or compared. */
const countFlops = ({ flops }: RunRecord, kind: FlopsReading['kind']): number | null =>
  flops.find((reading) => reading.kind === kind)?.count ?? null

const unique = (texts: readonly string[]): string => [...new Set(texts)].sort().join('; ')
