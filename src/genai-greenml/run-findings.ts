import { groupsBy } from '../base/groups.ts'
import { CSV_MODES, type CsvAnalysis, type CsvFinding } from '../schema/analysis/genai-greenml-analysis.ts'
import type { CsvRow } from './read-rows.ts'
import { isOriginal, llmOf, modeOf, type Selection } from './select.ts'

const WHOLE_FILE = { rows: [] }

/** How the runs came to be, and what that does to every number. */
export function findRunFaults(selection: Selection, tests: CsvAnalysis['paired_tests']): CsvFinding[] {
  return [survivors(selection), ...runOrder(selection), ...oneRunEach(selection), ...signsOfT(tests)]
}

function survivors({ rows, generated, llms, originals }: Selection): CsvFinding {
  const projects = originals.size
  const subject = CSV_MODES.flatMap((mode) =>
    llms.map((model) => {
      const runs = generated.filter((run) => run.mode === mode && run.llm === model)
      return { mode, model, projects: new Set(runs.map(({ run }) => run.cells.project)).size }
    }),
  ).filter((cell) => cell.projects < projects)
  return {
    kind: 'survivors-only',
    severity: 'warning',
    subject,
    numbers: { rows: rows.length, projects },
    evidence: { rows: rows.filter(({ ok }) => !ok).map(({ row }) => row) },
  }
}

/** The runner writes a row after each run, so the order of rows is the order of runs. */
function runOrder({ rows }: Selection): CsvFinding[] {
  const projects = groupsBy(rows, ({ cells }) => cells.project).filter((group) => group.length > 1)
  const compared = projects.filter((group) => group.some(isOriginal))
  const first = compared.filter(([row]) => isOriginal(row)).length
  const numbers = { first, projects: compared.length }
  const findings: CsvFinding[] = []
  if (first * 2 > compared.length) {
    findings.push({ kind: 'original-first', severity: 'warning', subject: null, numbers, evidence: WHOLE_FILE })
  }
  if (projects.length > 1 && isFixedOrder(projects)) {
    findings.push({ kind: 'fixed-order', severity: 'warning', subject: null, numbers: {}, evidence: WHOLE_FILE })
  }
  return findings
}

/** No two answers ran one way round in one project and the other way round in another. */
function isFixedOrder(projects: readonly (readonly CsvRow[])[]): boolean {
  const before = new Set<string>()
  for (const rows of projects) {
    const slots = rows.flatMap(({ cells: { script } }) => {
      const mode = modeOf(script)
      return mode === null ? [] : [`${mode} ${llmOf(script)}`]
    })
    for (const [index, slot] of slots.entries()) {
      for (const later of slots.slice(index + 1)) {
        if (before.has(JSON.stringify([later, slot]))) return false
        before.add(JSON.stringify([slot, later]))
      }
    }
  }
  return before.size > 0
}

function oneRunEach({ ok }: Selection): CsvFinding[] {
  const runs = groupsBy(ok, ({ cells }) => [cells.project, cells.script])
  if (runs.length === 0 || runs.some((group) => group.length > 1)) return []
  return [{ kind: 'one-run-each', severity: 'warning', subject: null, numbers: {}, evidence: WHOLE_FILE }]
}

function signsOfT(tests: CsvAnalysis['paired_tests']): CsvFinding[] {
  const turned = Object.values(tests)
    .flatMap((section) => Object.values(section))
    .flatMap((byModel) => Object.values(byModel))
    .filter(({ t, mean }) => t !== null && mean !== null && t * mean < 0).length
  if (turned === 0) return []
  return [{ kind: 'sign-of-t', severity: 'note', subject: null, numbers: { tests: turned }, evidence: WHOLE_FILE }]
}
