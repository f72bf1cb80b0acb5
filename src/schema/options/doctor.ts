import { z } from 'zod'
import { flag, option, text } from './option.ts'

export const doctorOptions = z.object({
  runner: flag('fail where a runner of benchmarks lacks something'),
  json: option(text, '<file>', 'write the findings as JSON; - is stdout'),
})
