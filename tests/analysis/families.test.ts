import { describe, expect, it } from 'vitest'
import { correctForNumber, isPostHoc } from '../../src/analysis/groups/multiplicity.ts'
import { hashPrimaryFamily } from '../../src/campaign/primary-family.ts'
import type { Plan } from '../../src/schema/campaign/plan.ts'
import { analyse, findingOf, makePlan, makeRecords, noise, ratioOf } from './factory.ts'

const declare = (plan: Plan, models: readonly string[]): Plan => ({
  ...plan,
  primaryFamily: models.map((model) => ({ mode: 'assisted', model, quantity: 'cpu', baseline: 'original-headless' })),
})
const testOf = (model: string, p: number) =>
  ({ mode: 'assisted', model, quantity: 'cpu', baseline: 'original-headless', p }) as const

describe('correction for the number of tests', () => {
  const models = ['a', 'b', 'c', 'd', 'e']
  const plan = declare(makePlan({ models }), ['a', 'b', 'c'])

  it('is Holm’s over what was declared and could be made, Benjamini and Hochberg’s over the rest', () => {
    const tests = [testOf('a', 0.02), testOf('b', 0.03), testOf('d', 0.03), testOf('e', 0.04)]
    const { summary, corrections } = correctForNumber(plan, tests, false)
    expect(summary).toEqual({ declared: 3, tested: 2, postHoc: false })
    const of = (model: string) => [...corrections].find(([test]) => test.model === model)?.[1]
    expect(of('a')).toMatchObject({ family: 'primary', method: 'holm', tests: 2, adjustedP: 0.04 })
    expect(of('b')?.adjustedP).toBe(0.04)
    expect(of('c')).toBeUndefined()
    expect(of('d')).toMatchObject({ family: 'exploratory', method: 'benjamini-hochberg', tests: 2, adjustedP: 0.04 })
  })

  it('calls declared tests post hoc where records were made under others', () => {
    const [ours, theirs] = [hashPrimaryFamily(plan.primaryFamily), hashPrimaryFamily([])]
    expect(hashPrimaryFamily([...plan.primaryFamily].reverse())).toBe(ours)
    expect(isPostHoc(ours, new Set([ours]))).toBe(false)
    expect(isPostHoc(ours, new Set([ours, theirs]))).toBe(true)
    expect(isPostHoc(ours, new Set([ours, null]))).toBeNull()
    expect(isPostHoc(ours, new Set())).toBeNull()
  })
})

describe('the verdict of a campaign', () => {
  const models = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const shape = makePlan({ models, projects: 8, repetitions: 5 })
  /** Of model a only, with a spread over projects that leaves p, of more than 2 %, between 0.05 / 8 and 0.05. */
  const EFFECTS = [-0.1, -0.01, -0.09, -0.04, -0.11, -0.03, -0.07, -0.075]
  const effectOf = (project: string) => EFFECTS[Number(project.split('-')[1]) - 1] ?? 0
  const recordsUnder = (plan: Plan) =>
    makeRecords(plan, ({ model, project, random }) => ({
      cpuSeconds: noise(random, 0.002) * (model === 'a' ? Math.exp(effectOf(project)) : 1),
      changes: { primaryFamilyHash: hashPrimaryFamily(plan.primaryFamily) },
    }))
  const verdictOf = (declared: readonly string[], recordedUnder: readonly string[] = declared) => {
    const plan = declare(shape, declared)
    const result = analyse(plan, recordsUnder(declare(shape, recordedUnder)))
    return { result, ratio: result.groups.map((group) => ratioOf(group, 'cpu'))[0] }
  }

  it('of a declared test is Holm’s: what one test shows, one of eight need not', () => {
    const alone = verdictOf(['a']).ratio
    const among = verdictOf(models).ratio
    expect(alone).toMatchObject({ verdict: 'less', test: { family: 'primary', tests: 1 } })
    expect(among?.interval).toEqual(alone?.interval)
    expect(among).toMatchObject({ verdict: 'inconclusive', test: { family: 'primary', tests: 8 } })
    expect(among?.cause).toEqual({
      kind: 'not-after-correction',
      family: 'primary',
      method: 'holm',
      tests: 8,
      adjustedP: among?.test?.adjustedP,
    })
  })

  it('says post hoc where other tests were declared when records were made', () => {
    const { result, ratio } = verdictOf(['a'], ['b'])
    expect(result.primaryFamily).toEqual({ declared: 1, tested: 1, postHoc: true })
    expect(ratio?.test?.family).toBe('post-hoc')
    expect(findingOf(result, 'declared-later')?.numbers).toEqual({ declared: 1 })
    expect(findingOf(verdictOf(['a']).result, 'declared-later')).toBeUndefined()
  })
})
