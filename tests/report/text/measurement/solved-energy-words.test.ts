import { expect, it } from 'vitest'
import { formatMeanJoules } from '../../../../src/report/text/measurement/measured-values.ts'
import { renderSolvedEnergy } from '../../../../src/report/text/measurement/solved-energy-words.ts'
import type { SolvedEnergy } from '../../../../src/schema/mlbench/task-scores.ts'

const of = (over: Partial<SolvedEnergy['sources'][number]>) => ({
  source: 'answering' as const,
  runs: 1,
  joules: 20,
  quality: 'measured' as const,
  each: 10,
  doubtful: 0,
  ...over,
})

it('says what a solved task cost, of what, and how sure that is', () => {
  const running = of({ source: 'running', runs: 5, joules: 5, quality: 'estimated', each: 2.5, doubtful: 2 })
  expect(renderSolvedEnergy({ solved: 2, sources: [of({}), running], each: 12.5, quality: 'estimated' })).toBe(
    'energy of a solved task, of 2: 12.50 J estimated (2 in doubt): answering 10.00 J measured, 1 run, running answers 2.500 J estimated, 5 runs (2 in doubt)',
  )
})

it('gives no sum where a source was not measured', () => {
  const asked = of({ runs: 0, joules: null, quality: 'unavailable', each: null })
  const { doubtful: _, ...drafts } = of({ source: 'drafts', runs: 3 })
  expect(renderSolvedEnergy({ solved: 1, sources: [asked, drafts], each: null, quality: 'unavailable' })).toBe(
    'energy of a solved task, of 1: answering not measured, drafts 10.00 J measured, 3 runs (doubts not known)',
  )
})

it('tells joules in the unit of their size, as a report does: of what is large, of what noise leaves below 0 above idle', () => {
  expect([[-2.34], [-0.05], [12_345], [2.5e7], [0]].map((joules) => formatMeanJoules(joules))).toEqual([
    '−2.340 J',
    '−50.00 mJ',
    '12.35 kJ',
    '25.00 MJ',
    '0.000 J',
  ])
})
