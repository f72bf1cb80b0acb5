import { planInputs } from '../../schema/options/plan-options.ts'
import { runAction } from '../run-action.ts'

await runAction(planInputs, async (...given) => (await import('../plan.ts')).runPlan(...given))
