import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { readJson } from '../base/files.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { benchmark } from '../commands/benchmark.ts'
import type { ArtifactStore } from '../github/artifact-store.ts'
import { ensurePlan, fetchParts, sendPart } from '../github/exchange-parts.ts'
import { blocksOfShard, countShards, type Shard, WHOLE } from '../planning/shards.ts'
import { plan as planSchema } from '../schema/plan.ts'
import { benchmarkInputs } from './inputs.ts'
import { refuseProviderKeys } from './refuse-provider-keys.ts'
import { type ActionContext, type Outputs, runAction } from './run-action.ts'

export async function runBenchmark(inputs: z.infer<typeof benchmarkInputs>, context: ActionContext): Promise<Outputs> {
  await refuseProviderKeys(inputs.dataset, context.env)
  const { campaign, shard = WHOLE } = inputs
  const store = inputs.artifacts ? await context.openArtifacts() : null
  if (store) await fetchShard(store, campaign, shard, context)
  try {
    const { runs, ok, alreadyDone } = await benchmark(inputs, context)
    return { runs, ok, 'already-done': alreadyDone }
  } finally {
    // What was measured before a failure counts: a second attempt of this job goes on from it.
    if (store) await sendPart(store, campaign, { kind: 'records', shard }, context.logger)
  }
}

async function fetchShard(store: ArtifactStore, campaign: string, shard: Shard, context: ActionContext): Promise<void> {
  await ensurePlan(store, campaign, context.logger)
  const plan = await readJson(campaignFiles.plan(campaign), planSchema)
  const count = countShards(plan)
  if (shard.count !== count) {
    throw new UserError(
      `The campaign is planned in ${count} shards, and shard ${shard.index}/${shard.count} is none of them: take the ` +
        `matrix that the action plan gave, or give that action 'shards: ${shard.count}'.`,
    )
  }
  const blocks = blocksOfShard(plan, shard)
  await fetchParts(
    store,
    campaign,
    (part) => {
      if (part.kind === 'plan') return false
      if (part.kind === 'records') return part.shard.index === shard.index && part.shard.count === shard.count
      const { only } = part
      if (only === null) return true
      return blocks.some(({ project, model }) => project === only.project && (model === null || model === only.model))
    },
    context.logger,
  )
}

export const main = () => runAction(benchmarkInputs, runBenchmark)
