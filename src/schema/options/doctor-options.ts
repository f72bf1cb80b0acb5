import { flag, option, text, verbOptions } from './option.ts'

export const doctorOptions = verbOptions('check what this machine can measure and isolate, and how to fix the rest', {
  runner: flag('fail where a runner of benchmarks lacks something'),
  json: option(text, '<file>', 'write the findings as JSON; - is stdout'),
})
