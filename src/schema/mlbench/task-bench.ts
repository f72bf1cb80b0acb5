import { z } from 'zod'
import { count, label, text } from '../common.ts'
import { type Fields, mapFields, versioned } from '../versioned.ts'
import { lacks } from './task-repository.ts'

/**
 * Whether a repository lies at the commit that its manifest pins: `changed`: a file of the commit lies there otherwise or not at
 * all; `unverified`: it has no history of its own to tell by.
 */
const PIN_STATES = ['verified', 'changed', 'other-commit', 'unverified'] as const
export type PinState = (typeof PIN_STATES)[number]

/** The repositories that are there. */
export const pins = z.array(
  z.strictObject({ githubId: z.int(), repository: label, commit: label, state: z.enum(PIN_STATES) }),
)

/** Why answers of a repository, all or some, can't be run. `detail`: words of an error or of a program. */
const taskFault = z.discriminatedUnion('kind', [
  /** No manifest in that folder describes the repository. */
  z.strictObject({ kind: z.literal('not-described'), folder: text }),
  /** The repository's manifest names no environment; no folder of repositories was given. */
  z.strictObject({ kind: z.enum(['no-environment', 'no-repositories']) }),
  z.strictObject({ kind: z.literal('no-folder'), root: text }),
  /** What is missing stands beside. */
  z.strictObject({ kind: z.literal('lacking') }),
  /** The repository's files can't be opened; no environment could be made; the one that was made runs nothing. */
  z.strictObject({ kind: z.enum(['unreadable', 'environment-failed', 'python-failed']), detail: text }),
  /** A file of an older version says no more. */
  z.strictObject({ kind: z.literal('reported'), detail: text }),
])
export type TaskFault = z.infer<typeof taskFault>

/** Repositories whose answers could not be run, and why. */
export const faults = z.array(
  z.strictObject({ githubId: z.int(), repository: label, fault: taskFault, lacks, tasks: count }),
)

/** Older versions told it in words. */
export const withoutSentences = (old: Fields): Fields => ({
  ...old,
  faults: mapFields(old.faults, ({ fault, ...rest }) => ({ ...rest, fault: { kind: 'reported', detail: fault } })),
})

export const TASK_BENCH_VERSION = 2

const benchFile = z.strictObject({ schemaVersion: z.literal(TASK_BENCH_VERSION), pins, faults })

/** `bench/*.json`: what answers were run on in one call, for who scores what is on record. */
export const taskBench = versioned(TASK_BENCH_VERSION, benchFile, { 1: withoutSentences })
export type TaskBench = z.infer<typeof taskBench>
