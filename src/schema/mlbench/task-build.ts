import { z } from 'zod'
import { commitHash, count, modelId, sha256, text } from '../common.ts'
import { versioned } from '../versioned.ts'
import { TASK_TYPES, templateId } from './task-templates.ts'

/** Faults of a drawn task, for which it is left out. */
const BUILD_FAULTS = [
  'no-instruction',
  'value-not-in-instruction',
  'answer-in-instruction',
  'value-not-in-gold',
  'gold-has-wrong-type',
  'same-values',
  'too-close',
  'gold-failed',
] as const
export type BuildFault = (typeof BUILD_FAULTS)[number]

export const TASK_BUILD_VERSION = 1

/** `build.json` beside the rows that `mlbench build` wrote. */
export const taskBuild = versioned(
  TASK_BUILD_VERSION,
  z.strictObject({
    schemaVersion: z.literal(TASK_BUILD_VERSION),
    githubId: count,
    repository: text,
    commit: commitHash,
    templatesSha256: sha256,
    /** Of the file of rows. */
    rowsSha256: sha256,
    seed: count,
    /** Who wrote the instructions; null: they were given. */
    model: modelId.nullable(),
    drawn: count,
    kept: count,
    left: z.array(
      z.strictObject({
        id: count,
        template: templateId,
        fault: z.enum(BUILD_FAULTS),
        /** Parameters whose value is missing. */
        parameters: z.array(z.string().max(100)),
        /** The task that it is too close to. */
        of: count.nullable(),
        /** Why its gold failed. */
        reason: text.nullable(),
      }),
    ),
    templates: z.array(
      z.strictObject({ id: templateId, type: z.enum(TASK_TYPES), drawn: count, kept: count, combinations: count }),
    ),
    /** Golds that passed when they were run, and those that could not be run here. */
    golds: z.strictObject({ passed: count, notRun: count }),
    /** Characters between the instructions of kept tasks, over all pairs; null: there is no such pair. */
    editDistance: z.strictObject({ sameTask: z.number().nullable(), acrossTasks: z.number().nullable() }),
  }),
  {},
)
export type TaskBuild = Readonly<z.infer<typeof taskBuild>>
