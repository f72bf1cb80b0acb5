import { describe, expect, it } from 'vitest'
import {
  analyse,
  findingOf,
  makeHost,
  makePlan,
  makeRecords,
  measured,
  noise,
  type RunPlace,
  type RunTraits,
  ratioOf,
} from './factory.ts'

const failed: RunTraits = { changes: { status: 'failed' } }

function analyseShape(traitsOf: (place: RunPlace) => RunTraits | null, shape: Parameters<typeof makePlan>[0]) {
  const plan = makePlan(shape)
  return analyse(plan, makeRecords(plan, traitsOf))
}

describe('a ratio over projects', () => {
  const shape = { projects: 8, repetitions: 6 }
  const withEffect = (effect: number, sd: number, projects = shape.projects) =>
    analyseShape(
      ({ model, random }) => ({ cpuSeconds: noise(random, sd) * (model === null ? 1 : effect), joules: null }),
      { ...shape, projects },
    ).groups[0]

  it('is equivalent where a difference of 5 % is ruled out, and says no such thing where it is not', () => {
    const same = ratioOf(withEffect(1, 0.01, 20), 'cpu')
    expect(same).toMatchObject({ verdict: 'equivalent', margin: 0.05, equivalence: { equivalent: true } })
    // Of eight alike a ninth may well be none: it takes twenty.
    expect(ratioOf(withEffect(1, 0.01), 'cpu')).toMatchObject({
      verdict: 'inconclusive',
      equivalence: { equivalent: true },
      cause: { kind: 'too-few-for-equivalence', needed: 20 },
    })
    const unsure = ratioOf(withEffect(1, 0.3), 'cpu')
    expect(unsure).toMatchObject({ verdict: 'inconclusive', equivalence: { equivalent: false } })
    // A small difference that is sure is told as such, though it is within ±5 % too.
    const small = ratioOf(withEffect(0.97, 0.002), 'cpu')
    expect(small).toMatchObject({ verdict: 'less', equivalence: { equivalent: true } })
  })

  it('stands beside BCa, the median, the share improved and two tests that assume less', () => {
    const ratio = ratioOf(withEffect(0.8, 0.02), 'cpu')
    expect(ratio).toMatchObject({ improved: 8, pairs: 8, strata: 1, checks: { signFlipExact: true, agree: true } })
    expect(ratio.checks?.signFlipP).toBe(2 / 2 ** 8)
    expect(ratio.checks?.wilcoxonP).toBe(2 / 2 ** 8)
    const [low, high] = ratio.bca ?? [0, 0]
    expect(low).toBeGreaterThan(ratio.interval?.[0] ?? 1)
    expect(high).toBeLessThan(ratio.interval?.[1] ?? 0)
    expect(ratio.median).toBeCloseTo(0.8, 1)
    expect(ratioOf(withEffect(0.8, 0.02), 'energy')).toMatchObject({ bca: null, checks: null, test: null })
  })

  it('tells where other tests contradict the interval', () => {
    const [group] = analyseShape(
      ({ model, project }) => {
        const number = Number(project.slice(8))
        return { cpuSeconds: model === null ? 1 : number === 1 ? 9 : 0.9 - number / 1000 }
      },
      { projects: 12, repetitions: 6 },
    ).groups
    const ratio = ratioOf(group, 'cpu')
    expect(ratio).toMatchObject({ verdict: 'inconclusive', improved: 11, checks: { agree: false } })
    expect(ratio.checks?.wilcoxonP).toBeCloseTo(0.0342, 3)
    const { wilcoxonP, signFlipP } = ratio.checks ?? {}
    expect(ratio.cause).toEqual({ kind: 'tests-disagree', wilcoxonP, signFlipP })
  })

  it('enters no test where energy is an estimate', () => {
    const estimate = {
      domain: 'estimate/cpu',
      joules: 5,
      netJoules: null,
      meter: 'linear-per-vcpu',
      quality: 'estimated',
      reason: null,
      doubts: [],
    }
    const [group] = analyseShape(
      ({ model }) => ({ energy: [{ ...estimate, joules: model === null ? 5 : 2 } as never] }),
      shape,
    ).groups
    const ratio = ratioOf(group, 'energy')
    expect(ratio).toMatchObject({ quality: 'estimated', test: null, checks: null, equivalence: null, bca: null })
    expect(group?.costPerResult.energy).toMatchObject({ perResult: null, quality: 'unavailable' })
    expect(group?.ranks.energy).toBeNull()
  })
})

