import { z } from 'zod'
import { choice, flag, fromZero, option, preset, text } from './option.ts'
import { sandboxOptions } from './shared-options.ts'

/** Where the Python of a revision comes from. */
const ENVIRONMENT_CHOICES = ['auto', 'existing'] as const

/** Options that mean something with `--base` only: one command on two revisions of a repository. */
export const revisionFields = {
  base: option(
    text,
    '<revision>',
    'measure the command on this revision of the git repository here, a branch, tag or commit, against --head',
  ),
  head: option(text, '<revision>', 'the revision that is judged; `.`: the files as they lie here', {
    unset: '.',
  }),
  metric: option(
    text,
    '<regex>',
    'what the command prints of its result, with the number in a group, as `f1=([0-9.]+)`; its last match counts',
    { unset: 'a line `GREENML_METRIC accuracy=…` or `Accuracy: …`' },
  ),
  lowerIsBetter: flag('a lower metric is better, where its name does not say so'),
  tolerance: preset(fromZero, 0.01, '<n>', 'how far the metric may fall behind and still count as equal'),
  failOn: option(
    text,
    '<what>',
    'exit with code 1 when head takes more energy, cpu, wall or memory, is worse by accuracy, or fails where base succeeds (success), or when it could not be checked, as `cpu:10%,accuracy`',
  ),
  environment: preset(
    choice(ENVIRONMENT_CHOICES),
    'auto',
    '<kind>',
    "`auto` makes each revision's Python from the packages that it declares; `existing` takes the one that the command names here, as does auto for one of a virtual environment",
  ),
  include: option(
    z.array(text),
    '<path>',
    'a file or folder that git does not keep, as data, which both revisions get; may be given again',
    { isRepeated: true },
  ),
  ...sandboxOptions.shape,
  limits: option(text, '<list>', 'limits of each run, as for `greenml sandbox`, with 900 s of time'),
}
