import { describe, expect, it } from 'vitest'
import { parseFailOn } from '../../src/analysis/comparison/fail-on.ts'
import { compareMeans } from '../../src/analysis/comparison/ratio-change.ts'
import { estimated, makePlan, noise, type RunPlace } from './factory.ts'
import { compare, makeSide, noisy } from './sides.ts'

const plan = makePlan({ projects: 10, repetitions: 10 })
const steady = noisy(() => 0.6)

describe('two campaigns', () => {
  it('that are one and the same have not changed at all', () => {
    const side = makeSide(plan, steady, 1)
    const result = compare(side, side)
    expect(result.groups).toHaveLength(1)
    expect(result.scripts).toHaveLength(10)
    for (const { ratios } of [...result.groups, ...result.scripts]) {
      for (const change of Object.values(ratios)) {
        expect(change).toMatchObject({ estimate: 1, p: 1, verdict: 'inconclusive' })
      }
    }
    expect(result.groups[0]?.ratios.cpu.interval).toEqual([1, 1])
    expect(result.failOn.every(({ met, checked }) => !met && checked)).toBe(true)
    expect(result.findings).toEqual([])
    expect(result.sameStratum).toBe(true)
  })

  it('of one truth seldom raise an alarm of any kind', () => {
    const alarms = Array.from({ length: 60 }, (_, i) => {
      const [a, b] = [makeSide(plan, steady, 2 * i), makeSide(plan, steady, 2 * i + 1)]
      return compare(a, b).failOn.some(({ met }) => met)
    })
    expect(alarms.filter(Boolean).length).toBeLessThanOrEqual(3)
  })

  it('have no verdict over projects that are too few exercises', () => {
    const clusters = Object.fromEntries(plan.projects.map(({ slug }, index) => [slug, `exercise ${index % 5}`]))
    const exercises = makePlan({ projects: 10, repetitions: 10, clusters })
    const changeBetween = (of: typeof plan) =>
      compare(
        makeSide(of, steady, 1),
        makeSide(
          of,
          noisy(() => 0.9),
          2,
        ),
      ).groups[0]?.ratios.cpu
    expect(changeBetween(plan)).toMatchObject({ verdict: 'worse', n: 10 })
    expect(changeBetween(exercises)).toMatchObject({ verdict: 'too-few-projects', n: 5, p: null })
  })

  it('show a regression of 10 % on another host, twice as fast', () => {
    const found = Array.from({ length: 30 }, (_, i) => {
      const a = makeSide(plan, steady, 2 * i)
      const b = makeSide(
        plan,
        (place) => {
          const traits = noisy(() => 0.66)(place)
          return { ...traits, cpuSeconds: (traits.cpuSeconds ?? 1) / 2, joules: (traits.joules ?? 1) / 2 }
        },
        2 * i + 1,
        'h2',
      )
      const { groups, failOn, absoluteCause, absoluteBaselines } = compare(a, b, 'cpu:5%,energy:5%,memory:20%')
      expect(absoluteCause).toBe('other-host')
      expect(absoluteBaselines).toEqual([])
      expect(failOn[2]?.met).toBe(false)
      expect(Math.abs(Math.log((groups[0]?.ratios.cpu.estimate ?? 0) / 1.1))).toBeLessThan(0.04)
      return failOn.slice(0, 2).every(({ met }) => met)
    })
    expect(found.filter(Boolean).length).toBeGreaterThanOrEqual(27)
  })

  it('call a small change of many projects within the noise, unless it is larger than the floor', () => {
    // Without noise of its own the change is certain, and smaller than what the baselines scatter.
    const constant = (factor: number) =>
      makeSide(
        plan,
        noisy(() => factor),
        1,
      )
    const { ratios } = compare(constant(0.6), constant(0.604)).groups[0] ?? {}
    expect(ratios?.cpu.interval?.[0]).toBeGreaterThan(1)
    expect(ratios?.cpu.noiseFloor).toBeGreaterThan(0.008)
    expect(ratios?.cpu.noiseFloor).toBeLessThan(0.016)
    expect(ratios?.cpu.verdict).toBe('within-noise')
    expect(compare(constant(0.6), constant(0.63)).groups[0]?.ratios.cpu.verdict).toBe('worse')
    expect(compare(constant(0.63), constant(0.6)).groups[0]?.ratios.cpu.verdict).toBe('better')
  })

  it('tell no change that is smaller than the smallest effect of either plan, however sure it is', () => {
    // What holds for a whole session, as where memory came to lie, is in no block's scatter.
    const tight =
      (factor: number) =>
      ({ model, random }: RunPlace) => ({ memoryBytes: 1e8 * (model === null ? 1 : factor) * noise(random, 0.0005) })
    const finer = { ...plan, options: { ...plan.options, smallestEffect: 0.5 } }
    const changeOf = (of: typeof plan, factor: number) => {
      const { scripts, failOn } = compare(makeSide(of, tight(0.96), 1), makeSide(finer, tight(factor), 2), 'memory')
      const { verdict, causes } = scripts[0]?.ratios.memory ?? expect.fail()
      return [verdict, causes, failOn[0]?.met]
    }
    const { smallestEffect } = plan.options
    const cause = { kind: 'below-smallest-effect', smallest: smallestEffect / 100 }
    expect(changeOf(plan, 0.968)).toEqual(['inconclusive', [cause], false])
    expect(changeOf(finer, 0.968)).toEqual(['worse', [], true])
    expect(changeOf(plan, 0.99)).toEqual(['worse', [], true])
  })

  it.each([
    [
      5,
      { n: 5, p: null, adjustedP: null, verdict: 'too-few-projects', causes: [{ kind: 'too-few-pairs', needed: 6 }] },
    ],
    [6, { n: 6, verdict: 'worse' }],
  ])('have a verdict on a model from six projects on: %d', (projects, expected) => {
    const few = makePlan({ projects, repetitions: 10 })
    const twice = noisy(() => 1.2)
    const { cpu } = compare(makeSide(few, steady, 1), makeSide(few, twice, 2)).groups[0]?.ratios ?? {}
    expect(cpu).toMatchObject(expected)
    expect(cpu?.interval?.[0]).toBeGreaterThan(1)
  })

  it('compare seconds and joules only in the same state of a host', () => {
    const a = makeSide(plan, steady, 1)
    const slower = (stratum: string) =>
      makeSide(plan, (place) => ({ ...steady(place), cpuSeconds: 3 * (steady(place).cpuSeconds ?? 1) }), 2, stratum)
    const same = compare(a, slower('h1'))
    expect(same.absoluteCause).toBeNull()
    const cpu = same.absoluteBaselines.find(({ quantity }) => quantity === 'cpu')
    expect(Math.abs(Math.log((cpu?.estimate ?? 0) / 3))).toBeLessThan(0.02)
    expect(same.scripts[0]?.absolute.cpu?.estimate).toBeGreaterThan(2.7)
    expect(same.groups[0]?.ratios.cpu.verdict).toBe('inconclusive')
    const alike = { ...plan, projects: plan.projects.map((project) => ({ ...project, cluster: 'one exercise' })) }
    const asOne = compare({ ...a, plan: alike }, { ...slower('h1'), plan: alike }).absoluteBaselines
    expect(asOne.find(({ quantity }) => quantity === 'cpu')).toMatchObject({ projects: 10, interval: null })
    expect(cpu?.interval).not.toBeNull()
    expect(compare(a, slower('h2')).scripts[0]?.absolute.cpu).toBeNull()
    const renamed = slower('h2')
    for (const host of renamed.collected.hosts) host.name = 'host-h1'
    expect(compare(a, renamed).absoluteCause).toBe('other-state')
  })
})

