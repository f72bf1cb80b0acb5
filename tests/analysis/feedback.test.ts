import { describe, expect, it } from 'vitest'
import { analyseFeedback } from '../../src/analysis/analyse-feedback.ts'
import { withoutInterval } from '../../src/analysis/estimate-ratio.ts'
import { findBest, measureAnswers } from '../../src/analysis/measured-answers.ts'
import { analyseVariants } from '../../src/analysis/variant.ts'
import { listBlocks, listVariants } from '../../src/planning/plan-blocks.ts'
import { feedbackAnalysis } from '../../src/schema/analysis/feedback.ts'
import type { Plan } from '../../src/schema/campaign/plan.ts'
import { collectRecords } from './collect-records.ts'
import { makePlan, makeProvenance, makeRecords, noise, type RunPlace, type RunTraits } from './factory.ts'

const DESIGN = { seed: 1, smallestEffect: 2 }

/** Eight projects, an answer each and, in a round of its own, a leaner one. */
function makeFed(samples = 1, clusters: Readonly<Record<string, string>> = {}): Plan {
  const plan = makePlan({ projects: 8, samples, clusters })
  const options = { ...plan.options, feedback: true }
  const design = { ...options, probes: new Map(), projects: plan.projects.map(({ slug }) => slug) }
  const variants = listVariants(design)
  return { ...plan, options, variants, blocks: listBlocks(design, variants) }
}

const isLeaner = ({ variant }: RunPlace) => variant.endsWith('/f1')
/** CPU seconds as a share of the author's: the first answer takes 0.8 of it, the leaner one `leaner`. */
const takes =
  (leaner: number, changes: (place: RunPlace) => RunTraits = () => ({})) =>
  (place: RunPlace): RunTraits => {
    const factor = place.model === null ? 1 : isLeaner(place) ? leaner : 0.8
    return { cpuSeconds: 2 * factor * noise(place.random, 0.01), joules: null, ...changes(place) }
  }

function prepare(traits: (place: RunPlace) => RunTraits | null, plan = makeFed()) {
  const answered = plan.variants.filter(({ model }) => model !== null)
  const provenances = new Map(answered.map(({ id }) => [id, makeProvenance(id)]))
  const collected = collectRecords(plan, makeRecords(plan, traits))
  const { variants } = analyseVariants(plan, collected, provenances, withoutInterval)
  return { plan, provenances, collected, tried: variants.filter(({ inBlocks }) => inBlocks.counts) }
}

