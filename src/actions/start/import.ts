import { importInputs } from '../../schema/options/propose-options.ts'
import { runAction } from '../run-action.ts'

await runAction(importInputs, async (...given) => (await import('../import.ts')).runImport(...given))
