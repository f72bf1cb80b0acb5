import { describe, expect, it } from 'vitest'
import { settlePlan } from '../../src/campaign/settle-plan.ts'
import { listBlocks } from '../../src/planning/plan-blocks.ts'
import type { Plan } from '../../src/schema/campaign/plan.ts'
import {
  analyse,
  findingOf,
  makePlan,
  makeProvenance,
  makeRecords,
  measured,
  noise,
  type RunPlace,
  ratioOf,
  variantOf,
} from './factory.ts'

const ANSWER = 'project-1/assisted/replay/s1/i0'
const PLOTS = 0.8

/** Blocks as a plan has them, in which the author's code draws, or not. */
function planOf(drawsOrWaits: boolean): Plan {
  const plan = makePlan({ repetitions: 10 })
  const drawing = new Set(drawsOrWaits ? ['project-1'] : [])
  const design = { ...plan.options, projects: ['project-1'], drawing, probes: new Map() }
  return {
    ...plan,
    projects: plan.projects.map((project) => ({ ...project, drawsOrWaits })),
    blocks: listBlocks(design, plan.variants),
  }
}

const told = (drawsOrWaits: boolean | null) => [makeProvenance(ANSWER, { drawsOrWaits })]
const settle = (plan: Plan, drawsOrWaits: boolean | null) =>
  settlePlan(plan, new Map(told(drawsOrWaits).map((each) => [each.variant, each])))

describe('an answer beside the author’s code', () => {
  it('is a copy of it: equivalent or inconclusive against both baselines', () => {
    const plan = settle(planOf(true), true)
    const copy = ({ shim, random }: RunPlace) => ({
      cpuSeconds: noise(random, 0.01) * (shim === 'headless' ? 1 : 1 + PLOTS),
    })
    const result = analyse(plan, makeRecords(plan, copy), told(true))
    for (const baseline of ['original', 'original-headless'] as const) {
      const { estimate, pairs, verdict } = ratioOf(variantOf(result, ANSWER), 'cpu', baseline)
      expect(pairs).toBe(10)
      expect(Math.abs(Math.log(estimate ?? 0))).toBeLessThan(0.02)
      expect(['equivalent', 'inconclusive']).toContain(verdict)
    }
    const author = ratioOf(variantOf(result, 'project-1/original-headless'), 'cpu', 'original')
    expect(author.estimate).toBeCloseTo(1 / (1 + PLOTS), 1)
  })

  it('is told of what ran beside its runs without plots too, by which it is compared', () => {
    const plan = settle(planOf(true), true)
    const disturbed = ({ model, shim, block, random }: RunPlace) => ({
      cpuSeconds: noise(random, 0.01),
      changes: model !== null && shim === 'headless' && block < 3 ? { flags: ['contaminated' as const] } : {},
    })
    const result = analyse(plan, makeRecords(plan, disturbed), told(true))
    expect(result.runs.recorded).toBe(40)
    expect(findingOf(result, 'contaminated-runs')).toMatchObject({
      numbers: { disturbed: 3, runs: 40 },
      scripts: [{ variant: ANSWER, disturbed: 3, runs: 20 }],
    })
  })

  it('deletes the plots: less against the code as it is, and nothing against the code without them', () => {
    const plan = settle(planOf(true), false)
    expect(
      plan.blocks.flatMap(({ order }) => order).some(({ shim, variant }) => variant === ANSWER && shim === 'headless'),
    ).toBe(false)
    const deleted = ({ mode, random }: RunPlace) => ({
      cpuSeconds: noise(random, 0.01) * (mode === 'original' ? 1 + PLOTS : 1),
    })
    const answer = variantOf(analyse(plan, makeRecords(plan, deleted), told(false)), ANSWER)
    expect(ratioOf(answer, 'cpu', 'original').verdict).toBe('less')
    expect(ratioOf(answer, 'cpu', 'original-headless').pairs).toBe(10)
    expect(ratioOf(answer, 'cpu', 'original-headless').verdict).not.toBe('less')
  })

  it('is compared above idle and by zones outside the scope with both runs of a code that neither draws nor waits', () => {
    const plan = settle(planOf(false), true)
    const twoReadings = ({ mode }: RunPlace) => {
      const net = { original: 100, 'original-headless': 400 }[mode as string] ?? 200
      return {
        energy: [
          { ...measured('package-0', 4 * net), netJoules: net },
          { ...measured('external', 8 * net), meter: 'external' as const },
        ],
      }
    }
    const parts = variantOf(analyse(plan, makeRecords(plan, twoReadings), told(true)), ANSWER).energyParts
    for (const { net, outside } of parts) {
      expect(net?.estimate).toBeCloseTo(1, 9)
      expect(outside.map(({ estimate }) => estimate)).toEqual([expect.closeTo(1, 9)])
    }
    expect(parts).toHaveLength(2)
  })

  it('is compared with both runs of a code that neither draws nor waits, and has one verdict', () => {
    const plan = settle(planOf(false), true)
    expect(plan.blocks.every(({ order }) => order.length === 3)).toBe(true)
    const unlucky = ({ mode, block }: RunPlace) => ({
      cpuSeconds: mode === 'original' ? 1.2 + block / 1000 : mode === 'original-headless' ? 1 / 1.2 : 1,
    })
    const result = analyse(plan, makeRecords(plan, unlucky), told(true))
    const [headless, original] = (['original-headless', 'original'] as const).map((baseline) =>
      ratioOf(variantOf(result, ANSWER), 'cpu', baseline),
    )
    expect(original?.estimate).toBeCloseTo(1, 2)
    expect({ ...headless, baseline: null }).toEqual({ ...original, baseline: null })
    expect(variantOf(result, 'project-1/original-headless').ratios.cpu).toEqual([])
  })

  it('has its profile laid beside one that started alike', () => {
    const drawing = planOf(true)
    const design = { ...drawing.options, projects: ['project-1'], drawing: new Set(['project-1']), probes: new Map() }
    const plan = settle({ ...drawing, blocks: listBlocks({ ...design, profiles: 1 }, drawing.variants) }, true)
    const profiled = ({ shim, random }: RunPlace) => ({
      cpuSeconds: noise(random, 0.01),
      changes: {
        phaseCpuSeconds: { import: 1, data: 0, fit: 1, predict: 0, plot: shim === 'headless' ? 0 : 2, other: 0 },
      },
    })
    const { phases } = analyse(plan, makeRecords(plan, profiled), told(true))
    expect(phases.map(({ baseline, ratio }) => [baseline, ratio])).toEqual([
      ['original-headless', 1],
      ['original', 1],
    ])
  })

  it('is not compared with the code without plots where nobody knows how it started', () => {
    const plan = settle(planOf(true), null)
    const result = analyse(
      plan,
      makeRecords(plan, () => ({})),
      told(null),
    )
    expect(variantOf(result, ANSWER).ratios.cpu.map(({ baseline }) => baseline)).toEqual(['original'])
  })
})