describe('two hosts, one drawing twice the power', () => {
  const shape = { projects: 20, models: ['a', 'b'], repetitions: 10 }
  const onTwoHosts = (tilt: number, clusters: Readonly<Record<string, string>> = {}) =>
    analyseShape(
      ({ model, project, random }) => {
        const second = Number(project.slice(8)) % 2 === 0
        const joules = 50 * (second ? 2 : 1) * (second && model !== null ? tilt : 1) * noise(random, 0.02)
        return { joules, cpuSeconds: noise(random, 0.02), changes: { host: makeHost(second ? 'h2' : 'h1') } }
      },
      { ...shape, clusters },
    )

  it('give equal models ratios within 2 % of 1, and the stratum is shown', () => {
    const result = onTwoHosts(1)
    for (const group of result.groups) {
      const ratio = ratioOf(group, 'energy')
      expect(Math.abs((ratio.estimate ?? 0) - 1)).toBeLessThan(0.02)
      expect(ratio).toMatchObject({ verdict: 'equivalent', margin: 0.05, strata: 2, pairs: 20 })
    }
    const effect = result.strata.find(({ quantity, baseline }) => quantity === 'energy' && baseline === 'original')
    expect(effect).toMatchObject({ stratum: 'h2', host: 'host-h2', reference: 'h1', projects: 10, answers: 20 })
    expect(effect?.interval?.[0]).toBeLessThan(1)
    expect(effect?.interval?.[1]).toBeGreaterThan(1)
    expect(findingOf(result, 'stratum-effect')?.subject).toEqual({
      quantity: 'energy',
      baseline: 'original-headless',
      stratum: 'h2',
    })
    expect(result.scope).toMatchObject({ hosts: 2, strata: 2 })
  })

  it('show it where ratios themselves depend on the host', () => {
    const effect = onTwoHosts(1.2).strata.find(({ quantity }) => quantity === 'energy')
    expect(Math.abs((effect?.effect ?? 0) - 1.2)).toBeLessThan(0.03)
    expect(effect?.p).toBeLessThan(0.001)
  })

  it('show no more than one observation where all projects on a host are alike', () => {
    const clusters = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`project-${2 * n + 2}`, 'exercise']))
    const effect = onTwoHosts(1.2, clusters).strata.find(({ quantity }) => quantity === 'energy')
    expect(Math.abs((effect?.effect ?? 0) - 1.2)).toBeLessThan(0.03)
    expect(effect).toMatchObject({ projects: 10, interval: null, p: null, cause: 'one-project' })
  })

  it('leave out an answer whose pairs on one of them two meters have read', () => {
    const result = analyseShape(({ model, project, block }) => {
      const second = block % 2 === 0
      const meter = second && model !== null && project === 'project-1' ? 'perf' : 'powercap'
      return { energy: [{ ...measured('package-0', 50), meter }], changes: { host: makeHost(second ? 'h2' : 'h1') } }
    }, shape)
    expect(result.strata[0]).toMatchObject({ quantity: 'energy', effect: 1, projects: 19, answers: 38 })
  })

  it('cannot be told from models where each ran on its own', () => {
    const plan = makePlan(shape)
    const records = makeRecords(plan, ({ random }) => ({ cpuSeconds: noise(random) }))
    const result = analyse(
      plan,
      records.map((record) => (record.block.includes('/b/') ? { ...record, host: makeHost('h2') } : record)),
    )
    expect(result.strata[0]).toMatchObject({
      stratum: 'h2',
      effect: null,
      interval: null,
      p: null,
      cause: 'inseparable',
    })
    expect(findingOf(result, 'stratum-effect')).toBeDefined()
  })
})

describe('accuracy', () => {
  const printing = (values: readonly number[]) =>
    analyseShape(
      ({ model, block }) => ({ metric: model === null ? 0.9 : (values[block % values.length] ?? 0), cpuSeconds: model === null ? 2 : 1 }), // biome-ignore format: one line
      { projects: 5, repetitions: 6 },
    )

  it('must be shown not to fall behind: runs that vary too much do not pass the gate', () => {
    const steady = printing([0.895])
    expect(steady.variants[2]?.metric).toMatchObject({ verdict: 'as-good', lowerGain: expect.closeTo(-0.005) })
    const erratic = printing([0.8, 0.99])
    expect(erratic.variants[2]?.metric).toMatchObject({ median: 0.895, verdict: 'not-settled' })
    expect(erratic.variants[2]?.ratios.cpu[0]?.cause).toEqual({ kind: 'accuracy-not-settled' })
    expect(printing([0.85]).variants[2]?.ratios.cpu[0]?.cause).toEqual({ kind: 'less-accurate' })
  })

  it('over projects has a one-sided limit against the tolerance', () => {
    expect(printing([0.895]).groups[0]?.metricDifference).toMatchObject({
      mean: expect.closeTo(-0.005),
      lower: expect.closeTo(-0.005),
      margin: 0.01,
      nonInferior: true,
    })
    expect(printing([0.85]).groups[0]?.metricDifference.nonInferior).toBe(false)
  })
})

