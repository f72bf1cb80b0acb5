import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isNode, parseDocument } from 'yaml'
import { readTextIfPresent, writeFileAtomic } from '../base/files/files.ts'
import { parseWith } from '../base/text/parse-with.ts'
import { manifest } from '../schema/dataset/manifest.ts'
import { taskRepository } from '../schema/mlbench/task-repository.ts'
import type { YamlPatch } from './edit-yaml.ts'
import { patchManifestText } from './patch-manifest.ts'

/** What a new lock says of itself. */
interface LockFacts {
  readonly python: string
  readonly excludeNewer: string | null
  readonly deviations: readonly string[]
}

/** Manifests by their names without ending. */
const MANIFESTS = { project: manifest, repository: taskRepository }

/** Changes in a manifest what it says of the lock, where that is another now; the rest stays as its writer has it. */
export async function amendManifest(
  folder: string,
  { python, excludeNewer, deviations }: LockFacts,
  name: keyof typeof MANIFESTS = 'project',
): Promise<void> {
  const path = join(folder, `${name}.yaml`)
  const text = (await readTextIfPresent(path, folder)) ?? ''
  const document = parseDocument(text)
  const said = { python, excludeNewer, deviations: deviations.length === 0 ? null : deviations }
  const patches = Object.entries(said).flatMap(([field, value]): YamlPatch[] => {
    const place = ['environment', field]
    if (isDeepStrictEqual(toPlain(document.getIn(place)), value)) return []
    return [value === null ? { op: 'delete', path: place } : { op: 'set', path: place, value }]
  })
  if (patches.length === 0) return
  const amended = patchManifestText(text, patches)
  parseWith<unknown>(MANIFESTS[name], parseDocument(amended).toJS(), path)
  await writeFileAtomic(path, amended, folder)
}

const toPlain = (node: unknown) => (isNode(node) ? node.toJSON() : (node ?? null))
