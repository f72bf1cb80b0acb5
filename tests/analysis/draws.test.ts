import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meanLeast, shareWithout } from '../../src/analysis/statistics/proportions.ts'
import { analyse, makePlan, makeRecords, noise } from './factory.ts'

/** Every k-subset of 0 … n − 1. */
function subsets(n: number, k: number): number[][] {
  if (k === 0) return [[]]
  return Array.from({ length: n }, (_, last) => last).flatMap((last) =>
    subsets(last, k - 1).map((rest) => [...rest, last]),
  )
}

describe('k answers of n', () => {
  it('hold a correct one, and the best is as low, as often as enumerating all subsets says', () => {
    const logs = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(logs, fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 6 }), (correct, wrong, k) => {
        const n = correct.length + wrong
        fc.pre(k <= n)
        const all = subsets(n, k)
        const least = all.flatMap((subset) => {
          const held = subset.flatMap((i) => correct[i] ?? [])
          return held.length === 0 ? [] : [Math.min(...held)]
        })
        expect(1 - shareWithout(correct.length, n, k)).toBeCloseTo(least.length / all.length, 9)
        const mean = least.reduce((sum, each) => sum + each, 0) / least.length
        const values = correct.map((each) => ({ by: each, told: each }))
        expect(meanLeast(values, n, k)).toBeCloseTo(mean, 9)
      }),
    )
  })

  it('give pass@k, the censored share, and the energy of the best, project by project', () => {
    const plan = makePlan({ projects: 2, samples: 3, repetitions: 5 })
    // Project 1: one answer fails, one takes half, one the same. Project 2: one runs and is less accurate, two fail.
    const result = analyse(
      plan,
      makeRecords(plan, ({ variant, model, project }) => {
        if (model === null) return { cpuSeconds: 1 }
        const sample = Number(variant.split('/s')[1]?.[0])
        if (project === 'project-1') return sample === 1 ? { changes: { status: 'failed' } } : { cpuSeconds: 1.5 - sample / 4 - 0.25 * (sample - 2) } // biome-ignore format: one case a line
        return sample === 1 ? { cpuSeconds: 0.1, metric: 0.5 } : { changes: { status: 'failed' } }
      }),
    )
    const [one, two, three] = result.groups[0]?.draws ?? []
    expect(one).toMatchObject({ k: 1, projects: 2, pass: expect.closeTo((2 / 3 + 1 / 3) / 2), correct: expect.closeTo(1 / 3) }) // biome-ignore format: one line
    expect(two?.pass).toBeCloseTo((1 + 2 / 3) / 2)
    expect(two?.censored).toBeCloseTo(1 / 2)
    expect(three).toMatchObject({ k: 3, pass: 1, correct: 0.5, censored: 0.5 })
    // Of one draw in project 1 the mean of log 1 and log 0.5; of three the better.
    expect(one?.best.cpu).toMatchObject({ ratio: expect.closeTo(Math.sqrt(0.5)), projects: 1, cause: null })
    expect(three?.best.cpu.ratio).toBeCloseTo(0.5)
    expect(three?.best.energy).toMatchObject({ ratio: null, projects: 0 })
    expect(three?.best.energy.cause).toEqual({ kind: 'projects-unread', unread: 1 })
  })

  it('give of one answer the ratio of the survivors, where the halves of the blocks are not as large', () => {
    const plan = makePlan({ projects: 3, samples: 2, repetitions: 5 })
    const result = analyse(
      plan,
      makeRecords(plan, ({ random }) => ({ cpuSeconds: noise(random, 0.3) })),
    )
    const [group] = result.groups
    const ratio = group?.ratios.cpu.find(({ baseline }) => baseline === 'original-headless')
    expect(group?.draws[0]?.best.cpu.ratio).toBeCloseTo(ratio?.survivors?.estimate ?? 0, 12)
  })

  it('take like projects for one, as the ratio of the survivors does', () => {
    const plan = makePlan({ projects: 3, samples: 2, repetitions: 6 })
    const like = plan.projects.map((project, i) => ({ ...project, cluster: i === 0 ? null : 'rewrites' }))
    const result = analyse(
      { ...plan, projects: like },
      makeRecords(plan, ({ model, project }) => ({ cpuSeconds: model !== null && project === 'project-1' ? 0.25 : 1 })),
    )
    const [group] = result.groups
    const survivors = group?.ratios.cpu.find(({ baseline }) => baseline === 'original-headless')?.survivors?.estimate
    expect(survivors).toBeCloseTo(0.5, 12) // √(0.25 · 1), and not the cube root
    expect(group?.draws.map(({ best }) => best.cpu.ratio)).toEqual([expect.closeTo(0.5, 12), expect.closeTo(0.5, 12)])
  })

  it('of equal answers none of which is better by luck are no better for being many', () => {
    const plan = makePlan({ projects: 40, samples: 5, repetitions: 6 })
    const result = analyse(
      plan,
      makeRecords(plan, ({ random }) => ({ cpuSeconds: noise(random, 0.1) })),
    )
    const logs = result.groups[0]?.draws.map(({ best }) => Math.log(best.cpu.ratio ?? 0)) ?? []
    expect(logs).toHaveLength(5)
    for (const log of logs) expect(Math.abs(log)).toBeLessThan(0.02) // the least reading is 5 % too low
  })
})
