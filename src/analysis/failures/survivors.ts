import { groupsBy } from '../../base/groups.ts'
import { median } from '../../base/numbers.ts'
import type { Survivors } from '../../schema/analysis/failure-analysis.ts'
import { type BaselineMode, type GeneratedMode, HEADLINE_ORDER } from '../../schema/common.ts'
import type { VariantInBlocks } from '../runs/variants-in-blocks.ts'
import type { Judged } from './outcomes.ts'

type LeftOut = Survivors['leftOut']

/**
 * Ratios are formed of answers that passed, are as accurate and were measured. This tells of how many that is, what the others
 * are, and whether the projects that drop out are the longer ones: then the ratios speak of the easy part.
 */
export function describeSurvivors(mode: GeneratedMode, model: string, answers: readonly Judged[]): Survivors {
  const leftOut: LeftOut = {
    failed: 0,
    suspect: 0,
    lessAccurate: 0,
    accuracyNotSettled: 0,
    accuracyUnknown: 0,
    lost: 0,
    notRun: 0,
    notPaired: 0,
  }
  const reasons = new Map(answers.map((answer) => [answer, whyLeftOut(answer)]))
  for (const reason of reasons.values()) if (reason !== null) leftOut[reason]++
  const included = answers.filter((answer) => reasons.get(answer) === null)
  const others = answers.filter((answer) => reasons.get(answer) !== null)
  const includedSlugs = new Set(included.map(({ analysis }) => analysis.project))
  const [gone = [], kept = []] = [false, true].map((isIncluded) =>
    groupsBy(answers, ({ analysis }) => analysis.project)
      .filter(([{ analysis }]) => includedSlugs.has(analysis.project) === isIncluded)
      .map(([{ inBlocks }]) => baselineCost(inBlocks)),
  )
  return {
    mode,
    model,
    answers: answers.length,
    included: included.length,
    leftOut,
    leftOutVariants: others.map(({ analysis }) => analysis.id),
    includedProjects: summariseCosts(kept),
    leftOutProjects: summariseCosts(gone),
    leftOutTakesLonger: shareLarger(listSeconds(gone), listSeconds(kept)),
  }
}

function whyLeftOut(answer: Judged): keyof LeftOut | null {
  const { outcome, analysis } = answer
  if (outcome !== 'passed') return outcome === 'not-run' ? 'notRun' : outcome
  if (analysis.validity?.verdict === 'suspect') return 'suspect'
  if (analysis.metric.verdict === null) return 'accuracyUnknown'
  if (analysis.metric.verdict === 'not-settled') return 'accuracyNotSettled'
  if (analysis.metric.verdict === 'worse') return 'lessAccurate'
  return cpuRatioOf(answer) === null ? 'notPaired' : null
}

/** The ratio to the author's code without its plots; where that never ran, to the author's code. */
function cpuRatioOf({ analysis }: Judged): number | null {
  return analysis.ratios.cpu.find(({ estimate }) => estimate !== null)?.estimate ?? null
}

type Cost = ReturnType<typeof baselineCost>

const listSeconds = (costs: readonly Cost[]) => costs.flatMap(({ cpuSeconds }) => cpuSeconds ?? [])

function baselineCost({ baselines }: VariantInBlocks) {
  const okOf = (mode: BaselineMode) => baselines.get(mode)?.runs.filter(({ status }) => status === 'ok') ?? []
  const ok = HEADLINE_ORDER.map(okOf).find(({ length }) => length > 0) ?? []
  return {
    cpuSeconds: median(ok.flatMap(({ readings }) => readings.cpu.value ?? [])),
    peakMemoryBytes: median(ok.flatMap(({ readings }) => readings.memory.value ?? [])),
  }
}

function summariseCosts(costs: readonly Cost[]): Survivors['includedProjects'] {
  return {
    projects: costs.length,
    medianCpuSeconds: median(listSeconds(costs)),
    medianPeakMemoryBytes: median(costs.flatMap(({ peakMemoryBytes }) => peakMemoryBytes ?? [])),
  }
}

/** Share of pairs in which the value of `those` is the larger, ties half (Mann & Whitney's U over its maximum). */
function shareLarger(those: readonly number[], others: readonly number[]): number | null {
  if (those.length === 0 || others.length === 0) return null
  let larger = 0
  for (const one of those) for (const other of others) larger += one > other ? 1 : one === other ? 0.5 : 0
  return larger / (those.length * others.length)
}
