import { shardInputs } from '../../schema/options/mlbench/inputs.ts'
import { runAction } from '../run-action.ts'

await runAction(shardInputs, async (...given) => (await import('../shard.ts')).runShard(...given))
