import { z } from 'zod'
import { option, path, required, text, verbOptions } from './option.ts'
import { json } from './shared-options.ts'

export const compareOptions = verbOptions('what changed from one campaign to another: other models, hosts or times', {
  a: required(text, '<a>', 'folder of the campaign before', { isArgument: true }),
  b: required(text, '<b>', 'folder of the campaign after', { isArgument: true }),
  pair: option(z.array(text), '<a=b...>', 'models to compare that have different names', {
    isRepeated: true,
  }),
  failOn: option(
    text,
    '<what>',
    'exit with code 1 when energy, cpu, wall, memory or accuracy got worse, with success when an answer that ran fails now, or when it could not be checked, as `cpu:5%,success`',
  ),
  json,
  markdown: option(path, '<file>', 'write the tables as Markdown'),
})
