import { expect, it } from 'vitest'
import { drawCharts } from '../../src/report/charts/charts.ts'
import { buildReportData } from '../../src/report/data/report-data.ts'
import type { FailureAnalysis } from '../../src/schema/analysis/failure-analysis.ts'
import { makeSources } from './fixtures.ts'
import { parsePage } from './parse-page.ts'

type Round = FailureAnalysis['byIteration'][number]
const { analysis, ...others } = makeSources()
const empty: Round = {
  iteration: 0,
  total: 0,
  attemptable: 0,
  passed: 0,
  failed: 0,
  lost: 0,
  notRun: 0,
  unsteady: 0,
  failedShare: null,
  interval: null,
  byModeAndModel: [],
  classes: [],
  tokens: null,
  repairs: [],
  control: null,
  passedSoFar: { passed: 0, of: 0, interval: null },
  next: null,
}
const next = { repaired: 4, sameFailure: 2, otherFailure: 1, lost: 1, notRetried: 0 }
const rounds: Round[] = [
  { ...empty, iteration: 0, total: 20, passed: 11, failed: 8, lost: 1, notRun: 0, next },
  { ...empty, iteration: 1, next: { repaired: 1, sameFailure: 0, otherFailure: 1, lost: 0, notRetried: 1 } },
  { ...empty, iteration: 2 },
]

async function draw(byIteration: readonly Round[]) {
  const failures = { ...analysis.failures, byIteration: [...byIteration] }
  const { repairs } = await drawCharts(buildReportData({ ...others, analysis: { ...analysis, failures } }))
  return repairs
}

it('leads every answer from round to round, and loses none', async () => {
  const elements = parsePage((await draw(rounds)) ?? '')
  const texts = elements.filter(({ tag }) => tag === 'text').map(({ text }) => text)
  expect(texts).toEqual([
    '11 passed',
    '8 failed',
    '1 left',
    '15',
    '3',
    '2',
    '16 passed',
    '1 failed',
    '3 left',
    'first',
    'repair 1',
    'repair 2',
  ])
  // Nine bars, and a band for each step that an answer took.
  const isBand = ({ attributes }: (typeof elements)[number]) => attributes['fill-opacity'] ?? attributes.opacity
  const drawn = elements.filter(({ tag, attributes }) => tag === 'path' && /^var\(/.test(attributes.fill ?? ''))
  expect(drawn.filter(isBand)).toHaveLength(10)
  expect(drawn.filter((element) => !isBand(element))).toHaveLength(9)
})

it('is not drawn where nothing was repaired', async () => {
  expect(await draw(rounds.slice(2))).toBeNull()
})
