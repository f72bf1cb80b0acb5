import { expect, it } from 'vitest'
import { analyseCsv } from '../../src/genai-greenml/analyse-file.ts'
import { renderCsvSummary } from '../../src/report/genai-greenml/summary.ts'
import { makeRows, type Row, writeCsv } from '../genai-greenml/results-csv.ts'

const analyse = (rows: readonly Row[], name = 'results.csv') => analyseCsv(writeCsv(rows), name)
const one = analyse(makeRows(6, ['a', 'b', 'c']), 'one.csv')
const two = analyse(makeRows(5, ['a']), 'two.csv')

it('sets the models of several files in one table, and says once what holds for more than one of them', () => {
  const text = renderCsvSummary([one, two], 100)
  expect(text).toContain('one.csv: 42 rows, 6 projects, 3 models (a, b, c)')
  expect(text).toMatch(
    /^file +mode +model +GenAI-GreenML claimed +can be claimed\none +assisted +a +−?[\d.,]+ J, p . [\d.]+ +×/,
  )
  expect(text.match(/Every script ran once/g)).toHaveLength(1)
  expect(text).toMatch(/^ {2}In both files: Every script ran once/m)
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
})

it('sets what was claimed of one file beside what can be claimed', () => {
  expect(renderCsvSummary([two], 100)).toMatch(
    /^ {2}a, GenAI-GreenML claimed: [\s\S]*^ {2}a, can be claimed: [\s\S]*^ {2}Every script ran once/m,
  )
})

it('claims nothing of models that always ran in one order, though something differs within the projects', () => {
  const inOrder = makeRows(8, ['a', 'b', 'c'])
  const scriptOfRow = ({ script = '' }: Row) => script
  const faster = inOrder.map((row): Row => (scriptOfRow(row).endsWith('_c.py') ? { ...row, energy_j: '1' } : row))
  const models = (rows: readonly Row[]) =>
    /^ *between models, can be claimed:.*$/m.exec(renderCsvSummary([analyse(rows)], 400))
  expect(models(faster)?.[0]).toMatch(/nothing of the models: something differs .* they always ran in one order$/)
  const shuffled = faster.toSorted((a, b) =>
    a.project === b.project && a.project === 'project-1' ? (scriptOfRow(a) < scriptOfRow(b) ? 1 : -1) : 0,
  )
  expect(models(shuffled)?.[0]).toMatch(/models differ within a project/)
})

it('says what is there of a file that holds almost nothing', () => {
  expect(renderCsvSummary([analyse([])], 100)).toContain('nothing to compare')
  expect(renderCsvSummary([analyse(makeRows(1, ['a']))], 200)).toContain('nothing, too few pairs')
})
