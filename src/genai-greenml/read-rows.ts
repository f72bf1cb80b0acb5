import { CsvError, parse } from 'csv-parse/sync'
import { UserError } from '../base/errors.ts'
import { recordOf } from '../base/groups.ts'
import { MOST_CELLS, weighText } from '../base/text/delimited.ts'
import type { CsvMetric } from '../schema/analysis/genai-greenml-analysis.ts'
import { parseFloatLikePython } from './python-numbers.ts'

/** Columns that run_ml_projects.py writes. */
export const COLUMNS = [
  'timestamp',
  'project',
  'script',
  'status',
  'exit_code',
  'accuracy',
  'exec_time_s',
  'energy_j',
  'notes',
] as const
type Column = (typeof COLUMNS)[number]

export const METRIC_COLUMNS = { accuracy: 'accuracy', exec_time: 'exec_time_s', energy: 'energy_j' } as const

export interface CsvRow {
  /** Number of the row as a spreadsheet has it: the header is row 1. */
  readonly row: number
  readonly cells: Readonly<Record<Column, string>>
  /** Null where the cell is no number; may be NaN or infinite, as in Python. */
  readonly values: Readonly<Record<CsvMetric, number | null>>
  readonly ok: boolean
  /** Has fewer or more cells than the header. */
  readonly ragged: boolean
}

/**
 * The rows of a result file of GenAI-GreenML, read as Python's csv module reads them: blank lines skipped, short rows
 * filled up. Throws a UserError naming the file and the column where it is not such a file.
 */
export function readRows(text: string, name: string): CsvRow[] {
  const [header, ...records] = parseCsv(text, name)
  const positions = findColumns(header ?? [], name)
  return records.flatMap((record, index) => {
    if (record.length <= 1 && (record[0] ?? '') === '') return []
    const cell = (column: Column) => record[positions[column]] ?? ''
    const value = (metric: CsvMetric) => parseFloatLikePython(cell(METRIC_COLUMNS[metric]))
    return {
      row: index + 2,
      cells: recordOf(COLUMNS, cell),
      values: { accuracy: value('accuracy'), exec_time: value('exec_time'), energy: value('energy') },
      ok: cell('status').trim().toUpperCase() === 'OK',
      ragged: record.length !== header?.length,
    }
  })
}

function parseCsv(text: string, name: string): string[][] {
  if (weighText(text, ',') > MOST_CELLS)
    throw new UserError(`${name} has more cells than any result file: it is not read.`)
  try {
    return parse(text, {
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UserError(
      `${name} is not CSV: a fault in quotes, line ${error.lines}. Close the quotes there, or export the file again.`,
    )
  }
}

function findColumns(header: readonly string[], name: string): Record<Column, number> {
  const names = header.map((each) => each.trim())
  const missing = COLUMNS.filter((column) => !names.includes(column))
  if (missing.length > 0) {
    const [noun, found] = [missing.length === 1 ? 'column' : 'columns', names.filter((each) => each !== '').join(', ')]
    throw new UserError(
      `${name} lacks the ${noun} ${missing.join(', ')}; its first line holds ${found === '' ? 'nothing' : found}.\n` +
        `Give a results_*.csv of GenAI-GreenML, whose first line is\n  ${COLUMNS.join(',')}`,
    )
  }
  const twice = COLUMNS.find((column) => names.indexOf(column) !== names.lastIndexOf(column))
  if (twice !== undefined) {
    throw new UserError(`${name} has the column ${twice} twice; remove one of them.`)
  }
  return recordOf(COLUMNS, (column) => names.indexOf(column))
}
