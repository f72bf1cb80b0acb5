import { recordOf } from '../base/groups.ts'
import { CSV_METRICS, CSV_MODES, type CsvMetric, type CsvMode } from '../schema/analysis/genai-greenml-analysis.ts'
import type { CsvRow } from './read-rows.ts'

/** A generated script that ran, beside the original of its project. */
export interface GeneratedRun {
  readonly run: CsvRow
  readonly original: CsvRow
  readonly mode: CsvMode
  readonly llm: string
}

export interface Selection {
  readonly rows: readonly CsvRow[]
  readonly ok: readonly CsvRow[]
  /** First row of each project that is OK and whose script's name holds `original_telemetry`. */
  readonly originals: ReadonlyMap<string, CsvRow>
  readonly generated: readonly GeneratedRun[]
  /** Models of the generated runs, sorted. */
  readonly llms: readonly string[]
}

/** Rows that are compared, by the original's rules, its quirks of case and blanks included. */
export function selectRuns(rows: readonly CsvRow[]): Selection {
  const ok = rows.filter((row) => row.ok)
  const originals = new Map<string, CsvRow>()
  for (const row of ok) {
    if (isOriginal(row) && !originals.has(row.cells.project)) originals.set(row.cells.project, row)
  }
  const generated = ok.flatMap((run) => {
    const mode = modeOf(run.cells.script)
    const original = originals.get(run.cells.project)
    return mode === null || original === undefined ? [] : [{ run, original, mode, llm: llmOf(run.cells.script) }]
  })
  return { rows, ok, originals, generated, llms: [...new Set(generated.map(({ llm }) => llm))].sort() }
}

export const isOriginal = ({ cells }: CsvRow): boolean => cells.script.includes('original_telemetry')

export function modeOf(script: string): CsvMode | null {
  const name = script.toLowerCase()
  return CSV_MODES.find((mode) => name.includes(mode)) ?? null
}

/** Model in a file's name: what follows its last underscore, without the ending. */
export function llmOf(script: string): string {
  const name = script.split('/').findLast((part) => part !== '' && part !== '.') ?? ''
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 && dot < name.length - 1 ? name.slice(0, dot) : name
  return stem.includes('_') ? stem.slice(stem.lastIndexOf('_') + 1).toLowerCase() : 'unknown'
}

/** The values of a run and of its original. */
export interface CsvPair {
  readonly generated: number
  readonly original: number
}

/** Null where one of them is no number. */
export function pairOf({ run, original }: GeneratedRun, metric: CsvMetric): CsvPair | null {
  const [value, base] = [run.values[metric], original.values[metric]]
  return value === null || base === null ? null : { generated: value, original: base }
}

/** A pair of finite values, which alone enter a test; the original lets a NaN through to its means. */
export function finitePairOf(run: GeneratedRun, metric: CsvMetric): CsvPair | null {
  const pair = pairOf(run, metric)
  return pair !== null && Number.isFinite(pair.generated) && Number.isFinite(pair.original) ? pair : null
}

/** Positive is better: more accuracy, less time, less energy. */
export function deltaOf(metric: CsvMetric, { generated, original }: CsvPair): number {
  return metric === 'accuracy' ? generated - original : original - generated
}

export const perMetric = <T>(of: (metric: CsvMetric) => T): Record<CsvMetric, T> => recordOf(CSV_METRICS, of)
export const perMode = <T>(of: (mode: CsvMode) => T): Record<CsvMode, T> => recordOf(CSV_MODES, of)

/** JSON knows no NaN and no infinity. */
export const orNull = (value: number): number | null => (Number.isFinite(value) ? value : null)
