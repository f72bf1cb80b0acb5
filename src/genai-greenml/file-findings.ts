import { groupsBy } from '../base/groups.ts'
import {
  CSV_METRICS,
  type CsvAnalysis,
  type CsvFinding,
  type PlainCsvFinding,
} from '../schema/analysis/genai-greenml-analysis.ts'
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
    ...mixedScales(selection),
    ...about('zero-accuracy', selection.ok, ({ values }) => values.accuracy === 0),
    ...nameFaults(selection),
    ...baselineFaults(selection),
    ...findRunFaults(selection, tests),
  ]
}

const evidenceOf = (rows: readonly CsvRow[]): CsvFinding['evidence'] => ({ rows: rows.map(({ row }) => row) })

/** A finding on the rows that a fault is of, if there is one. */
function about(
  kind: PlainCsvFinding['kind'],
  rows: readonly CsvRow[],
  isFault: (row: CsvRow) => boolean,
  severity: CsvFinding['severity'] = 'warning',
): PlainCsvFinding[] {
  const found = rows.filter(isFault)
  return found.length === 0 ? [] : [{ kind, severity, subject: null, numbers: {}, evidence: evidenceOf(found) }]
}

function readingFaults(selection: Selection): CsvFinding[] {
  const { rows, ok } = selection
  const cells = (row: CsvRow) =>
    CSV_METRICS.map((metric) => [row.cells[METRIC_COLUMNS[metric]], row.values[metric]] as const)
  return [
    ...zeroEnergy(selection),
    ...about('counter-wrap', rows, isWrapNote),
    ...about('impossible-value', ok, isImpossible),
    ...about('not-a-number', ok, (row) => cells(row).some(([cell, value]) => cell.trim() !== '' && value === null)),
    ...about('blank-value', ok, (row) => cells(row).some(([cell]) => cell.trim() === '')),
    ...about('ragged-rows', rows, ({ ragged }) => ragged),
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

function mixedScales({ ok, generated }: Selection): CsvFinding[] {
  const isPercent = ({ values: { accuracy } }: CsvRow) => accuracy !== null && accuracy > 1
  const percents = ok.filter(isPercent)
  const fractions = ok.some(({ values: { accuracy } }) => accuracy !== null && accuracy > 0 && accuracy <= 1)
  if (percents.length === 0 || !fractions) return []
  const mixed = generated.filter(
    ({ run, original }) =>
      run.values.accuracy !== null && original.values.accuracy !== null && isPercent(run) !== isPercent(original),
  )
  const numbers = { pairs: mixed.length }
  const evidence = evidenceOf(percents)
  return [{ kind: 'percent-and-fraction', severity: 'warning', subject: null, numbers, evidence }]
}

function nameFaults({ rows }: Selection): CsvFinding[] {
  const twice = groupsBy(rows, ({ cells }) => [cells.project, cells.script]).filter((group) => group.length > 1)
  const repeated = new Set(twice.flat())
  return [...spellings(rows), ...about('duplicate-rows', rows, (row) => repeated.has(row))]
}

function spellings(rows: readonly CsvRow[]): CsvFinding[] {
  const groups = (key: (row: CsvRow) => string) =>
    groupsBy(rows, (row) => key(row).trim().toLowerCase()).filter((group) => new Set(group.map(key)).size > 1)
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
  const isIgnored = (row: CsvRow) => isOriginal(row) && originals.get(row.cells.project) !== row
  const isLost = ({ cells }: CsvRow) => modeOf(cells.script) !== null && !originals.has(cells.project)
  const isUnknown = (row: CsvRow) => !isOriginal(row) && modeOf(row.cells.script) === null
  return [
    ...about('several-baselines', ok, isIgnored, 'note'),
    ...about('no-baseline', ok, isLost),
    ...about('unknown-script', rows, isUnknown, 'note'),
  ]
}
