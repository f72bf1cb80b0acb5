import type { z } from 'zod'
import { openClient } from '../github/client.ts'
import { readEvent } from '../github/event.ts'
import { PROPOSED, proposeInputs } from '../schema/options/propose-options.ts'
import type { ActionContext, Outputs } from './run-action.ts'

/** Opens the pull request; of the three kinds it loads the one that is asked for. */
export async function runPropose(given: z.input<typeof proposeInputs>, context: ActionContext): Promise<Outputs> {
  const { kind, dataset, reports, submissions, token, artifactName = PROPOSED[kind] } = proposeInputs.parse(given)
  const event = await readEvent(context.env)
  const client = openClient({ token, logger: context.logger, env: context.env })
  const hands = { client, artifacts: await context.openArtifacts() }
  const { repository } = event
  if (kind === 'report') {
    const { proposeReport } = await import('../commands/propose/report.ts')
    const { number, url, name } = await proposeReport({ reports, artifactName, repository }, hands, context)
    return { 'pull-request': number, url, report: name }
  }
  if (kind === 'scores') {
    const { proposeScores } = await import('../commands/propose/scores.ts')
    const { number, url, name } = await proposeScores({ submissions, artifactName, repository }, hands, context)
    return { 'pull-request': number, url, submission: name }
  }
  const { proposeProject } = await import('../commands/propose/project.ts')
  const of = { repository, issue: event.kind === 'issue' ? event.issue.number : null }
  const { number, url, name } = await proposeProject({ dataset, artifactName, ...of }, hands, context)
  return { 'pull-request': number, url, project: name }
}
