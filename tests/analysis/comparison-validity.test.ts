import { expect, it } from 'vitest'
import { type Plan, plan as planSchema } from '../../src/schema/campaign/plan.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'
import { makePlan, type RunPlace } from './factory.ts'
import { compare, makeSide, noisy } from './sides.ts'

const plan = makePlan({ projects: 2 })

/** The same with a last block on random labels for each project. */
const probedPlan: Plan = planSchema.parse({
  ...plan,
  blocks: [
    ...plan.blocks,
    ...plan.blocks
      .filter(({ number }) => number === 1)
      .map((block) => ({
        ...block,
        id: `${block.id}h`,
        purpose: 'probe',
        perturbation: 'label-randomisation',
        number: 99,
      })),
  ],
})

const SEEN: NonNullable<RunRecord['probe']> = {
  perturbation: 'label-randomisation',
  watched: true,
  libraryData: [],
  classes: 2,
  rows: 1000,
  dataOpened: ['a.csv'],
  trainedRows: 800,
  duplicateRows: 0,
  testedRows: 200,
  testedOnTraining: 0,
  passes: null,
  model: null,
}
const steady = noisy(() => 0.6)

/** The answer to `cheated` prints what it always prints; its probe was made of the script `hash`, or of that which ran. */
const traits = (cheated: string | null, hash?: string) => (place: RunPlace) => {
  const isCheat = place.project === cheated && place.model !== null
  if (place.block < 90) return { ...steady(place), metric: isCheat ? 0.97 : 0.9 }
  const changes = { probe: SEEN, ...(hash === undefined ? {} : { variantHash: hash }) }
  return { ...steady(place), metric: isCheat ? 0.97 : 0.5, changes }
}
const honest = makeSide(probedPlan, traits(null), 1)

it('compares no suspect answer, and names it', () => {
  const { scripts, findings } = compare(honest, makeSide(probedPlan, traits('project-2'), 2))
  expect(scripts.map(({ project, metric }) => [project, metric.verdict, metric.gain])).toEqual([
    ['project-1', 'inconclusive', 0],
    ['project-2', 'not-measured', null],
  ])
  expect(findings).toMatchObject([
    { kind: 'suspect-answers', subject: 'b', evidence: ['project-2/assisted/replay/s1/i0'] },
  ])
})

it('says that only one of two campaigns was probed', () => {
  expect(compare(honest, makeSide(plan, traits(null), 2)).findings).toMatchObject([
    { kind: 'probed-alone', subject: 'a' },
  ])
})

it('holds no probe of a script against the one that replaced it', () => {
  const { findings } = compare(honest, makeSide(probedPlan, traits('project-2', 'b'.repeat(64)), 2))
  expect(findings.map(({ kind }) => kind)).not.toContain('suspect-answers')
})
