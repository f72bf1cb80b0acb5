import { z } from 'zod'
import { modelId, slug } from '../common.ts'
import { flag, option, positive, splitList, verbOptions } from './option.ts'
import { answers, campaignInputs, campaignOptions } from './shared-options.ts'

const PAIR = 'project/model'

/** `iris/gpt-5,wine/claude` */
function readPairs(text: string): unknown {
  return splitList(text).map((item) => {
    const [project, model, ...rest] = item.split('/')
    return project && model && rest.length === 0 ? { project, model } : item
  })
}

/** Options that `run` takes, too. */
export const askOptions = z.object({
  answers,
  budgetUsd: option(
    positive,
    '<x>',
    'stop before more US dollars are spent on models; it can only lower what the plan allows',
  ),
  force: flag('ask again for scripts that exist'),
})

export const generateOptions = verbOptions('ask the models for the scripts of a campaign', {
  ...campaignOptions.shape,
  ...askOptions.shape,
  only: option(
    z.array(z.object({ project: slug, model: modelId }, PAIR)),
    '<pairs>',
    "only these, as `project/model`, separated by commas: a job's share of the work",
    { unset: 'all', read: readPairs },
  ),
  batch: flag(
    'put the calls down in a batch of the provider, which answers within a day for half; the same command collects the answers',
  ),
  dryRun: flag('show what would be asked and what it would cost'),
  showPrompts: flag('with a dry run: print the prompts, byte for byte'),
})

export const generateInputs = z.object({
  ...generateOptions.omit({ dryRun: true, showPrompts: true }).shape,
  ...campaignInputs.shape,
  budgetUsd: option(
    positive,
    '<x>',
    "stop before this job spends more US dollars on models; it can only lower its share of the plan's budget",
  ),
  artifacts: flag("take the plan from the run's artifacts, and upload the scripts", { isOn: true }),
})
