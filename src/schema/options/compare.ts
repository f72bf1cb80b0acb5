import { z } from 'zod'
import { json } from './groups.ts'
import { option, text } from './option.ts'

export const compareOptions = z.object({
  a: option(text, { placeholder: '<a>', description: 'folder of the campaign before', isArgument: true }),
  b: option(text, { placeholder: '<b>', description: 'folder of the campaign after', isArgument: true }),
  pair: option(z.array(text).exactOptional(), {
    placeholder: '<a=b...>',
    description: 'models to compare that have different names',
    isRepeated: true,
  }),
  failOn: option(text.exactOptional(), {
    placeholder: '<what>',
    description:
      'exit with code 1 when energy, cpu, wall, memory, accuracy or success got worse or could not be checked, as `cpu:5%,accuracy`',
  }),
  json,
  markdown: option(text.exactOptional(), { placeholder: '<file>', description: 'write the tables as Markdown' }),
})
