import { describe, expect, it } from 'vitest'
import { listBlocks, listVariants } from '../../src/planning/plan-blocks.ts'
import type { Plan } from '../../src/schema/campaign/plan.ts'
import { makePlan, makeProvenance, noise, type RunPlace } from './factory.ts'
import { compare, makeSide, noisy } from './sides.ts'

const plan = makePlan({ projects: 8 })
const steady = noisy(() => 0.6)
const whole = makeSide(plan, steady, 1)
const every = 'cpu,energy,memory,success,accuracy'

it('misses no run of an answer that was run without its plots, too', () => {
  const isAnswer = ({ variant }: Plan['blocks'][number]['order'][number]) => variant.includes('/assisted/')
  const blocks = plan.blocks.map((block) => ({
    ...block,
    order: [
      ...block.order,
      ...block.order.filter(isAnswer).map((member) => ({ ...member, shim: 'headless' as const })),
    ],
  }))
  const both = { ...plan, blocks }
  expect(compare(makeSide(both, steady, 1), makeSide(both, steady, 2)).findings).toEqual([])
})

it('compares the answers that stand, as each campaign’s own report has them', () => {
  const plain = makePlan({ projects: 8, repairs: 1 })
  const options = { ...plain.options, control: true, feedback: true }
  const design = { ...options, probes: new Map(), projects: plain.projects.map(({ slug }) => slug) }
  const variants = listVariants(design)
  const asked = { ...plain, options, variants, blocks: listBlocks(design, variants) }
  // First answers fail and are repaired; fresh ones run alike in both, leaner ones take half in the second.
  const traits = (leaner: number) => (place: RunPlace) =>
    place.variant.endsWith('/i0')
      ? { changes: { status: 'failed' as const, failureClass: 'runtime' as const } }
      : noisy(({ variant }) => (variant.endsWith('/f2') ? leaner : 0.5))(place)
  const { groups, scripts } = compare(makeSide(asked, traits(0.5), 1), makeSide(asked, traits(0.25), 2))
  expect(scripts.map(({ variantB }) => variantB.split('/').at(-1))).toEqual(Array.from({ length: 8 }, () => 'i1'))
  expect(groups[0]?.success).toMatchObject({ a: { passed: 8, total: 8 }, b: { passed: 8, total: 8 }, both: 8 })
  expect(groups[0]?.ratios.cpu.b).toBeCloseTo(0.5, 1)
  expect(['inconclusive', 'within-noise']).toContain(groups[0]?.ratios.cpu.verdict)
  // An answer that passed at once stands against one that was repaired.
  const once = makeSide(
    plain,
    noisy(() => 0.5),
    3,
  )
  const other = compare(makeSide(asked, traits(0.5), 1), once)
  expect(other.groups[0]?.success).toMatchObject({ both: 8, newlyPassed: 0, newlyFailed: 0 })
  expect(other.findings.map(({ kind }) => kind)).not.toContain('unmatched-scripts')
})

describe('a campaign that was cut short', () => {
  const isFirst = ({ project }: RunPlace) => project === 'project-1'
  const begun = makeSide(plan, (place) => (isFirst(place) ? steady(place) : null), 2)
  const result = compare(whole, begun, every)

  it('says what has no record', () => {
    expect(result.findings).toMatchObject([
      { kind: 'missing-runs', severity: 'warning', subject: 'b', numbers: { missing: 168, planned: 192 } },
    ])
    expect(result.scripts.filter(({ outcomes }) => outcomes.b === 'not-run')).toHaveLength(7)
  })

  it('passes no condition', () => {
    for (const condition of result.failOn) {
      const cause = { kind: 'not-run', scripts: 8, variants: { length: 7 } }
      expect(condition).toMatchObject({ met: false, checked: false, cause })
    }
    for (const condition of compare(begun, whole, every).failOn) expect(condition.checked).toBe(true)
  })

  it('passes none either where the bench lost what is missing', () => {
    const lost = makeSide(
      plan,
      (place) =>
        isFirst(place) ? { changes: { status: 'environment-failed', failureClass: 'environment' } } : steady(place),
      2,
    )
    const { scripts, failOn } = compare(whole, lost, every)
    expect(scripts.map(({ outcomes }) => outcomes.b)).toContain('lost')
    for (const condition of failOn) expect(condition).toMatchObject({ checked: false, cause: { kind: 'not-run' } })
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
    expect(scripts[0]?.metric).toMatchObject({ gain: null, verdict: 'not-measured', cause: { kind: 'other-metric' } })
    const projects = Array.from({ length: 8 }, (_, index) => `project-${index + 1}`)
    expect(failOn[0]).toMatchObject({ met: false, checked: false, cause: { kind: 'other-metric', projects } })
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
    expect(compare(a, b, 'accuracy').failOn[0]).toMatchObject({
      checked: false,
      met: false,
      cause: { kind: 'too-few-runs' },
    })
  })
})

describe('what models were asked', () => {
  const prompt = (text: string) => ({ version: 1, hash: text.repeat(64), text })
  /** A campaign whose models answered under the name `returned`. */
  const asked = (over: Partial<Plan>, returned: string | null, options: Partial<Plan['options']> = {}) => {
    const own = { ...plan, prompt: prompt('a'), ...over, options: { ...plan.options, ...options } }
    const answers = plan.variants.filter(({ model }) => model !== null)
    const provenances = new Map(answers.map(({ id }) => [id, makeProvenance(id, { returnedModel: returned })]))
    return { ...makeSide(own, steady, 1), provenances }
  }
  const kindsOf = (b: ReturnType<typeof asked>) => compare(asked({}, 'm-1'), b).findings.map(({ kind }) => kind)

  it('is told of both, and no difference where there is none', () => {
    const { a, findings } = compare(asked({}, 'm-1'), asked({}, 'm-1'))
    expect(a.prompt).toEqual({ name: plan.options.prompt, hash: 'a'.repeat(64), readme: plan.options.readme })
    expect(findings).toEqual([])
  })

  it('differs by prompt, README, settings and by who answered, each by itself', () => {
    expect(kindsOf(asked({ prompt: prompt('b') }, 'm-1', { prompt: 'neutral' }))).toEqual(['other-prompt'])
    expect(kindsOf(asked({}, 'm-1', { readme: 'blind' }))).toEqual(['other-prompt'])
    const models = plan.models.map((entry) => ({ ...entry, temperature: 0.7 }))
    expect(kindsOf(asked({ models }, 'm-1'))).toEqual(['other-settings'])
    expect(kindsOf(asked({}, 'm-2'))).toEqual(['other-returned-models'])
    expect(kindsOf(asked({}, null))).toEqual([])
    const price = { inputPerMillion: 1, outputPerMillion: 1, source: 's', date: '2026-01-01' }
    expect(kindsOf(asked({ models: plan.models.map((entry) => ({ ...entry, price })) }, 'm-1'))).toEqual([])
  })

  it('is no difference where scripts came from a folder', () => {
    expect(
      compare(makeSide({ ...plan, prompt: prompt('a') }, steady, 1), asked({ prompt: prompt('b') }, 'm')).findings,
    ).toEqual([])
    expect(compare(makeSide({ ...plan, prompt: prompt('a') }, steady, 1), whole).a.prompt).toBeNull()
  })
})
