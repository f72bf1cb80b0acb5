import { validateInputs } from '../../schema/options/validate-options.ts'
import { runAction } from '../run-action.ts'

await runAction(validateInputs, async (...given) => (await import('../validate.ts')).runValidate(...given))
