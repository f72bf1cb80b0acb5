import { median } from '../../base/numbers.ts'
import type { Noise } from '../../schema/diagnostics.ts'
import type { Quantity } from '../../schema/ratio.ts'
import type { Run } from '../runs.ts'
import type { AnalysedVariant } from '../variant.ts'
import { detectableChange, noiseFloor, pairsToSee } from './power.ts'
import { usableLogs } from './shifts.ts'

/** Neighbouring blocks a script needs before its spread is worth a number. */
const MINIMUM_DIFFERENCES = 3
const FIVE_PERCENT = 0.05

/** What the author's scripts, compared with themselves, say of the noise of this campaign. Null: too few runs. */
export function analyseNoise(
  baselines: readonly AnalysedVariant[],
  quantity: Quantity,
  repetitions: number,
): Noise | null {
  const spreads = baselines.flatMap(({ inBlocks }) => selfSpread(inBlocks.runs, quantity) ?? [])
  const standardDeviation = median(spreads)
  if (standardDeviation === null) return null
  const floor = noiseFloor(standardDeviation, repetitions)
  const detectable = detectableChange(standardDeviation, repetitions)
  if (floor === null || detectable === null) return null
  return {
    quantity,
    baselines: spreads.length,
    standardDeviation,
    repetitions,
    floor,
    detectableChange: detectable,
    repetitionsForFivePercent: pairsToSee(FIVE_PERCENT, standardDeviation),
  }
}

/**
 * Standard deviation of a script's log-ratio between neighbouring blocks: an A/A comparison. Differences of neighbours are
 * free of slow drift (von Neumann et al. 1941, doi:10.1214/aoms/1177731677). Null below four runs.
 */
export function selfSpread(runs: readonly Run[], quantity: Quantity): number | null {
  const logs = usableLogs(runs, quantity)
  const differences = logs.slice(1).map((log, index) => log - (logs[index] ?? log))
  if (differences.length < MINIMUM_DIFFERENCES) return null
  return Math.sqrt(differences.reduce((sum, each) => sum + each * each, 0) / differences.length)
}
