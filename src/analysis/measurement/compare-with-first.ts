import type { CommandComparison, ComparedQuantity, NoiseFloor } from '../../schema/analysis/measurement.ts'
import { FINE_RESAMPLES, type RatioEstimator } from '../estimate-ratio.ts'
import { adjustEach } from '../statistics/adjust.ts'
import { meanOf } from '../statistics/moments.ts'
import { createStudentisedMean } from '../statistics/studentised-mean.ts'
import type { Correction } from '../verdict.ts'
import { compareCommands, pairRounds, type Side } from './compare-commands.ts'
import { COMPARED_QUANTITIES } from './compared-quantities.ts'
import { floorFor } from './noise-floor.ts'
import { judgeEnergy } from './run-energy.ts'

/**
 * Each further command against the first. Of ten equal ones a single 95 % interval leaves out 1 in every fourth measurement, so
 * that the verdicts of a quantity are corrected for the number of commands by Holm (bench/measure/many-commands.ts). Each
 * quantity is a question of its own.
 */
export function compareWithFirst(
  [first, ...others]: readonly Side[],
  { seed, widening, estimateRatio, noiseFloor }: Tools,
): CommandComparison[] {
  if (first === undefined) return []
  const testRatio = createRatioTest(seed, widening)
  const corrections = new Map(
    COMPARED_QUANTITIES.map((quantity) => [quantity, correctForNumber(first, others, quantity, testRatio)]),
  )
  return others.flatMap((other) =>
    COMPARED_QUANTITIES.map((quantity) =>
      compareCommands(first, other, quantity, {
        estimateRatio,
        floor: floorFor(noiseFloor, quantity),
        correction: corrections.get(quantity)?.get(other) ?? null,
      }),
    ),
  )
}

interface Tools {
  readonly seed: number
  /** As the estimator's ends were moved out. */
  readonly widening: number
  readonly estimateRatio: RatioEstimator
  readonly noiseFloor: NoiseFloor | null
}

type RatioTest = (logRatios: readonly number[]) => number | null

/** P of a ratio of 1, by the bootstrap of its interval: what moves the ends out moves the mean in. Null below five pairs. */
function createRatioTest(seed: number, widening: number): RatioTest {
  const { infer } = createStudentisedMean(seed, FINE_RESAMPLES)
  return (logRatios) => {
    const nearer = meanOf(logRatios) * (1 - 1 / widening)
    return infer(logRatios.map((value) => value - nearer))?.p ?? null
  }
}

/** Corrections by command, of those that can be tested; none where that is one alone. */
function correctForNumber(
  first: Side,
  others: readonly Side[],
  quantity: ComparedQuantity,
  testRatio: RatioTest,
): ReadonlyMap<Side, Correction> {
  if (others.length < 2) return new Map()
  const tests = others.flatMap((side) => {
    if (quantity === 'energy' && judgeEnergy([...first.runs, ...side.runs]) !== 'measured') return []
    const p = testRatio(pairRounds(first.runs, side.runs, quantity).logRatios)
    return p === null ? [] : [{ side, p }]
  })
  if (tests.length < 2) return new Map()
  const corrected = [...adjustEach(tests, 'holm')]
  return new Map(
    corrected.map(([{ side, p }, adjustedP]) => [
      side,
      { p, family: 'primary', method: 'holm', tests: tests.length, adjustedP },
    ]),
  )
}
