import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../src/base/random.ts'
import { scorePredictions, scoreWithoutGroups } from '../../src/measurement/scoring/score.ts'
import type { Plan } from '../../src/schema/campaign/plan.ts'
import { analyse, makePlan, makeRecords, type RunPlace, variantOf } from './factory.ts'

const ANSWER = 'project-1/assisted/replay/s1/i0'
const HASH = 'b'.repeat(64)
const TRUTH = Array.from({ length: 114 }, (_, row) => `${row % 2}`)

/** Predictions of 114 rows, wrong in these. */
const wrongIn = (...rows: number[]) => TRUTH.map((label, row) => (rows.includes(row) ? `${1 - Number(label)}` : label))

const AUTHOR = wrongIn(0, 1, 2, 3, 4, 5)

/** An answer's metric beside the author's, each by what it predicts; `hashOf` the rows of a run. */
function metricOf(answer: readonly string[], hashOf: (place: RunPlace) => string = () => HASH, tolerance = 0.02) {
  const plan = makePlan({
    metric: { name: 'accuracy', direction: 'higher', scale: 'fraction', tolerance },
  })
  const records = makeRecords(plan, (place) => {
    const [predicted, hash] = [place.model === null ? AUTHOR : answer, hashOf(place)]
    const withoutGroup = scoreWithoutGroups('accuracy', TRUTH, predicted, hash)
    const split = { testRows: TRUTH.length, hash, loading: null, withoutGroup }
    return { metric: scorePredictions('accuracy', TRUTH, predicted), changes: { split } }
  })
  return variantOf(analyse(plan, records), ANSWER).metric
}

describe('the test error of predictions', () => {
  it('is none where both predict the same: a copy is as good', () => {
    const metric = metricOf(AUTHOR)
    expect(metric).toMatchObject({ verdict: 'as-good', testError: { standardError: 0, from: 'predictions' } })
  })

  it('is paired: that of the rows in which they differ and of two more, by the formula of a mean of differences', () => {
    const { testError } = metricOf(wrongIn(0, 1, 2, 3, 4, 5, 6, 7, 8, 9))
    // Four of 114 rows differ, by one each.
    const variance = ((4 / 114) * (1 - 4 / 114)) / 113 + 2 / 114 ** 2
    expect(testError?.samples).toBe(40)
    expect((testError?.standardError ?? 0) / Math.sqrt(variance)).toBeGreaterThan(0.75)
    expect((testError?.standardError ?? 0) / Math.sqrt(variance)).toBeLessThan(1.3)
  })

  it('keeps a difference of a few rows from being told as equal or as worse', () => {
    const half = Array.from({ length: 12 }, (_, i) => 6 + i)
    expect(metricOf(wrongIn(...half)).verdict).toBe('not-settled') // equal shares, twelve other errors
    expect(metricOf(wrongIn(0, 1, 2, 3, 4, 5, 6, 7, 8)).verdict).toBe('not-settled') // three rows of 114 are 0.026
    const many = Array.from({ length: 40 }, (_, i) => i)
    expect(metricOf(wrongIn(...many)).verdict).toBe('worse')
  })

  it('keeps two rows that are lost by chance from being told as equal, where the truth can well lie at the tolerance', () => {
    expect(metricOf(wrongIn(0, 1, 2, 3, 4, 5, 6, 7), undefined, 5 / 114).verdict).toBe('not-settled')
    expect(metricOf(wrongIn(0, 1, 2, 3, 4, 5, 6, 7), undefined, 6 / 114).verdict).toBe('as-good')
  })

  it('is the answer’s own where the author’s script tests other rows in each run', () => {
    const anew = ({ model, block }: RunPlace) => (model === null ? `${block}`.repeat(64) : HASH)
    const { testError } = metricOf(AUTHOR, anew)
    const share = 6 / 114
    expect((testError?.standardError ?? 0) / Math.sqrt((share * (1 - share)) / 113)).toBeGreaterThan(0.7)
  })
})

const DRAWS = 5

/** Blocks of several halves of the data after the measured ones, as a plan has them. */
function withHalves(plan: Plan): Plan {
  const [first] = plan.blocks
  if (first === undefined) throw new Error('no block')
  const halves = Array.from({ length: DRAWS }, (_, index) => ({
    ...first,
    id: `project-1/replay/h${index + 1}`,
    purpose: 'probe',
    perturbation: 'subsample',
    number: index + 1,
    ...(index === 0 ? {} : { draw: index + 1 }),
  }))
  return {
    ...plan,
    options: { ...plan.options, probes: true, subsamples: DRAWS },
    blocks: [...plan.blocks, ...halves],
  } as Plan
}

/** Metrics of the answer and of the author's code on five halves, and the same number each time on all of it. */
function metricByHalves(difference: (draw: number) => number, shared: (draw: number) => number = () => 0) {
  const plan = withHalves(makePlan())
  const halved = makeRecords(plan, ({ model, block }) => ({
    metric: 0.9 - shared(block) - (model === null ? 0 : difference(block)),
    changes: { probe: PROBE },
  })).filter(({ purpose }) => purpose === 'probe')
  const records = [...makeRecords(plan, () => ({})).filter(({ purpose }) => purpose === 'measured'), ...halved]
  return variantOf(analyse(plan, records), ANSWER).metric
}

const PROBE = {
  perturbation: 'subsample' as const,
  watched: true,
  classes: null,
  rows: 100,
  dataOpened: ['data.csv'],
  trainedRows: null,
  duplicateRows: null,
  testedRows: null,
  testedOnTraining: null,
  passes: null,
  model: null,
  libraryData: null,
}

describe('the test error of printed metrics', () => {
  it('is the scatter of the difference over halves that both met, not of the halves', () => {
    const { testError, verdict } = metricByHalves(
      () => 0.001,
      (draw) => 0.05 * draw,
    )
    expect(testError).toMatchObject({ from: 'halves', samples: DRAWS })
    expect(testError?.standardError).toBeCloseTo(0, 12)
    expect(verdict).toBe('as-good')
  })

  it('leaves open what another half would have shown otherwise', () => {
    const scattered = metricByHalves((draw) => [0.03, -0.03, 0.02, -0.02, 0][draw % DRAWS] ?? 0)
    expect(scattered.testError?.standardError).toBeCloseTo(Math.sqrt(0.0026 / 4), 6)
    expect(scattered.verdict).toBe('not-settled')
  })
})

it('is a standard error: of two scripts that err at random its interval holds the true difference about as often as it says', () => {
  const random = seededRandom(1, 'errors')
  const flip = (share: number) => wrongIn(...[...TRUTH.keys()].filter(() => random.below(1000) < 1000 * share))
  let held = 0
  const trials = 120
  for (let trial = 0; trial < trials; trial++) {
    const [a, b] = [flip(0.2), flip(0.2)]
    const [own, other] = [a, b].map((found) => scoreWithoutGroups('accuracy', TRUTH, found, HASH))
    const gains = (own ?? []).map((value, i) => value - (other?.[i] ?? 0))
    const mean = gains.reduce((sum, each) => sum + each, 0) / gains.length
    const variance = (gains.reduce((sum, each) => sum + (each - mean) ** 2, 0) * (gains.length - 1)) / gains.length
    const gain = (scorePredictions('accuracy', TRUTH, a) ?? 0) - (scorePredictions('accuracy', TRUTH, b) ?? 0)
    if (Math.abs(gain) <= 1.96 * Math.sqrt(variance)) held++
  }
  expect(held / trials).toBeGreaterThan(0.88)
})
