// How often equal commands are called different when rounds end because the interval has become narrow (--until-interval),
// with the correction for looking and without it.   node bench/measure/adaptive.ts [simulations]

import { createRatioEstimator } from '../../src/analysis/estimate-ratio.ts'
import { LOOKING_FACTOR } from '../../src/analysis/measurement/half-width.ts'
import { MINIMUM_PAIRS } from '../../src/schema/analysis/least-evidence.ts'
import { normalNoise } from '../../tests/analysis/measured-runs.ts'
import { formatShare, isDifferent, simulateRounds } from '../../tests/analysis/simulate-measurement.ts'

const SIMULATIONS = Number(process.argv[2] ?? 1000)
const MAXIMUM_ROUNDS = 100

process.stdout.write(`noise 2 % a run, drift 3 % in 60 runs, ends moved out by ${LOOKING_FACTOR}\n`)
process.stdout.write('target     corrected           mean rounds   uncorrected, no drift\n')
for (const target of [0.01, 0.015, 0.02, 0.03, 0.04, 0.05]) {
  const rule = { target, minimumRounds: MINIMUM_PAIRS, maximumRounds: MAXIMUM_ROUNDS, maximumSeconds: null }
  let [corrected, plain, rounds] = [0, 0, 0]
  const estimate = createRatioEstimator(1)
  for (let seed = 1; seed <= SIMULATIONS; seed++) {
    const result = await simulateRounds(seed, { noise: 0.02, drift: 0.03, length: 60 }, rule)
    corrected += Number(isDifferent(result.verdict))
    rounds += result.rounds
    plain += Number(isDifferentUncorrected(normalNoise(seed), target, estimate))
  }
  const cells = [`±${100 * target} %`, formatShare(corrected, SIMULATIONS), (rounds / SIMULATIONS).toFixed(1)]
  process.stdout.write(
    `${cells.map((cell, i) => cell.padEnd(i === 0 ? 9 : 20)).join('')}${formatShare(plain, SIMULATIONS)}\n`,
  )
}

function isDifferentUncorrected(
  noise: () => number,
  target: number,
  estimate: ReturnType<typeof createRatioEstimator>,
): boolean {
  const values: number[] = []
  for (;;) {
    values.push(0.02 * (noise() - noise()))
    const found = estimate(values)
    if (found?.interval == null) continue
    const [low, high] = found.interval
    const narrow = (high - low) / 2 / found.estimate <= target
    if (narrow || values.length >= MAXIMUM_ROUNDS) return low > 1 || high < 1
  }
}
