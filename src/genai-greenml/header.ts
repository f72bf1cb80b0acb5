import type { CsvAnalysis } from '../schema/analysis/genai-greenml-analysis.ts'
import type { CsvRow } from './read-rows.ts'
import { pairOf, type Selection } from './select.ts'

/** The counts that head the original's report. Its test for a generated script minds the case here, unlike elsewhere. */
export function countHeader({ rows, ok, originals }: Selection): CsvAnalysis['header'] {
  return {
    rows: rows.length,
    projects: new Set(rows.map(({ cells }) => cells.project.trim()).filter((project) => project !== '')).size,
    projects_with_original_ok: originals.size,
    distinct_scripts: distinctScripts(rows),
    distinct_scripts_ok: distinctScripts(ok),
    aa_scripts: distinctScripts(rows.filter(isGenerated)),
    aa_scripts_ok: distinctScripts(ok.filter(isGenerated)),
    aa_ok_with_original: ok.filter((row) => originals.has(row.cells.project) && isGenerated(row)).length,
    failed: listFailed(rows).length,
  }
}

/** `project: script` of every row that is not OK and names either. */
export function listFailed(rows: readonly CsvRow[]): string[] {
  return rows.flatMap(({ ok, cells }) => {
    const [project, script] = [cells.project.trim(), cells.script.trim()]
    return ok || (project === '' && script === '') ? [] : [`${project}: ${script}`]
  })
}

const isGenerated = ({ cells }: CsvRow) => cells.script.includes('assisted') || cells.script.includes('autonomous')

function distinctScripts(rows: readonly CsvRow[]): number {
  const names = rows.flatMap(({ cells }) => {
    const [project, script] = [cells.project.trim(), cells.script.trim()]
    return project === '' || script === '' ? [] : [JSON.stringify([project, script])]
  })
  return new Set(names).size
}

export const isWrapNote = ({ cells }: CsvRow): boolean => /\bwrap/i.test(cells.notes)
const isBeyondOne = (value: number | null) => value !== null && (value < 0 || value > 1)

/** Faults that the original counts without a word, in the rows that are OK. */
export function countFaults({ ok, generated }: Selection): CsvAnalysis['data_quality'] {
  const count = (is: (row: CsvRow) => boolean) => ok.filter(is).length
  return {
    energy_zero_rows: count(({ values }) => values.energy === 0),
    rapl_wrap_notes: count(isWrapNote),
    accuracy_missing: count(({ values }) => values.accuracy === null),
    accuracy_outside_0_1: count(({ values }) => isBeyondOne(values.accuracy)),
    accuracy_exact_zero: count(({ values }) => values.accuracy === 0),
    pairs_scale_mismatch: generated.filter((run) => {
      const pair = pairOf(run, 'accuracy')
      return pair !== null && pair.generated > 1 !== pair.original > 1
    }).length,
  }
}
