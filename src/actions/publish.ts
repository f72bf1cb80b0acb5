import { basename, join } from 'node:path'
import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { listFiles } from '../base/files/files.ts'
import { publishLeft } from '../commands/publish-left.ts'
import { openLeftArtifacts } from '../github/artifact-store.ts'
import { openClient } from '../github/client.ts'
import { type EventRepository, readEvent } from '../github/event.ts'
import { requireOwnRun } from '../github/own-run.ts'
import { PROPOSED_REPORT, publishInputs } from '../schema/options/publish-options.ts'
import type { ActionContext, Outputs } from './run-action.ts'

const KEPT_DAYS = 1 // the next job takes it

/** Publishes the campaign of another run. It reads what strangers' code left: another job opens the pull request. */
export async function runPublish(given: z.input<typeof publishInputs>, context: ActionContext): Promise<Outputs> {
  const { runId, token, author: named, ...options } = publishInputs.parse(given)
  const starter = context.env.GITHUB_ACTOR
  const author = named ?? (starter === undefined ? [] : [starter])
  if (author.length === 0) throw new UserError("Input 'author' is missing: nobody started this by a login.")
  const own = await context.openArtifacts()
  const { repository } = await readEvent(context.env)
  const left = runId === undefined ? own : await openOwn(runId, repository, token, context)
  const folder = await publishLeft({ ...options, author }, left, context)
  const id = basename(folder)
  const files = (await listFiles(folder)).map((path) => join(id, path))
  await own.upload(PROPOSED_REPORT, options.reports, files, KEPT_DAYS)
  return { report: id }
}

async function openOwn(run: number, repository: EventRepository, token: string, { env, logger }: ActionContext) {
  await requireOwnRun(openClient({ token, logger, env }), repository, run)
  return openLeftArtifacts(run, repository, token)
}
