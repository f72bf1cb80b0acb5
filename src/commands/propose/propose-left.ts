import type { CommandContext } from '../../base/context.ts'
import type { LeftArtifacts } from '../../github/artifact-store.ts'
import type { Client } from '../../github/client.ts'
import type { EventRepository } from '../../github/event.ts'
import { openPullRequest, type ProposedChange } from '../../github/open-pull-request.ts'
import { refuseArtifact, takeArtifact } from '../../github/take-artifact.ts'

export interface LeftToPropose {
  readonly artifactName: string
  readonly repository: EventRepository
}

export interface ProposingHands {
  readonly client: Client
  readonly artifacts: LeftArtifacts
}

/** What is proposed, by its own name. */
export interface Proposed extends Omit<ProposedChange, 'repository'> {
  readonly name: string
}

const LARGEST_ARCHIVE_BYTES = 4 * 1024 ** 2

/** Opens a pull request with what another job left, which ran strangers' code: `read` believes nothing of the folder unread. `leaver`: what leaves it. */
export async function proposeLeft(
  { artifactName, repository }: LeftToPropose,
  leaver: string,
  read: (folder: string, refuse: (reason: string) => Error) => Promise<Proposed>,
  { client, artifacts }: ProposingHands,
  { logger }: CommandContext,
): Promise<{ readonly number: number; readonly url: string; readonly name: string }> {
  await using scratch = await takeArtifact(artifacts, artifactName, LARGEST_ARCHIVE_BYTES, leaver)
  const { name, ...change } = await read(scratch.folder, (reason) => refuseArtifact(artifactName, reason))
  const { number, url, isNew } = await openPullRequest(client, { repository, ...change })
  logger.info(`pull request ${number} ${isNew ? 'opened' : 'renewed'}: ${url}`)
  return { number, url, name }
}
