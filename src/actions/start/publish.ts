import { publishInputs } from '../../schema/options/publish-options.ts'
import { runAction } from '../run-action.ts'

await runAction(publishInputs, async (...given) => (await import('../publish.ts')).runPublish(...given))
