import { z } from 'zod'
import { baselineMode } from '../common.ts'
import { interval } from './ratio.ts'

const effect = z.strictObject({
  estimate: z.number().positive(),
  interval: interval.nullable(),
  /** Blocks for a variant, projects for a group. */
  pairs: z.int().positive(),
})
export type PartEffect = z.infer<typeof effect>

const outsideZone = effect.extend({ zone: z.string() })
export type OutsideZone = z.infer<typeof outsideZone>

/** What a ratio of measured energy is made of, and what other meters say of the same runs; these alone where no processor was read. */
export const energyParts = z.strictObject({
  baseline: baselineMode,
  /** ln energy = ln wall time + ln watts: the two factors of the ratio. Null: one of them is not known. */
  wall: z.number().positive().nullable(),
  watts: z.number().positive().nullable(),
  /**
   * Energy above idle, which gross energy mostly is on a server; its interval holds the standard error of the idle power too.
   * Null: no idle power is known, or a run came out at nothing above it.
   */
  net: effect.nullable(),
  /** Meters and zones that are no part of the sum: a meter at the wall, the platform, cards where no processor was read. */
  outside: z.array(outsideZone),
})
export type EnergyParts = z.infer<typeof energyParts>
