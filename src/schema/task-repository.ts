import { z } from 'zod'
import { text } from './common.ts'
import { environmentSettings } from './manifest.ts'
import { versioned } from './versioned.ts'

/** Kinds of things that tasks need and nobody has provided. */
const LACKS = ['weights', 'data', 'hardware', 'packages', 'other'] as const
const lack = z.strictObject({ kind: z.enum(LACKS), what: text })
export const lacks = z.array(lack)

export const TASK_REPOSITORY_VERSION = 2

const taskRepositoryFile = z.strictObject({
  schemaVersion: z.literal(TASK_REPOSITORY_VERSION),
  /** The rows' `github_id`. */
  githubId: z.int().min(0),
  title: text,
  /** Field of machine learning, as the paper's table 2 names it; null where it does not. */
  field: text.nullable(),
  repository: z.url({ protocol: /^https$/ }),
  /** Commit that the published contexts were made from. */
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  /** Day on which that commit was made; null: nobody has looked. */
  committed: z.iso.date().nullable(),
  /** Commit that the published scripts name where it is another one, which they never check out. */
  namedCommit: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .exactOptional(),
  /** Name of its folder below `repos/`, which stands in contexts. */
  folder: z.string().regex(/^[A-Za-z0-9._-]+$/),
  /** Seconds after which the published grader stops an answer, and passes it. */
  publishedTimeLimit: z.strictObject({ python: z.number().positive(), bash: z.number().positive() }),
  /** Environment of its answers; without it none is run. */
  environment: environmentSettings.exactOptional(),
  /** Limits of an answer. */
  limits: z
    .strictObject({
      memoryGiB: z.number().min(0.1).max(65_536).default(4),
      timeoutSeconds: z.number().min(0.1).max(604_800).default(120),
    })
    .prefault({}),
  lacks: lacks.default([]),
})

/** `dataset/ml-bench/<repository>/repository.yaml`. */
export const taskRepository = versioned(TASK_REPOSITORY_VERSION, taskRepositoryFile, {
  1: ({ lacks: told, ...old }) => ({
    ...old,
    committed: null,
    ...(Array.isArray(told) ? { lacks: told.map((what: unknown) => ({ kind: 'other', what })) } : {}),
  }),
})
export type TaskRepository = z.infer<typeof taskRepository>
