import { answerInputs } from '../../schema/options/mlbench/inputs.ts'
import { runAction } from '../run-action.ts'

await runAction(answerInputs, async (...given) => (await import('../answer.ts')).runAnswer(...given))
