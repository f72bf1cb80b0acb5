// How often each test of a campaign errs where nothing differs, over projects whose log-ratios have mean 0 (for the test of
// equivalence: lie exactly at its margin).   node bench/analysis/false-positives.ts [simulations per cell] [seed]

import { FINE_RESAMPLES } from '../../src/analysis/estimate-ratio.ts'
import { correctForNumber } from '../../src/analysis/groups/multiplicity.ts'
import { regressByCluster } from '../../src/analysis/statistics/cluster-regression.ts'
import { createRankTest } from '../../src/analysis/statistics/rank-test.ts'
import { createSignFlip } from '../../src/analysis/statistics/sign-flip.ts'
import { createStudentisedMean } from '../../src/analysis/statistics/studentised-mean.ts'
import { wilcoxonSignedRank } from '../../src/analysis/statistics/wilcoxon.ts'
import { type Random, seededRandom } from '../../src/base/random.ts'
import { makePlan } from '../../tests/analysis/factory.ts'
import { DISTRIBUTIONS, normal } from './distributions.ts'

const SIMULATIONS = Number(process.argv[2] ?? 1000)
const SEED = Number(process.argv[3] ?? 1)
const PROJECTS = [5, 6, 8, 12, 30]
const MODELS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const MARGIN = Math.log(1.05)

const { infer } = createStudentisedMean(SEED, FINE_RESAMPLES)
const signFlip = createSignFlip(SEED)
const rankTest = createRankTest(SEED)
const print = (line: string) => process.stdout.write(`${line}\n`)
const sampleOf = (draw: (random: Random) => number, random: Random, n: number) =>
  Array.from({ length: n }, () => draw(random))

function share(label: string, errs: (random: Random) => boolean, simulations = SIMULATIONS): string {
  const random = seededRandom(SEED, label)
  let errors = 0
  for (let i = 0; i < simulations; i++) if (errs(random)) errors++
  return ((100 * errors) / simulations).toFixed(1).padStart(5)
}

print(`${SIMULATIONS} simulations a cell, seed ${SEED}: false positives in %, nominal 5\n`)
print('projects | log-ratios            | interval | sign flip | Wilcoxon | equivalence')
print('--------:|:----------------------|---------:|----------:|---------:|-----------:')
for (const n of PROJECTS) {
  for (const [name, draw] of Object.entries(DISTRIBUTIONS)) {
    const of = (test: (values: number[]) => boolean) =>
      share(`${name} ${n}`, (random) => test(sampleOf(draw, random, n)))
    const cells = [
      of((values) => (infer(values)?.p ?? 1) <= 0.05),
      of((values) => signFlip(values).p <= 0.05),
      of((values) => {
        const { pExact, pNormalCorrected } = wilcoxonSignedRank(values)
        return (pExact ?? pNormalCorrected) <= 0.05
      }),
      of((values) => {
        // A spread with which five projects can just be equivalent.
        const [low, high] = infer(values.map((each) => MARGIN + each / 100))?.interval90 ?? [-1, 1]
        return low > -MARGIN && high < MARGIN
      }),
    ]
    print(`${String(n).padStart(8)} | ${name.padEnd(21)} | ${cells.map((cell) => cell.padStart(8)).join(' | ')}`)
  }
}

print('\nOf one error or more among 8 tests of models without an effect, 8 projects each, in %:')
const declared = MODELS.map((model) => testOf(model, 1))
const plan = { ...makePlan({ models: MODELS }), primaryFamily: declared.map(({ p: _, ...test }) => test) }
const exploratory = { ...plan, primaryFamily: [] }
for (const [label, of] of Object.entries({ Holm: plan, 'Benjamini–Hochberg': exploratory })) {
  const found = share(label, (random) => {
    const tests = MODELS.map((model) => testOf(model, infer(sampleOf(normal, random, 8))?.p ?? 1))
    const { corrections } = correctForNumber(of, tests, false)
    return tests.some((test) => (corrections.get(test)?.adjustedP ?? 1) <= 0.05)
  })
  print(`${label.padEnd(20)} ${found}`)
}

print('\nEffect of the stratum (least squares by project), two answers to each project that go together, in %:')
for (const projects of [6, 8, 12, 30]) {
  const found = share(`clusters ${projects}`, (random) => {
    const observations = Array.from({ length: projects }, (_, project) => {
      const common = normal(random)
      return [0, 1].map(() => ({ x: [1, project % 2], y: common + 0.3 * normal(random), cluster: String(project) }))
    }).flat()
    return (regressByCluster(observations)?.[1]?.error?.p ?? 1) <= 0.05
  })
  print(`${String(projects).padStart(3)} projects ${found}`)
}

print('\nFriedman over 4 models, by χ² and by shuffling, in %:')
for (const projects of [5, 8, 20]) {
  const simulations = Math.min(SIMULATIONS, 300)
  const blocks = (random: Random) => Array.from({ length: projects }, () => sampleOf(normal, random, 4))
  const byChi = share(`friedman ${projects}`, (random) => (rankTest(blocks(random)).p ?? 1) <= 0.05, simulations)
  const byShuffle = share(
    `friedman ${projects}`,
    (random) => (rankTest(blocks(random)).permutationP ?? 1) <= 0.05,
    simulations,
  )
  print(`${String(projects).padStart(3)} projects ${byChi} ${byShuffle}`)
}

function testOf(model: string, p: number) {
  return { mode: 'assisted', model, quantity: 'cpu', baseline: 'original-headless', p } as const
}
