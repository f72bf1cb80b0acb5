import {
  CSV_METRICS,
  type CsvAnalysis,
  type CsvFinding,
  type PlainCsvFinding,
} from '../schema/genai-greenml-analysis.ts'
import { isWrapNote } from './header.ts'
import { type CsvRow, METRIC_COLUMNS } from './read-rows.ts'
import { findRunFaults } from './run-findings.ts'
import { isOriginal, modeOf, type Selection } from './select.ts'

/** What a reader must know of the data before believing a number. None of it is an error: the analysis goes on. */
export function findFaults(selection: Selection, tests: CsvAnalysis['paired_tests']): CsvFinding[] {
  const { rows } = selection
  if (rows.length === 0) {
    return [{ kind: 'no-rows', severity: 'warning', subject: null, numbers: {}, evidence: { rows: [] } }]
  }
  return [
    ...readingFaults(selection),
    ...accuracyFaults(selection),
    ...nameFaults(selection),
    ...baselineFaults(selection),
    ...findRunFaults(selection, tests),
  ]
}

const evidenceOf = (rows: readonly CsvRow[]): CsvFinding['evidence'] => ({ rows: rows.map(({ row }) => row) })

/** A finding if there is a row of it. */
function about(
  kind: PlainCsvFinding['kind'],
  rows: readonly CsvRow[],
  severity: CsvFinding['severity'] = 'warning',
): PlainCsvFinding[] {
  return rows.length === 0 ? [] : [{ kind, severity, subject: null, numbers: {}, evidence: evidenceOf(rows) }]
}

function readingFaults(selection: Selection): CsvFinding[] {
  const { rows, ok } = selection
  const cells = (row: CsvRow) =>
    CSV_METRICS.map((metric) => [row.cells[METRIC_COLUMNS[metric]], row.values[metric]] as const)
  return [
    ...zeroEnergy(selection),
    ...about('counter-wrap', rows.filter(isWrapNote)),
    ...about('impossible-value', ok.filter(isImpossible)),
    ...about(
      'not-a-number',
      ok.filter((row) => cells(row).some(([cell, value]) => cell.trim() !== '' && value === null)),
    ),
    ...about(
      'blank-value',
      ok.filter((row) => cells(row).some(([cell]) => cell.trim() === '')),
    ),
    ...about(
      'ragged-rows',
      rows.filter(({ ragged }) => ragged),
    ),
  ]
}

function zeroEnergy({ ok, generated, originals }: Selection): CsvFinding[] {
  const isZero = ({ values }: CsvRow) => values.energy === 0
  const zeros = ok.filter(isZero)
  if (zeros.length === 0) return []
  const numbers = {
    originals: [...originals.values()].filter(isZero).length,
    pairs: generated.filter(({ run, original }) => isZero(run) || isZero(original)).length,
  }
  return [{ kind: 'zero-energy', severity: 'warning', subject: null, numbers, evidence: evidenceOf(zeros) }]
}

/** An accuracy below 0 can be: R² of a bad regression. */
function isImpossible({ values: { accuracy, exec_time: seconds, energy: joules } }: CsvRow): boolean {
  return (
    (accuracy !== null && !(Number.isFinite(accuracy) && accuracy <= 100)) ||
    (seconds !== null && !(Number.isFinite(seconds) && seconds > 0)) ||
    (joules !== null && !(Number.isFinite(joules) && joules >= 0))
  )
}

function accuracyFaults(selection: Selection): CsvFinding[] {
  return [
    ...mixedScales(selection),
    ...about(
      'zero-accuracy',
      selection.ok.filter(({ values }) => values.accuracy === 0),
    ),
  ]
}

function mixedScales({ ok, generated }: Selection): CsvFinding[] {
  const isPercent = ({ values: { accuracy } }: CsvRow) => accuracy !== null && accuracy > 1
  const percents = ok.filter(isPercent)
  const fractions = ok.some(({ values: { accuracy } }) => accuracy !== null && accuracy > 0 && accuracy <= 1)
  if (percents.length === 0 || !fractions) return []
  const mixed = generated.filter(
    ({ run, original }) =>
      run.values.accuracy !== null && original.values.accuracy !== null && isPercent(run) !== isPercent(original),
  )
  return [
    {
      kind: 'percent-and-fraction',
      severity: 'warning',
      subject: null,
      numbers: { pairs: mixed.length },
      evidence: evidenceOf(percents),
    },
  ]
}

function nameFaults({ rows }: Selection): CsvFinding[] {
  const twice = [...Map.groupBy(rows, ({ cells }) => JSON.stringify([cells.project, cells.script])).values()].filter(
    (group) => group.length > 1,
  )
  return [
    ...spellings(rows),
    ...about(
      'duplicate-rows',
      twice.flat().sort((a, b) => a.row - b.row),
    ),
  ]
}

function spellings(rows: readonly CsvRow[]): CsvFinding[] {
  const groups = (key: (row: CsvRow) => string) =>
    [...Map.groupBy(rows, (row) => key(row).trim().toLowerCase()).values()].filter(
      (group) => new Set(group.map(key)).size > 1,
    )
  const projects = groups(({ cells }) => cells.project)
  const scripts = groups(({ cells }) => `${cells.project.trim().toLowerCase()}: ${cells.script}`)
  const odd = new Set([...projects, ...scripts].flat())
  if (odd.size === 0) return []
  const subject = [
    ...projects.map((group) => [...new Set(group.map(({ cells }) => cells.project))]),
    ...scripts.map((group) => [...new Set(group.map(({ cells }) => cells.script))]),
  ]
  const evidence = evidenceOf(rows.filter((row) => odd.has(row)))
  return [{ kind: 'names-differ-by-case', severity: 'warning', subject, numbers: {}, evidence }]
}

function baselineFaults({ rows, ok, originals }: Selection): CsvFinding[] {
  const ignored = ok.filter((row) => isOriginal(row) && originals.get(row.cells.project) !== row)
  const lost = ok.filter((row) => modeOf(row.cells.script) !== null && !originals.has(row.cells.project))
  return [
    ...about('several-baselines', ignored, 'note'),
    ...about('no-baseline', lost),
    ...about(
      'unknown-script',
      rows.filter((row) => !isOriginal(row) && modeOf(row.cells.script) === null),
      'note',
    ),
  ]
}
