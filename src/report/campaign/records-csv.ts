import { type Cell, renderCsvLine } from '../../base/delimited.ts'
import type { EnergyReading } from '../../schema/execution.ts'
import { energyOfHost, measuredNetJoules } from '../../schema/package-energy.ts'
import { type FlopsReading, PHASES, type RunRecord } from '../../schema/record.ts'
import { formatDoubts, formatEnergyReason, formatRestGap } from '../text/energy-reasons.ts'
import { formatExecutionReason, formatFlopsReason } from '../text/execution-reasons.ts'

/** GenAI-GreenML's own nine columns, in its order: what reads its results reads these. */
const ORIGINAL_COLUMNS: Readonly<Record<string, (record: RunRecord) => Cell>> = {
  timestamp: (record) => record.startedAt,
  project: (record) => record.project,
  script: nameScript,
  status: nameStatus,
  exit_code: (record) => record.exitCode,
  accuracy: (record) => record.metric?.normalised ?? null,
  exec_time_s: (record) => record.wallSeconds,
  energy_j: readMeasuredJoules,
  notes: describeNotes,
}

const OWN_COLUMNS: Readonly<Record<string, (record: RunRecord) => Cell>> = {
  id: (record) => record.id,
  variant: (record) => record.variant,
  mode: (record) => record.mode,
  model: (record) => record.model,
  sample: (record) => record.sample,
  iteration: (record) => record.iteration,
  block: (record) => record.block,
  order_index: (record) => record.orderIndex,
  purpose: (record) => record.purpose,
  attempt: (record) => record.attempt,
  run_status: (record) => record.status,
  failure_class: (record) => record.failureClass,
  flags: (record) => record.flags.join(' '),
  metric: (record) => record.metric?.name ?? null,
  metric_printed: (record) => record.metric?.value ?? null,
  user_seconds: (record) => record.userSeconds,
  system_seconds: (record) => record.systemSeconds,
  peak_memory_bytes: (record) => record.peakMemoryBytes,
  energy_quality: nameEnergyQuality,
  energy_estimated_j: sumEstimates,
  energy_meter: (record) => unique(record.energy.map((reading) => reading.meter)),
  energy_zones: (record) =>
    record.energy.map(({ domain, joules, quality }) => `${domain}=${joules ?? ''} (${quality})`).join('; '),
  energy_reason: (record) => unique(record.energy.flatMap(describeReading)),
  carbon_g: (record) => record.carbon?.grams ?? null,
  carbon_quality: (record) => record.carbon?.quality ?? null,
  carbon_g_per_kwh: (record) => record.carbon?.gramsPerKwh ?? null,
  carbon_source: describeCarbonSource,
  flops_retired: (record) => countFlops(record, 'hardware-retired'),
  flops_operators: (record) => countFlops(record, 'theoretical-operator'),
  flops_reason: (record) =>
    record.flops
      .flatMap(({ kind, reason, counted }) => (reason === null ? [] : `${kind}: ${formatFlopsReason(reason, counted)}`))
      .join('; '),
  host: (record) => record.host.name,
  stratum: (record) => record.host.stratum,
  sandbox: (record) => record.sandbox,
  shim: (record) => record.shim,
  tool_version: (record) => record.toolVersion,
  energy_net_j: ({ energy }) => measuredNetJoules(energy),
  idle_watts: (record) => record.idle.map(({ domain, watts }) => `${domain}=${watts}`).join('; '),
  other_cpu_share: (record) => record.conditions?.otherCpuShare ?? null,
  temperature_before_c: (record) => record.conditions?.temperatureCelsius?.before ?? null,
  temperature_after_c: (record) => record.conditions?.temperatureCelsius?.after ?? null,
  frequency_before_mhz: (record) => record.conditions?.frequencyMegahertz?.before ?? null,
  frequency_after_mhz: (record) => record.conditions?.frequencyMegahertz?.after ?? null,
  throttled: (record) => record.conditions?.throttled ?? null,
  ...Object.fromEntries(
    PHASES.map((phase) => [`cpu_${phase}_s`, (record: RunRecord) => record.phaseCpuSeconds?.[phase] ?? null]),
  ),
}

export const CSV_COLUMNS: readonly string[] = [...Object.keys(ORIGINAL_COLUMNS), ...Object.keys(OWN_COLUMNS)]

/**
 * A header, then one line a record but for those on changed data; `onRow` is told each record that has a line. Of a
 * campaign's records those have one that count, since GenAI-GreenML's analysis counts lines. Joules that were estimated have a column of their own; `energy_j` holds measured
 * ones. A text that a spreadsheet would take for a formula gets a leading apostrophe.
 */
export async function* renderRecordsCsv(
  records: AsyncIterable<RunRecord>,
  onRow: (record: RunRecord) => void,
): AsyncGenerator<string, void, void> {
  yield renderCsvLine(CSV_COLUMNS, '\n')
  const cells = Object.values({ ...ORIGINAL_COLUMNS, ...OWN_COLUMNS })
  for await (const record of records) {
    // On changed data a metric or a failure says nothing of the script's own: who reads these columns would take it for that.
    if (record.purpose === 'probe') continue
    onRow(record)
    yield renderCsvLine(
      cells.map((readCell) => readCell(record)),
      '\n',
    )
  }
}

/** As GenAI-GreenML names its files; its analysis reads mode and model from this name. */
function nameScript(record: RunRecord): string {
  if (record.mode === null || record.model === null) return record.variant
  return `GENAIGREENML_${record.mode.replace('-', '_')}_${record.model}.py`
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

function readMeasuredJoules({ energy }: RunRecord): number | null {
  const { joules, quality } = energyOfHost(energy)
  return quality === 'measured' ? joules : null
}

/** Null where one has no number: a sum that leaves some out would look like the whole. */
function sumEstimates({ energy }: RunRecord): number | null {
  const estimates = energy.filter(({ quality }) => quality === 'estimated')
  if (estimates.length === 0 || estimates.some(({ joules }) => joules === null)) return null
  return estimates.reduce((sum, { joules }) => sum + (joules ?? 0), 0)
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

/** Of a `flops` run; the two kinds are never added or compared. */
const countFlops = ({ flops }: RunRecord, kind: FlopsReading['kind']): number | null =>
  flops.find((reading) => reading.kind === kind)?.count ?? null

const unique = (texts: readonly string[]): string => [...new Set(texts)].sort().join('; ')
