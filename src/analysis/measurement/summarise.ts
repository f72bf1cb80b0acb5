import type { MeasuredRun, Measurement, Stopping } from '../../schema/analysis/measurement.ts'
import { isSound } from '../../schema/measurement/measurement-basics.ts'
import { createRatioEstimator, FINE_RESAMPLES } from '../estimate-ratio.ts'
import { compareWithFirst } from './compare-with-first.ts'
import { chooseLeadingOfRuns, SUMMARISED } from './compared-quantities.ts'
import { LOOKING_FACTOR, widenForLooking } from './half-width.ts'
import { findNoiseFloor } from './noise-floor.ts'
import { energyOf, judgeEnergy } from './run-energy.ts'
import { summariseSample } from './sample.ts'
import { type CommandRuns, findWarnings } from './warnings.ts'

type Findings = Pick<Measurement, 'leading' | 'comparisons' | 'noiseFloor' | 'warnings'> & {
  readonly summaries: readonly Pick<Measurement['commands'][number], 'summary' | 'energyQuality'>[]
}

/**
 * What the runs say: a summary a command of those that did not fail (how long one lasts that ended early is no cost of it),
 * each command against the first, and what to be careful about. `again`: the second runs of the first command, where a
 * noise floor was asked for.
 */
export function summariseMeasurement(
  commands: readonly CommandRuns[],
  again: readonly MeasuredRun[] | null,
  { target }: Pick<Stopping, 'target'>,
  seed: number,
  timeoutSeconds: number | null = null,
): Findings {
  // Of several each interval is beside a corrected p, by resamples of its own: as many, that the two agree.
  const plain = createRatioEstimator(seed, commands.length > 2 ? FINE_RESAMPLES : undefined)
  const [widening, estimateRatio] = target === null ? [1, plain] : [LOOKING_FACTOR, widenForLooking(plain)]
  const sides = commands.map(({ runs }, index) => ({ runs, index }))
  const noiseFloor = again === null ? null : findNoiseFloor(sides[0]?.runs ?? [], again, estimateRatio)
  const all = commands.map(({ runs }) => runs.filter(isSound))
  const measured = all.flat().some((run) => energyOf(run).quality === 'measured')
  const leading = chooseLeadingOfRuns(all)
  return {
    summaries: all.map((runs) => ({
      summary: summariseRuns(runs, widening),
      energyQuality: judgeEnergy(runs),
    })),
    leading,
    comparisons: compareWithFirst(sides, { seed, widening, estimateRatio, noiseFloor }),
    noiseFloor,
    warnings: findWarnings(commands, leading, measured, timeoutSeconds),
  }
}

function summariseRuns(runs: readonly MeasuredRun[], widening: number): Measurement['commands'][number]['summary'] {
  return Object.fromEntries(
    Object.entries(SUMMARISED).map(([name, read]) => {
      const values = runs.flatMap((run) => read(run) ?? [])
      return [name, summariseSample(values, widening)]
    }),
  )
}
