import { z } from 'zod'
import { label, text } from '../common.ts'
import { doubt } from './doubt.ts'

const path = text
const seconds = z.number().nonnegative()
/** An error number of the system's (`EACCES`). */
const code = text
/** Words of another program or of an exception. */
const detail = text

/** Why there are no joules. */
export const energyGap = z.discriminatedUnion('kind', [
  /** Things that this machine lacks or hides. */
  z.strictObject({ kind: z.enum(['no-counters', 'hidden-counters', 'no-card-sensors']), root: path }),
  z.strictObject({ kind: z.enum(['no-power-pmu', 'no-energy-events', 'no-package-events', 'pmu-counts-nothing']) }),
  z.strictObject({ kind: z.literal('not-macos') }),
  z.strictObject({ kind: z.literal('no-devices'), library: label }),
  /** CUDA_VISIBLE_DEVICES shows none of so many devices. */
  z.strictObject({ kind: z.literal('no-visible-devices'), setting: text, devices: z.int() }),
  /** Null: the driver knows no field of power. */
  z.strictObject({ kind: z.literal('no-power-field'), field: label.nullable() }),
  /** The card is split (MIG): its counter is the whole card's. */
  z.strictObject({ kind: z.literal('partitioned') }),
  /** No meter was asked for; and what an estimate needs is not known. */
  z.strictObject({ kind: z.enum(['no-processor-meter', 'no-cpu-seconds']) }),

  /** Files of counters. */
  z.strictObject({ kind: z.enum(['unreadable', 'vanished']), path, code }),
  z.strictObject({ kind: z.literal('no-number'), path, text }),
  /** Nobody can tell what the counter of a zone without a name counts. */
  z.strictObject({ kind: z.enum(['nameless', 'replaced', 'missing']), path }),

  /** Faults of counters, and of series of readings. */
  z.strictObject({ kind: z.enum(['not-read', 'read-once', 'still', 'negative', 'above-range', 'reset']) }),
  z.strictObject({ kind: z.enum(['wrapped-or-reset', 'no-power', 'no-readings', 'no-numbers']) }),
  /** No reading on that side of the run. */
  z.strictObject({ kind: z.enum(['none-before', 'none-after']) }),
  /** No reading came for so long. */
  z.strictObject({ kind: z.literal('silent'), seconds }),
  /** Joules above twice the zone's limit. */
  z.strictObject({ kind: z.literal('implausible'), joules: z.number(), seconds, limitWatts: z.number() }),
  z.strictObject({
    kind: z.literal('beyond-belief'),
    value: z.number(),
    unit: z.enum(['watts', 'joules']),
    most: z.number(),
  }),

  /** Programs that read. */
  z.strictObject({ kind: z.literal('not-installed'), program: label }),
  z.strictObject({ kind: z.literal('not-started'), program: label, detail }),
  z.strictObject({
    kind: z.literal('ended'),
    program: label,
    exitCode: z.int().nullable(),
    signal: label.nullable(),
    detail: detail.nullable(),
  }),
  z.strictObject({ kind: z.literal('no-answer'), program: label, seconds, detail: detail.nullable() }),
  z.strictObject({ kind: z.literal('not-understood'), program: label, detail }),
  /** perf may not count here. */
  z.strictObject({ kind: z.literal('denied'), detail }),
  /** Words of a library, or of a file of an older version. */
  z.strictObject({ kind: z.literal('reported'), detail }),
])
export type EnergyGap = z.infer<typeof energyGap>

/** Remark on joules that stand. */
const energyRemark = z.discriminatedUnion('kind', [
  /** Joules computed from time, because nothing measured them. */
  z.strictObject({ kind: z.literal('estimated'), because: z.array(energyGap) }),
  /** Zones that show the same counter. */
  z.strictObject({ kind: z.literal('mirrored'), domains: z.array(label) }),
  /** The run is short beside the steps of the counter: an error of so much, as a share. */
  z.strictObject({ kind: z.literal('short-run'), error: z.number(), seconds }),
  /** The part of the processor slept: 0. */
  z.strictObject({ kind: z.literal('asleep') }),
  /** The same device's power adds up to so much. */
  z.strictObject({ kind: z.literal('other-sensor'), joules: z.number() }),
  /** The meter gives watts too, which are not used. */
  z.strictObject({ kind: z.literal('watts-too') }),
  /** Integrated from nine readings of power a second, which may be means over one. */
  z.strictObject({ kind: z.enum(['sampled-power', 'averaged-power']) }),
  /** Apple calls its values estimates. */
  z.strictObject({ kind: z.literal('vendor-estimate') }),
])

/** Why there is none, what an estimate rests on, or what else the meter says of a number that stands. */
export const energyReason = z.discriminatedUnion('kind', [energyGap, energyRemark])
export type EnergyReason = z.infer<typeof energyReason>

/** Why the power of a zone at rest is not known, and so its net joules are not. */
export const restGap = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['not-asked', 'only-estimated', 'not-among-zones']) }),
  z.strictObject({ kind: z.literal('not-read'), reason: energyReason.nullable() }),
  z.strictObject({ kind: z.literal('doubtful'), doubts: z.array(doubt) }),
])
export type RestGap = z.infer<typeof restGap>
