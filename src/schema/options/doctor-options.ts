import { flag, option, path, verbOptions } from './option.ts'

export const doctorOptions = verbOptions('check what this machine can measure and isolate, and how to fix the rest', {
  runner: flag('look at what a runner of benchmarks needs too, and fail where it lacks something'),
  service: flag('instead: print a systemd unit for a runner of this user'),
  json: option(path, '<file>', 'write the findings as JSON; - is stdout'),
})