describe('answers that were asked for with what the ones before took', () => {
  it('are compared with those, each beside the author’s code of its own round', () => {
    const [found] = analyseFeedback(prepare(takes(0.4)).tried, DESIGN)
    expect(feedbackAnalysis.parse(found)).toEqual(found)
    expect(found).toMatchObject({ asked: 8, attempted: 8, passed: 8, asGood: { before: 8, after: 8 } })
    expect(found?.ratios.cpu).toMatchObject({ n: 8, verdict: 'better' })
    expect(found?.ratios.cpu.a).toBeCloseTo(0.8, 1)
    expect(found?.ratios.cpu.b).toBeCloseTo(0.4, 1)
    expect(found?.ratios.cpu.estimate).toBeCloseTo(0.5, 1)
    expect(found?.ratios.energy).toMatchObject({ estimate: null, verdict: 'not-measured' })
  })

  it('show no gain where the whole later round was faster, the author’s code too', () => {
    const faster = (place: RunPlace) => takes(0.8)(place)
    const rounds = new Map(makeFed().blocks.map(({ id, round = 0 }) => [id, round]))
    const { plan, provenances } = prepare(faster)
    const records = makeRecords(plan, faster).map((record) => ({
      ...record,
      userSeconds: (record.userSeconds ?? 0) * (rounds.get(record.block) === 1 ? 0.5 : 1),
    }))
    const { variants } = analyseVariants(plan, collectRecords(plan, records), provenances, withoutInterval)
    const [found] = analyseFeedback(
      variants.filter(({ inBlocks }) => inBlocks.counts),
      DESIGN,
    )
    expect(found?.ratios.cpu.estimate).toBeCloseTo(1, 1)
    expect(['inconclusive', 'within-noise']).toContain(found?.ratios.cpu.verdict)
  })

  it('stand in no ratio where they fail or predict worse, and are counted', () => {
    const worse = takes(0.4, (place) => (isLeaner(place) && place.project === 'project-1' ? { metric: 0.5 } : {}))
    const fails = takes(0.4, (place) =>
      isLeaner(place) && place.project === 'project-2'
        ? { changes: { status: 'failed', failureClass: 'runtime' } }
        : {},
    )
    expect(analyseFeedback(prepare(worse).tried, DESIGN)[0]).toMatchObject({
      passed: 8,
      asGood: { before: 8, after: 7 },
      ratios: { cpu: { n: 7 } },
    })
    expect(analyseFeedback(prepare(fails).tried, DESIGN)[0]).toMatchObject({
      attempted: 8,
      passed: 7,
      ratios: { cpu: { n: 7 } },
    })
  })

  it('cost the answer before as well where they fail or predict worse, over all that came', () => {
    const some = takes(0.4, (place) =>
      !isLeaner(place) || Number(place.project.slice(-1)) > 4
        ? {}
        : Number(place.project.slice(-1)) > 2
          ? { changes: { status: 'failed', failureClass: 'runtime' } }
          : { metric: 0.5 },
    )
    const [found] = analyseFeedback(prepare(some).tried, DESIGN)
    expect(found?.ratios.cpu).toMatchObject({ n: 4 })
    expect(found?.ratios.cpu.estimate).toBeCloseTo(0.5, 1)
    // Four halve it; four take 0.4 for nothing, and then the 0.8 of the answer before.
    expect(found?.attempts.cpu).toMatchObject({ projects: 8 })
    expect(found?.attempts.cpu?.estimate).toBeCloseTo(Math.sqrt(0.5 * 1.5), 2)
    expect(found?.attempts.energy).toBeNull()
  })

  it('cost nothing more where no code came: the answer before stands', () => {
    const { plan, provenances } = prepare(takes(0.4))
    const refuses = takes(0.4, (place) =>
      isLeaner(place) && Number(place.project.slice(-1)) > 4
        ? { cpuSeconds: null, changes: { status: 'missing-variant' } }
        : {},
    )
    const refused = plan.variants.filter(({ id, project }) => id.endsWith('/f1') && Number(project.slice(-1)) > 4)
    for (const { id } of refused) provenances.set(id, makeProvenance(id, { status: 'refused' }))
    const { variants } = analyseVariants(
      plan,
      collectRecords(plan, makeRecords(plan, refuses)),
      provenances,
      withoutInterval,
    )
    const tried = variants.filter(({ inBlocks }) => inBlocks.counts)
    const [found] = analyseFeedback(tried, DESIGN)
    expect(found).toMatchObject({ attempted: 8, passed: 4, attempts: { cpu: { projects: 8 } } })
    expect(found?.attempts.cpu?.estimate).toBeCloseTo(Math.sqrt(0.5), 2)
  })

  it('count like projects as one observation', () => {
    const clusters = Object.fromEntries(makeFed().projects.map(({ slug }, index) => [slug, `exercise ${index % 4}`]))
    const [alone] = analyseFeedback(prepare(takes(0.4)).tried, DESIGN)
    const [alike] = analyseFeedback(prepare(takes(0.4), makeFed(1, clusters)).tried, DESIGN)
    expect(alone?.attempts.cpu?.interval).not.toBeNull()
    expect(alike?.ratios.cpu).toMatchObject({ n: 4, interval: null })
    expect(alike?.attempts.cpu).toMatchObject({ projects: 8, interval: null })
  })

  it('are none where nothing was asked for', () => {
    const plan = makePlan({ projects: 2 })
    const answered = plan.variants.filter(({ model }) => model !== null)
    const provenances = new Map(answered.map(({ id }) => [id, makeProvenance(id)]))
    const collected = collectRecords(plan, makeRecords(plan, takes(0.4)))
    expect(analyseFeedback(analyseVariants(plan, collected, provenances, withoutInterval).variants, DESIGN)).toEqual([])
  })
})

it('tells of an answer what it took, and which of its like takes less', () => {
  const second = ({ variant }: RunPlace) => (variant.includes('/s2/') ? { cpuSeconds: 0.5, joules: 9 } : { joules: 20 })
  const { plan, collected, provenances } = prepare(takes(0.4, second), makeFed(2))
  const measured = measureAnswers(plan, collected, provenances)
  const own = measured.get('project-1/assisted/replay/s1/i0')
  expect(own).toMatchObject({ leading: 'energy', isComparable: true, metric: { own: 0.9, author: 0.9 }, phases: [] })
  expect(own?.took.energy).toEqual({ median: 20, ratio: 1 })
  expect(own?.took.cpu?.ratio).toBeCloseTo(0.8, 1)
  expect(findBest('project-1/assisted/replay/s1/i0', plan, measured)).toMatchObject({
    variant: expect.stringMatching(/^project-1\/assisted\/replay\/s2\//),
    quantity: 'energy',
    ratio: 9 / 20,
  })
  expect(findBest('project-1/assisted/replay/s2/i0', plan, measured)).toBeNull()
})
