import { z } from 'zod'
import { count, label, text } from '../common.ts'

const bytes = z.number().nonnegative()
const seconds = z.number().nonnegative()

/** Runs that are made for more than time and energy. */
const EXTRA_RUNS = ['counted', 'profiled'] as const
const run = z.enum(EXTRA_RUNS)

/** Why such a run says nothing of the measured ones: it did not end as they did. */
const endedOtherwise = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('timed-out'), run }),
  z.strictObject({ kind: z.literal('ended-by-signal'), run, signal: label }),
  /** `usual`: signals and exit codes of the measured ones. */
  z.strictObject({
    kind: z.literal('ended-otherwise'),
    run,
    exitCode: z.int().nullable(),
    usual: z.array(z.union([label, z.int()]).nullable()),
  }),
])
export type EndedOtherwise = z.infer<typeof endedOtherwise>

/** Why the launcher has no number of a process tree, or what the number is. */
export const treeReason = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('no-program') }),
  /** No less than so much: processes can have ended that nobody waited for, and no control group can be made to count them. */
  z.strictObject({ kind: z.literal('unwaited'), leastSeconds: seconds }),
  /** The number is not resolved: the launcher's own pages show through below so much. */
  z.strictObject({ kind: z.literal('below-launcher'), bytes }),
  /** The number is a least: it is so much with what files in memory of the host, or buffers of its kernel, can hold of the run. */
  z.strictObject({ kind: z.literal('more-in-files'), bytes }),
  /** Memory charged to the control group, files in memory too. */
  z.strictObject({ kind: z.literal('charged') }),
  /** Memory of the largest process alone: this system does not tell which belong together. */
  z.strictObject({ kind: z.literal('largest-process') }),
  /** The sum over the tree was looked at now and then. */
  z.strictObject({
    kind: z.literal('looked-at'),
    /** Subject of the number: the largest process alone took more than any sum. */
    of: z.enum(['tree', 'process']),
    looks: count,
    sharedPages: z.enum(['once', 'in-each']),
    /** Part of it in files in memory and in what the kernel keeps, where that is more than a little. */
    outsideBytes: bytes.nullable(),
    /** Resident pages between the looks, shared ones counted in each, where they came to more. */
    residentBytes: bytes.nullable(),
  }),
])

/** Why memory is only looked at now and then: the kernel has no group that limits it. `folder`: where one would be made. */
export const sampledReason = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['not-asked', 'not-mounted', 'no-limit-taken', 'not-moved', 'not-by-engine']) }),
  z.strictObject({ kind: z.enum(['not-allowed', 'not-passed-on']), folder: text }),
])
export type SampledReason = z.infer<typeof sampledReason>

/** Why energy is not read: nobody asked for it, or it would be that of counting too, or of data that is not the project's own. */
const ENERGY_NOT_READ = ['not-asked', 'counting-too', 'changed-data'] as const
export type EnergyNotRead = (typeof ENERGY_NOT_READ)[number]

/** Why a number of an execution is null, or less or other than it says. */
export const executionReason = z.discriminatedUnion('kind', [
  treeReason,
  /** The command did not start, by the shell's code. */
  z.strictObject({ kind: z.literal('not-started'), exitCode: z.int() }),
  z.strictObject({ kind: z.enum(ENERGY_NOT_READ) }),
  /** A command has no rule to read a metric by. */
  z.strictObject({ kind: z.literal('no-rule') }),

  /** CPU seconds by phase. */
  endedOtherwise,
  z.strictObject({ kind: z.literal('no-cpu-seconds') }),
  /** What the script did to its profiler: uses its signal or timer, blocks the signal, replaced or damaged what it left. */
  z.strictObject({
    kind: z.enum(['signal-in-use', 'signal-blocked', 'notes-replaced', 'notes-damaged']),
  }),
  z.strictObject({ kind: z.enum(['no-cpu-timer', 'profiler-failed']) }),
  /** No Python started, or one that reads no PYTHONPATH. */
  z.strictObject({ kind: z.literal('no-python') }),
  z.strictObject({ kind: z.literal('too-many-processes'), most: count }),
  /** The phases add up to more than the run had. */
  z.strictObject({ kind: z.literal('phases-exceed'), phaseSeconds: seconds, runSeconds: seconds }),

  /** Words of a file of an older version. */
  z.strictObject({ kind: z.literal('reported'), detail: text }),
])
export type ExecutionReason = z.infer<typeof executionReason>

/** Why operations were not counted, or what a count is. */
export const flopsReason = z.discriminatedUnion('kind', [
  /** perf: not of this system, not installed, not allowed, or of no use here. */
  z.strictObject({ kind: z.enum(['not-linux', 'no-perf', 'denied', 'virtual-machine', 'no-counters']) }),
  z.strictObject({ kind: z.enum(['no-efficiency-core-event', 'not-into-container']) }),
  z.strictObject({ kind: z.literal('unknown-processor'), processor: label }),
  /** perf may be too old for this processor. */
  z.strictObject({ kind: z.literal('unknown-events'), detail: text }),
  z.strictObject({ kind: z.literal('unsupported-event'), event: label }),
  /** perf left no counts, or others than it was asked for: it was ended with the run. */
  z.strictObject({ kind: z.literal('no-counts') }),
  /** The run was too short for every counter to have its turn. */
  z.strictObject({ kind: z.literal('too-short') }),
  /** Scaled up from the share of the run during which it was counted. */
  z.strictObject({ kind: z.literal('scaled') }),
  endedOtherwise,
  /** PyTorch's formulas know products, convolutions and attention, in the threads that it runs itself. */
  z.strictObject({ kind: z.literal('operators'), torch: z.array(text) }),
  z.strictObject({ kind: z.literal('too-many-totals'), most: count }),
  z.strictObject({ kind: z.literal('unreadable-total') }),
  /** Words of the shim, which the script can write too, or of a file of an older version. */
  z.strictObject({ kind: z.literal('reported'), detail: text }),
])
export type FlopsReason = z.infer<typeof flopsReason>
