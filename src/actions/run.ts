import type { z } from 'zod'
import { run } from '../commands/run.ts'
import { runInputs } from '../schema/options/run-options.ts'
import { publishReport } from './publish-report.ts'
import { refuseProviderKeys } from './refuse-provider-keys.ts'
import type { ActionContext, Outputs } from './run-action.ts'

/** Plan to report on this runner, for answers that exist or are recorded: a key for a model is refused. */
export async function runPipeline(given: z.input<typeof runInputs>, context: ActionContext): Promise<Outputs> {
  const inputs = runInputs.parse(given)
  await refuseProviderKeys(inputs.dataset, context.env)
  const artifacts = inputs.artifacts ? { store: await context.openArtifacts(), name: inputs.artifactName } : null
  const result = await run({ ...given, campaign: inputs.campaign }, context)
  return { ...(await publishReport(result, artifacts, context)), lost: result.lost }
}
