import { join } from 'node:path'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { listFiles, readTextIfPresent } from '../base/files.ts'
import { checkForeign } from '../dataset/check-facts.ts'
import { listSlugs, manifestFile, projectsFolder } from '../dataset/load-projects.ts'
import { readManifestText } from '../dataset/read-manifest-text.ts'
import type { LeftArtifacts } from '../github/artifact-store.ts'
import type { Client } from '../github/client.ts'
import type { EventRepository } from '../github/event.ts'
import { openPullRequest } from '../github/open-pull-request.ts'
import { refuseArtifact, unpackArtifact } from '../github/take-artifact.ts'
import { renderProposal } from '../report/text/proposal-words.ts'
import { slug as slugSchema } from '../schema/common.ts'
import type { Manifest } from '../schema/manifest.ts'

export interface ProposeOptions {
  readonly dataset: string
  readonly artifactName: string
  readonly repository: EventRepository
  /** The issue that asked for it; null: none did. */
  readonly issue: number | null
}

interface ProposedProject {
  readonly slug: string
  readonly manifest: Manifest
  /** Texts by path below the project. */
  readonly files: ReadonlyMap<string, string>
}

const LARGEST_ARCHIVE_BYTES = 4 * 1024 ** 2
const LARGEST_FILE_BYTES = 2 * 1024 ** 2
/** What an import writes beside `project.yaml`, where it vendors nothing. */
const FILES: ReadonlySet<string> = new Set(['project.yaml', 'requirements.txt', 'requirements.lock'])

/** Opens a pull request with the project that another job imported, which ran its code: nothing of it is believed unread. */
export async function propose(
  { dataset, artifactName, repository, issue }: ProposeOptions,
  { client, artifacts }: { readonly client: Client; readonly artifacts: LeftArtifacts },
  { logger }: CommandContext,
): Promise<{ readonly number: number; readonly url: string; readonly slug: string }> {
  const { slug, manifest, files } = await takeProject(artifactName, artifacts)
  const known = await listSlugs(dataset)
  if (known.some((each) => each.toLowerCase() === slug.toLowerCase())) {
    throw new UserError(`There is a project '${slug}' in ${projectsFolder(dataset)} already.`)
  }
  const pull = await openPullRequest(client, {
    ...{ repository, branch: `import/${slug}`, title: `Add the project ${slug}` },
    text: renderProposal(slug, manifest, issue),
    files: new Map([...files].map(([path, text]) => [`${projectsFolder('dataset')}/${slug}/${path}`, text])),
  })
  logger.info(`pull request ${pull.number} ${pull.isNew ? 'opened' : 'renewed'}: ${pull.url}`)
  return { ...pull, slug }
}

async function takeProject(name: string, artifacts: LeftArtifacts): Promise<ProposedProject> {
  const refuse = (reason: string) => refuseArtifact(name, reason)
  const artifact = (await artifacts.list()).find((each) => each.name === name)
  if (artifact === undefined) throw new UserError(`The run has no artifact '${name}': run actions/import first.`)
  await using scratch = await unpackArtifact(artifacts, artifact, LARGEST_ARCHIVE_BYTES)
  const files = new Map<string, string>()
  let slug: string | null = null
  for (const path of await listFiles(scratch.folder)) {
    const [folder = '', ...rest] = path.split('/')
    const file = rest.join('/')
    if (!slugSchema.safeParse(folder).success || !FILES.has(file) || (slug ?? folder) !== folder) {
      throw refuse(`'${path}' is no file of one imported project`)
    }
    slug = folder
    const text = await readTextIfPresent(join(scratch.folder, path), scratch.folder, LARGEST_FILE_BYTES)
    files.set(file, text ?? '')
  }
  const read = readManifestText(files.get(manifestFile('')) ?? '')
  if (slug === null || read.manifest === null) throw refuse('it holds no project.yaml that is valid')
  const { manifest } = read
  if (manifest.origin === 'embedded') throw refuse('its project.yaml names no repository')
  if (checkForeign(manifest).length > 0) throw refuse('its project.yaml leads to what not everybody has')
  return { slug, manifest, files }
}
