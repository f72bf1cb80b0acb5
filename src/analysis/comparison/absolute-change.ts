import { groupsBy } from '../../base/groups.ts'
import type { AbsoluteChange, CampaignComparison } from '../../schema/analysis/comparison.ts'
import { QUANTITIES, type Quantity } from '../../schema/analysis/ratio.ts'
import { HEADLINE_ORDER } from '../../schema/common.ts'
import { composeVariantId } from '../../schema/generation/variant-id.ts'
import { clustersAmong, meansOf } from '../clusters.ts'
import { exponentiate } from '../estimate-ratio.ts'
import type { Run } from '../runs/reduced-runs.ts'
import type { VariantInBlocks } from '../runs/variants-in-blocks.ts'
import { type InSessions, inSessions } from '../sessions.ts'
import { meanOf } from '../statistics/moments.ts'
import type { StudentisedMean } from '../statistics/studentised-mean.ts'
import { compareMeans } from './ratio-change.ts'
import type { PreparedSide } from './sides.ts'

/** Hosts in a state in which both campaigns have ok runs: nowhere else do seconds and joules compare. */
export function sharedStrata(a: PreparedSide, b: PreparedSide): Set<string> {
  const ofB = strataOf(b)
  return new Set([...strataOf(a)].filter((stratum) => ofB.has(stratum)))
}

function strataOf({ answers, baselines }: PreparedSide): Set<string> {
  const runs = [...answers, ...baselines].flatMap(({ inBlocks }) => inBlocks.runs)
  return new Set(runs.flatMap(({ status, stratum }) => (status === 'ok' ? [stratum] : [])))
}

/** Null where nothing stands in the way. */
export function whyNotAbsolute(
  a: PreparedSide,
  b: PreparedSide,
  shared: ReadonlySet<string>,
): CampaignComparison['absoluteCause'] {
  if (shared.size > 0) return null
  const names = new Set(a.collected.hosts.map(({ name }) => name))
  return b.collected.hosts.some(({ name }) => names.has(name)) ? 'other-state' : 'other-host'
}

type RunsInBlocks = Pick<VariantInBlocks, 'runs' | 'sessionOf'>

export function changeOfRuns(
  a: RunsInBlocks,
  b: RunsInBlocks,
  quantity: Quantity,
  strata: ReadonlySet<string>,
): AbsoluteChange | null {
  if (!haveSameSources(a.runs, b.runs, quantity)) return null
  const [logsA, logsB] = [logsOf(a, quantity, strata), logsOf(b, quantity, strata)]
  if (logsA.values.length === 0 || logsB.values.length === 0) return null
  const { difference, interval } = compareMeans(logsA, logsB)
  return {
    a: Math.exp(meanOf(logsA.values)),
    b: Math.exp(meanOf(logsB.values)),
    estimate: Math.exp(difference),
    interval: interval && exponentiate(interval),
  }
}

/** Joules of other meters, or of other zones, are another quantity. */
function haveSameSources(a: readonly Run[], b: readonly Run[], quantity: Quantity): boolean {
  const sourcesOf = (runs: readonly Run[]) => [
    ...new Set(runs.flatMap(({ readings }) => readings[quantity].source ?? [])),
  ]
  return JSON.stringify(sourcesOf(a).sort()) === JSON.stringify(sourcesOf(b).sort())
}

function logsOf(given: RunsInBlocks, quantity: Quantity, strata: ReadonlySet<string>): InSessions {
  const values: number[] = []
  const blocks: string[] = []
  for (const { block, status, stratum, readings } of given.runs) {
    const { value, quality } = readings[quantity]
    if (status !== 'ok' || !strata.has(stratum) || quality !== 'measured' || value === null) continue
    values.push(Math.log(value))
    blocks.push(block)
  }
  return inSessions({ values, blocks }, given)
}

/** How the author's own code fared, over projects, like ones as one: a host that became slower shows here and not in the ratios. */
export function changeOfBaselines(
  a: PreparedSide,
  b: PreparedSide,
  strata: ReadonlySet<string>,
  means: StudentisedMean,
): CampaignComparison['absoluteBaselines'] {
  const [ofA, ofB] = [runsOfBaselines(a), runsOfBaselines(b)]
  const clusters = clustersAmong(b.plan.projects)
  return QUANTITIES.flatMap((quantity) => {
    const changes = a.plan.projects.flatMap(({ slug }) => {
      const ofModes = HEADLINE_ORDER.map((mode) => {
        const id = composeVariantId({ project: slug, mode, model: null, sample: null, iteration: null })
        const [runsOfA, runsOfB] = [ofA.get(id), ofB.get(id)]
        return runsOfA && runsOfB ? changeOfRuns(runsOfA, runsOfB, quantity, strata) : null
      })
      const change = ofModes.find((each) => each !== null)
      return change == null ? [] : [{ project: slug, log: Math.log(change.estimate) }]
    })
    if (changes.length === 0) return []
    const observed = meansOf(clusters, changes, ({ log }) => log)
    const [estimate, interval] = [Math.exp(meanOf(observed)), means.interval(observed)]
    return { quantity, projects: changes.length, estimate, interval: interval && exponentiate(interval) }
  })
}

/** Runs of the baselines of all shards, by variant id. */
function runsOfBaselines({ baselines }: PreparedSide): Map<string, RunsInBlocks> {
  const alike = groupsBy(baselines, ({ analysis }) => analysis.id)
  return new Map(
    alike.map(([first, ...others]) => {
      const runs = [first, ...others].flatMap(({ inBlocks }) => inBlocks.runs)
      return [first.analysis.id, { runs, sessionOf: first.inBlocks.sessionOf }] // sessions are of the whole plan
    }),
  )
}
