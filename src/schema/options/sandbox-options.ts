import { z } from 'zod'
import { option, path, required, text, verbOptions } from './option.ts'
import { sandboxOptions } from './shared-options.ts'

export const sandboxCommandOptions = verbOptions(
  'run any command as generated code is run: greenml sandbox -- <command>',
  {
    command: required(z.array(text), '<command...>', 'it runs on a copy of the current folder', {
      isArgument: true,
      isRepeated: true,
    }),
    ...sandboxOptions.shape,
    writable: option(z.array(text), '<dir>', 'a folder whose changes are kept; may be given again', {
      isRepeated: true,
    }),
    limits: option(
      text,
      '<list>',
      'limits other than memory=2GiB, wall=60, processes=512, disk=4GiB, output=256MiB, file=1GiB, open-files=4096; also cpu=<seconds>; separated by commas',
    ),
    json: option(path, '<file>', 'write the record of the run'),
  },
)
