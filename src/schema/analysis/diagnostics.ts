import { z } from 'zod'
import { baselineMode, count, generatedMode, modelId } from '../common.ts'
import { phase } from '../measurement/record.ts'
import { interval, quantity } from './ratio.ts'

/** A ratio over projects, where there is one. */
const effect = z.strictObject({
  estimate: z.number().positive(),
  interval: interval.nullable(),
  projects: count,
})

/** Phases that a mode and model's change of CPU time comes from, by profile runs, over projects. */
export const phaseChange = z.strictObject({
  mode: generatedMode,
  model: modelId,
  baseline: baselineMode,
  projects: count,
  /** Geometric mean ratio of the profile runs' CPU seconds. */
  ratio: z.number().positive(),
  interval: interval.nullable(),
  phases: z.record(
    phase,
    z.strictObject({
      /**
       * Factor of the phase by the logarithmic mean Divisia index: the factors multiply to the ratio, and none says what its
       * phase does alone.
       */
      factor: z.number().positive(),
      /**
       * Share of the logarithm of the ratio, 1 in all; negative: it works against the change. Null: the ratio is too near to
       * 1.
       */
      share: z.number().nullable(),
      /** The ratio had this phase alone changed, with its interval. */
      alone: z.number().positive(),
      interval: interval.nullable(),
    }),
  ),
})
export type PhaseChange = z.infer<typeof phaseChange>

/** How well the campaign could see a difference, and what it would take to see 5 %. */
const power = z.strictObject({
  mode: generatedMode,
  model: modelId,
  baseline: baselineMode,
  quantity,
  projects: count,
  /** Standard deviation of the log-ratio between projects. */
  standardDeviation: z.number().nonnegative(),
  /** Smallest change that one test by itself sees with 80 % power at the 5 % level: 0.08 is a ratio of 0.92 or less. Null: too few projects for any verdict. */
  detectableChange: z.number().nonnegative().max(1).nullable(),
  /** Projects it takes to see 5 %; null above 10,000. */
  projectsForFivePercent: count.nullable(),
})
export type Power = z.infer<typeof power>

const noise = z.strictObject({
  quantity,
  /** Baselines with runs enough. */
  baselines: count,
  /** Standard deviation of one script's log-ratio between two neighbouring blocks, median over baselines: an A/A comparison. */
  standardDeviation: z.number().nonnegative(),
  repetitions: count,
  /** Half the width of the 95 % interval that a script has against itself at that many repetitions, as a share. */
  floor: z.number().nonnegative(),
  /** What a change of one script has to exceed to be told: the plan's smallest effect, or the floor. */
  smallestEffect: z.number().nonnegative(),
  /** Smallest change of one script seen with 80 % power at the 5 % level. Null: too few repetitions for any verdict. */
  detectableChange: z.number().nonnegative().max(1).nullable(),
  /** Repetitions it takes to see 5 % in one script; null above 10,000. */
  repetitionsForFivePercent: count.nullable(),
})
export type Noise = z.infer<typeof noise>

export const diagnostics = z.strictObject({
  /** CPU time, relative to the baseline, in the last third of a block against the first. */
  order: effect.nullable(),
  /** CPU time of the author's scripts in the last third of the blocks against the first. */
  drift: effect.nullable(),
  noise: z.array(noise),
  power: z.array(power),
})
export type Diagnostics = z.infer<typeof diagnostics>

/** Runs until the energy that it took to generate a variant is saved. */
export const breakEven = z.strictObject({
  variant: z.string(),
  generationJoules: z.number().positive(),
  source: z.string(),
  baseline: baselineMode,
  /** Gross joules saved by each run, with the range that the ratio's interval gives. */
  savedJoules: z.number(),
  savedRange: interval.nullable(),
  /** Null: it saves nothing, so never. */
  runs: z.int().positive().nullable(),
  /** The later end is null where the saving may be none. */
  range: z.tuple([z.int().positive().nullable(), z.int().positive().nullable()]).nullable(),
})
export type BreakEven = z.infer<typeof breakEven>