describe('the change of a script', () => {
  const ofOneSession = (values: readonly number[]) => ({ values, sessions: values.map(() => 1) })

  it('has Welch’s interval and p-value', () => {
    // SciPy 1.16: ttest_ind(b, a, equal_var=False)
    const { difference, interval, p } = compareMeans(ofOneSession([1, 2, 3, 4, 5]), ofOneSession([2, 4, 6, 8, 10, 12]))
    expect(difference).toBeCloseTo(4, 12)
    expect(p).toBeCloseTo(0.04928433820673049, 10)
    expect(interval).toEqual([expect.closeTo(0.01653130437117012, 10), expect.closeTo(7.983468695628829, 10)])
    const few = compareMeans(ofOneSession([1, 2, 3, 4]), ofOneSession([2, 4, 6, 8, 10]))
    expect(few).toMatchObject({ interval: null, p: null })
  })

  it('has them of the means of its sessions, where these differ more than their blocks', () => {
    const sessions = [1, 1, 1, 2, 2, 2, 3, 3, 3]
    const a = { values: [0.1, 0.12, 0.08, 0.2, 0.22, 0.18, 0, 0.02, -0.02], sessions }
    const b = { values: [0.3, 0.32, 0.28, 0.5, 0.52, 0.48, 0.4, 0.42, 0.38], sessions }
    // SciPy 1.9: ttest_ind([0.3, 0.5, 0.4], [0.1, 0.2, 0], equal_var=False)
    const { interval, p } = compareMeans(a, b)
    expect(p).toBeCloseTo(0.021311641128756727, 10)
    expect(interval).toEqual([expect.closeTo(0.0733042064472477, 10), expect.closeTo(0.5266957935527524, 10)])
  })

  it('turns into its reciprocal, and better into worse, when the campaigns are swapped', () => {
    const [a, b] = [
      makeSide(plan, steady, 1),
      makeSide(
        plan,
        noisy(({ project }) => 0.4 + 0.05 * Number(project.slice(8))),
        2,
      ),
    ]
    const [there, back] = [compare(a, b), compare(b, a)]
    const swapped = { better: 'worse', worse: 'better' } as Readonly<Record<string, string>>
    for (const part of ['groups', 'scripts'] as const) {
      for (const [index, { ratios }] of there[part].entries()) {
        const other = back[part][index]?.ratios.cpu
        expect(other?.estimate).toBeCloseTo(1 / (ratios.cpu.estimate ?? 0), 10)
        expect(other?.interval?.[0]).toBeCloseTo(1 / (ratios.cpu.interval?.[1] ?? 0), 10)
        expect(other?.adjustedP).toBeCloseTo(ratios.cpu.adjustedP ?? -1, 10)
        expect(other?.verdict).toBe(swapped[ratios.cpu.verdict] ?? ratios.cpu.verdict)
      }
    }
    expect(new Set(there.scripts.map(({ ratios }) => ratios.cpu.verdict))).toEqual(
      new Set(['better', 'worse', 'inconclusive']),
    )
  })
})

