import { z } from 'zod'
import { flag, fromZero, option, preset, verbOptions, wholeNumber } from './option.ts'
import { readShard, shard } from './shard.ts'
import {
  campaignInputs,
  campaignOptions,
  carbonOptions,
  electricityMapsInput,
  energyOptions,
  mirror,
  sandboxOptions,
  wait,
} from './shared-options.ts'

/** Seconds at rest before the first run of a shard. */
export const IDLE_SECONDS = 10

/** What `run` takes, too. */
export const runnerOptions = z.object({
  ...energyOptions.shape,
  ...carbonOptions.shape,
  ...sandboxOptions.shape,
  idleBaseline: preset(
    fromZero,
    IDLE_SECONDS,
    '<seconds>',
    "seconds for which the host's power at rest is measured before the first run and after the last, where there is a meter",
  ),
  repeatContaminated: option(wholeNumber(0), '<n>', 'how often a run that other load disturbed is repeated at once', {
    unset: '1 where energy is measured, or its threads may have spun; else 0',
  }),
  wait,
  mirror,
})

export const benchmarkOptions = verbOptions('run what is left of a campaign; every run ends in a record', {
  ...campaignOptions.shape,
  shard: option(shard, '<i/n>', 'only this share of the campaign, as `2/8`', {
    unset: 'all of it',
    read: readShard,
  }),
  ...runnerOptions.shape,
})

export const benchmarkInputs = z.object({
  ...benchmarkOptions.shape,
  ...campaignInputs.shape,
  electricityMaps: electricityMapsInput,
  artifacts: flag(
    "take plan and scripts from the run's artifacts, and upload the records, each hour and whatever happens: a second attempt of the job goes on from them",
    { isOn: true },
  ),
})
