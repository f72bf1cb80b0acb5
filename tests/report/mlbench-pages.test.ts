import { expect, it } from 'vitest'
import { composeTaskScores } from '../../src/report/mlbench/task-scores-chapter.ts'
import { composeTaskBoard } from '../../src/report/site/task-board-page.ts'
import { readPaperTables } from '../../src/report/text/mlbench/paper-tables.ts'
import { STRANGERS } from './strangers.ts'

it('shows the numbers of ML-Bench’s paper with the two decimals that it prints', async () => {
  const paper = await readPaperTables()
  const tables = composeTaskScores(STRANGERS.scores, paper)?.tables ?? []
  const cells = tables.flatMap(({ rows }) => rows).filter(([name]) => name?.lines[0]?.text.startsWith('paper: '))
  const told = cells.flat().flatMap(({ lines }) => lines.map(({ text }) => text))
  const numbers = told.filter((text) => text.endsWith(' %'))
  expect(numbers).toContain('27.40 %')
  expect(numbers.filter((text) => !/^\d+\.\d\d %$/.test(text))).toEqual([])
})

it('shows the leaderboard before how it is counted', () => {
  const { lead, parts } = composeTaskBoard([STRANGERS.submission])
  expect(lead).toHaveLength(2)
  expect(parts.map(({ chapter }) => chapter.title.slice(0, 12))).toEqual(['Data version', 'How this is '])
})
