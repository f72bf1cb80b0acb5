// Whether four campaigns of five see the smallest change that is promised: of a script, with the noise that the campaign itself
// finds, and of a model over projects, alone and as the only one of several that differs.
// node bench/analysis/power.ts [campaigns]

import { createRatioEstimator, FINE_RESAMPLES } from '../../src/analysis/estimate-ratio.ts'
import { adjustP } from '../../src/analysis/statistics/adjust.ts'
import { meanOf } from '../../src/analysis/statistics/moments.ts'
import { detectableChange, noiseFloor } from '../../src/analysis/statistics/power.ts'
import { createSignFlip } from '../../src/analysis/statistics/sign-flip.ts'
import { createStudentisedMean } from '../../src/analysis/statistics/studentised-mean.ts'
import { median } from '../../src/base/numbers.ts'
import { sideOfOne } from '../../src/schema/analysis/ratio.ts'
import { normalNoise } from '../../tests/analysis/measured-runs.ts'
import { formatShare } from '../../tests/analysis/simulate-measurement.ts'

const CAMPAIGNS = Number(process.argv[2] ?? 1000)
const SMALLEST = 0.02
const RUN_NOISE = 0.02
const PROJECT_SPREAD = 0.1
const BASELINES = 6

const estimate = createRatioEstimator(1)
const { infer } = createStudentisedMean(1, FINE_RESAMPLES)
const signFlip = createSignFlip(1)

print(`one script, noise ${100 * RUN_NOISE} % a run, ${BASELINES} baselines`)
for (const blocks of [5, 10, 20, 30]) {
  const noise = RUN_NOISE * Math.SQRT2
  const change = detectableChange(noise, blocks, { smallest: beyond(noise, blocks) }) ?? 0
  const seen = countSeen((draw) => {
    const baselines = Array.from({ length: BASELINES }, () => sample(blocks, () => RUN_NOISE * draw()))
    const spread = median(baselines.map(spreadOf)) ?? 0
    const logs = (baselines[0] ?? []).map((log) => Math.log(1 - change) + RUN_NOISE * draw() - log)
    const interval = estimate(logs)?.interval
    return interval != null && sideOfOne(interval, beyond(spread, blocks)) === 'less'
  })
  print(`  ${blocks} blocks: ${(100 * change).toFixed(1)} % seen in ${seen}`)
}

print(`a model over projects, spread ${PROJECT_SPREAD}, alone and one of 2, 4, 8 by Holm`)
for (const projects of [6, 8, 12, 20, 30]) {
  const change = detectableChange(PROJECT_SPREAD, projects, { smallest: SMALLEST, of: 'projects' }) ?? 0
  const seen = [1, 2, 4, 8].map((models) =>
    countSeen((draw) => {
      const logs = Array.from({ length: models }, (_, model) =>
        sample(projects, () => (model === 0 ? Math.log(1 - change) : 0) + PROJECT_SPREAD * draw()),
      )
      const [p = 1] = adjustP(logs.map(pBeyond), 'holm')
      return p <= 0.05 && signFlip(logs[0] ?? []).p <= 0.05
    }),
  )
  print(`  ${projects} projects: ${(100 * change).toFixed(1)} % seen in ${seen.join(', ')}`)
}

function beyond(noise: number, blocks: number): number {
  return Math.max(SMALLEST, noiseFloor(noise, blocks) ?? 0)
}

function pBeyond(values: readonly number[]): number {
  const [centre, reach] = [meanOf(values), Math.log1p(SMALLEST)]
  if (Math.abs(centre) <= reach) return 1
  return infer(values.map((value) => value - Math.sign(centre) * reach))?.p ?? 1
}

function spreadOf(logs: readonly number[]): number {
  const squares = logs.slice(1).map((log, index) => (log - (logs[index] ?? log)) ** 2)
  return Math.sqrt(meanOf(squares))
}

function sample(n: number, draw: () => number): number[] {
  return Array.from({ length: n }, draw)
}

function countSeen(isSeen: (draw: () => number) => boolean): string {
  let seen = 0
  for (let seed = 1; seed <= CAMPAIGNS; seed++) seen += Number(isSeen(normalNoise(seed)))
  return formatShare(seen, CAMPAIGNS)
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
