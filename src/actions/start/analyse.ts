import { analyseInputs } from '../../schema/options/analyse-options.ts'
import { runAction } from '../run-action.ts'

await runAction(analyseInputs, async (...given) => (await import('../analyse.ts')).runAnalyse(...given))
