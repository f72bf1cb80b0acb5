import type { z } from 'zod'
import { report } from '../commands/report.ts'
import { reportInputs } from '../schema/options/report-options.ts'
import { keepCampaign, publishReport } from './publish-report.ts'
import type { ActionContext, Outputs } from './run-action.ts'

export async function runReport(given: z.input<typeof reportInputs>, context: ActionContext): Promise<Outputs> {
  const inputs = reportInputs.parse(given)
  const artifacts = inputs.artifacts ? { store: await context.openArtifacts(), name: inputs.artifactName } : null
  const outputs = await publishReport(await report(inputs, context), artifacts, context)
  if (artifacts !== null && inputs.keepCampaign) await keepCampaign(inputs.campaign, artifacts.store, context)
  return outputs
}
