import { join } from 'node:path'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { readJsonIfPresent } from '../base/files.ts'
import { listBelow } from '../base/untrusted-files.ts'
import { ArtifactRefused, type LeftArtifacts } from '../github/artifact-store.ts'
import type { Client } from '../github/client.ts'
import type { EventRepository, WorkflowEvent } from '../github/event.ts'
import { findPullRequests } from '../github/find-pull-requests.ts'
import { runPage } from '../github/run-page.ts'
import { unpackArtifact } from '../github/take-artifact.ts'
import { type Upserted, upsertComment } from '../github/upsert-comment.ts'
import { renderRevisionsComment } from '../report/measurement/revisions.ts'
import { renderValidationComment } from '../report/text/validation-comment.ts'
import type { CommentInputs } from '../schema/options/comment-options.ts'
import { MEASURE_FILE, revisionComparison } from '../schema/revision-comparison.ts'
import { VALIDATION_FILE, validation } from '../schema/validation.ts'
import { composeComment } from './report.ts'

/** What a comment is made of beside its options. */
export interface CommentHands {
  readonly event: WorkflowEvent
  readonly client: Client
  /** Of the run that left the finding. */
  readonly openArtifacts: () => Promise<LeftArtifacts>
  /** Milliseconds that a second of waiting takes. */
  readonly second?: number
}

export interface CommentResult {
  /** Null: there is no finding, or nothing to comment on. */
  readonly upserted: Upserted | null
  readonly pulls: readonly number[]
}

const LARGEST_ARCHIVE_BYTES = 4 * 1024 ** 2
const LARGEST_FINDING_BYTES = 8 * 1024 ** 2

/** Puts a finding on the pull requests that it is about: one comment of each name, renewed by each push. */
export async function commentOnPulls(
  inputs: CommentInputs,
  hands: CommentHands,
  context: CommandContext,
): Promise<CommentResult> {
  const { event, client } = hands
  const pulls = await choosePulls(event, client)
  if (pulls.length === 0) {
    context.logger.info('no open pull request has this commit as its head any more: nothing is written')
    return { upserted: null, pulls }
  }
  const link = event.kind === 'workflow-run' ? event.run.html_url : runPage(context.env)
  const told =
    inputs.campaign === undefined
      ? await tellFinding(inputs.artifactName, hands, link)
      : { text: await composeComment({ campaign: inputs.campaign, base: inputs.base }, link, context) }
  if (typeof told === 'string') {
    context.logger.warn(`${told} Nothing is written.`)
    return { upserted: null, pulls }
  }
  const { text } = told
  const name = inputs.name ?? (inputs.campaign === undefined ? inputs.artifactName : 'campaign')
  let upserted: Upserted | null = null
  for (const pull of pulls) {
    const comment = { repository: event.repository, pull, name, author: inputs.author, text }
    upserted = await upsertComment(client, comment, hands)
    context.logger.info(`pull request ${pull}: comment ${upserted.outcome}, ${upserted.url}`)
    if (upserted.author !== inputs.author) {
      context.logger.warn(
        `The token writes as '${upserted.author}': give that to the input 'author', else the next push is told in a second comment.`,
      )
    }
  }
  return { upserted, pulls }
}

async function choosePulls(event: WorkflowEvent, client: Client): Promise<readonly number[]> {
  switch (event.kind) {
    case 'pull-request':
      return [event.number]
    case 'workflow-run':
      return event.run.event === 'pull_request' ? findPullRequests(client, event.repository, event.run) : []
    case 'issue':
    case 'dispatch':
      throw new UserError('There is no pull request here: this action comments on pull_request and workflow_run.')
  }
}

/** The words of what a job left that ran strangers' code: its artifact says only what the schemas know. A string: why there is none. */
async function tellFinding(
  name: string,
  { openArtifacts }: CommentHands,
  link: string | null,
): Promise<{ readonly text: string } | string> {
  const store = await openArtifacts()
  const left = await store.list().catch((error: unknown) => {
    // The job that measured has said where its finding lies.
    if (error instanceof ArtifactRefused) return error
    throw error
  })
  if (left instanceof ArtifactRefused) return left.message
  const artifact = left.find((each) => each.name === name)
  if (artifact === undefined) return `The run left no artifact '${name}'.`
  await using scratch = await unpackArtifact(store, artifact, LARGEST_ARCHIVE_BYTES)
  const { folder } = scratch
  const read = async <T>(file: string, schema: Parameters<typeof readJsonIfPresent<T>>[1]) =>
    readJsonIfPresent(join(folder, file), schema, folder, LARGEST_FINDING_BYTES).catch((error: unknown) => {
      throw error instanceof UserError ? refusal(name, error.message) : error
    })
  const projects = await read(VALIDATION_FILE, validation)
  if (projects !== null) return { text: renderValidationComment(projects, link) }
  const revisions = await read(MEASURE_FILE, revisionComparison)
  if (revisions !== null) return { text: renderRevisionsComment(revisions, link) }
  const held = ((await listBelow(folder, '')) ?? []).slice(0, 3).map((entry) => entry.name)
  throw refusal(name, `it holds neither ${VALIDATION_FILE} nor ${MEASURE_FILE}, but ${held.join(', ') || 'nothing'}`)
}

const refusal = (name: string, reason: string) => new UserError(`Artifact '${name}' is refused: ${reason}`, 3)

/** Where the finding of a run lies that this workflow run was started by. */
export const runOf = (event: WorkflowEvent): { readonly run: number; readonly repository: EventRepository } | null =>
  event.kind === 'workflow-run' ? { run: event.run.id, repository: event.repository } : null
