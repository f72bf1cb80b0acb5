import { expect, it } from 'vitest'
import { composeReport } from '../../src/report/campaign/compose-report.ts'
import { specifyRoundsChart } from '../../src/report/charts/rounds-chart.ts'
import { buildReportData } from '../../src/report/data/report-data.ts'
import type { FailureAnalysis } from '../../src/schema/analysis/failure-analysis.ts'
import { makeSources } from './fixtures.ts'

type Round = FailureAnalysis['byIteration'][number]
type Row = Round['byModeAndModel'][number]
const { analysis, ...others } = makeSources()
const outcomes = (failed: number, attemptable: number) => ({
  total: attemptable,
  attemptable,
  passed: attemptable - failed,
  failed,
  lost: 0,
  notRun: 0,
  unsteady: 0,
  failedShare: failed / attemptable,
  interval: null,
})
const row = (mode: Row['mode'], model: string, failed: number, of: number): Row => ({
  mode,
  model,
  ...outcomes(failed, of),
})
const round = (iteration: number, byModeAndModel: Row[]): Round => ({
  iteration,
  ...outcomes(0, 1),
  byModeAndModel,
  classes: [],
  tokens: null,
  repairs: [],
  control: null,
  passedSoFar: { passed: 0, of: 0, interval: null },
  next: null,
})
const dataOf = (byIteration: Round[], more: Partial<FailureAnalysis> = {}) =>
  buildReportData({ ...others, analysis: { ...analysis, failures: { ...analysis.failures, ...more, byIteration } } })

const ROUNDS = [
  round(0, [
    row('assisted', 'a', 4, 10),
    row('assisted', 'b', 0, 10),
    row('autonomous', 'a', 6, 10),
    row('autonomous', 'b', 5, 10),
  ]),
  round(1, [row('assisted', 'a', 1, 4), row('autonomous', 'a', 2, 6)]),
]

it('tells how many scripts of each mode and model failed in each round, and of all together as far as all are known', () => {
  const spec = specifyRoundsChart(dataOf(ROUNDS))?.spec
  const values = spec?.data && 'values' in spec.data ? spec.data.values : []
  expect(values).toEqual(
    [
      ['assisted', 'a', 4, 'first'],
      ['assisted', 'a', 1, 'repair 1'],
      // None of b's failed, so that none is left; of its other five, nothing has run again.

      ['assisted', 'b', 0, 'first'],
      ['assisted', 'b', 0, 'repair 1'],
      ['autonomous', 'a', 6, 'first'],
      ['autonomous', 'a', 2, 'repair 1'],
      ['autonomous', 'b', 5, 'first'],
      ['all modes', 'a', 10, 'first'],
      ['all modes', 'a', 3, 'repair 1'],
      ['all modes', 'b', 5, 'first'],
      ['assisted', 'all models', 4, 'first'],
      ['assisted', 'all models', 1, 'repair 1'],
      ['autonomous', 'all models', 11, 'first'],
      ['all modes', 'all models', 15, 'first'],
    ].map(([mode, model, scripts, name]) => ({ mode, model, scripts, round: name })),
  )
  expect(specifyRoundsChart(dataOf(ROUNDS.slice(0, 1)))).toBeNull()
})

it('stands beside tables by mode, by model, by both, and by round', () => {
  const more = {
    byMode: [
      { mode: 'assisted' as const, ...outcomes(4, 20) },
      { mode: 'original' as const, ...outcomes(0, 5) },
    ],
    byModel: [
      { model: 'a', ...outcomes(10, 20) },
      { model: 'b', ...outcomes(5, 20) },
    ],
    byModeAndModel: ROUNDS[0]?.byModeAndModel ?? [],
  }
  const chapter = composeReport(dataOf(ROUNDS, more)).chapters.find(({ id }) => id === 'failures')
  const rowsOf = (caption: string) =>
    chapter?.tables
      .find((table) => table.caption.startsWith(caption))
      ?.rows.map((cells) => cells.slice(0, 3).map(({ lines: [line] }) => line?.text))
  expect(rowsOf('Scripts by mode and model')?.map(([name, failed]) => [name, failed])).toEqual([
    ['assisted a', '4 of 10'],
    ['assisted b', '0 of 10'],
    ['autonomous a', '6 of 10'],
    ['autonomous b', '5 of 10'],
    ['assisted all models', '4 of 20'],
    ['all modes a', '10 of 20'],
    ['all modes b', '5 of 20'],
  ])
  expect(rowsOf('Rounds by mode and model')?.slice(-2)).toEqual([
    ['repair round 1', 'assisted a', '1 of 4'],
    ['repair round 1', 'autonomous a', '2 of 6'],
  ])
})
