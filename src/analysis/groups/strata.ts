import { isComparable } from '../../schema/analysis/accuracy-verdict.ts'
import { COSTS, type Cost } from '../../schema/analysis/group.ts'
import type { StratumEffect } from '../../schema/analysis/model-comparison.ts'
import { type BaselineMode, HEADLINE_ORDER } from '../../schema/common.ts'
import type { Host } from '../../schema/measurement/execution.ts'
import { clustersOf } from '../clusters.ts'
import { exponentiate } from '../estimate-ratio.ts'
import { logRatiosOf } from '../runs/pairs.ts'
import { regressByCluster } from '../statistics/cluster-regression.ts'
import { meanOf } from '../statistics/moments.ts'
import type { Group } from './analyse-groups.ts'

/**
 * Whether ratios depend on the host or its state. Each answer's mean log-ratio on each stratum, by least squares on its mode
 * and model and on the stratum, with any dependence within a project and among like ones. Empty where there is one stratum only.
 */
export function stratumEffects(groups: readonly Group[], hosts: readonly Host[]): StratumEffect[] {
  if (hosts.length < 2) return []
  return COSTS.flatMap((quantity) => HEADLINE_ORDER.flatMap((baseline) => effectsOn(groups, hosts, quantity, baseline)))
}

function effectsOn(
  groups: readonly Group[],
  hosts: readonly Host[],
  quantity: Cost,
  baseline: BaselineMode,
): StratumEffect[] {
  const answers = groups.flatMap((group, index) => answersOf(group, index, quantity, baseline))
  const found = new Set(answers.map(({ stratum }) => stratum))
  const [reference, ...others] = hosts.filter(({ stratum }) => found.has(stratum))
  if (reference === undefined || others.length === 0) return []
  const present = [...new Set(answers.map(({ group }) => group))]
  const clusters = clustersOf(groups.flatMap(({ members }) => members))
  const coefficients = regressByCluster(
    clusters(answers).flatMap((alike, index) =>
      alike.map(({ group, stratum, logRatio }) => ({
        x: [
          ...present.map((each) => indicator(each === group)),
          ...others.map((host) => indicator(host.stratum === stratum)),
        ],
        y: logRatio,
        cluster: String(index),
      })),
    ),
  )
  return others.map(({ stratum, name }, i) => {
    const own = answers.filter((answer) => answer.stratum === stratum)
    const coefficient = coefficients?.[present.length + i] ?? null
    const error = coefficient?.error ?? null
    const projects = new Set(own.map(({ project }) => project)).size
    return {
      quantity,
      baseline,
      stratum,
      host: name,
      reference: reference.stratum,
      answers: own.length,
      projects,
      effect: coefficient === null ? null : Math.exp(coefficient.estimate),
      interval: error && exponentiate(error.interval),
      p: error?.p ?? null,
      cause: coefficient === null ? 'inseparable' : error === null ? 'one-project' : null,
    }
  })
}

const indicator = (truth: boolean) => (truth ? 1 : 0)

/** Answers that passed and are as accurate, as for the ratios themselves. */
function answersOf({ members }: Group, group: number, quantity: Cost, baseline: BaselineMode) {
  return members.flatMap(({ analysis, pairings }) => {
    if (!isComparable(analysis)) return []
    const byStratum = Map.groupBy(pairings.get(baseline)?.pairs ?? [], ({ run }) => run.stratum)
    return [...byStratum].flatMap(([stratum, pairs]) => {
      const { quality, values } = logRatiosOf(pairs, quantity)
      if (quality !== 'measured' || values.length === 0) return []
      return [{ group, project: analysis.project, stratum, logRatio: meanOf(values) }]
    })
  })
}
