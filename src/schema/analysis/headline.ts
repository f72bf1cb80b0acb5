import { z } from 'zod'
import { baselineMode, count, generatedMode, modelId } from '../common.ts'
import { cost } from './group.ts'

/** The ratio that is told; null: there is none. */
const told = { quantity: cost, baseline: baselineMode.nullable() }

/** Why a sentence does not speak of energy. */
const energyGap = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('not-measured') }),
  /** Energy was measured in so many of the projects that have a CPU time. */
  z.strictObject({ kind: z.literal('fewer-projects'), projects: count }),
  /** The cause stands at the ratio of energy to this baseline. */
  z.strictObject({ kind: z.literal('no-verdict'), baseline: baselineMode }),
])
export type EnergyGap = z.infer<typeof energyGap>

const script = z.strictObject({ variant: z.string(), ...told })

/** What was found, the most telling first. Numbers stand in `groups` and `variants`. */
export const headlineFact = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('nothing-ran') }),
  z.strictObject({ kind: z.literal('no-answer-ran') }),
  z.strictObject({
    kind: z.literal('group'),
    mode: generatedMode,
    model: modelId,
    ...told,
    energyGap: energyGap.nullable(),
  }),
  z.strictObject({ kind: z.literal('script'), ...script.shape }),
  z.strictObject({ kind: z.literal('scripts-not-named'), scripts: count }),
  /** Too few projects for a verdict on a model. */
  z.strictObject({ kind: z.literal('scripts-only'), projects: count, needed: count }),
  /** Scripts that are seen to use less and more after Holm's correction for the number judged, and the extremes of them. */
  z.strictObject({
    kind: z.literal('extremes'),
    less: count,
    more: count,
    judged: count,
    /** Null: of some scripts energy, of others CPU time. */
    quantity: cost.nullable(),
    least: script.nullable(),
    most: script.nullable(),
  }),
  /** No run has energy that counts. */
  z.strictObject({ kind: z.literal('no-energy') }),
  /** Answers that no provider gave in this campaign. */
  z.strictObject({ kind: z.literal('origin'), origin: z.enum(['recorded', 'given']), models: z.array(modelId) }),
  /** `scope` says where it was seen. */
  z.strictObject({ kind: z.literal('scope') }),
])
export type HeadlineFact = z.infer<typeof headlineFact>

const range = z.tuple([z.number(), z.number()])

/** What the numbers were taken from, and so what they can speak of. */
export const scope = z.strictObject({
  projects: count,
  /** The most frequent first. */
  tasks: z.array(z.strictObject({ task: z.string(), projects: count })),
  /** Least and most of the author's code over projects. Null: not read of each. */
  cpuSeconds: range.nullable(),
  hosts: count,
  /** Hosts in one state each. */
  strata: count,
  days: count,
  firstDay: z.string(),
  lastDay: z.string(),
})
export type Scope = z.infer<typeof scope>
