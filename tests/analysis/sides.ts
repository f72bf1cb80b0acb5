import { compareCampaigns } from '../../src/analysis/comparison/compare-campaigns.ts'
import { parseFailOn } from '../../src/analysis/comparison/fail-on.ts'
import type { Side } from '../../src/analysis/comparison/sides.ts'
import { type CampaignComparison, campaignComparison } from '../../src/schema/analysis/comparison.ts'
import type { Plan } from '../../src/schema/campaign/plan.ts'
import { collectRecords } from './collect-records.ts'
import { makeHost, makeRecords, noise, type RunPlace, type RunTraits } from './factory.ts'

/** A campaign on a host: `traitsOf` as makeRecords has it. */
export function makeSide(
  plan: Plan,
  traitsOf: (place: RunPlace) => RunTraits | null,
  seed: number,
  stratum = 'h1',
): Side {
  const records = makeRecords(
    plan,
    (place) => {
      const traits = traitsOf(place)
      return traits && { ...traits, changes: { host: makeHost(stratum), ...traits.changes } }
    },
    seed,
  )
  return { path: `side-${seed}`, plan, collected: collectRecords(plan, records), provenances: new Map() }
}

/** Runs of 1 s and 50 J with 3 % of noise in each quantity; an answer takes `factor` of it. */
export const noisy =
  (factor: (place: RunPlace) => number) =>
  (place: RunPlace): RunTraits => {
    const takes = (sd = 0.03) => (place.model === null ? 1 : factor(place)) * noise(place.random, sd)
    return { cpuSeconds: takes(), wallSeconds: takes(), joules: 50 * takes(), memoryBytes: 1e8 * takes(0.01) }
  }

export function compare(
  a: Side,
  b: Side,
  failOn = 'energy,cpu,wall,memory,accuracy,success',
  partners = {},
): CampaignComparison {
  return campaignComparison.parse(
    compareCampaigns({
      a,
      b,
      failOn: parseFailOn(failOn),
      toolVersion: '0.0.0',
      partners: new Map(Object.entries(partners)),
    }),
  )
}
