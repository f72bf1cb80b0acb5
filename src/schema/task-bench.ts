import { z } from 'zod'
import { count, label, text } from './common.ts'
import { lacks } from './task-repository.ts'
import { versioned } from './versioned.ts'

/**
 * Whether a repository lies at the commit that its manifest pins: `changed`: a file of the commit lies there otherwise or not at
 * all; `unverified`: it has no history of its own to tell by.
 */
export const PIN_STATES = ['verified', 'changed', 'other-commit', 'unverified'] as const
export type PinState = (typeof PIN_STATES)[number]

/** The repositories that are there. */
export const pins = z.array(
  z.strictObject({ githubId: z.int(), repository: label, commit: label, state: z.enum(PIN_STATES) }),
)

/** Repositories whose answers could not be run, and why. */
export const faults = z.array(
  z.strictObject({ githubId: z.int(), repository: label, fault: text, lacks, tasks: count }),
)

export const TASK_BENCH_VERSION = 1

const benchFile = z.strictObject({ schemaVersion: z.literal(TASK_BENCH_VERSION), pins, faults })

/** `bench/*.json`: what answers were run on in one call, for who scores what is on record. */
export const taskBench = versioned(TASK_BENCH_VERSION, benchFile, {})
export type TaskBench = z.infer<typeof taskBench>
