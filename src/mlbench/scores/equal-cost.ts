import { shareWithout } from '../../analysis/statistics/proportions.ts'
import { sum } from '../../base/numbers.ts'
import type { EqualCost } from '../../schema/analysis/equal-cost.ts'
import { differenceInterval } from './pass-rates.ts'

/** All answers of one system to one task. */
export interface CostedTask {
  readonly githubId: number
  readonly answers: number
  readonly passed: number
  /** Of all of them; null: not known. */
  readonly usd: number | null
  readonly tokens: number | null
}

type Pair = readonly [agent: CostedTask, single: CostedTask]

/**
 * Each task of an agent beside as many single answers as one run of it buys: their chance to pass is the unbiased estimate of Chen and
 * others (2021); between two whole numbers of answers it is taken in proportion. Null where no task can be compared.
 */
export function compareAtEqualCost(
  pairs: readonly Pair[],
  names: Pick<EqualCost, 'agent' | 'single' | 'leftOut'>,
): EqualCost | null {
  const basis = pairs.every((pair) => pair.every(({ usd }) => usd !== null)) ? 'usd' : 'tokens'
  const compared = pairs.flatMap(([agent, single]) => {
    const [run, answer] = [costOf(agent, basis), costOf(single, basis)]
    if (run === null || answer === null) return []
    const bought = run / answer
    if (!Number.isFinite(bought)) return [] // nobody tells such costs but by mistake
    const passes = passesAt(single, Math.min(bought, single.answers))
    return [{ cluster: agent.githubId, run, answer, bought, own: agent.passed / agent.answers, passes, single }]
  })
  if (compared.length === 0) return null
  const mean = (take: (each: (typeof compared)[number]) => number) =>
    sum(compared.map((each) => take(each) / compared.length))
  return {
    ...names,
    leftOut: names.leftOut + pairs.length - compared.length,
    basis,
    tasks: compared.length,
    capped: compared.filter(({ bought, single }) => bought > single.answers).length,
    cost: { agent: mean(({ run }) => run), single: mean(({ answer }) => answer) },
    answers: mean(({ bought }) => bought),
    agentPasses: mean(({ own }) => own),
    singlePasses: mean(({ passes }) => passes),
    difference: mean(({ own, passes }) => own - passes),
    interval: differenceInterval(compared.map(({ cluster, own, passes }) => ({ cluster, value: own - passes }))),
  }
}

/** What one answer cost; null: nobody told, or nothing. */
function costOf({ answers, usd, tokens }: CostedTask, basis: EqualCost['basis']): number | null {
  const all = basis === 'usd' ? usd : tokens
  return all === null || all <= 0 || answers === 0 ? null : all / answers
}

function passesAt({ answers, passed }: CostedTask, bought: number): number {
  const at = (k: number) => (k === 0 ? 0 : 1 - shareWithout(passed, answers, k))
  const whole = Math.floor(bought)
  const part = bought - whole
  return part === 0 ? at(whole) : (1 - part) * at(whole) + part * at(whole + 1)
}
