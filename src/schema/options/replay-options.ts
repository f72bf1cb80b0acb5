import { runnerOptions } from './benchmark-options.ts'
import { flag, option, path, verbOptions } from './option.ts'
import { campaignOptions, json } from './shared-options.ts'

export const replayOptions = verbOptions(
  'make scripts and analysis again from what a campaign stores, without a key, a network or a run, and compare',
  {
    ...campaignOptions.shape,
    execute: flag('then run everything anew, in a campaign of its own'),
    into: option(path, '<dir>', 'with --execute: folder of that campaign', { unset: '`<campaign>-again`' }),
    json,
    ...runnerOptions.shape,
  },
)
