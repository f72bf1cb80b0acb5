import { join } from 'node:path'
import { hashBelow, parseWith, readTextIfPresent } from '../base/files.ts'
import { MANIFEST_VERSION, type Manifest, type MetricRule, manifest as manifestSchema } from '../schema/manifest.ts'
import { draftRule } from '../schema/metrics.ts'
import type { FetchedSource } from './fetch-source.ts'
import { detectLicence } from './licence.ts'

const DATA_FILE = /\.(csv|tsv|json|jsonl|xlsx?|parquet|feather|npy|npz|arff|mat|data)$/i

interface ImportedFiles {
  readonly folder: string
  /** Relative to the folder. */
  readonly files: readonly string[]
  readonly entry: string
}

/** The manifest of a project that is being imported. What no file says is guessed, for a person to correct. */
export async function draftManifest(
  slug: string,
  { repository, commit, commitDate }: Pick<FetchedSource, 'repository' | 'commit' | 'commitDate'>,
  { folder, files, entry }: ImportedFiles,
  environment: Readonly<Partial<Manifest['environment']>>,
): Promise<Manifest> {
  const paths = files.filter((path) => DATA_FILE.test(path))
  const data = await Promise.all(
    paths.map(async (path) => ({ path, role: 'all', sha256: await hashBelow(folder, path) })),
  )
  const draft = {
    schemaVersion: MANIFEST_VERSION,
    title: slug,
    origin: { repository, commit, commitDate, importedAt: new Date().toISOString().slice(0, 10) },
    licence: await detectLicence(folder, files),
    entry,
    task: 'other',
    metric: guessMetric((await readTextIfPresent(join(folder, entry), folder)) ?? ''),
    data,
    environment,
  }
  return parseWith(manifestSchema, draft, 'the new manifest')
}

/** What the entry most likely prints; the manifest is there to be corrected. No `(?i:…)`: Node 22 does not know it. */
function guessMetric(code: string): Pick<MetricRule, 'name' | 'direction' | 'scale' | 'pattern'> {
  const number = String.raw`[^0-9\n-]{0,80}(-?[0-9]*\.?[0-9]+)`
  if (/r2_score|R²/i.test(code) && !/accuracy/i.test(code)) {
    return { ...draftRule('r2'), pattern: `(?:[Rr]2|[Rr]²|[Ss]core|SCORE)${number}` }
  }
  const word = /acc?ura|acurá/i.test(code) ? '(?:[Aa]ccuracy|ACCURACY|[Aa]cur[aá]cia)' : '(?:[Ss]core|SCORE)'
  return { ...draftRule('accuracy'), pattern: `${word}${number}` }
}
