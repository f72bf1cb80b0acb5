import { describe, expect, it } from 'vitest'
import { listBlocks, listVariants } from '../../src/planning/plan-blocks.ts'
import { formatHeadline } from '../../src/report/text/headline-words.ts'
import {
  analyse,
  makePlan,
  makeProvenance,
  makeRecords,
  noise,
  type RunPlace,
  type RunTraits,
  ratioOf,
  variantOf,
} from './factory.ts'

const numberOf = ({ project }: RunPlace) => Number(project.split('-').at(-1))

function analyseAttempts(
  shape: Parameters<typeof makePlan>[0],
  answer: (place: RunPlace) => RunTraits,
  author: (place: RunPlace) => number = () => 1,
) {
  const plan = makePlan(shape)
  const records = makeRecords(plan, (place) =>
    place.model === null ? { cpuSeconds: author(place) * noise(place.random, 0.01) } : answer(place),
  )
  return analyse(plan, records)
}

describe('a failure', () => {
  it('on the longest project earns nothing: each correct answer costs what the author’s does', () => {
    const longest = (place: RunPlace) => (numberOf(place) === 6 ? 25 : 1)
    const { groups, headline } = analyseAttempts(
      { projects: 6, repetitions: 10 },
      (place) =>
        numberOf(place) === 6
          ? { cpuSeconds: 0.1, changes: { status: 'failed' } }
          : { cpuSeconds: longest(place) * noise(place.random, 0.01) },
      longest,
    )
    const cost = groups[0]?.costPerResult.cpu
    expect(cost).toMatchObject({ attempts: 6, correct: 5, cause: null })
    const ratio = (cost?.perResult ?? 0) / (cost?.baseline ?? 1)
    expect(ratio).toBeGreaterThan(0.99)
    expect(ratio).toBeLessThan(1.02)
    expect(headline[0]).toMatchObject({ kind: 'group', quantity: 'cpu' })
    expect(ratioOf(groups[0], 'cpu')).toMatchObject({ pairs: 6, failed: 1, survivors: { projects: 5 } })
  })

  it('by time is a cost that is known from below, not a missing one', () => {
    // True ratios 0.6 to 3.2, geometric mean ×1.28; what takes longer than the author's code is ended there.
    const truth = (place: RunPlace) => 0.6 * (3.2 / 0.6) ** ((numberOf(place) - 1) / 29) * 0.924
    const result = analyseAttempts({ projects: 30, repetitions: 10 }, (place) => {
      const seconds = truth(place)
      return seconds > 1
        ? { cpuSeconds: 1, changes: { status: 'timeout' } }
        : { cpuSeconds: seconds * noise(place.random, 0.01) }
    })
    const ratio = ratioOf(result.groups[0], 'cpu')
    expect(ratio.survivors?.estimate).toBeLessThan(0.85)
    expect(ratio.pairs).toBe(30)
    expect(ratio.censored).toBeGreaterThan(15)
    expect(ratio.estimate).toBeGreaterThan(1.2)
    expect(ratio.verdict).not.toBe('less')
    const [told] = formatHeadline(result)
    expect(told).not.toMatch(/% less CPU/)
    expect(told).toMatch(/over all attempted projects, \d+ with an answer that failed or is not comparable/)
    expect(told).toContain('the survivors alone: ×0.')
  })

  it('by time keeps a saving from being told where its rank could undo it', () => {
    const { groups } = analyseAttempts({ projects: 12, repetitions: 10 }, (place) =>
      numberOf(place) <= 4
        ? { cpuSeconds: 0.01, changes: { status: 'timeout' } } // ended at once: hardly more than the author's code
        : { cpuSeconds: 0.5 * noise(place.random, 0.01) },
    )
    expect(ratioOf(groups[0], 'cpu')).toMatchObject({
      verdict: 'inconclusive',
      censored: 4,
      cause: { kind: 'censored', projects: 4 },
    })
  })

  it('of a project that gave no code costs the author’s code, once', () => {
    const { groups } = analyseAttempts({ projects: 12, repetitions: 6 }, (place) =>
      numberOf(place) > 6
        ? { cpuSeconds: null, changes: { status: 'no-metric', userSeconds: 0, systemSeconds: 1e-6 } }
        : { cpuSeconds: 0.5 * noise(place.random, 0.01) },
    )
    expect(ratioOf(groups[0], 'cpu').estimate).toBeCloseTo(Math.sqrt(0.5), 2)
    expect(ratioOf(groups[0], 'cpu').survivors?.estimate).toBeCloseTo(0.5, 2)
  })

  it('is no energy of a model whose every answer that ran has none that counts', () => {
    const plan = makePlan({ projects: 12, repetitions: 6 })
    const records = makeRecords(plan, (place) => {
      if (place.model === null) return { joules: 20 * noise(place.random, 0.01) }
      if (numberOf(place) > 6) return { cpuSeconds: null, changes: { status: 'missing-variant' } }
      return { cpuSeconds: 0.5 * noise(place.random, 0.01), joules: 5, changes: { flags: ['contaminated'] } }
    })
    const refused = plan.projects
      .slice(6)
      .map(({ slug }) => makeProvenance(`${slug}/assisted/replay/s1/i0`, { status: 'no-code' }))
    const result = analyse(plan, records, refused)
    expect(ratioOf(result.groups[0], 'cpu')).toMatchObject({ pairs: 12, failed: 6 })
    // The six without code made energy ×1.00 (1.00–1.00).
    expect(ratioOf(result.groups[0], 'energy')).toMatchObject({
      estimate: null,
      pairs: 0,
      verdict: 'not-measured',
      test: null,
      cause: { kind: 'missing', leftOut: true, reading: { kind: 'contaminated' } },
    })
    expect(formatHeadline(result)[0]).toContain('No verdict on energy: energy was measured, but other load ran')
  })

  it('of accuracy costs the author’s code too', () => {
    const { groups } = analyseAttempts({ projects: 12, repetitions: 6 }, (place) => ({
      cpuSeconds: 0.5 * noise(place.random, 0.01),
      metric: numberOf(place) <= 6 ? 0.9 : 0.5,
    }))
    expect(ratioOf(groups[0], 'cpu').estimate).toBeCloseTo(Math.sqrt(0.5 * 1.5), 2)
  })
})

