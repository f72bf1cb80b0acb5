import { describe, expect, it } from 'vitest'
import { renderComparisonText } from '../../src/report/comparison/comparison-text.ts'
import { makePlan, noise, type RunPlace } from './factory.ts'
import { compare, makeSide, noisy } from './sides.ts'

const plan = makePlan({ projects: 8 })
const steady = noisy(() => 0.6)
const whole = makeSide(plan, steady, 1)
const every = 'cpu,energy,memory,success,accuracy'

describe('a campaign that was cut short', () => {
  const isFirst = ({ project }: RunPlace) => project === 'project-1'
  const begun = makeSide(plan, (place) => (isFirst(place) ? steady(place) : null), 2)
  const result = compare(whole, begun, every)

  it('says what has no record, and counts what never ran neither as changed nor as unchanged', () => {
    expect(result.findings).toEqual(['B: 168 of 192 planned runs have no record.'])
    const text = renderComparisonText(result, 200)
    expect(text).toContain('1 of 1 script that ran in both shows no change; 7 scripts did not run in both.')
    expect(text).not.toMatch(/not run.*no change/)
    expect(renderComparisonText(compare(begun, whole), 200)).toContain('7 scripts did not run in both')
  })

  it('passes no condition', () => {
    for (const condition of result.failOn) {
      expect(condition).toMatchObject({ met: false, checked: false, reason: '7 of 8 scripts have not run in B' })
    }
    expect(renderComparisonText(result, 200)).toContain(
      '--fail-on success: could not be checked: 7 of 8 scripts have not run in B',
    )
    for (const condition of compare(begun, whole, every).failOn) expect(condition.checked).toBe(true)
  })

  it('still fails a condition by what it has', () => {
    const worse = makeSide(plan, (place) => (isFirst(place) ? noisy(() => 0.9)(place) : null), 2)
    expect(compare(whole, worse, 'cpu:5%').failOn[0]).toMatchObject({ met: true })
  })
})

describe('accuracy', () => {
  const metric = { name: 'accuracy', direction: 'higher', scale: 'fraction', tolerance: 0.01 } as const
  const runs = ({ random }: RunPlace) => ({ cpuSeconds: noise(random) })

  it.each([
    { ...metric, direction: 'lower' as const },
    { ...metric, scale: 'absolute' as const },
  ])('of a metric that is read in another way could not be checked', (other) => {
    const b = makeSide(makePlan({ projects: 8, metric: other }), runs, 2)
    const { failOn, scripts } = compare(makeSide(plan, runs, 1), b, 'accuracy,cpu')
    expect(scripts[0]?.metric).toMatchObject({ gain: null, verdict: 'not measured' })
    expect(failOn[0]).toMatchObject({ met: false, checked: false })
    expect(failOn[0]?.reason).toMatch(/different metrics, or one that they read in different ways: project-1, /)
    expect(failOn[1]?.checked).toBe(true)
  })

  it('as a percentage is the same metric', () => {
    const b = makeSide(makePlan({ projects: 8, metric: { ...metric, scale: 'percent' } }), runs, 2)
    expect(compare(makeSide(plan, runs, 1), b, 'accuracy').failOn[0]?.checked).toBe(true)
  })

  it('of too few runs could not be checked', () => {
    const once = makePlan({ projects: 8, repetitions: 1 })
    const [a, b] = [0.9, 0.5].map((value) => makeSide(once, () => ({ metric: value }), 1))
    if (a === undefined || b === undefined) throw new Error('two sides')
    expect(compare(a, b, 'accuracy').failOn[0]).toMatchObject({ checked: false, met: false })
    expect(compare(a, b, 'accuracy').failOn[0]?.reason).toContain('too few runs')
  })
})
