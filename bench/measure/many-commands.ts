// How often one of several equal commands is told to differ from the first, by its 95 % interval alone and by its verdict,
// and how often one that takes 5 % less is seen among them.   node bench/measure/many-commands.ts [simulations]
import { excludesOne } from '../../src/schema/analysis/ratio.ts'
import { formatShare, isDifferent, simulateCommands } from '../../tests/analysis/simulate-measurement.ts'

const SIMULATIONS = Number(process.argv[2] ?? 1000)
const NOISE = 0.02
const ROUNDS = 10

print(`noise ${100 * NOISE} % a run, ${ROUNDS} rounds; energy, and any of energy, CPU and wall time`)
print('commands   interval, energy    any                 verdict, energy     any                 5 % less seen')
for (const commands of [2, 3, 5, 10]) {
  const equal = Array<number>(commands).fill(1)
  const told = { interval: 0, anyInterval: 0, verdict: 0, anyVerdict: 0, seen: 0 }
  for (let seed = 1; seed <= SIMULATIONS; seed++) {
    const { comparisons } = simulateCommands(seed, equal, ROUNDS, NOISE)
    const byInterval = comparisons.filter(({ interval }) => interval !== null && excludesOne(interval))
    const byVerdict = comparisons.filter(({ verdict }) => isDifferent(verdict))
    told.interval += Number(byInterval.some(({ quantity }) => quantity === 'energy'))
    told.anyInterval += Number(byInterval.length > 0)
    told.verdict += Number(byVerdict.some(({ quantity }) => quantity === 'energy'))
    told.anyVerdict += Number(byVerdict.length > 0)
    const withOne = simulateCommands(seed, [1, 0.95, ...equal.slice(2)], ROUNDS, NOISE).comparisons
    told.seen += Number(withOne.find(({ b, quantity }) => b === 1 && quantity === 'energy')?.verdict === 'less')
  }
  const cells = Object.values(told).map((count) => formatShare(count, SIMULATIONS).padEnd(20))
  print(`${String(commands).padEnd(11)}${cells.join('').trimEnd()}`)
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