describe('accuracy and success', () => {
  const a = makeSide(plan, () => ({ metric: 0.9 }), 1)

  it('count as worse beyond the tolerance and the scatter of the runs', () => {
    const metrics: Record<string, (block: number) => number> = {
      'project-1': () => 0.8,
      'project-2': () => 0.895,
      'project-3': (block) => (block < 6 ? 0.8 : 0.95),
      'project-4': () => 0.99,
    }
    const b = makeSide(
      plan,
      ({ project, model, block }) => ({ metric: model === null ? 0.9 : (metrics[project]?.(block) ?? 0.9) }),
      2,
    )
    const { scripts, groups, failOn } = compare(a, b, 'accuracy,accuracy:20%,success')
    expect(scripts.slice(0, 5).map(({ metric }) => metric.verdict)).toEqual([
      'worse',
      'inconclusive',
      'within-noise',
      'better',
      'inconclusive',
    ])
    expect(groups[0]?.accuracy).toMatchObject({ better: 1, worse: 1, compared: 10 })
    expect(failOn.map(({ met }) => met)).toEqual([true, false, false])
    expect(failOn[0]?.evidence).toEqual([{ kind: 'script', variantB: 'project-1/assisted/replay/s1/i0' }])
    expect(scripts[0]?.metric).toMatchObject({ a: 0.9, b: 0.8, tolerance: 0.01 })
    // What is less accurate in B leaves the ratios of the group.
    expect(groups[0]?.ratios.cpu.n).toBe(8)
  })

  it('fail a condition by each answer that ran and fails now; a verdict on other code is McNemar’s', () => {
    const failing = (projects: number, variantHash: string) =>
      makeSide(
        plan,
        ({ project, model }) =>
          model !== null && Number(project.slice(8)) <= projects
            ? { changes: { status: 'failed', failureClass: 'import', errorMessage: 'no foo', variantHash } }
            : { changes: { variantHash } },
        2,
      )
    const [same, other] = ['a', 'b'].map((digit) => digit.repeat(64))
    const one = compare(a, failing(1, same ?? ''), 'success')
    expect(one.groups[0]?.success).toMatchObject({ newlyFailed: 1, newlyFailedSameCode: 1, verdict: 'worse' })
    expect(one.failOn[0]?.evidence).toEqual([{ kind: 'group', mode: 'assisted', modelA: 'replay', modelB: 'replay' }])
    expect(one.scripts[0]).toMatchObject({
      outcomes: { a: 'passed', b: 'failed' },
      failure: { class: 'import', errorType: null, message: 'no foo' },
    })
    const conditions = compare(a, failing(1, other ?? ''), 'success,success:20%,accuracy,accuracy:20%').failOn
    expect(conditions.map(({ met }) => met)).toEqual([true, false, true, true])
    expect(conditions[2]?.evidence).toEqual([{ kind: 'script', variantB: 'project-1/assisted/replay/s1/i0' }])
    expect(compare(failing(1, other ?? ''), a, 'success,accuracy').failOn.map(({ met }) => met)).toEqual([false, false])
    expect(compare(a, failing(5, other ?? '')).groups[0]?.success).toMatchObject({
      p: 0.0625,
      verdict: 'inconclusive',
    })
    expect(compare(a, failing(6, other ?? '')).groups[0]?.success).toMatchObject({ p: 0.03125, verdict: 'worse' })
    expect(compare(failing(6, other ?? ''), a).groups[0]?.success.verdict).toBe('better')
  })

  it('take the answers of one project, and of like ones, as one observation of success', () => {
    const threeEach = makePlan({ projects: 4, samples: 3 })
    const failing = (project: string) =>
      Number(project.slice(8)) <= 3 ? { changes: { status: 'failed' as const, variantHash: 'b'.repeat(64) } } : {}
    const b = makeSide(threeEach, ({ project, model }) => (model === null ? {} : failing(project)), 2)
    const success = { newlyFailed: 9, p: 0.25, verdict: 'inconclusive' }
    expect(
      compare(
        makeSide(threeEach, () => ({}), 1),
        b,
      ).groups[0]?.success,
    ).toMatchObject(success)
  })

  it('are better where most observations are, though more answers to like projects fail', () => {
    const drawn = makePlan({ projects: 17 })
    const isLike = (project: string) => Number(project.slice(8)) <= 9
    const cluster = (project: string) => (isLike(project) ? 'like' : null)
    const alike = { ...drawn, projects: drawn.projects.map((each) => ({ ...each, cluster: cluster(each.slug) })) }
    const failing = (doesFail: (project: string) => boolean, hash: string, session: number) =>
      makeSide(
        alike,
        ({ project, model }) =>
          model === null
            ? {}
            : { changes: { variantHash: hash.repeat(64), ...(doesFail(project) ? { status: 'failed' } : {}) } },
        session,
      )
    const [others, like] = [failing((project) => !isLike(project), 'a', 1), failing(isLike, 'b', 2)]
    const counts = { newlyFailed: 9, newlyPassed: 8, p: 0.0390625 }
    expect(compare(others, like).groups[0]?.success).toMatchObject({ ...counts, verdict: 'better' })
    expect(compare(like, others).groups[0]?.success.verdict).toBe('worse')
  })
})

