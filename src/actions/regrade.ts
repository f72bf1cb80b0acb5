import { join } from 'node:path'
import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { explainUntried } from '../commands/explain-lost.ts'
import { regradeSubmission } from '../commands/mlbench/regrade.ts'
import { SUBMISSION_FILES } from '../schema/mlbench/task-submission.ts'
import { regradeInputs } from '../schema/options/mlbench/regrade-options.ts'
import { refuseProviderKeys } from './refuse-provider-keys.ts'
import type { ActionContext, Outputs } from './run-action.ts'

/** Runs the answers of a submission. This job runs strangers' code: another opens the pull request with the scores. */
export async function runRegrade(given: z.input<typeof regradeInputs>, context: ActionContext): Promise<Outputs> {
  const { artifactName, submission, ...inputs } = regradeInputs.parse(given)
  if (submission === undefined) throw new UserError("Input 'submission' is missing: a folder of submissions/.")
  await refuseProviderKeys(inputs.dataset, context.env)
  const scores = await regradeSubmission({ ...inputs, submission }, context)
  const [system] = scores.systems
  if (system === undefined) throw new UserError(`${submission} has no answers.`)
  const fault = explainUntried(scores)
  if (fault !== null) throw fault // scores of nothing are not to be proposed
  const store = await context.openArtifacts()
  await store.upload(artifactName, inputs.submissions, [join(submission, SUBMISSION_FILES.scores)])
  return { judged: system.attempts, passed: system.passed, 'not-tried': system.lost }
}
