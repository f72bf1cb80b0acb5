import type { Progress } from '../../base/progress.ts'
import { seededRandom } from '../../base/random.ts'
import type { MeasuredRun, Stopping } from '../../schema/analysis/measurement.ts'
import { isSound } from '../../schema/measurement/measurement-basics.ts'
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

/** Work that the rounds ask of their caller. */
export interface RoundsWork {
  /** One run of a command, by its index, in its place; it ends soon when the user asks to stop. */
  runOnce(command: number, place: RunPlace): Promise<MeasuredRun>
  /**
   * The relative half-width of the interval that decides when to stop; null while there is none. Statistics are another
   * room's: they are handed in by who has them.
   */
  findHalfWidth(runs: Rounds['runs']): number | null
  readonly progress: Progress
  readonly signal: AbortSignal | undefined
}

/**
 * Warm-up rounds, then measured ones until the rule ends them; each round in a random order of its own. Where the budget of
 * seconds is short, warm-up rounds after the first give way; one measured round is run in any case.
 */
export async function runRounds(plan: RoundsPlan, work: RoundsWork): Promise<Rounds> {
  const { rule } = plan
  const begin = performance.now()
  const complete: RoundRuns[] = []
  let { warmup } = plan
  let reached: number | null = null
  const end = (reason: Stopping['reason']): Rounds => {
    const rounds = Math.max(0, complete.length - warmup)
    return { ...arrange(plan, complete, warmup), stopping: { rounds, reason, target: rule.target, reached } }
  }
  for (;;) {
    const made = await runRound(plan, complete.length, warmup, work)
    if (made === null) return end('interrupted')
    complete.push(made)
    const elapsedSeconds = (performance.now() - begin) / 1000
    const roundSeconds = elapsedSeconds / complete.length
    if (complete.length < warmup && !hasTimeFor(2, rule, elapsedSeconds, roundSeconds)) warmup = complete.length
    const rounds = complete.length - warmup
    if (rounds < 1) continue
    const { runs } = arrange(plan, complete, warmup)
    // A command that fails at once never gets an interval: the rounds would go on to the last that is allowed.
    if (rounds === 1 && rule.target !== null && runs.some(([first]) => first && !isSound(first))) return end('failed')
    reached = needsHalfWidth(rule, rounds) ? work.findHalfWidth(runs) : null
    const stop = whyStop(rule, { rounds, elapsedSeconds, roundSeconds, halfWidth: reached })
    if (stop !== null) return end(stop)
  }
}

/** The runs of one round by their slots, in their order; the last slot is that of the repeated first command. */
type RoundRuns = ReadonlyMap<number, MeasuredRun>

/** Null where the user stopped the round. */
async function runRound(
  { commands, noiseFloor, seed, rule }: RoundsPlan,
  round: number,
  warmup: number,
  { runOnce, progress, signal }: RoundsWork,
): Promise<RoundRuns | null> {
  const slots = [...commands.keys(), ...(noiseFloor ? [commands.length] : [])]
  const made = new Map<number, MeasuredRun>()
  for (const [orderIndex, slot] of seededRandom(seed, `round ${round}`).shuffle(slots).entries()) {
    const command = slot % commands.length
    progress.begin(formatRound(round, warmup, rule), commands[command] ?? '')
    const run = await unlessStopped(runOnce(command, { round, orderIndex }), signal)
    if (run === null) return null
    progress.end()
    made.set(slot, run)
  }
  return made
}

/** The runs by command. The very first run of a command is cold: files are not cached, libraries not loaded. */
function arrange(
  { commands, noiseFloor }: RoundsPlan,
  complete: readonly RoundRuns[],
  warmup: number,
): Omit<Rounds, 'stopping'> {
  const measured = complete.slice(warmup)
  const runsOf = (slot: number) => measured.flatMap((made) => made.get(slot) ?? [])
  const warmupsOf = (index: number) =>
    complete
      .slice(0, warmup)
      .flatMap((made) => [...made].flatMap(([slot, run]) => (slot % commands.length === index ? [run] : [])))
  return {
    runs: commands.map((_, index) => runsOf(index)),
    warmups: commands.map((_, index) =>
      warmupsOf(index).map((run, place) => (place === 0 ? { ...run, flags: [...run.flags, 'cold'] } : run)),
    ),
    repeatsOfFirst: noiseFloor ? runsOf(commands.length) : null,
  }
}

/** The rounds with another energy of each run. */
export function changeEnergy(
  { runs, warmups, repeatsOfFirst, stopping }: Rounds,
  change: (run: MeasuredRun) => MeasuredRun['energy'],
): Rounds {
  const changed = (own: readonly MeasuredRun[]) => own.map((run) => ({ ...run, energy: change(run) }))
  return {
    runs: runs.map(changed),
    warmups: warmups.map(changed),
    repeatsOfFirst: repeatsOfFirst && changed(repeatsOfFirst),
    stopping,
  }
}

/** The result of `work`; null where the user stopped it, once it has ended: what is cleaned up then may be what it works with. */
export async function unlessStopped<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | null> {
  try {
    const result = await work
    return signal?.aborted ? null : result
  } catch (error) {
    if (signal?.aborted) return null
    throw error
  }
}

const needsHalfWidth = ({ target, minimumRounds }: StoppingRule, rounds: number) =>
  target !== null && rounds >= minimumRounds

const hasTimeFor = (rounds: number, { maximumSeconds }: StoppingRule, elapsedSeconds: number, roundSeconds: number) =>
  maximumSeconds === null || elapsedSeconds + rounds * roundSeconds <= maximumSeconds

function formatRound(round: number, warmup: number, rule: StoppingRule): string {
  if (round < warmup) return `warm-up ${round + 1} of ${warmup}`
  const isFixed = rule.minimumRounds === rule.maximumRounds
  const most = `${isFixed ? 'of' : 'of at most'} ${rule.maximumRounds}`
  return `round ${round - warmup + 1} ${most}`
}
