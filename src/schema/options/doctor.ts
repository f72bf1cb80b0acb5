import { z } from 'zod'
import { flag, option, text } from './option.ts'

export const doctorOptions = z.object({
  runner: option(flag.default(false), { description: 'fail where a runner of benchmarks lacks something' }),
  json: option(text.exactOptional(), {
    placeholder: '<file>',
    description: 'write the findings as JSON; - is stdout',
  }),
})
