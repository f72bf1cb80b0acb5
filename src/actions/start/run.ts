import { runInputs } from '../../schema/options/run-options.ts'
import { runAction } from '../run-action.ts'

await runAction(runInputs, async (...given) => (await import('../run.ts')).runPipeline(...given))
