import { z } from 'zod'
import { dataset } from './groups.ts'
import { flag, option, text } from './option.ts'

/** Whether packages are locked as of a date. */
export const date = option(flag.default(true), {
  description: "resolve packages as of the commit's date",
  negated: 'resolve packages as of today, for indexes without upload times',
})

export const importOptions = z.object({
  source: option(text, { placeholder: '<source>', description: 'git URL, file URL or path', isArgument: true }),
  slug: option(text.exactOptional(), {
    placeholder: '<name>',
    description: 'name of the project',
    unset: 'the last part of the source',
  }),
  commit: option(text.exactOptional(), {
    placeholder: '<sha>',
    description: 'commit to import',
    unset: 'the branch head',
  }),
  branch: option(text.exactOptional(), { placeholder: '<name>', description: 'branch or tag to import' }),
  entry: option(text.exactOptional(), {
    placeholder: '<path>',
    description: 'the script to run',
    unset: 'found by what it does',
  }),
  date,
  dataset,
})
