import { z } from 'zod'
import { modelId, slug } from '../common.ts'
import { answers, campaignInputs, campaignOptions } from './groups.ts'
import { flag, option, positive, splitList } from './option.ts'

const PAIR = 'project/model'

/** `iris/gpt-5,wine/claude` */
function readPairs(text: string): unknown {
  return splitList(text).map((item) => {
    const [project, model, ...rest] = item.split('/')
    return project && model && rest.length === 0 ? { project, model } : item
  })
}

const budgetUsd = option(positive.exactOptional(), {
  placeholder: '<x>',
  description: 'stop before more US dollars are spent on models',
})

/** What `run` takes, too. */
export const askOptions = z.object({
  answers,
  budgetUsd,
  force: option(flag.default(false), { description: 'ask again for scripts that exist' }),
})

export const generateOptions = z.object({
  ...campaignOptions.shape,
  ...askOptions.shape,
  only: option(z.array(z.object({ project: slug, model: modelId }, PAIR)).exactOptional(), {
    placeholder: '<pairs>',
    description: "only these, as `project/model`, separated by commas: a job's share of the work",
    unset: 'all',
    read: readPairs,
  }),
  dryRun: option(flag.default(false), { description: 'show what would be asked and what it would cost' }),
  showPrompts: option(flag.default(false), { description: 'with a dry run: print the prompts, byte for byte' }),
})

export const generateInputs = z.object({
  ...generateOptions.omit({ dryRun: true, showPrompts: true }).shape,
  ...campaignInputs.shape,
  budgetUsd: option(budgetUsd, {
    placeholder: '<x>',
    description:
      'stop before more US dollars are spent on models; it holds for each job: divide it where a matrix shares the work',
  }),
  artifacts: option(flag.default(true), {
    description: "take the plan from the run's artifacts, and upload the scripts",
  }),
})
