import { evaluateInputs } from '../../schema/options/mlbench/inputs.ts'
import { runAction } from '../run-action.ts'

await runAction(evaluateInputs, async (...given) => (await import('../evaluate.ts')).runEvaluate(...given))