it('takes no answer whose headless runs were lost for one that gave no code', () => {
  const plain = makePlan({ projects: 8 })
  const slugs = plain.projects.map(({ slug }) => slug)
  const design = { ...plain.options, probes: new Map(), projects: slugs, drawing: new Set(slugs) }
  const variants = listVariants(design)
  const plan = { ...plain, variants, blocks: listBlocks(design, variants) }
  const records = makeRecords(plan, (place) => {
    const isLost = place.model !== null && place.shim === 'headless' && numberOf(place) > 2
    return isLost ? null : { cpuSeconds: (place.model === null ? 2 : 1) * noise(place.random, 0.01) }
  })
  const provenances = variants.flatMap(({ id, model }) =>
    model === null ? [] : [makeProvenance(id, { drawsOrWaits: true })],
  )
  const { groups } = analyse(plan, records, provenances)
  expect(ratioOf(groups[0], 'cpu', 'original')).toMatchObject({ pairs: 8, failed: 0, verdict: 'less' })
  // The six without a record were failures at ×1.00.
  expect(ratioOf(groups[0], 'cpu')).toMatchObject({ pairs: 2, failed: 0, leftOut: [{ kind: 'unread', pairs: 6 }] })
})

it('passes by its first run, whatever the number of repetitions; stability is a number of its own', () => {
  const flaky = (repetitions: number) => {
    let run = 0
    return analyseAttempts({ projects: 30, repetitions }, (place) => {
      run++
      return { cpuSeconds: noise(place.random, 0.01), changes: run % 50 === 0 ? { status: 'failed' } : {} }
    }).groups[0]?.success
  }
  const [few, many] = [flaky(5), flaky(30)]
  expect(few?.passed).toBeGreaterThanOrEqual(28)
  expect(many?.passed).toBeGreaterThanOrEqual(28)
  for (const success of [few, many]) expect(Math.abs((success?.stability ?? 0) - 0.98)).toBeLessThan(0.015)
})

