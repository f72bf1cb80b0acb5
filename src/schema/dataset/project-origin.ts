import { z } from 'zod'
import { commitHash, LONGEST_PROSE, relativePath, sha256, text } from '../common.ts'

/** Folders of the source, `.` for all of it. */
export const sourceFolder = z.union([z.literal('.'), relativePath])

/** Repository that a copied project is from. */
const upstream = z.strictObject({
  repository: text,
  branch: text.nullable().default(null),
  commit: commitHash.nullable().default(null),
})

/** `embedded`: written for this dataset; otherwise the pinned place that its files are from. */
export const projectOrigin = z.union([
  z.literal('embedded'),
  z.strictObject({
    repository: text,
    /** The folder of the repository that is the project. */
    path: sourceFolder.default('.'),
    branch: text.nullable().default(null),
    commit: commitHash.nullable(),
    commitDate: text.nullable().default(null),
    /** Null: the repository is its own home, or nobody knows another. */
    upstream: upstream.nullable().default(null),
    importedAt: text,
    /** Hash of all files of the source, as a plan has it; null with its reason in `missing`. */
    sourceHash: sha256.nullable().default(null),
  }),
])
type ProjectOrigin = z.infer<typeof projectOrigin>

/** Why a fact that a manifest has a place for is null there. */
export const missingFacts = z.strictObject({
  licence: z.enum(['no-licence-file', 'unknown-text', 'only-claimed', 'not-recorded']).exactOptional(),
  /** Of data, where one file at least has none that is known. */
  dataLicence: z.enum(['not-stated', 'unknown-text', 'only-claimed', 'not-recorded']).exactOptional(),
  lock: z
    .strictObject({
      kind: z.enum(['not-written', 'unresolvable']),
      detail: z.string().max(LONGEST_PROSE).exactOptional(),
    })
    .exactOptional(),
  sourceHash: z.enum(['not-fetched', 'not-recorded']).exactOptional(),
})
export type MissingFacts = z.infer<typeof missingFacts>

interface Told {
  readonly origin: ProjectOrigin
  readonly licence: object | null
  readonly data: readonly { readonly licence: string | null }[]
  readonly environment: { readonly lock: string | null }
  readonly missing: MissingFacts
}

/** Facts that are null without a reason, or have one and are there. */
export function listUnexplained({ origin, licence, data, environment, missing }: Told): (keyof MissingFacts)[] {
  const isNull: Readonly<Record<keyof MissingFacts, boolean>> = {
    licence: licence === null,
    dataLicence: data.some((file) => file.licence === null),
    lock: environment.lock === null,
    sourceHash: origin !== 'embedded' && origin.sourceHash === null,
  }
  const names = ['licence', 'dataLicence', 'lock', 'sourceHash'] as const
  return names.filter((name) => isNull[name] !== (missing[name] !== undefined))
}

/** `dataset/projects/<slug>` of an author who objects, or whose upstream is gone: old reports keep its numbers, no plan takes it. */
export const tombstone = z.strictObject({
  date: z.iso.date(),
  reason: z.enum(['author-objects', 'upstream-gone', 'licence', 'data', 'other']),
  detail: text.exactOptional(),
})

/** How the code tells that rows are held out to be judged by. Null in a manifest: it does not tell. */
export const heldOut = z.strictObject({
  /** Share of all rows; null: known only when it runs. */
  testShare: z.number().gt(0).lt(1).nullable(),
  /** Null: none, or one that is known only when it runs. */
  seed: z.int().min(0).nullable(),
  stratified: z.boolean(),
  /** False: the last rows in the order of the file. */
  shuffled: z.boolean().default(true),
  /** File and line that say so. */
  source: text,
})
export type HeldOut = z.infer<typeof heldOut>
