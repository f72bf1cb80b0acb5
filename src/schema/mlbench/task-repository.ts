import { z } from 'zod'
import { commitHash, relativePath, sha256, text } from '../common.ts'
import { environmentSettings } from '../dataset/manifest.ts'
import { versioned } from '../versioned.ts'

/** Kinds of things that tasks need and nobody has provided. */
const LACKS = ['weights', 'data', 'hardware', 'packages', 'other'] as const
const toldLack = z.strictObject({ kind: z.enum(LACKS), what: text })
/** What is missing, as it is told of. */
export const lacks = z.array(toldLack)

/** A file of somebody else's, by its place in the repository's folder. */
const wantedFile = z.strictObject({
  path: relativePath,
  /** Null: it could not be looked up; any file at its place will do. */
  sha256: sha256.nullable(),
  bytes: z.int().min(0).nullable(),
  /** Where its authors publish it, alone or in an archive; null: nowhere. */
  url: z.url({ protocol: /^https$/ }).nullable(),
})

const lack = toldLack.extend({
  /** Rows' `id`s; default: all of the repository's. */
  tasks: z.array(z.int().min(0)).min(1).exactOptional(),
  /** Where all of these lie in the repository's folder, nothing is missing any more; without them nothing can be put there. */
  files: z.array(wantedFile).min(1).exactOptional(),
})
export type Lack = z.infer<typeof lack>

const TASK_REPOSITORY_VERSION = 3

const taskRepositoryFile = z.strictObject({
  schemaVersion: z.literal(TASK_REPOSITORY_VERSION),
  /** The rows' `github_id`. */
  githubId: z.int().min(0),
  title: text,
  /** Field of machine learning, as the paper's table 2 names it; null where it does not. */
  field: text.nullable(),
  repository: z.url({ protocol: /^https$/ }),
  /** Commit that the published contexts were made from. */
  commit: commitHash,
  /** Day on which that commit was made; null: nobody has looked. */
  committed: z.iso.date().nullable(),
  /** Commit that the published scripts name where it is another one, which they never check out. */
  namedCommit: commitHash.exactOptional(),
  /** Name of its folder below `repos/`, which stands in contexts. */
  folder: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/),
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
  lacks: z.array(lack).default([]),
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
