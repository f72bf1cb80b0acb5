import { regradeInputs } from '../../schema/options/mlbench/regrade-options.ts'
import { runAction } from '../run-action.ts'

await runAction(regradeInputs, async (...given) => (await import('../regrade.ts')).runRegrade(...given))
