import { randomInt } from 'node:crypto'
import { UserError } from '../../base/errors.ts'
import { quoteWords } from '../../base/text/text.ts'
import { MINIMUM_PAIRS } from '../../schema/analysis/least-evidence.ts'
import { LEAST_SECONDS, type MeasureSettings, MOST_ROUNDS, ROUNDS } from '../../schema/options/measure-options.ts'
import type { CommandToRun } from './expand-commands.ts'
import type { RoundsPlan } from './rounds.ts'
import type { StoppingRule } from './stopping.ts'

type RoundsSettings = Pick<
  MeasureSettings,
  'warmup' | 'noiseFloor' | 'seed' | 'untilInterval' | 'repetitions' | 'minRuns' | 'maxRuns' | 'maxSeconds'
>

/** The rounds that a user asks for. UserError where two options contradict each other. */
export function planRounds(settings: RoundsSettings, commands: readonly CommandToRun[]): RoundsPlan {
  const { warmup, noiseFloor } = settings
  return {
    commands: commands.map(({ name, command }) => name ?? quoteWords(command)),
    warmup,
    rule: chooseRule(settings, commands.length),
    noiseFloor,
    seed: settings.seed ?? randomInt(2 ** 31 - 1),
  }
}

function chooseRule(settings: RoundsSettings, commands: number): StoppingRule {
  const { untilInterval, repetitions, minRuns, maxRuns, maxSeconds } = settings
  const ends = { target: untilInterval ?? null, maximumSeconds: maxSeconds ?? null }
  if (untilInterval === undefined && minRuns === undefined) {
    if (maxRuns !== undefined) {
      throw new UserError(
        '--max-runs is the end of --until-interval or --min-runs: without one of them --repetitions says how many rounds.',
      )
    }
    const rounds = repetitions ?? ROUNDS
    return { ...ends, minimumRounds: rounds, maximumRounds: rounds }
  }
  if (repetitions !== undefined && minRuns !== undefined) {
    throw new UserError('--repetitions says how many rounds, --min-runs how many at least: give one of them.')
  }
  const least = Math.max(untilInterval === undefined ? 1 : MINIMUM_PAIRS, minRuns ?? repetitions ?? 0)
  const maximumRounds = maxRuns ?? Math.max(MOST_ROUNDS, least)
  if (maximumRounds < least) {
    throw new UserError(`--max-runs ${maximumRounds} is below the least number of rounds, ${least}.`)
  }
  const leastSeconds = untilInterval === undefined ? LEAST_SECONDS * commands : 0
  return { ...ends, minimumRounds: least, maximumRounds, leastSeconds }
}
