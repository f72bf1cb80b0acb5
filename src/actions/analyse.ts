import type { z } from 'zod'
import { analyse } from '../commands/analyse.ts'
import { ensurePlan, fetchParts } from '../github/exchange-parts.ts'
import { analyseInputs } from '../schema/options/analyse.ts'
import { type ActionContext, type Outputs, runAction } from './run-action.ts'

export async function runAnalyse(given: z.input<typeof analyseInputs>, context: ActionContext): Promise<Outputs> {
  const inputs = analyseInputs.parse(given)
  const { campaign, dataset } = inputs
  if (inputs.artifacts) {
    const store = await context.openArtifacts()
    await ensurePlan(store, campaign, context.logger)
    await fetchParts(store, campaign, (part) => part.kind !== 'plan', context.logger)
  }
  const { analysis, headline } = await analyse({ campaign, dataset }, context)
  const { runs } = analysis
  return { headline: headline.join('\n'), planned: runs.planned, recorded: runs.recorded, ok: runs.ok }
}

export const main = () => runAction(analyseInputs, runAnalyse)
