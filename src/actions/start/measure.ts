import { measureInputs } from '../../schema/options/measure-options.ts'
import { runAction } from '../run-action.ts'

await runAction(measureInputs, async (...given) => (await import('../measure.ts')).runMeasure(...given))
