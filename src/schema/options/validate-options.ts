import { z } from 'zod'
import { flag, option, positive, text, verbOptions } from './option.ts'
import { dataset, json, mirror, sandboxOptions, wait } from './shared-options.ts'

export const validateOptions = verbOptions('hold projects to what a pull request asks: all faults, each with its fix', {
  slugs: option(z.array(text), '[slug...]', 'projects', {
    isArgument: true,
    isRepeated: true,
    unset: 'all; run are those whose files are here',
  }),
  dataset,
  fix: flag('mend what can be mended in `project.yaml`, and leave the rest of it as it is'),
  run: flag("run the author's script twice in the sandbox", { isOn: true, negated: 'check only what needs no run' }),
  timeout: option(positive, '<seconds>', 'time limit of a run', { unset: "the project's own" }),
  comment: option(text, '<file>', "write the table as a pull request's comment, in GitHub Markdown"),
  mirror,
  json,
  wait,
  ...sandboxOptions.shape,
})
