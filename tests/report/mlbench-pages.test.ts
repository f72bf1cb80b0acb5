import { expect, it } from 'vitest'
import { renderEvaluation } from '../../src/report/mlbench/task-evaluation.ts'
import { composeTaskScores } from '../../src/report/mlbench/task-scores-chapter.ts'
import { composeTaskBoard } from '../../src/report/site/task-board-page.ts'
import { formatPercent } from '../../src/report/text/format.ts'
import { readPaperTables } from '../../src/report/text/mlbench/paper-tables.ts'
import { STRANGERS } from './strangers.ts'

it('shows the numbers of ML-Bench’s paper with the two decimals that it prints', async () => {
  const paper = await readPaperTables()
  const tables = composeTaskScores(STRANGERS.scores, paper)?.tables ?? []
  const cells = tables.filter(({ caption }) => caption.startsWith("The paper's table")).flatMap(({ rows }) => rows)
  const told = cells.flat().flatMap(({ lines }) => lines.map(({ text }) => text))
  const numbers = told.filter((text) => text.endsWith(' %'))
  expect(numbers).toContain('27.40 %')
  expect(numbers.filter((text) => !/^\d+\.\d\d %$/.test(text))).toEqual([])
})

it('says what the scores are before any table, and how little is known where nothing could be tried', async () => {
  const paper = await readPaperTables()
  const { scores } = STRANGERS
  const told = composeTaskScores({ ...scores, systems: scores.systems.map((own) => ({ ...own, system: 'a' })) }, paper)
  expect(told?.lead[0]).toBe('Tasks passed with the first answer: a 67 % (2 of 3).')
  expect(told?.lead[1]).toMatch(/pass@k is the share of tasks of which one of the first k answers passes/)
  const untried = scores.systems.map((own) => ({
    ...own,
    passRates: own.passRates.map((rate) => ({ ...rate, passed: 0, attemptable: 0, share: null })),
  }))
  const nothing = composeTaskScores({ ...scores, systems: untried }, paper)
  expect(nothing?.lead[0]).toBe('None of 4 tasks could be tried here: nothing is known of what passes.')
  expect(nothing?.tables[0]?.rows[0]?.[1]).toMatchObject({ lines: [{ text: '–', note: '0 / 0 / 4' }], value: null })
})

it('shows repositories below each other, of which there may be more than a page has room for, and no empty table', async () => {
  const { scores } = STRANGERS
  const [own] = scores.systems
  if (own === undefined) throw new Error('no system')
  const byRepository = Array.from({ length: 14 }, (_, index) => ({
    githubId: index + 1,
    repository: `repository-${index}`,
    passRates: own.passRates,
  }))
  const systems = [{ ...own, system: '7', byRepository }]
  const chapter = composeTaskScores({ ...scores, systems }, await readPaperTables())
  const table = chapter?.tables.find(({ caption }) => caption === 'pass@1 by repository')
  expect(table?.columns).toEqual(['Repository', '7'])
  expect(table?.rows).toHaveLength(14)
  expect(chapter?.tables.map(({ caption }) => caption)).not.toContain('Failed answers by kind of error')
  for (const { columns, folded, caption } of chapter?.tables ?? [])
    expect([caption, columns.length <= 8, folded]).toEqual([caption, true, caption.startsWith('The paper')])
})

it('names every number in a terminal that is too narrow for a table', async () => {
  const { plain } = renderEvaluation(STRANGERS.scores, await readPaperTables())
  const lines = plain(60).replaceAll(/\n {2}/g, ' ')
  expect(lines).toMatch(/^GPT-4\*, oracle: Of all wanted values \(per parameter\) 93\.03 %/m)
  expect(lines).toMatch(/^dgl: GPT-3\.5, oracle 64\.00 %; GPT-3\.5, readme 4\.00 %/m)
})

it('writes a share on the leaderboard as the report does', () => {
  const { submission } = STRANGERS
  const claimed = { rules: 'strict' as const, passAt: [{ k: 1, passed: 2, total: 3 }] }
  const [board] = composeTaskBoard([
    { ...submission, answered: 3, regraded: null, card: { ...submission.card, claimed } },
  ]).parts
  const table = board?.chapter.tables[0]
  expect(table?.rows[0]?.[table.columns.indexOf('pass@1')]?.lines[0]?.text).toBe(formatPercent(2 / 3))
})

it('shows the leaderboard before how it is counted', () => {
  const { lead, parts } = composeTaskBoard([STRANGERS.submission])
  expect(lead).toHaveLength(2)
  expect(parts.map(({ chapter }) => chapter.title.slice(0, 12))).toEqual(['Data version', 'How this is '])
})
