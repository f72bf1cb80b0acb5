import { interruptible } from '../../base/errors.ts'
import type { Progress } from '../../base/progress.ts'
import { seededRandom } from '../../base/random.ts'
import type { MeasuredRun, Stopping } from '../../schema/measurement.ts'
import { type StoppingRule, whyStop } from './stopping.ts'

export interface RoundsPlan {
  readonly commands: readonly string[]
  readonly warmup: number
  readonly rule: StoppingRule
  /** The first command runs twice in every round. */
  readonly noiseFloor: boolean
  readonly seed: number
}

export interface Rounds {
  /** Runs of complete rounds, by command: all commands have the same rounds. */
  readonly runs: readonly (readonly MeasuredRun[])[]
  readonly warmups: readonly (readonly MeasuredRun[])[]
  /** The second runs of the first command; null where no noise floor was asked for. */
  readonly repeatsOfFirst: readonly MeasuredRun[] | null
  readonly stopping: Omit<Stopping, 'quantity'>
}

/** A run's place: its round, and where in that round's order. */
export type RunPlace = Pick<MeasuredRun, 'round' | 'orderIndex'>

/** One run of a command, by its index, in its place. */
export type RunOnce = (command: number, place: RunPlace) => Promise<MeasuredRun>

/**
 * The relative half-width of the interval that decides when to stop; null while there is none. Statistics are heavy, so they
 * are handed in by who has them, and load between rounds only where they are asked.
 */
export type FindHalfWidth = (runs: readonly (readonly MeasuredRun[])[]) => Promise<number | null>

/**
 * Warm-up rounds, then measured ones until the rule ends them; each round in a random order of its own. Where the budget of
 * seconds is short, warm-up rounds after the first give way; one measured round is run in any case.
 */
export async function runRounds(
  plan: RoundsPlan,
  runOnce: RunOnce,
  findHalfWidth: FindHalfWidth,
  progress: Progress,
  signal: AbortSignal | undefined,
): Promise<Rounds> {
  const { rule } = plan
  const kept = new KeptRuns(plan)
  const begin = performance.now()
  let { warmup } = plan
  let reached: number | null = null
  for (let round = 0; ; round++) {
    const where = formatRound(round, warmup, rule)
    const made = await runRound(plan, round, where, runOnce, progress, signal)
    if (made === null) return kept.end('interrupted', Math.max(0, round - warmup), reached)
    kept.add(made, round < warmup)
    const elapsedSeconds = (performance.now() - begin) / 1000
    const roundSeconds = elapsedSeconds / (round + 1)
    if (round < warmup && !hasTimeFor(2, rule, elapsedSeconds, roundSeconds)) warmup = round + 1
    const rounds = round + 1 - warmup
    if (rounds < 1) continue
    // A command that fails at once never gets an interval: the rounds would go on to the last that is allowed.
    if (rounds === 1 && rule.target !== null && kept.hasFailed()) return kept.end('failed', rounds, reached)
    reached = needsHalfWidth(rule, rounds) ? await findHalfWidth(kept.runs) : null
    const stop = whyStop(rule, { rounds, elapsedSeconds, roundSeconds, halfWidth: reached })
    if (stop !== null) return kept.end(stop, rounds, reached)
  }
}

/** The runs of one round by their slots, the last of which is the repeated first command; null where the user stopped it. */
async function runRound(
  { commands, noiseFloor, seed }: RoundsPlan,
  round: number,
  where: string,
  runOnce: RunOnce,
  progress: Progress,
  signal: AbortSignal | undefined,
): Promise<ReadonlyMap<number, MeasuredRun> | null> {
  const slots = [...commands.keys(), ...(noiseFloor ? [commands.length] : [])]
  const made = new Map<number, MeasuredRun>()
  for (const [orderIndex, slot] of seededRandom(seed, `round ${round}`).shuffle(slots).entries()) {
    const command = slot % commands.length
    progress.begin(where, commands[command] ?? '')
    const run = await unlessStopped(runOnce(command, { round, orderIndex }), signal)
    if (run === null) return null
    progress.end()
    made.set(slot, run)
  }
  return made
}

/** The runs of complete rounds. */
class KeptRuns {
  readonly runs: readonly MeasuredRun[][]
  readonly #warmups: readonly MeasuredRun[][]
  readonly #repeatsOfFirst: MeasuredRun[] = []
  readonly #plan: RoundsPlan

  constructor(plan: RoundsPlan) {
    this.#plan = plan
    this.runs = plan.commands.map(() => [])
    this.#warmups = plan.commands.map(() => [])
  }

  add(made: ReadonlyMap<number, MeasuredRun>, isWarmup: boolean): void {
    const { length } = this.#plan.commands
    for (const [slot, run] of made) {
      if (isWarmup) addWarmup(this.#warmups[slot % length] ?? [], run)
      else (slot === length ? this.#repeatsOfFirst : this.runs[slot])?.push(run)
    }
  }

  /** A command failed in the first measured round. */
  hasFailed(): boolean {
    return this.runs.some(([first]) => first?.exitCode !== 0)
  }

  end(reason: Stopping['reason'], rounds: number, reached: number | null): Rounds {
    return {
      runs: this.runs,
      warmups: this.#warmups,
      repeatsOfFirst: this.#plan.noiseFloor ? this.#repeatsOfFirst : null,
      stopping: { rounds, reason, target: this.#plan.rule.target, reached },
    }
  }
}

/** The result of `work`; null where the user stopped it. */
export async function unlessStopped<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | null> {
  return interruptible(work, signal).catch((error: unknown) => {
    if (signal?.aborted) return null
    throw error
  })
}

const needsHalfWidth = ({ target, minimumRounds }: StoppingRule, rounds: number) =>
  target !== null && rounds >= minimumRounds

const hasTimeFor = (rounds: number, { maximumSeconds }: StoppingRule, elapsedSeconds: number, roundSeconds: number) =>
  maximumSeconds === null || elapsedSeconds + rounds * roundSeconds <= maximumSeconds

/** The very first run of a command is cold: files are not cached, libraries not loaded. */
function addWarmup(warmups: MeasuredRun[], run: MeasuredRun): void {
  warmups.push(warmups.length === 0 ? { ...run, flags: [...run.flags, 'cold'] } : run)
}

function formatRound(round: number, warmup: number, rule: StoppingRule): string {
  if (round < warmup) return `warm-up ${round + 1} of ${warmup}`
  const most = `${rule.target === null ? 'of' : 'of at most'} ${rule.maximumRounds}`
  return `round ${round - warmup + 1} ${most}`
}
