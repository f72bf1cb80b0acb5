import { UserError } from '../../base/errors.ts'
import { readAnalysis } from '../../campaign/analysis-file.ts'
import type { DetectableEffect } from '../../schema/campaign/schedule.ts'
import type { Design } from '../../schema/options/plan-options.ts'
import { detectableChange, noiseFloor } from '../statistics/power.ts'

/** Noise of one script's log-ratio to itself in the neighbouring block, where no campaign has measured it: 2 % a run. */
const ASSUMED_NOISE = 0.02 * Math.SQRT2

/** What the planned repetitions can show in one script, with the noise of an earlier campaign or an assumed one. */
export async function listDetectableEffects(
  design: Pick<Design, 'repetitions' | 'smallestEffect' | 'sessions'>,
  earlier: string | undefined,
): Promise<DetectableEffect[]> {
  const { repetitions } = design
  if (earlier === undefined) {
    const change = changeSeen(ASSUMED_NOISE, design)
    return [{ quantity: null, noise: ASSUMED_NOISE, source: 'assumed', repetitions, change }]
  }
  const { diagnostics } = await readAnalysis(earlier, ', or leave out --noise-from')
  if (diagnostics.noise.length === 0) {
    throw new UserError(`${earlier} has no script with runs enough to tell its noise: leave out --noise-from.`)
  }
  return diagnostics.noise.map(({ quantity, standardDeviation }) => ({
    quantity,
    noise: standardDeviation,
    source: earlier,
    repetitions,
    change: changeSeen(standardDeviation, design),
  }))
}

/** Null where a verdict is refused for too few runs, whatever their spread. */
const changeSeen = (
  noise: number,
  { repetitions, smallestEffect, sessions }: Parameters<typeof listDetectableEffects>[0],
): number | null =>
  detectableChange(noise, repetitions, {
    smallest: Math.max(smallestEffect / 100, noiseFloor(noise, repetitions) ?? 0),
    sessions,
  })
