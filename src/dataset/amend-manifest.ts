import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isNode, parseDocument } from 'yaml'
import { parseWith, readTextIfPresent, writeFileAtomic } from '../base/files.ts'
import { manifest } from '../schema/manifest.ts'
import { taskRepository } from '../schema/task-repository.ts'

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
  const document = parseDocument((await readTextIfPresent(path, folder)) ?? '')
  const said = { python, excludeNewer, deviations: deviations.length === 0 ? null : deviations }
  let changed = false
  for (const [field, value] of Object.entries(said)) {
    const place = ['environment', field]
    if (isDeepStrictEqual(toPlain(document.getIn(place)), value)) continue
    changed = true
    if (value === null) document.deleteIn(place)
    else document.setIn(place, value)
  }
  if (!changed) return
  parseWith<unknown>(MANIFESTS[name], document.toJS(), path)
  await writeFileAtomic(path, document.toString({ lineWidth: 0 }), folder)
}

const toPlain = (node: unknown) => (isNode(node) ? node.toJSON() : (node ?? null))
