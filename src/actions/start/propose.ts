import { proposeInputs } from '../../schema/options/propose-options.ts'
import { runAction } from '../run-action.ts'

await runAction(proposeInputs, async (...given) => (await import('../propose.ts')).runPropose(...given))
