import { z } from 'zod'
import { quantity } from '../analysis/ratio.ts'
import { compoundId, text } from '../common.ts'
import { versioned } from '../versioned.ts'

/** A plan's forms for others: Slurm's job array, Experiment Runner's run table. */

/** A job that waits longer for a self-hosted runner is cancelled (GitHub's limits of self-hosted runners). */
export const LONGEST_WAIT_SECONDS = 24 * 3600

/** The name of a file, which stands in scripts that a shell runs. */
const hostName = z.string().regex(/^[\w.-]{1,300}$/, 'letters, digits, dot, underscore, hyphen')

const seconds = z.number().nonnegative()
const bytes = z.number().nonnegative()

/** Groups that one process runs, each whole: a project with one model or with all. */
const scheduledShard = z.strictObject({
  /** Shard as `--shard` takes it. */
  shard: z.string().regex(/^\d+\/\d+$/),
  /** The kind of machine that runs it, by its name in `hosts`. */
  host: hostName,
  /** Number among those that are queued together, from 1. */
  wave: z.int().positive(),
  groups: z.array(compoundId),
  runs: z.int().nonnegative(),
  expectedSeconds: seconds,
  /** Every run ends at its time limit. */
  worstSeconds: seconds,
})
export type ScheduledShard = z.infer<typeof scheduledShard>

export const scheduledHost = z.strictObject({
  name: hostName,
  labels: z.array(text),
  gpu: z.boolean(),
  machines: z.int().positive(),
  shards: z.int().nonnegative(),
  projects: z.int().nonnegative(),
  groups: z.int().nonnegative(),
  runs: z.int().nonnegative(),
  /** Seconds over all machines of the kind. */
  expectedSeconds: seconds,
  /** Seconds of the machine that has most to do. */
  longestSeconds: seconds,
})
export type ScheduledHost = z.infer<typeof scheduledHost>

const scheduledWave = z.strictObject({
  jobs: z.int().nonnegative(),
  /** Time from the wave's start until its last job leaves the queue. */
  lastStartSeconds: seconds,
  longestSeconds: seconds,
})

/** Estimates, all of them: what they are made from is in `estimatedFrom`. */
const diskEstimate = z.strictObject({
  /** Different locks, each one environment on every machine that runs its projects. */
  locks: z.int().nonnegative(),
  environmentBytes: bytes,
  recordBytes: bytes,
  logBytes: bytes,
  estimatedFrom: text,
})
export type DiskEstimate = z.infer<typeof diskEstimate>

/** The smallest change of one script that the planned repetitions show with 80 % power at the 5 % level. */
const detectableEffect = z.strictObject({
  /** Null: whichever is measured. */
  quantity: quantity.nullable(),
  /** Standard deviation of one script's log-ratio between two neighbouring blocks. */
  noise: z.number().nonnegative(),
  source: text,
  repetitions: z.int().positive(),
  /** Change as a share; null: so few repetitions give no verdict. */
  change: z.number().nonnegative().max(1).nullable(),
})
export type DetectableEffect = z.infer<typeof detectableEffect>

export const SCHEDULE_VERSION = 1

const scheduleFile = z.strictObject({
  schemaVersion: z.literal(SCHEDULE_VERSION),
  campaign: text,
  /** What the expected seconds are made from. */
  assumed: z.strictObject({
    /** Seconds of a run of a project that does not declare `typicalSeconds`. */
    runSeconds: seconds,
    /** Around every run: a fresh copy, the sandbox, the record. */
    overheadSeconds: seconds,
    /** The host at rest, before the first run of a shard. */
    idleSeconds: seconds,
    /** An environment that is made before the first run of a shard. */
    environmentSeconds: seconds,
    /** Projects whose own `typicalSeconds` were taken. */
    projectsWithTypicalSeconds: z.int().nonnegative(),
  }),
  hosts: z.array(scheduledHost),
  shards: z.array(scheduledShard),
  waves: z.array(scheduledWave),
  total: z.strictObject({
    runs: z.int().nonnegative(),
    /** Seconds over all machines. */
    seconds,
    /** Time from the first wave's start to the last one's end. */
    elapsedSeconds: seconds,
    /** Elapsed over the mean of the machines that have work: 1 is perfect. */
    balance: z.number().min(1).nullable(),
  }),
  detectable: z.array(detectableEffect),
  disk: diskEstimate,
})

/** `<campaign>/schedule.json`: who runs what, and what that is expected to take. Nothing in it is measured. */
export const schedule = versioned(SCHEDULE_VERSION, scheduleFile, {})
export type Schedule = z.infer<typeof schedule>
