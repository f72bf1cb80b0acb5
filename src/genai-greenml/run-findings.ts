import { listWords } from '../analysis/words.ts'
import { count } from '../base/count.ts'
import { CSV_MODES, type CsvAnalysis, type Finding } from '../schema/genai-greenml-analysis.ts'
import type { CsvRow } from './read-rows.ts'
import { isOriginal, llmOf, modeOf, type Selection } from './select.ts'

/** How the runs came to be, and what that does to every number. */
export function findRunFaults(selection: Selection, tests: CsvAnalysis['paired_tests']): Finding[] {
  return [...survivors(selection), ...runOrder(selection), ...oneRunEach(selection), ...signsOfT(tests)]
}

/** The cells that hold fewer than all projects, as `autonomous claude 28 of 50`. */
export function incompleteCells({ generated, llms, originals }: Selection): string[] {
  return CSV_MODES.flatMap((mode) =>
    llms.flatMap((llm) => {
      const runs = generated.filter((run) => run.mode === mode && run.llm === llm)
      const projects = new Set(runs.map(({ run }) => run.cells.project)).size
      return projects < originals.size ? [`${mode} ${llm} ${projects} of ${originals.size}`] : []
    }),
  )
}

function survivors(selection: Selection): Finding[] {
  const failed = selection.rows.filter((row) => !row.ok)
  const incomplete = incompleteCells(selection)
  const cells = incomplete.length === 0 ? '' : ` Projects with an answer that ran: ${listWords(incomplete, 12)}.`
  if (failed.length > 0) {
    const message = `${count(failed.length, 'row')} of ${selection.rows.length} are not OK and enter no comparison: every number is about the scripts that ran.${cells}`
    return [{ kind: 'survivors only', message, rows: failed.map(({ row }) => row) }]
  }
  const message =
    incomplete.length === 0
      ? 'Every row is OK. Whether scripts that failed were taken out before cannot be seen from this file.'
      : `Every row is OK, so scripts that failed are not in this file: every number is about survivors, and the models are compared on different projects.${cells}`
  return [{ kind: 'survivors only', message, rows: [] }]
}

/** The runner writes a row after each run, so the order of rows is the order of runs. */
function runOrder({ rows }: Selection): Finding[] {
  const projects = [...Map.groupBy(rows, ({ cells }) => cells.project).values()].filter((group) => group.length > 1)
  const compared = projects.filter((group) => group.some(isOriginal))
  const first = compared.filter(([row]) => row !== undefined && isOriginal(row)).length
  const messages = [
    ...(first * 2 <= compared.length
      ? []
      : [
          `The original ran before all answers in ${first} of ${count(compared.length, 'project')}: it alone paid for first imports and a cold disk cache, so no ratio to it tells the code from the order.`,
        ]),
    ...(projects.length > 1 && isFixedOrder(projects)
      ? [
          'The answers of every project ran in one and the same order of modes and models, so a difference between these may be one of order too.',
        ]
      : []),
  ]
  return messages.map((message) => ({ kind: 'run order', message, rows: [] }))
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

function oneRunEach({ ok }: Selection): Finding[] {
  const runs = [...Map.groupBy(ok, ({ cells }) => JSON.stringify([cells.project, cells.script])).values()]
  if (runs.length === 0 || runs.some((group) => group.length > 1)) return []
  const message = 'Every script ran once: its noise cannot be told from its effect.'
  return [{ kind: 'one run each', message, rows: [] }]
}

function signsOfT(tests: CsvAnalysis['paired_tests']): Finding[] {
  const turned = Object.values(tests)
    .flatMap((section) => Object.values(section))
    .flatMap((byModel) => Object.values(byModel))
    .filter(({ t, mean }) => t !== null && mean !== null && t * mean < 0).length
  if (turned === 0) return []
  const message = `The original prints t of ${count(turned, 'test')} in its delta sections with the sign opposite to mean, d and interval beside it (it tests generated − original and averages original − generated); t_corrected has the sign of the mean. p is not touched.`
  return [{ kind: 'sign of t', message, rows: [] }]
}
