import { expect, it } from 'vitest'
import { composeCost } from '../../src/report/campaign/chapters/cost.ts'
import type { FeedbackAnalysis } from '../../src/schema/analysis/feedback.ts'
import type { DrawsOfK } from '../../src/schema/analysis/group.ts'
import { makeSources } from './fixtures.ts'

const { analysis } = makeSources()

/** The text of the cell below a heading, in the first row of the table that has it. */
function cellOf(of: typeof analysis, heading: string): string {
  const table = composeCost(of)?.tables.find(({ columns }) => columns.includes(heading))
  const cell = table?.rows[0]?.[table.columns.indexOf(heading)]
  return cell?.lines.map(({ text, note = '' }) => `${text} ${note}`.trim()).join() ?? 'no such table'
}

it('does not say that leaner scripts came where they could have come, and were refused', () => {
  const none = { energy: null, cpu: null, wall: null, memory: null }
  const change = { estimate: null, interval: null, verdict: 'not-measured', n: 0 }
  const refused = {
    mode: 'assisted',
    model: 'm',
    asked: 8,
    attempted: 8,
    passed: 0,
    asGood: { before: 8, after: 0 },
    ratios: { energy: change, cpu: change, wall: change, memory: change },
    attempts: none,
  } as unknown as FeedbackAnalysis
  const told = { ...analysis, feedback: [refused] }
  expect(cellOf(told, 'Leaner answer could be attempted')).toBe('8 of 8')
  expect(cellOf(told, 'Passed')).toBe('0 of 8')
})

it('counts one project as one where its correct answers were not read', () => {
  const best = { ratio: null, projects: 0, cause: { kind: 'projects-unread' as const, unread: 1 } }
  const draw = (k: number): DrawsOfK => ({
    k,
    projects: 1,
    pass: 1,
    correct: 1,
    censored: 0,
    best: { energy: best, cpu: best },
  })
  const groups = analysis.groups.map((group) => ({ ...group, draws: [draw(1), draw(2)] }))
  expect(cellOf({ ...analysis, groups }, 'Best of k')).toContain('was measured in 0 of 1 project')
  expect(cellOf({ ...analysis, groups }, 'Best of k')).not.toContain('1 projects')
})
