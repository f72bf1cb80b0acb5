import { describe, expect, it } from 'vitest'
import { parseFailOn } from '../../src/analysis/comparison/fail-on.ts'
import { compareMeans } from '../../src/analysis/comparison/ratio-change.ts'
import { renderComparisonMarkdown } from '../../src/report/comparison/comparison-markdown.ts'
import { renderComparisonText } from '../../src/report/comparison/comparison-text.ts'
import { estimated, makePlan } from './factory.ts'
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
        expect(change).toMatchObject({ estimate: 1, p: 1, verdict: 'no detectable change' })
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
      const { groups, failOn, absoluteReason, absoluteBaselines } = compare(a, b, 'cpu:5%,energy:5%,memory:20%')
      expect(absoluteReason).toBe('other host: absolute numbers are not compared')
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
    expect(ratios?.cpu.verdict).toBe('within the noise')
    expect(compare(constant(0.6), constant(0.63)).groups[0]?.ratios.cpu.verdict).toBe('worse')
    expect(compare(constant(0.63), constant(0.6)).groups[0]?.ratios.cpu.verdict).toBe('better')
  })

  it('compare seconds and joules only in the same state of a host', () => {
    const a = makeSide(plan, steady, 1)
    const slower = (stratum: string) =>
      makeSide(plan, (place) => ({ ...steady(place), cpuSeconds: 3 * (steady(place).cpuSeconds ?? 1) }), 2, stratum)
    const same = compare(a, slower('h1'))
    expect(same.absoluteReason).toBeNull()
    const cpu = same.absoluteBaselines.find(({ quantity }) => quantity === 'cpu')
    expect(Math.abs(Math.log((cpu?.estimate ?? 0) / 3))).toBeLessThan(0.02)
    expect(same.scripts[0]?.absolute.cpu?.estimate).toBeGreaterThan(2.7)
    expect(same.groups[0]?.ratios.cpu.verdict).toBe('no detectable change')
    expect(compare(a, slower('h2')).scripts[0]?.absolute.cpu).toBeNull()
    const renamed = slower('h2')
    for (const host of renamed.collected.hosts) host.name = 'host-h1'
    expect(compare(a, renamed).absoluteReason).toMatch(/^same host in another state/)
  })
})

describe('the change of a script', () => {
  it('has Welch’s interval and p-value', () => {
    // SciPy 1.16: ttest_ind(b, a, equal_var=False)
    const { difference, interval, p } = compareMeans([1, 2, 3, 4, 5], [2, 4, 6, 8, 10, 12])
    expect(difference).toBeCloseTo(4, 12)
    expect(p).toBeCloseTo(0.04928433820673049, 10)
    expect(interval).toEqual([expect.closeTo(0.01653130437117012, 10), expect.closeTo(7.983468695628829, 10)])
    expect(compareMeans([1, 2, 3, 4], [2, 4, 6, 8, 10])).toMatchObject({ interval: null, p: null })
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
      new Set(['better', 'worse', 'no detectable change']),
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
      'no detectable change',
      'within the noise',
      'better',
      'no detectable change',
    ])
    expect(groups[0]?.accuracy).toMatchObject({ better: 1, worse: 1, compared: 10 })
    expect(failOn.map(({ met }) => met)).toEqual([true, false, false])
    expect(failOn[0]?.because).toEqual([
      'project-1/assisted/replay/s1/i0: accuracy 0.8 instead of 0.9 (tolerance 0.01)',
    ])
    // What is less accurate in B leaves the ratios of the group.
    expect(groups[0]?.ratios.cpu.n).toBe(8)
  })

  it('take code that ran and fails as a fact, and other code by McNemar’s test', () => {
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
    expect(one.failOn[0]?.because[0]).toContain(
      '1 of 10 scripts newly failed, 0 newly passed (McNemar p 1.0): project-1',
    )
    expect(compare(a, failing(1, same ?? ''), 'success:20%').failOn[0]?.met).toBe(false)
    expect(compare(a, failing(5, other ?? '')).groups[0]?.success).toMatchObject({
      p: 0.0625,
      verdict: 'no detectable change',
    })
    expect(compare(a, failing(6, other ?? '')).groups[0]?.success).toMatchObject({ p: 0.03125, verdict: 'worse' })
    expect(compare(failing(6, other ?? ''), a).groups[0]?.success.verdict).toBe('better')
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
    expect(findings).toEqual([
      'Only in B: 1 project (project-4).',
      'Only in A: 6 autonomous scripts without a partner.',
      'Only in B: 6 assisted scripts without a partner.',
    ])
    expect(groups[0]?.ratios.cpu).toMatchObject({ n: 3, verdict: 'too few runs' })
  })

  it('are the partners that the user names where there are several', () => {
    const a = makeSide(makePlan({ models: ['x', 'y'] }), steady, 1)
    const b = makeSide(makePlan({ models: ['p', 'q'] }), steady, 2)
    const none = compare(a, b)
    expect(none.groups).toEqual([])
    expect(none.findings.join(' ')).toMatch(/Only in A: 2 models \(x, y\)\. .* --pair a=b/)
    expect(none.failOn[0]).toMatchObject({ met: false, checked: false })
    expect(renderComparisonText(none, 100)).toContain('no script in common')
    expect(() => compare(a, b, 'cpu', { x: 'y' })).toThrow('--pair x=y: B has no model y. It has p, q.')
    const { groups } = compare(a, b, 'cpu', { x: 'q', y: 'p' })
    expect(groups.map(({ modelA, modelB }) => [modelA, modelB])).toEqual([
      ['x', 'q'],
      ['y', 'p'],
    ])
  })

  it('is never an estimate', () => {
    const guessed = makeSide(plan, (place) => ({ ...steady(place), energy: [estimated(20)] }), 2)
    const { groups, failOn } = compare(makeSide(plan, steady, 1), guessed, 'energy')
    expect(groups[0]?.ratios.energy).toMatchObject({ estimate: null, verdict: 'not measured' })
    expect(groups[0]?.ratios.energy.reason).toContain('an estimate is not compared: B')
    expect(failOn[0]).toMatchObject({ met: false, checked: false })
  })

  it('is not the same where the author’s code or packages changed', () => {
    const changed = makePlan({ projects: 10, repetitions: 10 })
    const [first, second] = changed.projects
    if (first && second)
      Object.assign(first, { sourceHash: 'b'.repeat(64) }) && Object.assign(second, { lockHash: 'c'.repeat(64) })
    const { findings } = compare(makeSide(plan, steady, 1), makeSide(changed, steady, 2))
    expect(findings).toEqual([
      expect.stringMatching(/author's code or data is not the same .* in project-1\./),
      expect.stringMatching(/Packages are not the same in both: project-2\./),
    ])
  })
})

