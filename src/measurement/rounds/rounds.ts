import { chooseLeading } from '../../analysis/measurement/compared-quantities.ts'
import { type StoppingRule, whyStop } from '../../analysis/measurement/stopping.ts'
import { interruptible } from '../../base/errors.ts'
import type { Progress } from '../../base/progress.ts'
import { seededRandom } from '../../base/random.ts'
import type { MeasuredRun, Stopping } from '../../schema/measurement.ts'

export interface RoundsPlan {
  readonly commands: readonly string[]
  readonly warmup: number
  readonly rule: StoppingRule
  /** The first command runs twice in every round. */
  readonly noiseFloor: boolean
  readonly seed: number
}

export interface Rounds {
  /** By command, of complete rounds only: all commands have the same rounds. */
  readonly runs: readonly (readonly MeasuredRun[])[]
  readonly warmups: readonly (readonly MeasuredRun[])[]
  /** The second runs of the first command; null where no noise floor was asked for. */
  readonly again: readonly MeasuredRun[] | null
  readonly stopping: Stopping
}

/** One run of a command, by its index, in its place. */
export type RunOnce = (command: number, place: Pick<MeasuredRun, 'round' | 'orderIndex'>) => Promise<MeasuredRun>

/**
 * Warm-up rounds, then measured ones until the rule ends them; each round in a random order of its own. Where the budget of
 * seconds is short, warm-up rounds after the first give way; one measured round is run in any case.
 */
export async function runRounds(
  plan: RoundsPlan,
  runOnce: RunOnce,
  progress: Progress,
  signal: AbortSignal | undefined,
): Promise<Rounds> {
  const { commands, rule, seed } = plan
  let { warmup } = plan
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
      quantity: rule.target === null ? null : chooseLeading(runs),
    },
  })
  let reached: number | null = null
  for (let round = 0; ; round++) {
    const made = new Map<number, MeasuredRun>()
    for (const [orderIndex, slot] of seededRandom(seed, `round ${round}`).shuffle(slots).entries()) {
      const command = slot % commands.length
      progress.begin(describeRound(round, warmup, rule), commands[command] ?? '')
      const run = await unlessStopped(runOnce(command, { round, orderIndex }), signal)
      if (run === null) return ended('interrupted', Math.max(0, round - warmup), reached)
      progress.end()
      made.set(slot, run)
    }
    for (const [slot, run] of made) {
      if (round < warmup) addWarmup(warmups[slot % commands.length] ?? [], run)
      else (slot === commands.length ? again : runs[slot])?.push(run)
    }
    const elapsedSeconds = (performance.now() - begin) / 1000
    const roundSeconds = elapsedSeconds / (round + 1)
    if (round < warmup && !hasTimeFor(2, rule, elapsedSeconds, roundSeconds)) warmup = round + 1
    const rounds = round + 1 - warmup
    if (rounds < 1) continue
    // A command that fails at once never gets an interval: the rounds would go on to the last that is allowed.
    const failed = rule.target !== null && runs.some(([first]) => first?.exitCode !== 0)
    if (rounds === 1 && failed) return ended('failed', rounds, reached)
    reached = rule.target === null || rounds < rule.minimumRounds ? null : await halfWidth(runs, seed)
    const stop = whyStop(rule, { rounds, elapsedSeconds, roundSeconds, halfWidth: reached })
    if (stop !== null) return ended(stop, rounds, reached)
  }
}

/** Null where the user stopped it. */
async function unlessStopped(work: Promise<MeasuredRun>, signal: AbortSignal | undefined): Promise<MeasuredRun | null> {
  return interruptible(work, signal).catch((error: unknown) => {
    if (signal?.aborted) return null
    throw error
  })
}

const hasTimeFor = (rounds: number, { maximumSeconds }: StoppingRule, elapsedSeconds: number, roundSeconds: number) =>
  maximumSeconds === null || elapsedSeconds + rounds * roundSeconds <= maximumSeconds

/** The very first run of a command is cold: files are not cached, libraries not loaded. */
function addWarmup(warmups: MeasuredRun[], run: MeasuredRun): void {
  warmups.push(warmups.length === 0 ? { ...run, flags: [...run.flags, 'cold'] } : run)
}

/** Statistics are heavy, and load between rounds only where they decide when to stop. */
async function halfWidth(runs: readonly (readonly MeasuredRun[])[], seed: number): Promise<number | null> {
  const { widenForLooking, widestHalfWidth } = await import('../../analysis/measurement/half-width.ts')
  const { createRatioEstimator } = await import('../../analysis/ratio.ts')
  return widestHalfWidth(runs, chooseLeading(runs), widenForLooking(createRatioEstimator(seed)))
}

function describeRound(round: number, warmup: number, rule: StoppingRule): string {
  if (round < warmup) return `warm-up ${round + 1} of ${warmup}`
  const most = `${rule.target === null ? 'of' : 'of at most'} ${rule.maximumRounds}`
  return `round ${round - warmup + 1} ${most}`
}
