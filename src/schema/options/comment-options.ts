import { z } from 'zod'
import { option, path, preset, text } from './option.ts'
import { forPullRequest } from './report-options.ts'
import { artifactName, token } from './shared-options.ts'

/** Login of who writes with the token that a workflow's job has by itself. */
const WORKFLOW_LOGIN = 'github-actions[bot]'

export const commentInputs = z.object({
  artifactName: preset(
    artifactName,
    'greenml-validation',
    '<name>',
    'artifact that holds the finding of actions/validate or actions/measure: of the run that a workflow_run tells of, else of this one',
  ),
  campaign: option(path, '<dir>', 'instead of an artifact: folder of a campaign that was analysed'),
  base: forPullRequest.base,
  name: option(artifactName, '<name>', 'tells this comment from others: one of each name stands on a pull request', {
    unset: "the artifact's, or `campaign`",
  }),
  author: preset(text, WORKFLOW_LOGIN, '<login>', 'login that the token writes as: only its comments are renewed'),
  token,
})
export type CommentInputs = Readonly<z.output<typeof commentInputs>>
