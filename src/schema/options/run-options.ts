import { z } from 'zod'
import { runnerOptions } from './benchmark-options.ts'
import { askOptions } from './generate-options.ts'
import { verbOptions } from './option.ts'
import { designOptions, promptFile, timeout } from './plan-options.ts'
import { publishInputs, reportOptions } from './report-options.ts'
import { campaignInputs, campaignOptions, electricityMapsInput } from './shared-options.ts'

export const runOptions = verbOptions('plan → generate → benchmark → analyse → report in one go', {
  ...campaignOptions.shape,
  ...designOptions.shape,
  promptFile,
  timeout,
  ...askOptions.shape,
  ...runnerOptions.shape,
  ...reportOptions.shape,
})

/** Inputs of `run` without what only a model that is asked needs, whose key is refused beside code that nobody trusts, and what needs a desktop. */
export const runInputs = z.object({
  ...runOptions.omit({ budgetUsd: true, force: true, open: true, serve: true }).shape,
  ...campaignInputs.shape,
  electricityMaps: electricityMapsInput,
  ...publishInputs.shape,
})
