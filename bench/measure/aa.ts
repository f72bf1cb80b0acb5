// How often equal commands are called different on a machine that drifts, and how often a real effect is seen.
// node bench/measure/aa.ts [simulations]
import {
  formatShare,
  isDifferent,
  simulateFixedOrder,
  simulateRounds,
} from '../../tests/analysis/simulate-measurement.ts'

const SIMULATIONS = Number(process.argv[2] ?? 1000)
const NOISE = 0.02
const DRIFT = 0.03

for (const repetitions of [5, 10, 20]) {
  const rule = { target: null, minimumRounds: repetitions, maximumRounds: repetitions, maximumSeconds: null }
  const machine = (seed: number) => ({ noise: NOISE, drift: seed % 2 ? DRIFT : -DRIFT, length: 2 * repetitions })
  const count = { rounds: 0, floor: 0, fixed: 0, effect: 0, effectFloor: 0 }
  for (let seed = 1; seed <= SIMULATIONS; seed++) {
    count.rounds += Number(isDifferent((await simulateRounds(seed, machine(seed), rule)).verdict))
    count.floor += Number(isDifferent((await simulateRounds(seed, machine(seed), rule, 1, true)).verdict))
    count.fixed += Number(isDifferent(simulateFixedOrder(seed, machine(seed), repetitions)))
    count.effect += Number(isDifferent((await simulateRounds(seed, machine(seed), rule, 0.95)).verdict))
    count.effectFloor += Number(isDifferent((await simulateRounds(seed, machine(seed), rule, 0.95, true)).verdict))
  }
  print(`n = ${repetitions}: noise ${100 * NOISE} % a run, drift ±${100 * DRIFT} % from the first run to the last`)
  print(`  A/A called different, rounds in random order    ${formatShare(count.rounds, SIMULATIONS)}`)
  print(`  the same with --noise-floor                     ${formatShare(count.floor, SIMULATIONS)}`)
  print(`  A/A called different, all A and then all B      ${formatShare(count.fixed, SIMULATIONS)}`)
  print(`  5 % less seen, rounds in random order           ${formatShare(count.effect, SIMULATIONS)}`)
  print(`  the same with --noise-floor                     ${formatShare(count.effectFloor, SIMULATIONS)}`)
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
