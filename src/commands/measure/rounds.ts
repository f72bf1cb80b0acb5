import { primaryQuantity } from '../../analysis/measurement/quantities.ts'
import { type StoppingRule, whyStop } from '../../analysis/measurement/stopping.ts'
import { interruptible } from '../../base/errors.ts'
import { seededRandom } from '../../base/random.ts'
import type { MeasuredRun, Stopping } from '../../schema/measurement.ts'
import type { Progress } from './progress.ts'

export interface RoundsPlan {
  readonly commands: readonly string[]
  readonly warmup: number
  readonly rule: StoppingRule
  /** The first command runs twice in every round. */
  readonly noiseFloor: boolean
  readonly seed: number
}

export interface Rounds {
  /** By command. */
  readonly runs: readonly (readonly MeasuredRun[])[]
  readonly warmups: readonly (readonly MeasuredRun[])[]
  /** The second runs of the first command; null where no noise floor was asked for. */
  readonly again: readonly MeasuredRun[] | null
  readonly stopping: Stopping
}

/** One run of a command, by its index, in its place. */
export type RunOnce = (command: number, place: Pick<MeasuredRun, 'round' | 'orderIndex'>) => Promise<MeasuredRun>

/** Warm-up rounds, then measured ones until the rule ends them; each round in a random order of its own. */
export async function runRounds(
  plan: RoundsPlan,
  runOnce: RunOnce,
  progress: Progress,
  signal: AbortSignal | undefined,
): Promise<Rounds> {
  const { commands, warmup, rule, seed } = plan
  const runs: MeasuredRun[][] = commands.map(() => [])
  const warmups: MeasuredRun[][] = commands.map(() => [])
  const again: MeasuredRun[] = []
  const slots = [...commands.keys(), ...(plan.noiseFloor ? [commands.length] : [])]
  const begin = performance.now()
  const ended = (reason: Stopping['reason'], rounds: number, reached: number | null): Rounds => ({
    runs,
    warmups,
    again: plan.noiseFloor ? again : null,
    stopping: {
      rounds,
      reason,
      target: rule.target,
      reached,
      quantity: rule.target === null ? null : primaryQuantity(runs),
    },
  })
  let reached: number | null = null
  for (let round = 0; ; round++) {
    for (const [orderIndex, slot] of seededRandom(seed, `round ${round}`).shuffle(slots).entries()) {
      const command = slot % commands.length
      progress.starts(describeRound(round, plan), commands[command] ?? '')
      const work = interruptible(runOnce(command, { round, orderIndex }), signal)
      const run = await work.catch((error: unknown) => {
        if (signal?.aborted) return null
        throw error
      })
      if (run === null) return ended('interrupted', Math.max(0, round - warmup), reached)
      progress.ended()
      if (round < warmup) addWarmup(warmups[command] ?? [], run)
      else (slot === commands.length ? again : runs[command])?.push(run)
    }
    const rounds = round + 1 - warmup
    if (rounds < 1) continue
    reached = rule.target === null || rounds < rule.minimumRounds ? null : await halfWidth(runs, seed)
    const elapsedSeconds = (performance.now() - begin) / 1000
    const stop = whyStop(rule, {
      rounds,
      elapsedSeconds,
      roundSeconds: elapsedSeconds / (round + 1),
      halfWidth: reached,
    })
    if (stop !== null) return ended(stop, rounds, reached)
  }
}

/** The very first run of a command is cold: files are not cached, libraries not loaded. */
function addWarmup(warmups: MeasuredRun[], run: MeasuredRun): void {
  warmups.push(warmups.length === 0 ? { ...run, flags: [...run.flags, 'cold'] } : run)
}

/** Statistics are heavy, and load between rounds only where they decide when to stop. */
async function halfWidth(runs: readonly (readonly MeasuredRun[])[], seed: number): Promise<number | null> {
  const { widenForLooking, widestHalfWidth } = await import('../../analysis/measurement/half-width.ts')
  const { createRatioEstimator } = await import('../../analysis/ratio.ts')
  return widestHalfWidth(runs, primaryQuantity(runs), widenForLooking(createRatioEstimator(seed)))
}

function describeRound(round: number, { warmup, rule }: RoundsPlan): string {
  if (round < warmup) return `warm-up ${round + 1} of ${warmup}`
  const most = `${rule.target === null ? 'of' : 'of at most'} ${rule.maximumRounds}`
  return `round ${round - warmup + 1} ${most}`
}