describe('what is compared', () => {
  it('is what both have; the rest is named', () => {
    const a = makeSide(makePlan({ projects: 3, models: ['old', 'same'], modes: ['assisted', 'autonomous'] }), steady, 1)
    const b = makeSide(makePlan({ projects: 4, models: ['same', 'new'], samples: 2 }), steady, 2)
    const { groups, scripts, findings } = compare(a, b)
    expect(groups.map(({ mode, modelA, modelB }) => [mode, modelA, modelB])).toEqual([
      ['assisted', 'old', 'new'],
      ['assisted', 'same', 'same'],
    ])
    expect(scripts).toHaveLength(6)
    expect(findings).toMatchObject([
      { kind: 'unmatched-projects', severity: 'note', subject: 'b', evidence: ['project-4'] },
      { kind: 'unmatched-scripts', subject: 'a', mode: 'autonomous', evidence: { length: 6 } },
      { kind: 'unmatched-scripts', subject: 'b', mode: 'assisted', evidence: { length: 6 } },
    ])
    expect(groups[0]?.ratios.cpu).toMatchObject({
      n: 3,
      verdict: 'too-few-projects',
      causes: [{ kind: 'too-few-pairs', needed: 6 }],
    })
  })

  it('are the partners that the user names where there are several', () => {
    const a = makeSide(makePlan({ models: ['x', 'y'] }), steady, 1)
    const b = makeSide(makePlan({ models: ['p', 'q'] }), steady, 2)
    const none = compare(a, b)
    expect(none.groups).toEqual([])
    expect(none.findings).toMatchObject([
      { kind: 'unmatched-models', subject: 'a', evidence: ['x', 'y'] },
      { kind: 'unmatched-models', subject: 'b', evidence: ['p', 'q'] },
    ])
    expect(none.failOn[0]).toMatchObject({ met: false, checked: false, cause: { kind: 'no-common-script' } })
    expect(() => compare(a, b, 'cpu', { x: 'y' })).toThrow('--pair x=y: B has no model y. It has p, q.')
    const { groups } = compare(a, b, 'cpu', { x: 'q', y: 'p' })
    expect(groups.map(({ modelA, modelB }) => [modelA, modelB])).toEqual([
      ['x', 'q'],
      ['y', 'p'],
    ])
  })

  it('is never an estimate', () => {
    const guessed = makeSide(plan, (place) => ({ ...steady(place), energy: [estimated(20)] }), 2)
    const { groups, scripts, failOn } = compare(makeSide(plan, steady, 1), guessed, 'energy')
    expect(groups[0]?.ratios.energy).toMatchObject({ estimate: null, verdict: 'not-measured' })
    expect(groups[0]?.ratios.energy.causes).toEqual([{ kind: 'unread', side: 'b', how: 'estimated' }])
    expect(scripts[0]?.leading).toBe('cpu')
    const change = { kind: 'group', mode: 'assisted', modelA: 'replay', modelB: 'replay' }
    expect(failOn[0]).toMatchObject({ met: false, checked: false, cause: { kind: 'untested', change } })
  })

  it('is not the same where the author’s code or packages changed', () => {
    const changed = makePlan({ projects: 10, repetitions: 10 })
    const [first, second] = changed.projects
    if (first && second)
      Object.assign(first, { sourceHash: 'b'.repeat(64) }) && Object.assign(second, { lockHash: 'c'.repeat(64) })
    const { findings } = compare(makeSide(plan, steady, 1), makeSide(changed, steady, 2))
    expect(findings).toMatchObject([
      { kind: 'other-source', subject: 'both', evidence: ['project-1'] },
      { kind: 'other-packages', subject: 'both', evidence: ['project-2'] },
    ])
  })
})

describe('--fail-on', () => {
  it('reads conditions and refuses what it does not know', () => {
    expect(parseFailOn('cpu:5%, accuracy,energy:0.5 %')).toEqual([
      { condition: 'cpu:5%', subject: 'cpu', atLeast: 0.05 },
      { condition: 'accuracy', subject: 'accuracy', atLeast: 0 },
      { condition: 'energy:0.5 %', subject: 'energy', atLeast: 0.005 },
    ])
    for (const text of ['', 'cpux', 'cpu:5', 'cpu:-5%', 'cpu:5%,', 'cpu=5%']) {
      expect(() => parseFailOn(text)).toThrow(/is not understood: expected energy, cpu/)
    }
  })
})