describe('--fail-on', () => {
  it('reads conditions and refuses what it does not know', () => {
    expect(parseFailOn('cpu:5%, accuracy,energy:0.5 %')).toEqual([
      { subject: 'cpu', atLeast: 0.05, text: 'cpu:5%' },
      { subject: 'accuracy', atLeast: 0, text: 'accuracy' },
      { subject: 'energy', atLeast: 0.005, text: 'energy:0.5 %' },
    ])
    for (const text of ['', 'cpux', 'cpu:5', 'cpu:-5%', 'cpu:5%,', 'cpu=5%']) {
      expect(() => parseFailOn(text)).toThrow(/is not understood: expected energy, cpu/)
    }
  })
})

describe('the tables', () => {
  const hostile = makeSide(plan, steady, 1)
  const b = makeSide(
    plan,
    (place) =>
      place.model !== null && place.project === 'project-2'
        ? { changes: { status: 'failed', failureClass: 'x', errorMessage: '<img src=x> @everyone | [a](http://b)' } }
        : noisy(() => 0.72)(place),
    2,
  )
  const result = compare(hostile, b, 'cpu:5%')

  it('show the same in text and in Markdown, at most 100 columns, and nothing runs', () => {
    const text = renderComparisonText(result, 100)
    expect(text).toContain('worse')
    expect(text.replaceAll('\n  ', ' ')).toContain('--fail-on cpu:5%: failed: replay, assisted, 9 projects: CPU time')
    const tables = text.split('\n').filter((line) => /^(model|replay|script|project-)/.test(line))
    expect(tables.length).toBeGreaterThan(10)
    for (const line of tables) expect(line.length).toBeLessThanOrEqual(100)
    const markdown = renderComparisonMarkdown(result)
    expect(markdown).toContain('| replay | assisted | CPU time |')
    expect(markdown).not.toMatch(/<img|@everyone|[^\\]\]\(http/)
  })

  it.each([60, 80, 120])('hold every cell within %d columns', (width) => {
    const lines = renderComparisonText(result, width).split('\n')
    for (const line of lines) expect(line.length <= width || !line.trim().includes(' ')).toBe(true)
    const cell = /×0\.\d+ \(\d/.exec(renderComparisonText(result, 200))?.[0] ?? 'none'
    expect(lines.join(' ').replaceAll(/ +/g, ' ')).toContain(cell)
  })

  it('begin with the scripts where there are too few projects, and say what could not be judged', () => {
    const few = makePlan({ projects: 2, repetitions: 10 })
    const few2 = compare(
      makeSide(
        few,
        noisy(() => 0.5),
        1,
      ),
      makeSide(
        few,
        noisy(() => 0.8),
        2,
      ),
      'cpu:5%,wall',
    )
    const text = renderComparisonText(few2, 120)
    expect(text.indexOf('project-1/assisted')).toBeLessThan(text.indexOf('too few projects'))
    expect(text).not.toContain('too few runs')
    expect(text.replaceAll('\n  ', ' ')).toContain('--fail-on cpu:5%: failed: project-1/assisted')
    expect(text).toContain('--fail-on cpu:5%; 1 group could not be judged (too few projects)')
    const same = renderComparisonText(compare(makeSide(few, steady, 1), makeSide(few, steady, 2), 'cpu'), 120)
    expect(same).toMatch(/project-1\/assisted\S+ +energy .* no change seen/)
    expect(same).toContain('--fail-on cpu: passed; 1 group could not be judged (too few projects)')
  })
})
