// How often the 95 % interval of a pass rate by repository covers the true one.   node bench/mlbench/coverage.ts [simulations]
import { mean } from '../../src/base/numbers.ts'
import { seededRandom } from '../../src/base/random.ts'
import { clusterInterval } from '../../src/mlbench/scores/pass-rates.ts'
import { normalNoise } from '../../tests/analysis/measured-runs.ts'

const SIMULATIONS = Number(process.argv[2] ?? 2000)
const SIZES = {
  '14 of 18': Array<number>(14).fill(18),
  '14 of 5 to 50': [5, 6, 8, 10, 12, 14, 14, 16, 18, 20, 24, 28, 35, 50],
  '1 of 150, 13 of 8': [150, ...Array<number>(13).fill(8)],
  '5 of 20 to 100': [20, 30, 50, 60, 100],
  '3 of 5, 20, 100': [5, 20, 100],
  '2 of 18': [18, 18],
  '2 of 8 and 150': [8, 150],
}
/** Mean chance to pass, and its standard deviation between repositories. */
const CHANCES = [
  [0.3, 0],
  [0.3, 0.15],
  [0.3, 0.3],
  [0.05, 0.05],
  [0.02, 0.02],
  [0.9, 0.08],
] as const

const clipped = (chance: number) => Math.min(1, Math.max(0, chance))
process.stdout.write('tasks of repositories   mean, spread of chances: covered\n')
for (const [name, sizes] of Object.entries(SIZES)) {
  const cells = CHANCES.map(([centre, spread]) => {
    const [noise, random] = [normalNoise(1), seededRandom(1, name)]
    const truth = mean(Array.from({ length: 200_000 }, () => clipped(centre + spread * noise()))) ?? 0
    let [covered, known] = [0, 0]
    for (let trial = 0; trial < SIMULATIONS; trial++) {
      const values = sizes.flatMap((size, cluster) => {
        const chance = clipped(centre + spread * noise())
        return Array.from({ length: size }, () => ({ cluster, value: random.below(1e6) < 1e6 * chance ? 1 : 0 }))
      })
      const interval = clusterInterval(values)
      if (interval === null) continue
      known++
      covered += Number(interval[0] <= truth && truth <= interval[1])
    }
    return `${centre}, ${spread}: ${((100 * covered) / known).toFixed(1)}`
  })
  process.stdout.write(`${name.padEnd(24)}${cells.join('   ')}\n`)
}
