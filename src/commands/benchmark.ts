import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { type BenchWorld, runShard, type ShardResult } from '../benchmark/run-shard.ts'
import { type CarbonModel, openCarbon } from '../energy/carbon.ts'
import { benchmarkOptions } from '../schema/options/benchmark-options.ts'

export type BenchmarkOptions = Readonly<z.input<typeof benchmarkOptions>> & BenchWorld

/** Runs what is left of a campaign's shard. `carbon` is given where the key that it took is gone from the context by now. */
export async function benchmark(
  given: BenchmarkOptions,
  context: CommandContext,
  carbon?: CarbonModel | null,
): Promise<ShardResult> {
  const options = { ...given, ...benchmarkOptions.parse(given) }
  return runShard(options, carbon === undefined ? await openCarbon(options, context.env, context) : carbon, context)
}
