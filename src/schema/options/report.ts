import { z } from 'zod'
import { campaignInputs, campaignOptions } from './groups.ts'
import { flag, option, text } from './option.ts'

const out = option(text.exactOptional(), {
  placeholder: '<dir>',
  description: 'folder of the report',
  unset: '`report/` in the campaign',
})

export const reportOptions = z.object({ ...campaignOptions.shape, out })

const NO_NAME = /["*/:<>?\\|\r\n]/

/** What every action that makes a report takes. */
export const publishInputs = z.object({
  artifacts: option(flag.default(true), { description: 'upload the report as an artifact' }),
  artifactName: option(
    text
      .refine((name) => name !== '' && !NO_NAME.test(name), 'a name without any of " * / : < > ? \\ |')
      .default('greenml-report'),
    { placeholder: '<name>', description: 'name of the artifact that holds the report' },
  ),
})

export const reportInputs = z.object({ ...reportOptions.shape, ...campaignInputs.shape, ...publishInputs.shape })
