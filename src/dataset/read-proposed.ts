import { join } from 'node:path'
import { listFiles, readTextIfPresent } from '../base/files/files.ts'
import { slug as slugSchema } from '../schema/common.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import { checkForeign } from './check-facts.ts'
import { LOCK } from './known-project.ts'
import { manifestFile } from './load-projects.ts'
import { readManifestText } from './read-manifest-text.ts'

interface ProposedProject {
  readonly slug: string
  readonly manifest: Manifest
  /** Texts by path below the project. */
  readonly files: ReadonlyMap<string, string>
}

const LARGEST_FILE_BYTES = 2 * 1024 ** 2
/** What an import writes beside `project.yaml`, where it vendors nothing. */
const FILES: ReadonlySet<string> = new Set([manifestFile(''), 'requirements.txt', LOCK])

/** The one project that a folder holds which a job that ran strangers' code has left. `refuse`: makes the error for what is none. */
export async function readProposed(root: string, refuse: (reason: string) => Error): Promise<ProposedProject> {
  const files = new Map<string, string>()
  let slug: string | null = null
  for (const path of await listFiles(root)) {
    const [folder = '', ...rest] = path.split('/')
    const file = rest.join('/')
    if (!slugSchema.safeParse(folder).success || !FILES.has(file) || (slug ?? folder) !== folder) {
      throw refuse(`'${path}' is no file of one imported project`)
    }
    slug = folder
    const text = await readTextIfPresent(join(root, path), root, LARGEST_FILE_BYTES)
    files.set(file, text ?? '')
  }
  const read = readManifestText(files.get(manifestFile('')) ?? '')
  if (slug === null || read.manifest === null) throw refuse('it holds no project.yaml that is valid')
  const { manifest } = read
  if (manifest.origin === 'embedded') throw refuse('its project.yaml names no repository')
  if (checkForeign(manifest).length > 0) throw refuse('its project.yaml leads to what not everybody has')
  return { slug, manifest, files }
}
