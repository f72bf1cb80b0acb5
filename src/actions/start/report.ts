import { reportInputs } from '../../schema/options/report-options.ts'
import { runAction } from '../run-action.ts'

await runAction(reportInputs, async (...given) => (await import('../report.ts')).runReport(...given))