it('does not tell equal answers of unsettled accuracy to cost more', () => {
  const plan = makePlan({ projects: 12, repetitions: 5 })
  const result = analyse(
    plan,
    makeRecords(plan, ({ random }) => ({
      cpuSeconds: noise(random, 0.01),
      metric: 0.8 + 0.02 * Math.log(noise(random, 1)),
    })),
  )
  const verdicts = result.variants.flatMap(({ model, metric }) => (model === null ? [] : [metric.verdict]))
  expect(verdicts).not.toContain('as-good, all')
  expect(verdicts.filter((verdict) => verdict === 'not-settled').length).toBeGreaterThan(4)
  const ratio = ratioOf(result.groups[0], 'cpu')
  expect(['inconclusive', 'not-comparable']).toContain(ratio.verdict)
  expect(formatHeadline(result).join(' ')).not.toMatch(/less accurate|% more|% less/)
  expect(variantOf(result, 'project-1/assisted/replay/s1/i0').passed).toBe(true)
})

it('counts a cluster of like projects as one observation', () => {
  const clusters = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`project-${index + 1}`, `exercise ${Math.floor(index / 3)}`]),
  )
  const answer = (place: RunPlace) => ({
    cpuSeconds: (0.7 + 0.02 * Math.floor((numberOf(place) - 1) / 3)) * noise(place.random, 0.01),
  })
  const alone = ratioOf(analyseAttempts({ projects: 12, repetitions: 6 }, answer).groups[0], 'cpu')
  expect(alone).toMatchObject({ verdict: 'less', pairs: 12, clusters: 12, exploratory: false })
  const { groups } = analyseAttempts({ projects: 12, repetitions: 6, clusters }, answer)
  const alike = ratioOf(groups[0], 'cpu')
  expect(alike).toMatchObject({
    verdict: 'too-few-projects',
    pairs: 12,
    clusters: 4,
    interval: null,
    exploratory: true,
    survivors: { projects: 12, interval: null },
    medianInterval: null,
  })
  expect(groups[0]?.metricDifference).toMatchObject({ projects: 12, lower: null, nonInferior: null })
})

it('compares models over clusters of like projects', () => {
  const clusters = Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`project-${index + 1}`, `exercise ${Math.floor(index / 3)}`]),
  )
  const answer = (place: RunPlace) => ({
    cpuSeconds: (place.model === 'm1' ? 0.7 : 0.8) * noise(place.random, 0.01),
    changes: { status: place.model === 'm1' ? ('ok' as const) : ('failed' as const) },
  })
  const shape = { projects: 12, repetitions: 6, models: ['m1', 'm2'] }
  const alone = analyseAttempts(shape, answer)
  const alike = analyseAttempts({ ...shape, clusters }, answer)
  // All signs alike: 2 of 2¹² of twelve observations, 2 of 2⁴ of four.
  expect(alone.models[0]?.ratios[0]?.pairs[0]?.p).toBeCloseTo(2 / 2 ** 12, 9)
  expect(alike.models[0]?.ratios[0]?.pairs[0]?.p).toBeCloseTo(2 / 2 ** 4, 9)
  expect(alone.successPairs[0]).toMatchObject({ projects: 12, betterA: 12, p: 2 / 2 ** 12 })
  expect(alike.successPairs[0]).toMatchObject({ projects: 12, betterA: 12, p: 2 / 2 ** 4 })
  expect(alike.models[0]?.success?.p).toBeGreaterThan(alone.models[0]?.success?.p ?? 1)
})

it('tells no cost of a correct result where that of an attempt is not known: the mean would be of the others alone', () => {
  const plan = makePlan({ projects: 12, repetitions: 5 })
  const costOf = (unread: boolean) => {
    const records = makeRecords(plan, (place) => {
      const isWithoutCode = numberOf(place) > 6
      if (place.model === null) return { cpuSeconds: isWithoutCode && unread ? null : 20 }
      return isWithoutCode ? { cpuSeconds: null, changes: { status: 'missing-variant' } } : { cpuSeconds: 10 }
    })
    const refused = plan.projects
      .slice(6)
      .map(({ slug }) => makeProvenance(`${slug}/assisted/replay/s1/i0`, { status: 'no-code' }))
    return analyse(plan, records, refused).groups[0]?.costPerResult.cpu
  }
  expect(costOf(false)).toMatchObject({ attempts: 12, correct: 6, perResult: 15, baseline: 20 })
  expect(costOf(true)).toMatchObject({ perResult: null, cause: { kind: 'attempts-unread', unread: 6 } })
})
