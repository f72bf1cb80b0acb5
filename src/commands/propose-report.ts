import { join } from 'node:path'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { lookBelow } from '../base/untrusted-files.ts'
import type { LeftArtifacts } from '../github/artifact-store.ts'
import type { Client } from '../github/client.ts'
import type { EventRepository } from '../github/event.ts'
import { openPullRequest } from '../github/open-pull-request.ts'
import { runPage } from '../github/run-page.ts'
import { refuseArtifact, takeArtifact } from '../github/take-artifact.ts'
import { renderOwnFiles } from '../report/site/own-files.ts'
import { readProposedReport } from '../report/site/proposed-report.ts'
import { renderReportProposal } from '../report/text/proposal-words.ts'
import { MOST_BYTES } from './publish.ts'

export interface ProposeReportOptions {
  /** Folder of the published reports in this checkout. */
  readonly reports: string
  readonly artifactName: string
  readonly repository: EventRepository
}

const LARGEST_ARCHIVE_BYTES = 4 * 1024 ** 2

/** Opens a pull request with the report that another job published: what it holds is held to its facts, and those to their schema. */
export async function proposeReport(
  { reports, artifactName, repository }: ProposeReportOptions,
  { client, artifacts }: { readonly client: Client; readonly artifacts: LeftArtifacts },
  { env, logger }: CommandContext,
): Promise<{ readonly number: number; readonly url: string; readonly id: string }> {
  await using scratch = await takeArtifact(artifacts, artifactName, LARGEST_ARCHIVE_BYTES, 'run actions/publish first')
  const refuse = (reason: string) => refuseArtifact(artifactName, reason)
  const { facts, files } = await readProposedReport(scratch.folder, MOST_BYTES, refuse)
  const { id } = facts
  if ((await lookBelow(reports, id)).kind !== 'none')
    throw new UserError(`${join(reports, id)} is there already, and what is published stays: publish it by another id.`)
  const pull = await openPullRequest(client, {
    ...{ repository, branch: `publish/${id}`, title: `Publish the campaign ${id}` },
    text: renderReportProposal(facts, runPage(env)),
    files: new Map([...files, ...renderOwnFiles(facts)].map(([path, content]) => [`reports/${id}/${path}`, content])),
  })
  logger.info(`pull request ${pull.number} ${pull.isNew ? 'opened' : 'renewed'}: ${pull.url}`)
  return { ...pull, id }
}
