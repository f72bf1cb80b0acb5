import { join, resolve } from 'node:path'
import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { writeJson } from '../base/files/files.ts'
import { makeFolders } from '../base/files/folders.ts'
import { validate } from '../commands/validate.ts'
import { slug } from '../schema/common.ts'
import { VALIDATION_FILE } from '../schema/dataset/validation.ts'
import { validateInputs } from '../schema/options/validate-options.ts'
import { keepFiles } from './keep-files.ts'
import { annotateFile } from './logger.ts'
import { refuseProviderKeys } from './refuse-provider-keys.ts'
import type { ActionContext, FailedAction, Outputs } from './run-action.ts'
import { writeSummary } from './write-summary.ts'

/** Checks the projects that a pull request changes; the finding stands in its files, the job's summary and an artifact. */
export async function runValidate(
  given: z.input<typeof validateInputs>,
  context: ActionContext,
): Promise<Outputs | FailedAction> {
  const { artifacts, artifactName, ...options } = validateInputs.parse(given)
  await refuseProviderKeys(options.dataset, context.env)
  const store = artifacts ? await context.openArtifacts() : null
  const found = await validate(options, context)
  const { projects, submissions } = found.validation
  context.logger.info(found.text)
  for (const { weight, text, ...place } of found.annotations) annotateFile(weight, text, place)
  await writeSummary(found.markdown, store && artifactName, context.env)
  if (store !== null) {
    const folder = resolve(context.env.RUNNER_TEMP ?? '.', 'greenml-validation')
    await makeFolders(folder)
    await writeJson(join(folder, VALIDATION_FILE), found.validation)
    await keepFiles(store, { what: 'the finding', artifact: artifactName, folder, files: [VALIDATION_FILE] }, context)
  }
  const named = [
    ...projects.map(({ slug: name, checks }) => ({ name, checks })),
    ...submissions.map(({ name, checks }) => ({ name, checks })),
  ]
  const bad = named.filter(({ checks }) => checks.some(({ state }) => state === 'failed')).map(({ name }) => name)
  // A later step may hand them to a shell: a folder whose name is no project's is told in words alone.
  const failed = bad.filter((name) => slug.safeParse(name).success).join(',')
  const outputs = { projects: projects.length, submissions: submissions.length, failed }
  if (found.isGood) return outputs
  return { outputs, fault: new UserError(`${bad.join(', ')}: see each fault with its fix.`, 1) }
}
