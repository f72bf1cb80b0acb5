import { generateInputs } from '../../schema/options/generate-options.ts'
import { runAction } from '../run-action.ts'

await runAction(generateInputs, async (...given) => (await import('../generate.ts')).runGenerate(...given))
