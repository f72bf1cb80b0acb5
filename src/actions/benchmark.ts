import type { z } from 'zod'
import { errorMessage } from '../base/errors.ts'
import { benchmark } from '../commands/benchmark.ts'
import { fetchShard, sendPart } from '../github/exchange-parts.ts'
import { benchmarkInputs } from '../schema/options/benchmark-options.ts'
import { WHOLE_CAMPAIGN } from '../schema/shard.ts'
import { refuseProviderKeys } from './refuse-provider-keys.ts'
import type { ActionContext, Outputs } from './run-action.ts'

/** What a runner that is killed can lose of its work. */
const KEPT_EVERY_SECONDS = 3600

/** `keptEverySeconds`: for tests. */
export async function runBenchmark(
  given: z.input<typeof benchmarkInputs>,
  context: ActionContext,
  keptEverySeconds = KEPT_EVERY_SECONDS,
): Promise<Outputs> {
  const inputs = benchmarkInputs.parse(given)
  await refuseProviderKeys(inputs.dataset, context.env)
  const { campaign, shard = WHOLE_CAMPAIGN } = inputs
  const store = inputs.artifacts ? await context.openArtifacts() : null
  if (store) await fetchShard(store, campaign, shard, context.logger)
  let hasNew = true
  let kept = performance.now()
  // While nothing runs, so that no measurement is beside it.
  const betweenBlocks = async () => {
    if (store === null || performance.now() - kept < keptEverySeconds * 1000) return
    await sendPart(store, campaign, { kind: 'records', shard }, context.logger).catch((error: unknown) => {
      context.logger.warn(`The records so far could not be uploaded, and the job goes on: ${errorMessage(error)}`)
    })
    kept = performance.now()
  }
  try {
    const { runs, ok, lost, alreadyDone } = await benchmark({ ...inputs, betweenBlocks }, context)
    hasNew = runs > 0
    return { runs, ok, lost, 'already-done': alreadyDone }
  } finally {
    // Records from before a failure count: a second attempt of this job goes on from them, or from those of the last hour.
    if (store && hasNew) await sendPart(store, campaign, { kind: 'records', shard }, context.logger)
  }
}
