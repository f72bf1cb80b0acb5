import { stringify } from 'yaml'
import { MANIFEST_VERSION } from '../../src/schema/dataset/manifest.ts'
import { listFields } from '../../src/schema/versioned.ts'
import { makeFolder } from './temporary.ts'

export interface TinyProject {
  /** Files below `source/`; `main.py` is the entry. */
  readonly files?: Readonly<Record<string, string>>
  /** Replaces fields of the manifest. */
  readonly manifest?: Readonly<Record<string, unknown>>
  readonly lock?: string
}

export function tinyManifest(changes: Readonly<Record<string, unknown>> = {}) {
  const manifest = {
    schemaVersion: MANIFEST_VERSION,
    title: 'Tiny',
    origin: 'embedded',
    licence: null,
    entry: 'main.py',
    task: 'other',
    metric: { name: 'accuracy', direction: 'higher', scale: 'fraction', pattern: 'Accuracy: ([0-9.]+)' },
    environment: { python: '>=3.10', lock: 'requirements.lock' },
    needs: { memoryGiB: 1, timeoutSeconds: 20 },
    ...changes,
  }
  const missing = {
    ...(manifest.licence === null ? { licence: 'no-licence-file' } : {}),
    ...(listFields(changes.data).some(({ licence }) => licence === undefined) ? { dataLicence: 'not-stated' } : {}),
    ...(manifest.origin === 'embedded' ? {} : { sourceHash: 'not-recorded' }),
  }
  return { ...manifest, missing, ...changes }
}

/** A dataset of projects that need no package: Python only. */
export async function makeDataset(projects: Readonly<Record<string, TinyProject>>): Promise<string> {
  const files: Record<string, string> = { 'models.yaml': 'schemaVersion: 1\nmodels: []\n' }
  for (const [slug, { files: source, manifest, lock }] of Object.entries(projects)) {
    files[`projects/${slug}/project.yaml`] = stringify(tinyManifest(manifest))
    files[`projects/${slug}/requirements.lock`] = lock ?? '# no packages\n'
    for (const [path, text] of Object.entries(source ?? { 'main.py': 'print("Accuracy: 0.5")\n' })) {
      files[`projects/${slug}/source/${path}`] = text
    }
  }
  return makeFolder(files)
}

/** A folder of answers: `<slug>/<mode>/<model>` to the script. */
export function makeAnswers(answers: Readonly<Record<string, string>>): Promise<string> {
  const files = Object.entries(answers).map(([key, code]) => {
    const [slug, mode, model] = key.split('/')
    return [`${slug}/GENAIGREENML_${mode?.replaceAll('-', '_')}_${model}.py`, code]
  })
  return makeFolder(Object.fromEntries(files))
}
