import type { z } from 'zod'
import { benchmark } from '../commands/benchmark.ts'
import { fetchShard, sendPart } from '../github/exchange-parts.ts'
import { benchmarkInputs } from '../schema/options/benchmark-options.ts'
import { WHOLE_CAMPAIGN } from '../schema/shard.ts'
import { refuseProviderKeys } from './refuse-provider-keys.ts'
import { type ActionContext, type Outputs, runAction } from './run-action.ts'

export async function runBenchmark(given: z.input<typeof benchmarkInputs>, context: ActionContext): Promise<Outputs> {
  const inputs = benchmarkInputs.parse(given)
  await refuseProviderKeys(inputs.dataset, context.env)
  const { campaign, shard = WHOLE_CAMPAIGN } = inputs
  const store = inputs.artifacts ? await context.openArtifacts() : null
  if (store) await fetchShard(store, campaign, shard, context.logger)
  let hasNew = true
  try {
    const { runs, ok, lost, alreadyDone } = await benchmark(inputs, context)
    hasNew = runs > 0
    return { runs, ok, lost, 'already-done': alreadyDone }
  } finally {
    // Records from before a failure count: a second attempt of this job goes on from them.
    if (store && hasNew) await sendPart(store, campaign, { kind: 'records', shard }, context.logger)
  }
}

export const main = () => runAction(benchmarkInputs, runBenchmark)
