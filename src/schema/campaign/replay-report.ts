import { z } from 'zod'
import { compoundId, count, label, text } from '../common.ts'
import { status } from '../measurement/record.ts'
import { versioned } from '../versioned.ts'

/** Part of a variant that is not as its stored call says. */
const replayFault = z.discriminatedUnion('kind', [
  z.strictObject({
    variant: compoundId,
    /**
     * The call that its provenance names is not there, is another variant's, or has no end; one of the turns that were sent is
     * not there or was changed; its script is another than its provenance names, or is gone and no call holds it.
     */
    kind: z.enum(['no-call', 'call-of-another', 'not-answered', 'turn-changed', 'script-changed', 'script-missing']),
  }),
  /** The call holds another answer than the provenance tells of, in these of its fields. */
  z.strictObject({ variant: compoundId, kind: z.literal('other-answer'), fields: z.array(label) }),
])
export type ReplayFault = z.infer<typeof replayFault>

/** What a run's stored output says and its record does not. */
const otherReading = z.discriminatedUnion('kind', [
  z.strictObject({
    record: compoundId,
    kind: z.literal('metric'),
    recorded: z.number().nullable(),
    read: z.number().nullable(),
    /** Status as the output is read now. */
    status,
  }),
  z.strictObject({
    record: compoundId,
    kind: z.literal('failure'),
    recorded: label.nullable(),
    read: label.nullable(),
  }),
])
export type OtherReading = z.infer<typeof otherReading>

export const REPLAY_VERSION = 1

/** `greenml replay --json`: whether a campaign's stored calls, outputs and records give the analysis that it has. */
export const replayReport = versioned(
  REPLAY_VERSION,
  z.strictObject({
    schemaVersion: z.literal(REPLAY_VERSION),
    campaign: text,
    toolVersion: label,
    variants: z.strictObject({
      /** Made again from stored calls, and alike. */
      rebuilt: count,
      /** Recorded or given answers, whose provenance names them. */
      taken: count,
      /** Written again: scripts, or all of what an answer leaves. */
      restored: count,
      /** Never asked, or not answered yet. */
      open: count,
    }),
    faults: z.array(replayFault),
    outputs: z.strictObject({
      /** Records whose output was read again, by what was read. */
      metrics: count,
      failures: count,
      /** Records whose log is not here. */
      absent: count,
      /** Records whose log is not what was written after the run. */
      changed: z.array(compoundId),
      differing: z.array(otherReading),
    }),
    /** Null: a fault kept it from being made. */
    analysis: z
      .strictObject({
        /** `none`: there was no analysis to compare with, or one of an older format. */
        before: z.enum(['none', 'same', 'differs']),
        /** Paths of values that differ, but for the instant of the analysis; of many the first. */
        differing: z.array(text),
      })
      .nullable(),
    /** The campaign in which all was run anew; null: nothing was run. */
    executed: text.nullable(),
  }),
  {},
)
export type ReplayReport = z.infer<typeof replayReport>
