import { z } from 'zod'
import { slug } from '../../common.ts'
import { option, preset } from '../option.ts'
import { artifactName } from '../shared-options.ts'
import { evaluateInputs } from './inputs.ts'
import { REGRADED_SUBMISSION, submissions } from './submission-options.ts'

export const regradeInputs = z.object({
  submission: option(slug, '<name>', 'folder below `submissions/` whose answers are run; it has to be named'),
  submissions,
  ...evaluateInputs.pick({
    rules: true,
    golds: true,
    timeout: true,
    repositories: true,
    mirror: true,
    sandbox: true,
    wait: true,
    out: true,
    dataset: true,
  }).shape,
  artifactName: preset(
    artifactName,
    REGRADED_SUBMISSION,
    '<name>',
    'name of the artifact that holds the scores, for the job that may write',
  ),
})
