import { commentInputs } from '../../schema/options/comment-options.ts'
import { runAction } from '../run-action.ts'

await runAction(commentInputs, async (...given) => (await import('../comment.ts')).runComment(...given))
