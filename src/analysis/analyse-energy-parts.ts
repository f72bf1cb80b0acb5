import type { EnergyParts, OutsideZone, PartEffect } from '../schema/analysis/energy-parts.ts'
import { type Cause, sideOfOne } from '../schema/analysis/ratio.ts'
import type { RatioEstimator } from './estimate-ratio.ts'
import type { Pair, Pairing } from './runs/pairs.ts'
import { type CostReader, netEnergy, outsideZone, readerOf, wallBesideEnergy } from './runs/read-cost.ts'
import type { Run } from './runs/reduced-runs.ts'
import type { VariantInBlocks } from './runs/variants-in-blocks.ts'
import { type InSessions, inSessions, widenBySessions } from './sessions.ts'
import { meanOf, NORMAL_REACH } from './statistics/moments.ts'
import type { Claim } from './verdict.ts'

/** ln of what was found over what the author's code took, one an observation, by any reader of what runs took. */
export type LogsOf = (reader: CostReader) => InSessions

/**
 * Null where nothing was measured: where no processor was read, a card may have been. `idleShift`: what one standard error of the
 * idle power, enlarged as few slices know it, moves the net log-ratio by.
 */
export function partsOf(
  baseline: EnergyParts['baseline'],
  logsOf: LogsOf,
  { zones, idleShift, estimate }: Parts,
): EnergyParts | null {
  const outside = zones.flatMap((zone) => {
    const effect = effectOf(logsOf(outsideZone(zone)), estimate)
    return effect === null ? [] : [{ zone, ...effect }]
  })
  const energy = logsOf(readerOf('energy'))
  if (energy.values.length === 0) {
    return outside.length === 0 ? null : { baseline, wall: null, watts: null, net: null, outside }
  }
  const walls = logsOf(wallBesideEnergy)
  const wall = walls.values.length === energy.values.length ? meanOf(walls.values) : null
  const net = logsOf(netEnergy)
  return {
    baseline,
    wall: wall === null ? null : Math.exp(wall),
    watts: wall === null ? null : Math.exp(meanOf(energy.values) - wall),
    net: net.values.length < energy.values.length ? null : widen(effectOf(net, estimate), idleShift),
    outside,
  }
}

interface Parts {
  readonly zones: readonly string[]
  readonly idleShift: number
  readonly estimate: RatioEstimator
}

function effectOf(logs: InSessions, estimate: RatioEstimator): PartEffect | null {
  const found = widenBySessions(estimate(logs.values), logs)
  return found && { estimate: found.estimate, interval: found.interval, pairs: found.pairs }
}

/** The idle power is one number for all runs, so that its error is in no scatter of theirs. */
function widen(effect: PartEffect | null, shift: number): PartEffect | null {
  if (effect?.interval == null || shift === 0) return effect
  const ends = effect.interval.map((end) => {
    const reach = Math.hypot(Math.log(end / effect.estimate), NORMAL_REACH * shift)
    return effect.estimate * Math.exp(end < effect.estimate ? -reach : reach)
  })
  return { ...effect, interval: [ends[0] ?? 0, ends[1] ?? 0] }
}

export function partsOfPairs(
  baseline: EnergyParts['baseline'],
  { pairs, outsideZones: zones }: Pairing,
  inBlocks: VariantInBlocks,
  estimate: RatioEstimator,
): EnergyParts | null {
  const logsOf: LogsOf = ({ read, sourceOf }) => {
    const values: number[] = []
    const blocks: string[] = []
    for (const { run, baselineRun } of pairs) {
      const [own, base] = [read(run, baselineRun), read(baselineRun, baselineRun)]
      if (own === null || base === null || sourceOf(run) !== sourceOf(baselineRun)) continue
      values.push(Math.log(own / base))
      blocks.push(run.block)
    }
    return inSessions({ values, blocks }, inBlocks)
  }
  return partsOf(baseline, logsOf, { zones, idleShift: idleShiftOf(pairs), estimate })
}

/** ln net ratio moves by it where the idle power is one standard error higher. */
export function idleShiftOf(pairs: readonly Pair[]): number {
  const shareOf = ({ observation: { netJoules, netError } }: Run) =>
    netJoules === null || netJoules <= 0 || netError === null ? 0 : netError / netJoules
  return pairs.length === 0 ? 0 : meanOf(pairs.map(({ run, baselineRun }) => shareOf(baselineRun) - shareOf(run)))
}

/** A meter or zone outside the scope whose whole interval lies on the other side of 1, or outside of the margin of sameness. */
export function findVeto(claim: Claim, outside: readonly OutsideZone[], margin = 0): Cause | null {
  for (const { zone, estimate, interval } of outside) {
    const other = interval && sideOfOne(interval, claim === 'equivalent' ? margin : 0)
    if (interval !== null && other !== null && other !== claim) return { kind: 'vetoed', zone, estimate, interval }
  }
  return null
}
