import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import { UserError } from '../../base/errors.ts'
import { MOST_ROUNDS, type measureSettings, ROUNDS } from '../../schema/options/measure.ts'
import { MINIMUM_PAIRS } from '../../schema/ratio.ts'
import type { RoundsPlan } from './rounds.ts'
import type { StoppingRule } from './stopping.ts'

export type MeasureSettings = Readonly<z.output<typeof measureSettings>>

/** The rounds that a user asks for. UserError where two options contradict each other. */
export function planRounds(settings: MeasureSettings, commands: readonly (readonly string[])[]): RoundsPlan {
  const { name = [], warmup, noiseFloor } = settings
  if (name.length > commands.length) {
    throw new UserError(`There are ${name.length} names for ${commands.length} commands.`)
  }
  return {
    commands: commands.map((command, index) => name[index] ?? command.join(' ')),
    warmup,
    rule: chooseRule(settings),
    noiseFloor,
    seed: settings.seed ?? randomInt(2 ** 31 - 1),
  }
}

function chooseRule({ untilInterval, repetitions, maxRuns, maxSeconds }: MeasureSettings): StoppingRule {
  const maximumSeconds = maxSeconds ?? null
  if (untilInterval === undefined) {
    if (maxRuns !== undefined) {
      throw new UserError('--max-runs is the end of --until-interval: without it --repetitions says how many rounds.')
    }
    const rounds = repetitions ?? ROUNDS
    return { target: null, minimumRounds: rounds, maximumRounds: rounds, maximumSeconds }
  }
  const minimumRounds = Math.max(MINIMUM_PAIRS, repetitions ?? 0)
  const maximumRounds = maxRuns ?? MOST_ROUNDS
  if (maximumRounds < minimumRounds) {
    throw new UserError(`--max-runs ${maximumRounds} is below the least number of rounds, ${minimumRounds}.`)
  }
  return { target: untilInterval, minimumRounds, maximumRounds, maximumSeconds }
}
