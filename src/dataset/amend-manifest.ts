import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isNode, parseDocument } from 'yaml'
import { parseWith, readTextIfPresent, writeFileAtomic } from '../base/files.ts'
import { manifest as manifestSchema } from '../schema/manifest.ts'

/** What a new lock says of itself. */
interface LockFacts {
  readonly python: string
  readonly excludeNewer: string | null
  readonly deviations: readonly string[]
}

/** Changes in a project's manifest what it says of the lock, where that is another now; the rest stays as its writer has it. */
export async function amendManifest(folder: string, { python, excludeNewer, deviations }: LockFacts): Promise<void> {
  const path = join(folder, 'project.yaml')
  const document = parseDocument((await readTextIfPresent(path, folder)) ?? '')
  const said = { python, excludeNewer, deviations: deviations.length === 0 ? null : deviations }
  let changed = false
  for (const [name, value] of Object.entries(said)) {
    const place = ['environment', name]
    if (isDeepStrictEqual(toPlain(document.getIn(place)), value)) continue
    changed = true
    if (value === null) document.deleteIn(place)
    else document.setIn(place, value)
  }
  if (!changed) return
  parseWith(manifestSchema, document.toJS(), path)
  await writeFileAtomic(path, document.toString({ lineWidth: 0 }), folder)
}

const toPlain = (node: unknown) => (isNode(node) ? node.toJSON() : (node ?? null))
