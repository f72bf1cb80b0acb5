import { benchmarkInputs } from '../../schema/options/benchmark-options.ts'
import { runAction } from '../run-action.ts'

await runAction(benchmarkInputs, async (...given) => (await import('../benchmark.ts')).runBenchmark(...given))
