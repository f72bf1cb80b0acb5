import { z } from 'zod'
import { count, modelId } from '../common.ts'
import { costReason } from '../generation/asking-reason.ts'
import { FLOP_KINDS, status } from '../measurement/record.ts'
import { threading } from '../measurement/threads.ts'

const flopKind = z.enum(FLOP_KINDS)

/**
 * What the records of one variant hold beside the quantities of the ratios: medians over the measured runs that ended ok, of
 * energy and carbon those beside which no other load ran and whose reading is not in doubt.
 */
export const variantObservations = z.strictObject({
  /** Joules above what the host draws while idle; null where no idle power was measured. */
  netJoules: z.number().nullable(),
  carbonGrams: z.number().nullable(),
  /** The joules behind the grams are an estimate. */
  carbonEstimated: z.boolean(),
  /** Counts of each kind of operations; the two kinds are never compared. */
  flops: z.array(z.strictObject({ kind: flopKind, count: z.number() })),
  flopsPerJoule: z.number().nullable(),
  /** Measured runs with conditions recorded, and how many of them were disturbed. */
  observed: count,
  contaminated: count,
  throttled: count,
  /** Share of all busy CPU seconds on the host that were not the run's. */
  otherCpuShare: z.number().nullable(),
  hottestCelsius: z.number().nullable(),
  /** Most threads of one process; null: nobody looked. */
  threads: count.nullable(),
})
export type VariantObservations = z.infer<typeof variantObservations>

const column = z.array(z.number().nullable())

/** Every measured run of one variant as a point, a column each, in the order of their start; null is not read or left out. */
export const runPoints = z.strictObject({
  record: z.array(z.string()),
  /** Number of the block. */
  block: z.array(z.int()),
  status: z.array(status),
  metric: column,
  /** Joules, measured or estimated as the variant's summary says. */
  energy: column,
  /** Seconds. */
  cpu: column,
  wall: column,
  /** Bytes. */
  memory: column,
})
export type RunPoints = z.infer<typeof runPoints>

/** Power at rest of a host's zone before its runs and after them: of its starts the one in which they differ most. */
const restDrift = z.strictObject({
  host: z.string(),
  domain: z.string(),
  /** Starts after which the host rested again. */
  starts: count,
  before: z.number(),
  after: z.number(),
  /** Of the difference; null where it is not known. */
  standardError: z.number().nullable(),
  /** By more than chance and by more than is worth a word: net energy is in doubt by that. */
  differs: z.boolean(),
})
export type RestDrift = z.infer<typeof restDrift>

/** How net energy, carbon and operations were made, over all records that have them. */
export const campaignReadings = z.strictObject({
  /** Median watts at rest over the windows in which they were measured. */
  idle: z.array(z.strictObject({ host: z.string(), domain: z.string(), watts: z.number(), windows: count })),
  /** Empty where no host rested again. */
  restDrift: z.array(restDrift),
  carbon: z.array(
    z.strictObject({
      gramsPerKwh: z.number(),
      region: z.string(),
      year: z.int().nullable(),
      source: z.string(),
      pue: z.number(),
    }),
  ),
  flops: z.array(z.strictObject({ kind: flopKind, meter: z.string() })),
  /** Threads of the measured runs, and the variables that set them; null: nobody looked. */
  threads: threading.omit({ sideSeconds: true, sideWaitSeconds: true }).nullable(),
  /** Measured runs with conditions recorded, every attempt. */
  load: z.strictObject({ runs: count, contaminated: count, throttled: count }),
})
export type CampaignReadings = z.infer<typeof campaignReadings>

/** What one model of the plan was asked and gave. */
export const modelUse = z.strictObject({
  model: modelId,
  /** The provider's own names, as it answered, where they differ from the one that was asked. */
  answeredAs: z.array(z.string()),
  /** The model's answers were recorded, not asked of a live model. */
  recorded: z.boolean(),
  answers: count,
  /** Answers from which a script came. */
  usable: count,
  inputTokens: count.nullable(),
  outputTokens: count.nullable(),
  usd: z.number().nullable(),
  /** Why there is no price. */
  usdReason: costReason.nullable(),
})
export type ModelUse = z.infer<typeof modelUse>
