import type { z } from 'zod'
import { benchmark } from '../commands/benchmark.ts'
import { fetchShard, sendParts } from '../github/exchange-parts.ts'
import { benchmarkInputs } from '../schema/options/benchmark-options.ts'
import { WHOLE_CAMPAIGN } from '../schema/options/shard.ts'
import { keepWork } from './keep-work.ts'
import { takeMadeData } from './made-data.ts'
import { refuseProviderKeys } from './refuse-provider-keys.ts'
import type { ActionContext, Outputs } from './run-action.ts'

export async function runBenchmark(given: z.input<typeof benchmarkInputs>, context: ActionContext): Promise<Outputs> {
  const inputs = benchmarkInputs.parse(given)
  await refuseProviderKeys(inputs.dataset, context.env)
  const { campaign, shard = WHOLE_CAMPAIGN } = inputs
  const store = inputs.artifacts ? await context.openArtifacts() : null
  if (store) {
    const slugs = await fetchShard(store, campaign, shard, context.logger)
    await takeMadeData(store, campaign, context, slugs)
  }
  const send = store && (() => sendParts(store, campaign, [{ kind: 'records', shard }], context.logger))
  const work = (each: ActionContext) => benchmark(inputs, each)
  const { runs, ok, lost, alreadyDone } = await keepWork(context, send, work, (made) => made.runs > 0)
  return { runs, ok, lost, 'already-done': alreadyDone }
}
