import { z } from 'zod'
import { date } from './import-options.ts'
import { flag, fromZero, option, path, required, text, verbOptions } from './option.ts'
import { collection, dataset, mirror, projects, sandboxOptions, wait } from './shared-options.ts'

export const warmOptions = verbOptions('make all that projects need ahead of measuring: environments and downloads', {
  dataset,
  projects,
  collection,
  campaign: option(path, '<dir>', 'only projects of this plan'),
  mlBench: flag("instead of projects: the environments of ML-Bench's repositories, as far as they are described"),
  mirror,
  ...sandboxOptions.shape, // of the scripts that make a project's data
  wait,
})

export const listOptions = verbOptions('what the cache holds, its size and when it was used', {
  json: option(path, '<file>', 'write it as JSON; - is stdout'),
})

/** Days after which what was not used is removed, where no quota says how much is. */
export const UNUSED_DAYS = 30

export const pruneOptions = verbOptions('remove what was not used for long, never what is in use', {
  olderThan: option(fromZero, '<days>', 'remove what was not used for longer', {
    unset: `${UNUSED_DAYS}, or any age with a quota`,
  }),
  quota: option(text, '<size>', 'remove until the cache is no larger, as 20GiB', {
    unset: '$GREENML_CACHE_QUOTA',
  }),
})

export const lockOptions = verbOptions('re-resolve and rewrite project locks, from their requirements', {
  slugs: required(z.array(text), '<project...>', 'projects', { isArgument: true, isRepeated: true }),
  mlBench: flag("they are folders of ML-Bench's repositories instead: as of the days of their pinned commits"),
  date,
  dataset,
})
