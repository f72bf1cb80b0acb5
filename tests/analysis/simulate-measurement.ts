import { createRatioEstimator } from '../../src/analysis/estimate-ratio.ts'
import { compareCommands } from '../../src/analysis/measurement/compare-commands.ts'
import { findHalfWidth } from '../../src/analysis/measurement/half-width.ts'
import { summariseMeasurement } from '../../src/analysis/measurement/summarise.ts'
import { Progress } from '../../src/base/progress.ts'
import { seededRandom } from '../../src/base/random.ts'
import { runRounds } from '../../src/measurement/rounds/rounds.ts'
import type { StoppingRule } from '../../src/measurement/rounds/stopping.ts'
import type { CommandComparison, MeasuredRun } from '../../src/schema/analysis/measurement.ts'
import { silentLogger } from '../support/silent-logger.ts'
import { makeRun, normalNoise } from './measured-runs.ts'

/** Two commands alone, without a noise floor. */
const ALONE = { floor: null, correction: null }

export interface Machine {
  /** Standard deviation of one run over its mean. */
  readonly noise: number
  /** By how much energy has risen when `length` runs are over, in a straight line. */
  readonly drift: number
  readonly length: number
}

/** Two commands as `greenml measure` runs and compares them, on a machine that is not there: `effect` is B over A. */
export async function simulateRounds(
  seed: number,
  machine: Machine,
  rule: StoppingRule,
  effect = 1,
  noiseFloor = false,
) {
  const draw = makeMachine(seed, machine)
  const plan = { commands: ['A', 'B'], warmup: 0, rule, noiseFloor, seed }
  const rounds = await runRounds(plan, {
    runOnce: async (command, place) => makeRun({ ...place, joules: draw() * (command === 0 ? 1 : effect) }),
    findHalfWidth: (runs) => findHalfWidth(runs, seed),
    progress: new Progress(silentLogger, 1),
    signal: undefined,
  })
  const commands = rounds.runs.map((runs) => ({ runs, warmups: [] }))
  const { comparisons } = summariseMeasurement(commands, rounds.repeatsOfFirst, rounds.stopping, seed)
  return { verdict: verdictOn(comparisons), rounds: rounds.stopping.rounds }
}

/** The same machine and the same statistics, but all runs of A and then all of B. */
export function simulateFixedOrder(seed: number, machine: Machine, repetitions: number) {
  const draw = makeMachine(seed, machine)
  const side = (index: number) => ({
    index,
    runs: Array.from({ length: repetitions }, (_, round) => makeRun({ round, joules: draw() })),
  })
  return compareCommands(side(0), side(1), 'energy', { ...ALONE, estimateRatio: createRatioEstimator(seed) }).verdict
}

/**
 * So many commands, each of which takes `effects` times what the first does: time and energy share half of a run's variance, as
 * they do where a run is slow for one reason and draws more for another.
 */
export function simulateCommands(seed: number, effects: readonly number[], repetitions: number, noise: number) {
  const random = normalNoise(seed)
  const order = seededRandom(seed, 'order')
  const commands = effects.map((effect) => ({ effect, runs: [] as MeasuredRun[], warmups: [] }))
  for (let round = 0; round < repetitions; round++) {
    for (const [orderIndex, { effect, runs }] of order.shuffle(commands).entries()) {
      const shared = random()
      const draw = () => effect * (1 + (noise * (shared + random())) / Math.SQRT2)
      runs.push(makeRun({ round, orderIndex, joules: 10 * draw(), wallSeconds: draw(), userSeconds: draw() }))
    }
  }
  return summariseMeasurement(commands, null, { target: null }, seed)
}

function makeMachine(seed: number, { noise, drift, length }: Machine): () => number {
  const random = normalNoise(seed)
  let run = 0
  return () => 10 * (1 + (drift * run++) / (length - 1)) * (1 + noise * random())
}

const verdictOn = (comparisons: readonly CommandComparison[]) =>
  comparisons.find(({ quantity }) => quantity === 'energy')?.verdict

export const isDifferent = (verdict: string | undefined) => verdict === 'less' || verdict === 'more'

/** `4.1 % (2.9–5.5)`: a share of trials with its 95 % interval (Wilson 1927). */
export function formatShare(count: number, trials: number): string {
  const z = 1.96
  const share = count / trials
  const centre = (share + (z * z) / 2 / trials) / (1 + (z * z) / trials)
  const half = (z / (1 + (z * z) / trials)) * Math.sqrt((share * (1 - share)) / trials + (z * z) / 4 / trials ** 2)
  const percent = (value: number) => (100 * value).toFixed(1)
  return `${percent(share)} % (${percent(centre - half)}–${percent(centre + half)})`
}
