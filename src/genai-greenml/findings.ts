import { listWords } from '../analysis/words.ts'
import { count } from '../base/count.ts'
import { type CsvAnalysis, type Finding, METRICS } from '../schema/genai-greenml-analysis.ts'
import { isWrapNote } from './header.ts'
import { type CsvRow, METRIC_COLUMNS } from './read-rows.ts'
import { findRunFaults } from './run-findings.ts'
import { isOriginal, modeOf, type Selection } from './select.ts'

/** What a reader must know of the data before believing a number. None of it is an error: the analysis goes on. */
export function findFaults(selection: Selection, tests: CsvAnalysis['paired_tests']): Finding[] {
  const { rows } = selection
  if (rows.length === 0) return [{ kind: 'no rows', message: 'The file has a header and no rows.', rows: [] }]
  return [
    ...readingFaults(selection),
    ...accuracyFaults(selection),
    ...nameFaults(selection),
    ...baselineFaults(selection),
    ...findRunFaults(selection, tests),
  ]
}

/** A finding if there is a row of it. */
function about(kind: Finding['kind'], of: readonly CsvRow[], say: (rows: string) => string): Finding[] {
  return of.length === 0 ? [] : [{ kind, message: say(count(of.length, 'row')), rows: of.map(({ row }) => row) }]
}

function readingFaults({ rows, ok, generated, originals }: Selection): Finding[] {
  const cells = (row: CsvRow) =>
    METRICS.map((metric) => [row.cells[METRIC_COLUMNS[metric]], row.values[metric]] as const)
  const zeros = ok.filter(({ values }) => values.energy === 0)
  const zeroBases = [...originals.values()].filter(({ values }) => values.energy === 0)
  const pairs = generated.filter(({ run, original }) => run.values.energy === 0 || original.values.energy === 0).length
  return [
    ...about(
      'zero energy',
      zeros,
      (many) =>
        `0 J, which no run uses, stands in ${many} that ended OK, ${zeroBases.length} of them originals: as an answer 0 J is a saving of 100 %, as an original it makes every answer worse. The original's counts and t tests keep the ${count(pairs, 'pair')} with one; the ratios here leave them out.`,
    ),
    ...about(
      'counter wrap',
      rows.filter(isWrapNote),
      (many) =>
        `By the note of ${many} the energy counter wrapped or was reset: the energy there is unknown, not what is written.`,
    ),
    ...about(
      'impossible value',
      ok.filter(isImpossible),
      (many) =>
        `A value that cannot be stands in ${many}: energy or time below 0 or not finite, no time at all, accuracy beyond 100.`,
    ),
    ...about(
      'not a number',
      ok.filter((row) => cells(row).some(([cell, value]) => cell.trim() !== '' && value === null)),
      (many) => `Text stands where a number belongs in ${many} that ended OK; those values enter nothing.`,
    ),
    ...about(
      'blank value',
      ok.filter((row) => cells(row).some(([cell]) => cell.trim() === '')),
      (many) => `Accuracy, time or energy is blank in ${many} that ended OK: a script that ran and told no result.`,
    ),
    ...about(
      'ragged rows',
      rows.filter(({ ragged }) => ragged),
      (many) => `There are more or fewer cells than in the header in ${many}; missing ones count as blank.`,
    ),
  ]
}

/** An accuracy below 0 can be: R² of a bad regression. */
function isImpossible({ values: { accuracy, exec_time: seconds, energy: joules } }: CsvRow): boolean {
  return (
    (accuracy !== null && !(Number.isFinite(accuracy) && accuracy <= 100)) ||
    (seconds !== null && !(Number.isFinite(seconds) && seconds > 0)) ||
    (joules !== null && !(Number.isFinite(joules) && joules >= 0))
  )
}

function accuracyFaults({ ok, generated }: Selection): Finding[] {
  const isPercent = ({ values: { accuracy } }: CsvRow) => accuracy !== null && accuracy > 1
  const percents = ok.filter(isPercent)
  const fractions = ok.some(({ values: { accuracy } }) => accuracy !== null && accuracy > 0 && accuracy <= 1)
  const mixed = generated.filter(
    ({ run, original }) =>
      run.values.accuracy !== null && original.values.accuracy !== null && isPercent(run) !== isPercent(original),
  )
  return [
    ...about(
      'percent and fraction',
      fractions ? percents : [],
      (many) =>
        `Accuracy is above 1, in percent, in ${many} and a fraction in the others: one is compared with the other in ${count(mixed.length, 'pair')}, and every mean of accuracy differences is an artefact of that.`,
    ),
    ...about(
      'zero accuracy',
      ok.filter(({ values }) => values.accuracy === 0),
      (many) => `Accuracy is exactly 0 in ${many} that ended OK: not a model that works, yet its energy counts.`,
    ),
  ]
}

function nameFaults({ rows }: Selection): Finding[] {
  const spellings = (of: (row: CsvRow) => string) =>
    [...Map.groupBy(rows, (row) => of(row).trim().toLowerCase()).values()].filter(
      (group) => new Set(group.map(of)).size > 1,
    )
  const projects = spellings(({ cells }) => cells.project)
  const scripts = spellings(({ cells }) => `${cells.project.trim().toLowerCase()}: ${cells.script}`)
  const odd = new Set([...projects, ...scripts].flat())
  const names = [
    ...projects.map((group) => namesOf(group, 'project')),
    ...scripts.map((group) => namesOf(group, 'script')),
  ]
  const twice = [...Map.groupBy(rows, ({ cells }) => JSON.stringify([cells.project, cells.script])).values()].filter(
    (group) => group.length > 1,
  )
  return [
    ...about(
      'names differ by case',
      rows.filter((row) => odd.has(row)),
      (many) =>
        `A name is spelled in more than one way in ${many} (${listWords(names)}): the original takes these for different ones and finds no pair between them.`,
    ),
    ...about(
      'duplicate rows',
      twice.flat().sort((a, b) => a.row - b.row),
      (many) =>
        `The same project and script stand in ${many}: of those that are OK each counts as a project of its own against the original, and between the modes the last one counts.`,
    ),
  ]
}

const namesOf = (group: readonly CsvRow[], column: 'project' | 'script') =>
  [...new Set(group.map(({ cells }) => JSON.stringify(cells[column])))].join(' and ')

function baselineFaults({ rows, ok, originals }: Selection): Finding[] {
  const ignored = ok.filter((row) => isOriginal(row) && originals.get(row.cells.project) !== row)
  const lost = ok.filter((row) => modeOf(row.cells.script) !== null && !originals.has(row.cells.project))
  return [
    ...about(
      'several baselines',
      ignored,
      (many) => `A further original of a project stands in ${many}; the first one is the baseline.`,
    ),
    ...about('no baseline', lost, (many) => `No original ran beside the answers of ${many}, which enter nothing.`),
    ...about(
      'unknown script',
      rows.filter((row) => !isOriginal(row) && modeOf(row.cells.script) === null),
      (many) => `By its name the script is neither original, assisted nor autonomous in ${many}, which enter nothing.`,
    ),
  ]
}
