import { repairInputs } from '../../schema/options/repair-options.ts'
import { runAction } from '../run-action.ts'

await runAction(repairInputs, async (...given) => (await import('../repair.ts')).runRepair(...given))
