import { memoise } from '../../base/memoise.ts'
import { MINIMUM_PAIRS, MINIMUM_PROJECTS } from '../../schema/analysis/least-evidence.ts'
import { studentQuantile } from '../distributions/tails.ts'
import { REACHES, REACHES_OF_SESSIONS, REACHES_WITH_SIGNS } from './reaches.ts'

/** Quantile of the two-sided 5 % level. */
const LEVEL_QUANTILE = 0.975
const POWER = 0.8
const MOST = 10_000

/** Things that are compared: blocks of one script, or projects, whose signs have to agree with the interval too. */
type Observed = 'blocks' | 'projects'

/** What else decides what is told. */
interface Telling {
  readonly of?: Observed
  /** Starts of the host's queue that a script's blocks are spread over: their means say how sure it is. */
  readonly sessions?: number
}

const LEAST: Readonly<Record<Observed, number>> = { blocks: MINIMUM_PAIRS, projects: MINIMUM_PROJECTS }

/**
 * The smallest change of a paired ratio that `n` pairs show as `less` with 80 % power, as a share: 0.08 is a ratio of 0.92. By
 * simulation of the method itself on normal log-ratios; `smallest`: what a change has to exceed to be told. Null: no verdict is
 * given on so few, whatever their spread. Of sessions it is the least: what differs between them is not known beforehand.
 */
export function detectableChange(
  standardDeviation: number,
  n: number,
  { smallest = 0, of = 'blocks', sessions = 1 }: Telling & { readonly smallest?: number } = {},
): number | null {
  return n < LEAST[of] ? null : 1 - Math.exp(-detectableLog(standardDeviation, n, smallest, { of, sessions }))
}

/** Pairs it takes to see a change of that share, never fewer than a verdict takes; null above 10,000. */
export function pairsToSee(
  change: number,
  standardDeviation: number,
  { smallest = () => 0, of = 'blocks', sessions = 1 }: Telling & { readonly smallest?: (n: number) => number } = {},
): number | null {
  const wanted = -Math.log(1 - change)
  const enough = (n: number) => detectableLog(standardDeviation, n, smallest(n), { of, sessions }) <= wanted
  if (!enough(MOST)) return null
  if (enough(LEAST[of])) return LEAST[of]
  let [tooFew, most] = [LEAST[of], MOST]
  while (most - tooFew > 1) {
    const middle = (tooFew + most) >> 1
    if (enough(middle)) most = middle
    else tooFew = middle
  }
  return most
}

/** Half the width of the 95 % interval of a ratio that is truly 1, as a share; null below two pairs. */
export function noiseFloor(standardDeviation: number, n: number): number | null {
  return n < 2 ? null : Math.expm1((studentOf(n) * standardDeviation) / Math.sqrt(n))
}

/** Asked for by every ratio of every script, of the same few numbers of pairs. */
const studentOf = memoise((n: number) => studentQuantile(LEVEL_QUANTILE, n - 1))

const detectableLog = (standardDeviation: number, n: number, smallest: number, telling: Required<Telling>): number =>
  Math.log1p(smallest) + reachOf(n, telling) * standardDeviation

/** Standard deviations by which the mean has to lie beyond the edge of what is too small, to be told from it. */
function reachOf(n: number, { of, sessions }: Required<Telling>): number {
  const withSigns = of === 'projects' ? REACHES_WITH_SIGNS[n - MINIMUM_PROJECTS] : undefined
  const simulated = withSigns ?? REACHES[n - MINIMUM_PAIRS]
  const ofAll = simulated ?? errorsSeen(n) / Math.sqrt(n)
  const ofSessions = REACHES_OF_SESSIONS[sessions - 2] ?? errorsSeen(sessions)
  return sessions < 2 ? ofAll : Math.max(ofAll, ofSessions / Math.sqrt(n))
}

/** Standard errors of a mean that Student's t shows with that power, within a hundredth of many. */
const errorsSeen = (n: number): number => studentOf(n) + studentQuantile(POWER, n - 1)
