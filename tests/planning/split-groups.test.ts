import { expect, it } from 'vitest'
import { listBlocks, listVariants } from '../../src/planning/plan-blocks.ts'
import { dealToLeast, equalWeights, longestFirst, sumSeconds } from '../../src/planning/schedule/deal.ts'
import { splitGroups } from '../../src/planning/schedule/split-groups.ts'
import { listWorkloads } from '../../src/planning/schedule/workload.ts'
import { plannedProject as projectSchema } from '../../src/schema/campaign/plan.ts'
import { plannedProject } from '../support/planned-project.ts'

const REPETITIONS = 10

/** A project for each number of typical seconds. */
function makeCampaign(seconds: readonly number[]) {
  const projects = seconds.map((typicalSeconds, index) =>
    projectSchema.parse({ ...plannedProject(`p${index}`), needs: { typicalSeconds } }),
  )
  const design = {
    projects: projects.map(({ slug }) => slug),
    models: ['m'],
    modes: ['assisted' as const],
    samples: 1,
    repetitions: REPETITIONS,
    warmups: 1,
    profiles: 1,
    flops: false,
    fanOut: 'project-model' as const,
    seed: 1,
  }
  const list = (parts: ReadonlyMap<string, number>) => ({
    projects,
    blocks: listBlocks({ ...design, parts }, listVariants(design)),
  })
  return { list, split: (machines: number) => splitGroups(list(new Map()), machines, REPETITIONS) }
}

function balanceOf(campaign: ReturnType<ReturnType<typeof makeCampaign>['list']>, machines: number): number {
  const loads = dealToLeast(longestFirst(listWorkloads(campaign)), equalWeights(machines)).map(sumSeconds)
  return Math.max(...loads) / (loads.reduce((sum, each) => sum + each, 0) / machines)
}

it('evens out what whole groups can not: 256 machines, of which one alone would have a project twice as long as its share', () => {
  // Log-normal, by quantiles, as the projects of GenAI-GreenML are.
  const campaign = makeCampaign(Array.from({ length: 1500 }, (_, index) => 0.5 * 1.005 ** index))
  const machines = 256
  const parts = campaign.split(machines)
  expect(balanceOf(campaign.list(new Map()), machines)).toBeGreaterThan(1.1)
  expect(parts.size).toBeGreaterThan(0)
  expect(balanceOf(campaign.list(parts), machines)).toBeLessThanOrEqual(1.1)
})

it('leaves groups whole where that is even enough, and splits none into less than two measured blocks', () => {
  expect(makeCampaign([6, 6, 6, 6]).split(2)).toEqual(new Map())
  expect(makeCampaign([6, 6, 6, 6]).split(4)).toEqual(new Map())
  expect(makeCampaign([800, 1, 1]).split(4)).toEqual(new Map([['p0/m', 5]]))
})
