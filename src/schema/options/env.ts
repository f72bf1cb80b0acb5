import { z } from 'zod'
import { dataset, projects, wait } from './groups.ts'
import { date } from './import.ts'
import { fromZero, option, text } from './option.ts'

export const warmOptions = z.object({
  dataset,
  projects,
  campaign: option(text.exactOptional(), { placeholder: '<dir>', description: 'only projects of this plan' }),
  wait,
})

export const listOptions = z.object({
  json: option(text.exactOptional(), { placeholder: '<file>', description: 'write it as JSON; - is stdout' }),
})

/** Days after which what was not used is removed, where no quota says how much is. */
export const UNUSED_DAYS = 30

export const pruneOptions = z.object({
  olderThan: option(fromZero.exactOptional(), {
    placeholder: '<days>',
    description: 'remove what was not used for longer',
    unset: `${UNUSED_DAYS}, or any age with a quota`,
  }),
  quota: option(text.exactOptional(), {
    placeholder: '<size>',
    description: 'remove until the cache is no larger, as 20GiB',
    unset: '$GREENML_CACHE_QUOTA',
  }),
})

export const lockOptions = z.object({
  slugs: option(z.array(text), {
    placeholder: '<slug...>',
    description: 'projects',
    isArgument: true,
    isRepeated: true,
  }),
  date,
  dataset,
})
