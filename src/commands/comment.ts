import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import type { Fault } from '../base/fault.ts'
import type { LeftArtifacts } from '../github/artifact-store.ts'
import type { Client } from '../github/client.ts'
import type { EventRepository, WorkflowEvent } from '../github/event.ts'
import { choosePulls } from '../github/find-pull-requests.ts'
import { commitPage, runPage } from '../github/run-page.ts'
import { takeFinding } from '../github/take-finding.ts'
import { type Upserted, upsertComment } from '../github/upsert-comment.ts'
import type { CommentInputs } from '../schema/options/comment-options.ts'

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

/**
 * Puts a finding on the pull requests that it is about: one comment of each name, renewed by each push. UserError for a finding
 * that is refused, once the comment of an earlier one is taken back.
 */
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
      : { text: await tellCampaign({ campaign: inputs.campaign, base: inputs.base }, link, context) }
  const onlyRenews = !('text' in told)
  if (onlyRenews) context.logger.warn(tellTakenBack(told))
  const words = onlyRenews ? await tellNoFinding(link) : told.text
  const text = `${words}\n${await tellCommit(event, context.env)}\n`
  const name = inputs.name ?? (inputs.campaign === undefined ? inputs.artifactName : 'campaign')
  let upserted: Upserted | null = null
  for (const pull of pulls) {
    const comment = { repository: event.repository, pull, name, author: inputs.author, text, onlyRenews }
    const done = await upsertComment(client, comment, hands)
    if (done === 'none-there') continue
    if (done === 'locked') {
      context.logger.warn(`pull request ${pull} is locked, and GitHub takes no comment: nothing is written`)
      continue
    }
    upserted = done
    context.logger.info(`pull request ${pull}: comment ${done.outcome}, ${done.url}`)
    if (done.author !== inputs.author) {
      context.logger.warn(
        `The token writes as '${done.author}': give that to the input 'author', else the next push is told in a second comment.`,
      )
    }
  }
  if ('refusal' in told) throw told.refusal
  return { upserted, pulls }
}

interface Refused {
  readonly refusal: UserError
}

/** A refusal is told at the end. */
const tellTakenBack = (told: Fault | Refused): string =>
  `${'fault' in told ? `${told.fault} ` : ''}A comment that an earlier run made is taken back, and no other written.`

/** The words of a finding. */
async function tellFinding(
  name: string,
  { openArtifacts }: CommentHands,
  link: string | null,
): Promise<{ readonly text: string } | Fault | Refused> {
  const found = await takeFinding(name, openArtifacts).catch((error: unknown): Refused => {
    if (error instanceof UserError && error.exitCode === 3) return { refusal: error }
    throw error
  })
  if ('fault' in found || 'refusal' in found) return found
  if (found.kind === 'validation') {
    const { renderValidationComment } = await import('../report/text/validation-comment.ts')
    return { text: renderValidationComment(found.finding, link) }
  }
  const { renderRevisionsComment } = await import('../report/measurement/revisions.ts')
  return { text: renderRevisionsComment(found.finding, link) }
}

/** The words in place of a finding of an earlier push, which nobody is to take for one of this. */
async function tellNoFinding(link: string | null): Promise<string> {
  const { renderNoFinding } = await import('../report/text/validation-comment.ts')
  return renderNoFinding(link)
}

/** The words for the commit that a finding is of: a comment that each push renews stands in one place. */
async function tellCommit(event: WorkflowEvent, env: NodeJS.ProcessEnv): Promise<string> {
  if (!('head' in event)) return ''
  const { sha, from } = event.head
  const { renderCommit } = await import('../report/text/validation-comment.ts')
  return renderCommit(sha, commitPage(env, from ?? event.repository, sha))
}

/** The words of a campaign that lies here; all of its analysis is loaded for them alone. */
async function tellCampaign(
  of: { readonly campaign: string; readonly base: string | undefined },
  link: string | null,
  context: CommandContext,
): Promise<string> {
  const { composeComment } = await import('./report.ts')
  return composeComment(of, link, context)
}

/** Where the finding of a run lies that this workflow run was started by. */
export const runOf = (event: WorkflowEvent): { readonly run: number; readonly repository: EventRepository } | null =>
  event.kind === 'workflow-run' ? { run: event.run.id, repository: event.repository } : null