describe('failures', () => {
  it('cost what they took: energy per correct result', () => {
    const [group] = analyseShape(
      ({ model, project }) => ({
        joules: model === null ? 8 : 10,
        cpuSeconds: 1,
        ...(model !== null && project === 'project-1' ? { changes: { status: 'failed' }, joules: 4 } : {}),
        ...(model !== null && project === 'project-2' ? { metric: 0.1 } : {}),
      }),
      { projects: 4 },
    ).groups
    // 4 + 8, 10 + 8, 10 and 10 joules: what failed costs its own run and the author's code.
    expect(group?.costPerResult.energy).toEqual({
      perResult: 12.5,
      attempts: 4,
      correct: 2,
      baseline: 8,
      censored: 0,
      quality: 'measured',
      cause: null,
    })
    expect(group?.costPerResult.cpu.perResult).toBe(1.5)
  })

  it('take the last places among all answers to a project, which they share', () => {
    const { groups } = analyseShape(
      ({ variant, project }) => {
        if (variant.includes('/a/')) return project === 'project-1' ? failed : { cpuSeconds: 0.5 }
        if (variant.includes('/b/')) return project === 'project-1' ? { metric: 0.2, cpuSeconds: 0.01 } : { cpuSeconds: 0.7 } // biome-ignore format: one line
        return { cpuSeconds: 1 }
      },
      { projects: 2, models: ['a', 'b', 'c'] },
    )
    expect(groups.map(({ ranks }) => ranks.cpu)).toEqual([
      { mean: (2.5 + 1) / 2, of: 3, projects: 2 },
      { mean: (2.5 + 2) / 2, of: 3, projects: 2 },
      { mean: (1 + 3) / 2, of: 3, projects: 2 },
    ])
  })

  it('have no place where nobody knows how accurate they are, however little they took', () => {
    const { groups } = analyseShape(
      ({ variant, model }) => ({
        cpuSeconds: model === null ? 1 : 0.5,
        ...(variant.includes('/a/') ? { cpuSeconds: 0.1, changes: { metric: null } } : {}),
      }),
      { projects: 2, models: ['a', 'b'] },
    )
    expect(groups.map(({ ranks }) => ranks.cpu)).toEqual([null, { mean: 1, of: 1, projects: 2 }])
  })

  it('are compared on the same projects: McNemar between two, Cochran across models', () => {
    const { successPairs, models } = analyseShape(
      ({ variant, project }) => (variant.includes('/a/') && Number(project.slice(8)) <= 8 ? failed : {}),
      { projects: 9, models: ['a', 'b', 'c'], repetitions: 5 },
    )
    // 8 discordant pairs, all one way: 2 / 2⁸.
    expect(successPairs[0]).toMatchObject({ projects: 9, betterA: 0, betterB: 8, p: expect.closeTo(2 / 2 ** 8) })
    expect(successPairs[0]?.adjustedP).toBeCloseTo((2 / 2 ** 8) * (3 / 2))
    expect(successPairs[2]).toMatchObject({ betterA: 0, betterB: 0, p: 1 })
    expect(models[0]?.success).toMatchObject({
      models: ['a', 'b', 'c'],
      projects: 9,
      degreesOfFreedom: 2,
      statistic: expect.closeTo(16),
    })
  })
})

describe('models of one mode', () => {
  it('are ranked within projects by what each attempt cost, and compared pair by pair', () => {
    const factors: Readonly<Record<string, number>> = { a: 0.5, b: 0.8, c: 0.8 }
    const { models } = analyseShape(
      ({ model, project, random }) => {
        const cpuSeconds = noise(random, 0.02) * (model === null ? 1 : (factors[model] ?? 1))
        return model === 'a' && project === 'project-9' ? { ...failed, cpuSeconds: 0.1 } : { cpuSeconds }
      },
      { projects: 9, models: ['a', 'b', 'c'] },
    )
    const found = models[0]?.ratios.find(({ baseline }) => baseline === 'original-headless')
    expect(found).toMatchObject({ quantity: 'cpu', projects: 9, degreesOfFreedom: 2 })
    expect(found?.p).toBeLessThan(0.01)
    expect(found?.permutationP).toBeLessThan(0.02)
    const [ab, , bc] = found?.pairs ?? []
    // Eight projects at 0.8 / 0.5, and one in which a failed after 0.1 s and the author's code ran: 0.8 / 1.1.
    expect(ab).toMatchObject({ a: 'a', b: 'b' })
    expect(ab?.ratio).toBeCloseTo((1.6 ** 8 * (0.8 / 1.1)) ** (1 / 9), 1)
    expect(ab?.p).toBeGreaterThan(2 / 2 ** 9)
    expect(ab?.adjustedP).toBeLessThan(0.05)
    expect(bc?.adjustedP).toBeGreaterThan(0.05)
    expect(models[0]?.ratios.some(({ quantity }) => quantity === 'energy')).toBe(false)
  })
})

it('a range of sizes is that of all projects, or is not told', () => {
  const sizesWhere = (isLost: (project: string) => boolean) =>
    analyseShape(
      ({ project }) => ({
        cpuSeconds: project === 'project-1' ? 0.1 : 2,
        changes: isLost(project) ? { flags: ['contaminated', 'threads-disturbed'] } : {},
      }),
      { projects: 2 },
    ).scope?.cpuSeconds
  expect(sizesWhere(() => false)).toEqual([0.1, 2])
  expect(sizesWhere((project) => project === 'project-2')).toBeNull()
})
