import { z } from 'zod'
import { flag, fromZero, option, positive, preset, required, text, verbOptions, wholeNumber } from './option.ts'
import { carbonOptions, energyOptions, wait } from './shared-options.ts'

export const ROUNDS = 5
export const MOST_ROUNDS = 100

/** `5%` or `5`, as a share; the text itself where it is no number. */
function readPercent(given: string): unknown {
  const [, percent] = /^(\d+(?:\.\d*)?|\.\d+)\s*%?$/.exec(given) ?? []
  return percent === undefined ? given : Number(percent) / 100
}

/** How commands are measured, whichever they are. */
export const measureSettings = z.object({
  ...energyOptions.shape,
  ...carbonOptions.shape,
  repetitions: option(wholeNumber(1), '<n>', 'rounds, each of which runs every command', {
    unset: `${ROUNDS}`,
  }),
  warmup: preset(wholeNumber(0), 1, '<n>', 'rounds before them, not counted'),
  untilInterval: option(positive, '<percent>', 'go on until the ratio is known to ± this, as `5%`', {
    read: readPercent,
  }),
  maxRuns: option(wholeNumber(1), '<n>', 'with --until-interval: the most rounds', {
    unset: `${MOST_ROUNDS}`,
  }),
  maxSeconds: option(
    positive,
    '<s>',
    'start no round that would end later; one warm-up round and one measured round are always run',
  ),
  noiseFloor: flag('run the first command twice in every round, and treat smaller differences as noise'),
  idleBaseline: preset(
    fromZero,
    0,
    '<seconds>',
    "seconds for which the host's power at rest is measured first, for net energy",
  ),
  phases: flag('one further run of each: CPU seconds of Python scripts by phase'),
  flops: flag('one further run of each: floating-point operations, by perf'),
  timeout: option(positive, '<seconds>', 'end a run that takes longer'),
  wait,
  name: option(z.array(text), '<label>', 'label of a command: the first for the first; given again, for the next', {
    short: 'n',
    isRepeated: true,
  }),
  seed: option(wholeNumber(0), '<n>', 'seed of the order of runs', { unset: 'drawn and recorded' }),
  json: option(text, '<file>', 'write every run as JSON; - is stdout'),
  markdown: option(text, '<file>', 'write the table as Markdown; - is stdout'),
})

export const measureOptions = verbOptions(
  'time, CPU, memory and energy of commands: greenml measure -- <command> [-- <command>…]',
  {
    command: required(z.array(text), '<command...>', 'one or several, separated by --', {
      isArgument: true,
      isRepeated: true,
    }),
    ...measureSettings.shape,
  },
)
