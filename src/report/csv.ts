import { stringify } from 'csv-stringify/sync'
import type { EnergyReading, RunRecord } from '../schema/record.ts'
import { cleanLine } from './clean-text.ts'

type Cell = string | number | null

/** GenAI-GreenML's own nine columns, in its order: what reads its results reads these. */
const ORIGINAL_COLUMNS: Readonly<Record<string, (record: RunRecord) => Cell>> = {
  timestamp: (record) => record.startedAt,
  project: (record) => record.project,
  script: nameScript,
  status: nameStatus,
  exit_code: (record) => record.exitCode,
  accuracy: (record) => record.metric?.normalised ?? null,
  exec_time_s: (record) => record.wallSeconds,
  energy_j: sumMeasuredPackages,
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
  energy_reason: (record) => unique(record.energy.flatMap((reading) => reading.reason ?? [])),
  host: (record) => record.host.name,
  stratum: (record) => record.host.stratum,
  sandbox: (record) => record.sandbox,
  tool_version: (record) => record.toolVersion,
}

export const CSV_COLUMNS: readonly string[] = [...Object.keys(ORIGINAL_COLUMNS), ...Object.keys(OWN_COLUMNS)]

/**
 * One line a record, the last attempt of each run only, since GenAI-GreenML's analysis counts lines. Joules that were
 * estimated have a column of their own; `energy_j` holds measured ones. A text that a spreadsheet would take for a formula gets a leading apostrophe.
 */
export function renderCsv(records: readonly RunRecord[]): string {
  const cells = Object.values({ ...ORIGINAL_COLUMNS, ...OWN_COLUMNS })
  const rows = keepLastAttempts(records).map((record) =>
    cells.map((cell) => {
      const value = cell(record)
      return typeof value === 'string' ? cleanLine(value, 1000) : value
    }),
  )
  return stringify(rows, { header: true, columns: [...CSV_COLUMNS], escape_formulas: true, record_delimiter: 'unix' })
}

function keepLastAttempts(records: readonly RunRecord[]): RunRecord[] {
  const last = new Map<string, RunRecord>()
  for (const record of records) {
    const run = JSON.stringify([record.variant, record.block, record.purpose])
    const earlier = last.get(run)
    if (earlier === undefined || record.attempt >= earlier.attempt) last.set(run, record)
  }
  return [...last.values()]
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
    ...Object.entries(record.reasons).map(([field, reason]) => `${field}: ${reason}`),
  ]
  return parts.filter((part) => part !== null && part !== '').join(' | ')
}

/** Gross joules of the package zones; children (`package-0/dram`) and platform zones overlap or are counted apart. */
function sumMeasuredPackages({ energy }: RunRecord): number | null {
  return sumJoules(
    energy.filter(({ domain }) => /^package-[^/]+$/.test(domain)),
    'measured',
  )
}

function sumEstimates({ energy }: RunRecord): number | null {
  return sumJoules(
    energy.filter(({ quality }) => quality === 'estimated'),
    'estimated',
  )
}

/** Null where a part is missing or of another quality: a sum that leaves some out would look like the whole. */
function sumJoules(readings: readonly EnergyReading[], quality: EnergyReading['quality']): number | null {
  if (readings.length === 0) return null
  let sum = 0
  for (const reading of readings) {
    if (reading.quality !== quality || reading.joules === null) return null
    sum += reading.joules
  }
  return sum
}

function nameEnergyQuality({ energy }: RunRecord): string {
  return unique(energy.map((reading) => reading.quality)) || 'unavailable'
}

const unique = (texts: readonly string[]): string => [...new Set(texts)].sort().join('; ')
