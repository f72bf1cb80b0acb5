import { parseWith } from '../../base/text/parse-with.ts'
import { LONGEST_PROSE } from '../../schema/common.ts'
import { MANIFEST_VERSION, type Manifest, manifest as manifestSchema } from '../../schema/dataset/manifest.ts'
import type { MissingFacts } from '../../schema/dataset/project-origin.ts'
import type { FetchedSource } from '../sources/fetch-source.ts'
import { type Start, startFields } from './find-start.ts'
import type { DetectedLicence } from './licence.ts'

/** What an import found out or guessed of a project. */
export interface ImportedFacts
  extends Pick<Manifest, 'entry' | 'task' | 'metric' | 'data'>,
    Partial<Pick<Manifest, 'notebook' | 'places' | 'candidates' | 'size' | 'languages' | 'split'>> {
  readonly slug: string
  readonly licence: DetectedLicence
  /** Why nobody knows the licence of its data. */
  readonly dataLicence?: MissingFacts['dataLicence']
  /** Hash of the source as it will lie; null: it is not whole yet. */
  readonly sourceHash: string | null
  /** Why there is no lock; null: there is one. */
  readonly lockFault: string | null
  readonly start: Start
  readonly environment: Readonly<Partial<Manifest['environment']>>
  /** Default: what most projects need. */
  readonly needs?: Readonly<Partial<Manifest['needs']>>
}

/** The manifest of a project that is being imported. */
export function draftManifest(
  {
    slug,
    start,
    licence: { licence, missing },
    sourceHash,
    lockFault,
    dataLicence,
    needs = {},
    ...facts
  }: Omit<ImportedFacts, 'metric'> & { readonly metric: object },
  {
    path = '.',
    ...pin
  }: Pick<FetchedSource, 'repository' | 'commit' | 'commitDate' | 'branch'> & { readonly path?: string },
): Manifest {
  const { entry, notebook, places, task, metric, data, environment, ...counted } = facts
  const { repository, branch, commit, commitDate } = pin
  const draft = {
    schemaVersion: MANIFEST_VERSION,
    title: slug,
    origin: {
      repository,
      path,
      branch,
      commit,
      commitDate,
      importedAt: new Date().toISOString().slice(0, 10),
      sourceHash,
    },
    licence,
    entry,
    ...(notebook === undefined ? {} : { notebook }),
    ...counted,
    ...startFields(start),
    ...(places === undefined || places.length === 0 ? {} : { places }),
    task,
    metric,
    data,
    environment,
    needs,
    missing: {
      ...missing,
      ...(dataLicence === undefined ? {} : { dataLicence }),
      ...(sourceHash === null ? { sourceHash: 'not-recorded' } : {}),
      ...(lockFault === null ? {} : { lock: { kind: 'unresolvable', detail: lockFault.slice(0, LONGEST_PROSE) } }),
    },
  }
  return parseWith(manifestSchema, draft, 'the new manifest')
}
