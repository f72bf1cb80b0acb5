import { z } from 'zod'
import { label, sha256, slug, text } from '../common.ts'
import { versioned } from '../versioned.ts'
import { TASKS } from './project-task.ts'
import { projectFault } from './validation.ts'

/** One project of a dataset, as its manifest tells of it. */
const listedProject = z.strictObject({
  slug,
  title: text,
  collection: slug.nullable(),
  task: z.enum(TASKS),
  metric: text,
  licence: text.nullable(),
  /** Null: it was written for this dataset. */
  repository: text.nullable(),
  path: text.nullable(),
  commit: text.nullable(),
  commitDate: text.nullable(),
  sourceHash: sha256.nullable(),
  bytes: z.int().nullable(),
  /** Packages that the project asks for, by their names on the index; sorted. */
  libraries: z.array(label),
  hasLock: z.boolean(),
  /** The project's files are in the dataset or in the cache. */
  isHere: z.boolean(),
  isRetired: z.boolean(),
})
export type ListedProject = z.infer<typeof listedProject>

/** A project whose manifest can't be read. */
const brokenProject = z.strictObject({
  /** Name of the project's folder. */
  folder: text,
  /** The project's manifest, below the dataset's folder as it was named. */
  file: text,
  faults: z.array(projectFault).min(1),
})
export type BrokenProject = z.infer<typeof brokenProject>

export const PROJECT_LIST_VERSION = 2

/** Content of `greenml projects --json`. */
export const projectList = versioned(
  PROJECT_LIST_VERSION,
  z.strictObject({
    schemaVersion: z.literal(PROJECT_LIST_VERSION),
    projects: z.array(listedProject),
    /** Of those that were asked for by name, whatever their task or licence: nobody knows it. */
    broken: z.array(brokenProject),
  }),
  { 1: (old) => ({ ...old, broken: [] }) },
)
export type ProjectList = z.infer<typeof projectList>
