import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { listSlugs, projectsFolder } from '../dataset/load-projects.ts'
import { readProposed } from '../dataset/read-proposed.ts'
import type { LeftArtifacts } from '../github/artifact-store.ts'
import type { Client } from '../github/client.ts'
import type { EventRepository } from '../github/event.ts'
import { openPullRequest } from '../github/open-pull-request.ts'
import { refuseArtifact, takeArtifact } from '../github/take-artifact.ts'
import { renderProposal } from '../report/text/proposal-words.ts'

export interface ProposeOptions {
  readonly dataset: string
  readonly artifactName: string
  readonly repository: EventRepository
  /** The issue that asked for it; null: none did. */
  readonly issue: number | null
}

const LARGEST_ARCHIVE_BYTES = 4 * 1024 ** 2

/** Opens a pull request with the project that another job imported, which ran its code: nothing of it is believed unread. */
export async function propose(
  { dataset, artifactName, repository, issue }: ProposeOptions,
  { client, artifacts }: { readonly client: Client; readonly artifacts: LeftArtifacts },
  { logger }: CommandContext,
): Promise<{ readonly number: number; readonly url: string; readonly slug: string }> {
  await using scratch = await takeArtifact(artifacts, artifactName, LARGEST_ARCHIVE_BYTES, 'run actions/import first')
  const refuse = (reason: string) => refuseArtifact(artifactName, reason)
  const { slug, manifest, files } = await readProposed(scratch.folder, refuse)
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
