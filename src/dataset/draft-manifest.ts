import { parseWith } from '../base/files.ts'
import { MANIFEST_VERSION, type Manifest, manifest as manifestSchema } from '../schema/manifest.ts'
import type { FetchedSource } from './fetch-source.ts'
import type { Start } from './find-start.ts'
import type { DetectedLicence } from './licence.ts'

/** What an import found out or guessed of a project. */
export interface ImportedFacts extends Pick<Manifest, 'entry' | 'task' | 'metric' | 'data'> {
  readonly slug: string
  readonly licence: DetectedLicence
  /** Hash of the source as it will lie; null: it is not whole yet. */
  readonly sourceHash: string | null
  readonly start: Start
  readonly environment: Readonly<Partial<Manifest['environment']>>
}

/** The manifest of a project that is being imported. */
export function draftManifest(
  {
    slug,
    start,
    licence: { licence, missing },
    sourceHash,
    ...facts
  }: Omit<ImportedFacts, 'metric'> & { readonly metric: object },
  { repository, commit, commitDate }: Pick<FetchedSource, 'repository' | 'commit' | 'commitDate'>,
): Manifest {
  const { module, workingDirectory, pythonPath, arguments: words } = start
  const { entry, task, metric, data, environment } = facts
  const draft = {
    schemaVersion: MANIFEST_VERSION,
    title: slug,
    origin: { repository, commit, commitDate, importedAt: new Date().toISOString().slice(0, 10), sourceHash },
    licence,
    entry,
    ...(module === undefined ? {} : { module }),
    ...{ workingDirectory, pythonPath, arguments: words },
    ...{ task, metric, data, environment },
    missing: { ...missing, ...(sourceHash === null ? { sourceHash: 'not-recorded' } : {}) },
  }
  return parseWith(manifestSchema, draft, 'the new manifest')
}
