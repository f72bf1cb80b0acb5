import { regradeInputs } from '../../schema/options/regrade-options.ts'
import { runAction } from '../run-action.ts'

await runAction(regradeInputs, async (...given) => (await import('../regrade.ts')).runRegrade(...given))
