import { basename, join } from 'node:path'
import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { listFiles } from '../base/files/files.ts'
import { parseWith } from '../base/text/parse-with.ts'
import { importProject } from '../commands/import.ts'
import { leadsInside } from '../dataset/check-facts.ts'
import { projectsFolder } from '../dataset/load-projects.ts'
import { readEvent } from '../github/event.ts'
import { readIssueForm } from '../github/read-issue-form.ts'
import { PROPOSAL_HEADINGS, type Proposal, proposal } from '../schema/dataset/proposal.ts'
import { importOptions } from '../schema/options/import-options.ts'
import { importInputs } from '../schema/options/propose-options.ts'
import { refuseProviderKeys } from './refuse-provider-keys.ts'
import type { ActionContext, Outputs } from './run-action.ts'

/** Imports what an issue or the inputs name. This job runs a stranger's code: another opens the pull request. */
export async function runImport(given: z.input<typeof importInputs>, context: ActionContext): Promise<Outputs> {
  const { artifacts, artifactName, source, ...options } = importInputs.parse(given)
  await refuseProviderKeys(options.dataset, context.env)
  const wanted = source === undefined ? await readProposal(context.env) : { ...options, source }
  const { folder } = await importProject({ ...options, ...wanted }, context)
  if (artifacts) {
    const slug = basename(folder)
    const files = (await listFiles(folder)).map((path) => join(slug, path))
    await (await context.openArtifacts()).upload(artifactName, projectsFolder(options.dataset), files)
  }
  return { project: basename(folder) }
}

async function readProposal(env: NodeJS.ProcessEnv): Promise<Proposal> {
  const event = await readEvent(env)
  if (event.kind !== 'issue') throw new UserError("Input 'source' is missing: only an issue says it otherwise.")
  const fields = readIssueForm(event.issue.body, PROPOSAL_HEADINGS)
  const issue = `Issue ${event.issue.number}`
  const wanted = parseWith(proposal, fields, issue)
  parseWith(importOptions, wanted, issue) // as who types them would be told
  if (await leadsInside(wanted.source, env)) throw new UserError(`Not everybody reaches ${wanted.source}.`)
  return wanted
}
