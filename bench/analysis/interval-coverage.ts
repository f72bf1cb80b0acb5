// How often the 95 % interval of a ratio holds the true mean log-ratio, and how wide it is, beside BCa, the percentile
// bootstrap and Student's t; and what samples nested in projects change.
// node bench/analysis/interval-coverage.ts [simulations per cell] [seed]
import { studentQuantile } from '../../src/analysis/distributions/tails.ts'
import { testMean } from '../../src/analysis/statistics/mean-test.ts'
import { type Interval, meanOf } from '../../src/analysis/statistics/moments.ts'
import { createStudentisedMean } from '../../src/analysis/statistics/studentised-mean.ts'
import { seededRandom } from '../../src/base/random.ts'
import { bcaOfMean, createBootstrap, percentileInterval } from '../../src/genai-greenml/mean-bootstrap.ts'
import { DISTRIBUTIONS, normal } from './distributions.ts'

const SIMULATIONS = Number(process.argv[2] ?? 4000)
const SEED = Number(process.argv[3] ?? 1)
const PAIRS = [5, 6, 8, 10, 30]

const { interval } = createStudentisedMean(SEED, 999)
const bootstrap = createBootstrap(999)
const quantile = (sorted: Float64Array, share: number) => sorted[Math.floor(share * sorted.length)] ?? 0
const print = (line: string) => process.stdout.write(`${line}\n`)
const percent = (count: number) => ((100 * count) / SIMULATIONS).toFixed(1)
const holds = ([low, high]: Readonly<Interval>) => (low <= 0 && 0 <= high ? 1 : 0)
const widthOf = ([low, high]: Readonly<Interval>) => high - low

function intervalsOf(values: readonly number[]) {
  const means = bootstrap(values, SEED)
  const { mean, standardError } = testMean(values)
  const half = studentQuantile(0.975, values.length - 1) * standardError
  return {
    ours: interval(values) ?? ([1, 1] as const),
    bca: bcaOfMean(values, means),
    percentile: percentileInterval(means),
    student: [mean - half, mean + half] as const,
  }
}

print(`${SIMULATIONS} simulations a cell, seed ${SEED}; coverage in %, nominal 95; width as a multiple of Student's`)
print('pairs | log-ratios            | bounded bootstrap-t |  BCa | percentile | Student | width median | width 95 %')
print('-----:|:----------------------|--------------------:|-----:|-----------:|--------:|-------------:|-----------:')
for (const pairs of PAIRS) {
  for (const [name, draw] of Object.entries(DISTRIBUTIONS)) {
    const random = seededRandom(SEED, `${name} ${pairs}`)
    const covered = { ours: 0, bca: 0, percentile: 0, student: 0 }
    const widths = new Float64Array(SIMULATIONS)
    for (let i = 0; i < SIMULATIONS; i++) {
      const found = intervalsOf(Array.from({ length: pairs }, () => draw(random)))
      covered.ours += holds(found.ours)
      covered.bca += holds(found.bca)
      covered.percentile += holds(found.percentile)
      covered.student += holds(found.student)
      widths[i] = widthOf(found.ours) / widthOf(found.student)
    }
    widths.sort()
    print(
      [
        String(pairs).padStart(5),
        name.padEnd(21),
        percent(covered.ours).padStart(19),
        percent(covered.bca).padStart(4),
        percent(covered.percentile).padStart(10),
        percent(covered.student).padStart(7),
        quantile(widths, 0.5).toFixed(2).padStart(12),
        quantile(widths, 0.95).toFixed(2).padStart(10),
      ].join(' | '),
    )
  }
}

print(
  '\nThree samples a project, whose log-ratios share the project’s own part (standard deviation 0.2 of 0.36 in all):',
)
print('projects | of projects’ means | samples as if independent')
print('--------:|-------------------:|-------------------------:')
for (const projects of PAIRS) {
  const random = seededRandom(SEED, `nested ${projects}`)
  const covered = { projects: 0, samples: 0 }
  for (let i = 0; i < SIMULATIONS; i++) {
    const nested = Array.from({ length: projects }, () => {
      const own = 0.2 * normal(random)
      return Array.from({ length: 3 }, () => own + 0.3 * normal(random))
    })
    covered.projects += holds(interval(nested.map(meanOf)) ?? [1, 1])
    covered.samples += holds(interval(nested.flat()) ?? [1, 1])
  }
  print(
    `${String(projects).padStart(8)} | ${percent(covered.projects).padStart(18)} | ${percent(covered.samples).padStart(24)}`,
  )
}

print('\nOne value in ten lies off by a factor of 4.5, the others scatter by 2 %; coverage of their mean:')
print('pairs | bounded bootstrap-t')
print('-----:|--------------------:')
const FAR = Math.log(4.5)
for (const pairs of [5, 8, 14, 30]) {
  const random = seededRandom(SEED, `far off ${pairs}`)
  let covered = 0
  for (let i = 0; i < SIMULATIONS; i++) {
    const draw = () => (random.below(10) === 0 ? FAR : 0) - FAR / 10 + 0.02 * normal(random)
    covered += holds(interval(Array.from({ length: pairs }, draw)) ?? [1, 1])
  }
  print(`${String(pairs).padStart(5)} | ${percent(covered).padStart(19)}`)
}
