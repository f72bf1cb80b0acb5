import type { CommandContext } from '../base/context.ts'
import { runShard, type ShardOptions, type ShardResult } from '../benchmark/run-shard.ts'
import { type CarbonModel, type CarbonOptions, openCarbon } from '../energy/carbon.ts'

export interface BenchmarkOptions extends ShardOptions, CarbonOptions {}

/**
 * Runs what is left of a campaign's shard. `carbon` is given where the key that it took is gone from the context by now.
 */
export async function benchmark(
  options: BenchmarkOptions,
  context: CommandContext,
  carbon?: CarbonModel | null,
): Promise<ShardResult> {
  return runShard(options, carbon === undefined ? await openCarbon(options, context.env) : carbon, context)
}
