// How often the verdict on a mode and model is a false one, over projects drawn from populations whose mean log-ratio is 0: the
// published log-ratios of time of GenAI-GreenML, centred, one population a file, mode and model, and shapes beside them.
//   node bench/analysis/populations.ts [simulations per cell] [result files of GenAI-GreenML…]
import { readFile } from 'node:fs/promises'
import { createSignFlip } from '../../src/analysis/statistics/sign-flip.ts'
import { createStudentisedMean } from '../../src/analysis/statistics/studentised-mean.ts'
import { type Random, seededRandom } from '../../src/base/random.ts'
import { readRows } from '../../src/genai-greenml/read-rows.ts'
import { pairOf, selectRuns } from '../../src/genai-greenml/select.ts'
import { EQUIVALENCE_PROJECTS, MINIMUM_PROJECTS } from '../../src/schema/analysis/least-evidence.ts'
import { sideOfOne } from '../../src/schema/analysis/ratio.ts'
import { DISTRIBUTIONS, normal } from './distributions.ts'

type Draw = (random: Random, n: number) => number[]

const [simulations = '1000', ...files] = process.argv.slice(2)
const SIMULATIONS = Number(simulations)
const PROJECTS = [6, 8, 12, 20, 30]
const SMALLEST = 0.02
const MARGIN = Math.log(1.05)
const { infer } = createStudentisedMean(1, 999)
const signFlip = createSignFlip(1)

const chance = (random: Random) => random.below(2 ** 31 - 1) / (2 ** 31 - 1)
const independent =
  (draw: (random: Random) => number): Draw =>
  (random, n) =>
    Array.from({ length: n }, () => draw(random))

/** The mean over projects, a fifth of which saves a factor of 4.5, is 0; the others are alike. */
const saver = (random: Random) =>
  (chance(random) < 0.2 ? -Math.log(4.5) : 0) + 0.2 * Math.log(4.5) + 0.02 * normal(random)
/** Three projects a cluster, which has half of the variance. */
const clustered: Draw = (random, n) =>
  Array.from({ length: Math.ceil(n / 3) }, () => {
    const own = normal(random)
    return [0, 1, 2].map(() => (0.3 * (own + normal(random))) / Math.SQRT2)
  })
    .flat()
    .slice(0, n)
const meansOfThree = (values: readonly number[]) =>
  Array.from({ length: Math.ceil(values.length / 3) }, (_, i) => mean(values.slice(3 * i, 3 * i + 3)))

const SHAPES: Readonly<Record<string, Draw>> = {
  'normal, SD 0.3': independent((random) => 0.3 * normal(random)),
  't, 3 df': independent((random) => 0.3 * (DISTRIBUTIONS['t, 3 df (heavier)']?.(random) ?? 0)),
  'exponential, to savings': independent((random) => -0.3 * (DISTRIBUTIONS['exponential (2)']?.(random) ?? 0)),
  'one in five saves a factor of 4.5': independent(saver),
  'clusters of three, ICC 0.5, not declared': clustered,
}

print(`${SIMULATIONS} simulations a cell, seed 1: false verdicts in %; of the interval alone / of the verdict`)
print(`projects                                 | ${PROJECTS.map((n) => String(n).padStart(11)).join(' | ')}`)
for (const [name, draw] of Object.entries(SHAPES)) print(row(name, (n) => formatRates(ratesOf(name, draw, n))))
print(
  row('the same clusters, declared', (n) =>
    formatRates(ratesOf('declared', (random, of) => meansOfThree(clustered(random, 3 * of)), n)),
  ),
)

const populations = await readPopulations()
if (populations.length > 0) {
  const found = PROJECTS.map((n) =>
    populations.map(({ name, values }) =>
      ratesOf(
        name,
        independent((random) => values[random.below(values.length)] ?? 0),
        n,
      ),
    ),
  )
  const of = (at: number, pick: (rates: readonly number[]) => number) =>
    formatRates([0, 1].map((side) => pick((found[at] ?? []).map((rates) => rates[side] ?? 0))))
  print(row(`${populations.length} real populations: mean`, (n) => of(PROJECTS.indexOf(n), mean)))
  print(row('their worst', (n) => of(PROJECTS.indexOf(n), (rates) => Math.max(...rates))))
}

print('\n“equivalent within ±5 %” where one project in ten is ×0.22 and nine are alike (mean ×0.86), in %:')
print(
  row('by the interval; told', (n) => {
    const random = seededRandom(1, `equivalence ${n}`)
    let [inside, told] = [0, 0]
    for (let i = 0; i < SIMULATIONS; i++) {
      const values = Array.from(
        { length: n },
        () => (chance(random) < 0.1 ? Math.log(0.22) : 0) + 0.01 * normal(random),
      )
      const [low, high] = infer(values)?.interval90 ?? [-1, 1]
      if (low <= -MARGIN || high >= MARGIN) continue
      inside++
      if (n >= EQUIVALENCE_PROJECTS) told++
    }
    return formatRates([inside / SIMULATIONS, told / SIMULATIONS])
  }),
)

/** Share of samples whose interval leaves out 1, and that get a verdict. */
function ratesOf(name: string, draw: Draw, n: number): number[] {
  const random = seededRandom(1, `${name} ${n}`)
  let [leaves, told] = [0, 0]
  for (let i = 0; i < SIMULATIONS; i++) {
    const values = draw(random, n)
    const ends = infer(values)?.interval95.map(Math.exp)
    if (ends === undefined) continue
    const interval = [ends[0] ?? 0, ends[1] ?? 0] as const
    if (sideOfOne(interval) === null) continue
    leaves++
    const isSeen = values.length >= MINIMUM_PROJECTS && sideOfOne(interval, SMALLEST) !== null
    if (isSeen && signFlip(values).p <= 0.05) told++
  }
  return [leaves / SIMULATIONS, told / SIMULATIONS]
}

/** Centred log-ratios of time to the original, of each file, mode and model. */
async function readPopulations(): Promise<{ name: string; values: number[] }[]> {
  const found = new Map<string, number[]>()
  for (const file of files) {
    for (const run of selectRuns(readRows(await readFile(file, 'utf8'), file)).generated) {
      const times = pairOf(run, 'exec_time')
      if (times === null || !(times.generated > 0) || !(times.original > 0)) continue
      const { mode, llm } = run
      const name = `${file} ${mode} ${llm}`
      found.set(name, [...(found.get(name) ?? []), Math.log(times.generated / times.original)])
    }
  }
  return [...found].map(([name, values]) => ({ name, values: values.map((value) => value - mean(values)) }))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function formatRates(rates: readonly number[]): string {
  return rates.map((rate) => (100 * rate).toFixed(1).padStart(4)).join(' / ')
}

function row(name: string, cell: (n: number) => string): string {
  return `${name.padEnd(40)} | ${PROJECTS.map(cell).join(' | ')}`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
