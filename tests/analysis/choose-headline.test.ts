import { expect, it } from 'vitest'
import { formatHeadline } from '../../src/report/text/headline-words.ts'
import { excludesOne } from '../../src/schema/analysis/ratio.ts'
import { analyse, makePlan, makeRecords, noise, type RunPlace, ratioOf, variantOf } from './factory.ts'

/** CPU seconds of a script of project n relative to the author's. */
function analyseRatios(shape: Parameters<typeof makePlan>[0], times: (project: number, place: RunPlace) => number) {
  const plan = makePlan(shape)
  const records = makeRecords(plan, (place) => {
    const project = Number(place.project.split('-').at(-1))
    return { cpuSeconds: noise(place.random, 0.01) * (place.model === null ? 1 : times(project, place)) }
  })
  return analyse(plan, records)
}

const told = { quantity: 'cpu', baseline: 'original-headless' } as const

it('gives each script its own verdict where there are too few projects to speak of a model', () => {
  const result = analyseRatios({ projects: 2, modes: ['assisted', 'autonomous'] }, (project, { mode }) =>
    mode === 'assisted' ? 1 : project === 1 ? 0.4 : 1.5,
  )
  const [first, second, third, fourth, ...rest] = result.headline
  expect(first).toEqual({ kind: 'script', variant: 'project-1/autonomous/replay/s1/i0', ...told })
  expect(second).toEqual({ kind: 'script', variant: 'project-2/autonomous/replay/s1/i0', ...told })
  for (const fact of [third, fourth]) {
    expect(fact).toMatchObject({ kind: 'script', variant: expect.stringContaining('/assisted/') })
    if (fact?.kind !== 'script') throw new Error('a script')
    expect(ratioOf(variantOf(result, fact.variant), 'cpu').verdict).toBe('inconclusive')
  }
  expect(rest).toEqual([{ kind: 'scripts-only', projects: 2, needed: 6 }, { kind: 'no-energy' }, { kind: 'scope' }])
})

it('names six scripts at most and counts the others', () => {
  const { headline } = analyseRatios({ samples: 8 }, () => 0.5)
  expect(headline.slice(0, 6).map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => 'script'))
  expect(headline[6]).toEqual({ kind: 'scripts-not-named', scripts: 2 })
})

it('names the best and the worst script beside the groups', () => {
  const result = analyseRatios({ projects: 6 }, (project) => [0.3, 0.8, 1, 1, 1, 1.6][project - 1] ?? 1)
  expect(result.headline[0]).toEqual({ kind: 'group', mode: 'assisted', model: 'replay', ...told, energyGap: null })
  const verdicts = result.variants.flatMap(({ model, ratios }) =>
    model === null ? [] : [ratios.cpu.find(({ baseline }) => baseline === 'original-headless')?.verdict],
  )
  expect(result.headline[1]).toEqual({
    kind: 'extremes',
    judged: 6,
    quantity: 'cpu',
    less: verdicts.filter((verdict) => verdict === 'less').length,
    more: verdicts.filter((verdict) => verdict === 'more').length,
    least: { variant: 'project-1/assisted/replay/s1/i0', ...told },
    most: { variant: 'project-6/assisted/replay/s1/i0', ...told },
  })
})

it('is a search among scripts, and corrected for their number where all are equal', () => {
  const alarms = Array.from({ length: 8 }, (_, seed) => {
    const plan = makePlan({ projects: 30, repetitions: 10 })
    const equal = ({ random }: RunPlace) => ({ cpuSeconds: noise(random, 0.03) })
    const { headline, variants } = analyse(plan, makeRecords(plan, equal, seed + 1))
    const fact = headline.find(({ kind }) => kind === 'extremes')
    if (fact?.kind !== 'extremes') throw new Error('extremes')
    const intervals = variants.flatMap(({ ratios }) =>
      ratios.cpu.flatMap(({ interval }) => (interval === null ? [] : [interval])),
    )
    return {
      searched: fact.less + fact.more,
      alone: intervals.filter(excludesOne).length,
    }
  })
  expect(alarms.filter(({ alone }) => alone > 0).length).toBeGreaterThan(3)
  expect(alarms.filter(({ searched }) => searched > 0).length).toBeLessThanOrEqual(1)
})

it('tells of what leads the campaign where an answer ran and the author’s code failed', () => {
  const plan = makePlan({ projects: 2 })
  const failed = { status: 'failed', failureClass: 'runtime' } as const
  const records = makeRecords(plan, ({ model, random }) => ({
    cpuSeconds: noise(random),
    joules: 20 * noise(random),
    ...(model === null ? { changes: failed } : {}),
  }))
  const result = analyse(plan, records)
  expect(result.leading).toBe('energy')
  expect(result.headline.filter(({ kind }) => kind === 'script')).toMatchObject(Array(2).fill({ quantity: 'energy' }))
  expect(formatHeadline(result)[0]).toBe(
    "replay, assisted on project-1; replay, assisted on project-2: the author's code did not run to its end, so energy is not compared.",
  )
})

it('counts no script that failed among those that use less', () => {
  const plan = makePlan({ projects: 7, repetitions: 20 })
  const records = makeRecords(plan, ({ project, model, block, random }) => {
    const isLean = project === 'project-1' && model !== null
    const changes = isLean && block === 0 ? { status: 'failed' as const, failureClass: 'runtime' as const } : {}
    return { cpuSeconds: (isLean ? 0.1 : 1) * noise(random, 0.01), changes }
  })
  const result = analyse(plan, records)
  const lean = variantOf(result, 'project-1/assisted/replay/s1/i0')
  expect(lean.passed).toBe(false)
  expect(ratioOf(lean, 'cpu').verdict).toBe('less')
  expect(result.headline.find(({ kind }) => kind === 'extremes')).toMatchObject({ less: 0, judged: 6, least: null })
})
