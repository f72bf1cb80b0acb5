import { z } from 'zod'
import { count, instant, label, quality, sha256, text } from '../common.ts'
import { failureClass } from '../failure-classes.ts'
import { doubt } from './doubt.ts'
import { energyReason, restGap } from './energy-reason.ts'
import { executionReason } from './execution-reason.ts'
import { READING_METERS } from './meters.ts'
import { threading } from './threads.ts'

/** Joules beyond any machine and any patience: such a number is a fault of the file, and would drown all others. */
const MOST_JOULES = 1e15
const MOST_WATTS = 1e9
const joules = z.number().nonnegative().max(MOST_JOULES)
export const seconds = z.number().nonnegative().max(1e9)
const bytes = count

/** What a reader of an execution's numbers has to know of it. */
const FLAGS = [
  'cold',
  'contaminated',
  'throttled',
  'timeout',
  'left-processes',
  'doubtful-energy',
  /** Contaminated, and its threads may have waited by spinning, or been kept from it: its CPU time is not its own. */
  'threads-disturbed' as const,
  /** The exit code was not 0, which the user said is no failure. */
  'failure-ignored' as const,
  'percent-normalised',
  'metric-expression',
  'scored-predictions',
  'allowed-gpu',
  'allowed-rapl',
] as const
const flag = z.enum(FLAGS)
export type Flag = z.infer<typeof flag>

/**
 * Joules of one physical zone, by its kernel name; a child stands under its parent (`package-0/dram`). `domain` is no closed list:
 * the kernel and external meters name zones, and a record must not be refused for a new one.
 */
export const energyReading = z.strictObject({
  domain: label,
  /** Gross, read at the instants that bound wallSeconds. */
  joules: joules.nullable(),
  netJoules: z.number().min(-MOST_JOULES).max(MOST_JOULES).nullable(),
  meter: z.enum(READING_METERS),
  quality,
  reason: energyReason.nullable(),
  /** Why there is no net number, where power at rest was to be measured. */
  restReason: restGap.optional(),
  /** What speaks against a number that was read; it then enters no verdict. */
  doubts: z.array(doubt),
})
export type EnergyReading = z.infer<typeof energyReading>

/** Operational carbon: kWh × PUE × intensity. */
export const carbonReading = z.strictObject({
  grams: z.number().nonnegative().max(1e18).nullable(),
  /** Quality of the energy that the grams are made from: gross joules of all packages, or of the meter outside the machine. */
  quality,
  gramsPerKwh: z.number().nonnegative().max(1e6),
  /** Region of the electricity's generation; `own value` where the user gave the intensity. */
  region: label,
  year: z.int().nullable(),
  source: label,
  pue: z.number().min(1).max(1000),
  /** Why there is no carbon: the energy's reason. */
  reason: energyReason.nullable(),
})
export type CarbonReading = z.infer<typeof carbonReading>

/** Power of one zone while nothing ran, measured on this host shortly before or after. */
export const idlePower = z.strictObject({
  domain: label,
  meter: z.enum(READING_METERS),
  watts: z.number().nonnegative().max(MOST_WATTS),
  /** Standard error of the watts over the slices of the window. */
  standardErrorWatts: z.number().nonnegative().max(MOST_WATTS).nullable(),
  /** How many slices; absent: not known, or of a version that took ten at least. */
  slices: z.int().positive().exactOptional(),
  /** Length of the window. */
  seconds: z.number().positive().max(1e9),
  startedAt: instant,
})
export type IdlePower = z.infer<typeof idlePower>

const reading = z.number().min(-1e9).max(1e9)
const beforeAndAfter = z.strictObject({ before: reading, after: reading })

