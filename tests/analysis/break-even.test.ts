import { expect, it } from 'vitest'
import { analyseBreakEven } from '../../src/analysis/diagnostics/break-even.ts'
import type { AnalysedVariant } from '../../src/analysis/variant.ts'
import { analyse, makePlan, makeProvenance, makeRecords, ratioOf, variantOf } from './factory.ts'

const ID = 'project-1/assisted/replay/s1/i0'
const energyOf = (joules: number) => ({ joules, low: joules / 2, high: 2 * joules, source: 'a paper' })

it('divides what an answer took to write by what each of its runs saves, and its range by the ends of both', () => {
  const plan = makePlan({})
  const records = makeRecords(plan, ({ model, block }) => ({
    joules: (model === null ? 100 : 60) + (block % 2),
    metric: 0.9,
  }))
  const result = analyse(plan, records, [makeProvenance(ID, { energy: energyOf(1000) })])
  const ratio = ratioOf(variantOf(result, ID), 'energy')
  const [low, high] = ratio.interval ?? [0, 0]
  const saved = (at: number) => 100.5 * (1 - at)
  const found = result.breakEven.find(({ baseline }) => baseline === 'original-headless')
  expect(found).toMatchObject({ variant: ID, generationJoules: 1000, source: 'a paper', runs: 25 })
  expect(found?.savedJoules).toBeCloseTo(saved(ratio.estimate ?? 0), 9)
  expect(found?.range).toEqual([Math.ceil(500 / saved(low)), Math.ceil(2000 / saved(high))])
  expect(analyse(plan, records, [makeProvenance(ID)]).breakEven).toEqual([])
})

it('counts the tries that an answer mends, and tells nothing where one of them is not known', () => {
  const variant = { project: 'p', mode: 'assisted', model: 'm', sample: 1, iteration: 2 }
  const run = { status: 'ok', readings: { energy: { quality: 'measured', value: 100 } } }
  const ratio = { baseline: 'original', estimate: 0.5, interval: null, quality: 'measured' }
  const analysed = {
    inBlocks: { variant, baselines: new Map([['original', { runs: [run] }]]) },
    analysis: { id: 'p/assisted/m/s1/i2', passed: true, metric: { verdict: 'as-good' }, ratios: { energy: [ratio] } },
  } as unknown as AnalysedVariant
  const tries = [0, 1, 2].map((iteration) => makeProvenance(`p/assisted/m/s1/i${iteration}`, { energy: energyOf(200) }))
  const breakEven = (of: typeof tries) => analyseBreakEven([analysed], new Map(of.map((one) => [one.variant, one])))
  expect(breakEven(tries)).toMatchObject([{ generationJoules: 600, savedJoules: 50, runs: 12 }])
  expect(breakEven(tries.slice(1))).toEqual([])
})

it('parts what failed samples took among those that can be used, and tells nothing where one of them is not known', () => {
  const run = { status: 'ok', readings: { energy: { quality: 'measured', value: 100 } } }
  const ratio = { baseline: 'original', estimate: 0.5, interval: null, quality: 'measured' }
  const sampleOf = (sample: number, passed: boolean) => {
    const variant = { project: 'p', mode: 'assisted', model: 'm', sample, iteration: 0 }
    return {
      inBlocks: { variant, baselines: new Map([['original', { runs: [run] }]]) },
      analysis: {
        id: `p/assisted/m/s${sample}/i0`,
        passed,
        attempted: true,
        failure: null,
        runs: 1,
        metric: { verdict: 'as-good' },
        ratios: { energy: [ratio] },
      },
    } as unknown as AnalysedVariant
  }
  const samples = [sampleOf(1, true), sampleOf(2, false), sampleOf(3, true)]
  const given = (changes: Parameters<typeof makeProvenance>[1] = {}) => [
    ...[1, 2, 3].map((sample) => makeProvenance(`p/assisted/m/s${sample}/i0`, { energy: energyOf(200) })),
    makeProvenance('p/assisted/m/s2/i1', { energy: energyOf(100) }), // its repair, which failed too
    makeProvenance('p/assisted/m/s4/i0', { status: 'truncated', energy: energyOf(500), ...changes }),
    makeProvenance('p/assisted/other/s1/i0', { status: 'truncated', energy: energyOf(5000) }),
  ]
  const breakEven = (of: ReturnType<typeof given>) =>
    analyseBreakEven(samples, new Map(of.map((one) => [one.variant, one])))
  const each = 200 + (200 + 100 + 500) / 2
  expect(breakEven(given())).toMatchObject(
    [1, 3].map((sample) => ({
      variant: `p/assisted/m/s${sample}/i0`,
      generationJoules: each,
      runs: each / 50,
    })),
  )
  expect(breakEven(given({ energy: null }))).toEqual([])
  expect(breakEven(given({ status: 'provider-error', energy: null }))[0]?.generationJoules).toBe(200 + 300 / 2)
})

it('tells nothing of an answer that failed the first time', () => {
  const plan = makePlan({})
  const records = makeRecords(plan, ({ model, block }) => ({
    joules: model === null ? 100 : 60,
    changes: { status: model !== null && block === 0 ? 'failed' : 'ok' },
  }))
  const result = analyse(plan, records, [makeProvenance(ID, { energy: energyOf(1000) })])
  expect(variantOf(result, ID)).toMatchObject({ passed: false, metric: { verdict: 'as-good' } })
  expect(result.breakEven).toEqual([])
})

it('leaves out samples that did not run yet, of which nobody knows whether they can be used', () => {
  const plan = makePlan({ samples: 3 })
  const statusOf = (sample: string | undefined) => (sample === 's2' ? 'failed' : 'ok')
  const records = makeRecords(plan, ({ variant, model }) => {
    const [, , , sample] = variant.split('/')
    if (sample === 's3') return null
    return { joules: model === null ? 100 : 60, changes: { status: statusOf(sample) } }
  })
  const provenances = [1, 2, 3].map((sample) =>
    makeProvenance(`project-1/assisted/replay/s${sample}/i0`, { energy: energyOf(1000 * sample) }),
  )
  expect(analyse(plan, records, provenances).breakEven).toMatchObject([
    { variant: ID, baseline: 'original-headless', generationJoules: 1000 + 2000 },
    { variant: ID, baseline: 'original', generationJoules: 1000 + 2000 },
  ])
})
