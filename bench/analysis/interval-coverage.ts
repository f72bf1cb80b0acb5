// How often the 95 % interval of src/analysis/ratio.ts holds the true mean log-ratio, and how wide it is, beside the
// percentile bootstrap and Student's t.   node bench/analysis/interval-coverage.ts [simulations per cell] [seed]
import t from '@stdlib/stats-base-dists-t'
import { createRatioEstimator } from '../../src/analysis/ratio.ts'
import { type Random, seededRandom } from '../../src/base/random.ts'

const SIMULATIONS = Number(process.argv[2] ?? 4000)
const SEED = Number(process.argv[3] ?? 1)
const PAIRS = [5, 6, 8, 10, 30]

const uniform = (random: Random) => (random.below(2 ** 31 - 1) + 0.5) / (2 ** 31 - 1)
const exponential = (random: Random) => -Math.log(uniform(random))
const normal = (random: Random) => Math.sqrt(2 * exponential(random)) * Math.cos(2 * Math.PI * uniform(random))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Each has mean 0. */
const DISTRIBUTIONS: Readonly<Record<string, (random: Random) => number>> = {
  normal,
  'gamma 4 (skewness 1)': (random) => sum(Array.from({ length: 4 }, () => exponential(random))) - 4,
  'lognormal 0.5 (1.75)': (random) => Math.exp(0.5 * normal(random)) - Math.exp(0.125),
  'exponential (2)': (random) => exponential(random) - 1,
  'Laplace (heavy)': (random) => exponential(random) - exponential(random),
  't, 3 df (heavier)': (random) =>
    normal(random) / Math.sqrt(sum(Array.from({ length: 3 }, () => normal(random) ** 2)) / 3),
  '10 % outliers, 5 sd': (random) => (uniform(random) < 0.1 ? 5 : 1) * normal(random),
  'outliers one-sided': (random) =>
    (uniform(random) < 0.1 ? Math.abs(5 * normal(random)) : normal(random)) - 0.5 * Math.sqrt(2 / Math.PI),
}

function percentile(values: readonly number[], random: Random): [number, number] {
  const means = Float64Array.from({ length: 999 }, () => {
    let total = 0
    for (let i = 0; i < values.length; i++) total += values[random.below(values.length)] ?? 0
    return total / values.length
  }).sort()
  return [means[24] ?? 0, means[974] ?? 0]
}

function student(values: readonly number[]): [number, number] {
  const n = values.length
  const centre = sum(values) / n
  const error = Math.sqrt(sum(values.map((value) => (value - centre) ** 2)) / (n - 1) / n)
  const reach = t.quantile(0.975, n - 1) * error
  return [centre - reach, centre + reach]
}

const quantile = (sorted: Float64Array, share: number) => sorted[Math.floor(share * sorted.length)] ?? 0
const print = (line: string) => process.stdout.write(`${line}\n`)

print(`${SIMULATIONS} simulations a cell, seed ${SEED}; coverage in %, nominal 95; width as a multiple of Student's`)
print(
  'pairs | log-ratios            | bounded bootstrap-t | percentile | Student | width median | width 95th percentile',
)
print(
  '-----:|:----------------------|--------------------:|-----------:|--------:|-------------:|---------------------:',
)
for (const pairs of PAIRS) {
  for (const [name, draw] of Object.entries(DISTRIBUTIONS)) {
    const random = seededRandom(SEED, `${name} ${pairs}`)
    const estimate = createRatioEstimator(SEED)
    const covered = { ours: 0, percentile: 0, student: 0 }
    const widths = new Float64Array(SIMULATIONS)
    const holds = ([low, high]: readonly [number, number]) => (low <= 0 && 0 <= high ? 1 : 0)
    for (let i = 0; i < SIMULATIONS; i++) {
      const values = Array.from({ length: pairs }, () => draw(random))
      const [low, high] = estimate(values)?.interval ?? [1, 1]
      const ours: [number, number] = [Math.log(low), Math.log(high)]
      const plain = student(values)
      covered.ours += holds(ours)
      covered.percentile += holds(percentile(values, random))
      covered.student += holds(plain)
      widths[i] = (ours[1] - ours[0]) / (plain[1] - plain[0])
    }
    widths.sort()
    const percent = (count: number) => ((100 * count) / SIMULATIONS).toFixed(1)
    print(
      [
        String(pairs).padStart(5),
        name.padEnd(21),
        percent(covered.ours).padStart(19),
        percent(covered.percentile).padStart(10),
        percent(covered.student).padStart(7),
        quantile(widths, 0.5).toFixed(2).padStart(12),
        quantile(widths, 0.95).toFixed(2).padStart(21),
      ].join(' | '),
    )
  }
}
