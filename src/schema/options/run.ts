import { z } from 'zod'
import { runnerOptions } from './benchmark.ts'
import { askOptions } from './generate.ts'
import { campaignInputs, campaignOptions, electricityMapsInput } from './groups.ts'
import { designOptions } from './plan.ts'
import { publishInputs, reportOptions } from './report.ts'

export const runOptions = z.object({
  ...campaignOptions.shape,
  ...designOptions.shape,
  ...askOptions.shape,
  ...runnerOptions.shape,
  ...reportOptions.shape,
})

/** Without what only a model that is asked needs: its key is refused beside code that nobody trusts. */
export const runInputs = z.object({
  ...runOptions.omit({ budgetUsd: true, force: true }).shape,
  ...campaignInputs.shape,
  electricityMaps: electricityMapsInput,
  ...publishInputs.shape,
})
