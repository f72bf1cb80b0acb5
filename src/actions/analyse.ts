import type { z } from 'zod'
import { analyse } from '../commands/analyse.ts'
import { ensurePlan, fetchParts } from '../github/exchange-parts.ts'
import { analyseInputs } from '../schema/options/analyse-options.ts'
import type { ActionContext, Outputs } from './run-action.ts'

export async function runAnalyse(given: z.input<typeof analyseInputs>, context: ActionContext): Promise<Outputs> {
  const inputs = analyseInputs.parse(given)
  const { campaign, dataset } = inputs
  const { logger } = context
  let refused = 0
  if (inputs.artifacts) {
    const store = await context.openArtifacts()
    await ensurePlan(store, campaign, logger)
    // One job's answer must not take the others' results away: its runs are missing, and the report says so.
    const onRefused = ({ message }: Error, name: string) => {
      refused++
      logger.warn(`Artifact '${name}' is left out: ${message}`)
    }
    await fetchParts(store, campaign, (part) => part.kind !== 'plan', logger, { onRefused })
  }
  const { analysis, headline } = await analyse({ campaign, dataset }, context)
  const { runs } = analysis
  return { headline: headline.join('\n'), planned: runs.planned, recorded: runs.recorded, ok: runs.ok, refused }
}