/** The host around a run. A null stands where this host shows nothing. */
const conditions = z.strictObject({
  /** CPU seconds of everything else while the run lasted. */
  otherCpuSeconds: seconds.nullable(),
  /** Share of the host's busy CPU seconds that were not the run's; 0–1. */
  otherCpuShare: z.number().min(0).max(1).nullable(),
  /** Hottest sensor of the processor. */
  temperatureCelsius: beforeAndAfter.nullable(),
  /** Mean over processors. */
  frequencyMegahertz: beforeAndAfter.nullable(),
  /** Times the processor throttled itself during the run. */
  throttled: z.int().nonnegative().nullable(),
})
export type Conditions = z.infer<typeof conditions>

/** One execution of any command: how it ended and what it took. Formats of runs spread these fields, so that they stay flat. */
export const execution = z.strictObject({
  startedAt: instant,
  exitCode: z.int().nullable(),
  signal: label.nullable(),
  wallSeconds: seconds.nullable(),
  /** CPU seconds of the whole process tree. */
  userSeconds: seconds.nullable(),
  systemSeconds: seconds.nullable(),
  peakMemoryBytes: bytes.nullable(),
  energy: z.array(energyReading),
  carbon: carbonReading.nullable(),
  conditions: conditions.nullable(),
  /** Absent: it was over before anybody looked, or its file is of an older version. */
  threads: threading.exactOptional(),
  /** Why a field above is null, or less than it says, by the field's name. */
  reasons: z.record(z.string().regex(/^[A-Za-z][\w.-]{0,60}$/), executionReason),
  flags: z.array(flag),
})
export type Execution = z.infer<typeof execution>

/** CPU seconds of a run; null where one of the two is not known. */
export const cpuSecondsOf = ({
  userSeconds,
  systemSeconds,
}: Readonly<Pick<Execution, 'userSeconds' | 'systemSeconds'>>): number | null =>
  userSeconds === null || systemSeconds === null ? null : userSeconds + systemSeconds

/** Peak memory that may be compared: what is known from below only, and may be much more, is neither less nor more than another's. */
export const memoryKnown = ({
  peakMemoryBytes,
  reasons,
}: Readonly<Pick<Execution, 'peakMemoryBytes' | 'reasons'>>): number | null =>
  reasons.peakMemoryBytes?.kind === 'more-in-files' ? null : peakMemoryBytes

export const TIERS = ['container', 'bubblewrap', 'none'] as const
export const sandboxTier = z.enum(TIERS)
export type SandboxTier = z.infer<typeof sandboxTier>

export const host = z.strictObject({
  name: label,
  cpu: label,
  logicalCpus: count,
  memoryBytes: count,
  kernel: label,
  microcode: label.nullable(),
  governor: label.nullable(),
  /** Drivers that decide power and speed too (GPU, frequency), with their versions. */
  drivers: z.record(label, label),
  virtualMachine: z.boolean().nullable(),
  python: label.nullable(),
  node: label,
  /** Hash of all that makes runs comparable: host, kernel, microcode, governor, drivers. Never pooled silently. */
  stratum: z.string().regex(/^\w{1,64}$/),
})
export type Host = z.infer<typeof host>

export const LONGEST_ERROR_TYPE = 80
export const LONGEST_TRACEBACK = 2000

/** An execution on a fresh copy in a sandbox, its output kept in a log. */
export const sandboxedExecution = z.strictObject({
  ...execution.shape,
  /** Name of Python's exception, without its module. */
  errorType: z.string().max(LONGEST_ERROR_TYPE).regex(/^\w+$/).nullable(),
  errorMessage: text.nullable(),
  tracebackTail: z.string().max(LONGEST_TRACEBACK).nullable(),
  failureClass: failureClass.nullable(),
  /**
   * The idle power that netJoules were made with; empty where none was measured. Of the last run before the host rested again
   * what it drew then, too.
   */
  idle: z.array(idlePower),
  sandbox: sandboxTier,
  host,
  toolVersion: label,
  log: z
    .string()
    .regex(/^logs\/[\w.-]{1,80}\.log$/)
    .nullable(),
  logSha256: sha256.nullable(),
})
