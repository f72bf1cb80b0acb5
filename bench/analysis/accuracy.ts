// How often an answer is called as good and worse, in percent, by how many test rows there are and how many of them the author's
// script and it predict otherwise, at a tolerance of 0.01.   node bench/analysis/accuracy.ts [simulations]
import { judgeGains } from '../../src/analysis/metric-change.ts'
import { findTestError } from '../../src/analysis/test-error.ts'
import { type Random, seededRandom } from '../../src/base/random.ts'
import { MOST_GROUPS } from '../../src/schema/measurement/record.ts'

const SIMULATIONS = Number(process.argv[2] ?? 2000)
const TOLERANCE = 0.01
const BLOCKS = 5
const HALVES = 5
const DRAWS = 2 ** 30
const ROWS = [50, 100, 200, 500, 1000, 3000, 10_000]
/** Shares of rows that the author's script alone gets right, and that the answer alone does. */
const TRUTHS = {
  'at the tolerance, 1 % differ': [0.01, 0],
  'at the tolerance, 3 % differ': [0.02, 0.01],
  'at the tolerance, 10 % differ': [0.055, 0.045],
  'at the tolerance, 30 % differ': [0.155, 0.145],
  'two tolerances behind, 2 % differ': [0.02, 0],
  'two tolerances behind, 10 % differ': [0.06, 0.04],
  'equal, 2 % differ': [0.01, 0.01],
  'equal, 10 % differ': [0.05, 0.05],
} as const

type TestErrorOf = (gains: readonly number[], random: Random) => ReturnType<typeof findTestError>
type Arguments = Parameters<typeof findTestError>

const meanOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length

/** Of `project` and `halves` alone the test error is made. */
const sideOf = (halves: readonly number[]) =>
  ({ halves: new Map(halves.entries()), project: { metric: { name: 'accuracy' } } }) as unknown as Arguments[1]

const byPredictions: TestErrorOf = (gains) => {
  const groups = Math.min(MOST_GROUPS, gains.length)
  const withoutGroup = Array.from({ length: groups }, (_, group) =>
    meanOf(gains.filter((_, i) => i % groups !== group)),
  )
  const judgedBy = (values: readonly number[]) => ({
    split: { hash: '', testRows: gains.length, withoutGroup: values },
  })
  const pair = { run: judgedBy(withoutGroup), authors: judgedBy(withoutGroup.map(() => 0)) }
  return findTestError([pair] as unknown as Arguments[0], sideOf([]), sideOf([]))
}

const byHalves: TestErrorOf = (gains, random) => {
  const half = Math.round(gains.length / 2)
  const drawn = Array.from({ length: HALVES }, () => meanOf(random.shuffle([...gains]).slice(0, half)))
  return findTestError([], sideOf(drawn), sideOf(drawn.map(() => 0)))
}

const WAYS: Readonly<Record<string, TestErrorOf>> = {
  'by its predictions': byPredictions,
  'by halves of the data': byHalves,
  'by its metric alone': () => null,
}

/** Percent of as good / worse. Scripts print the same in every run, so that what differs is the rows alone. */
function judge(testErrorOf: TestErrorOf, rows: number, [lost, won]: readonly [number, number]): string {
  const random = seededRandom(1, `${rows} rows, ${lost} lost, ${won} won`)
  const trials = Math.max(200, Math.round(SIMULATIONS * Math.min(1, 1000 / rows)))
  const told = Array.from({ length: trials }, () => {
    const gains = Array.from({ length: rows }, () => {
      const at = random.below(DRAWS) / DRAWS
      return at < lost ? -1 : at < lost + won ? 1 : 0
    })
    const gain = meanOf(gains)
    return judgeGains(Array<number>(BLOCKS).fill(gain), TOLERANCE, { testError: testErrorOf(gains, random) }).verdict
  })
  const percent = (verdict: string) => ((100 * told.filter((each) => each === verdict).length) / trials).toFixed(0)
  return `${percent('as-good')} / ${percent('worse')}`
}

for (const [way, testErrorOf] of Object.entries(WAYS)) {
  process.stdout.write(`\n${`judged ${way}`.padEnd(36)}${ROWS.map((rows) => `${rows}`.padStart(9)).join('')} rows\n`)
  for (const [name, truth] of Object.entries(TRUTHS)) {
    const cells = ROWS.map((rows) => judge(testErrorOf, rows, truth).padStart(9))
    process.stdout.write(`${name.padEnd(36)}${cells.join('')}\n`)
  }
}
