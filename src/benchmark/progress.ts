import type { Logger } from '../base/log.ts'
import { OUR_FAILURES, type Purpose, type RunRecord } from '../schema/record.ts'

/** `4 min 10 s`, `38 s`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
}

const ROUNDS: Partial<Record<Purpose, string>> = {
  warmup: 'warm-up',
  profile: 'profile',
  flops: 'FLOPs',
  probe: 'validity probe',
}

/** Of a probe any ending by the script itself is what was asked for: without its data an honest one fails. */
export const endedWell = ({ purpose, status }: RunRecord): boolean =>
  status === 'ok' || (purpose === 'probe' && !OUR_FAILURES.includes(status))

/** Of a run that ended badly: which it was, how it ended, and why. */
export function describeFailure(record: RunRecord): string {
  const cost = record.wallSeconds === null ? '' : ` after ${record.wallSeconds.toFixed(2)} s`
  const why = record.errorType === null ? '' : `: ${record.errorType}`
  const round = ROUNDS[record.purpose] ?? `block ${record.block.split('/').at(-1)}`
  return `${record.variant}, ${round}: ${record.status}${cost}${why}`
}

/** Where there is no live line: no more lines than each twentieth of the runs and one in five seconds, but one in two minutes. */
const STEP = 0.05
const SHORTEST_PAUSE = 5
const LONGEST_PAUSE = 120

/**
 * Tells how far a campaign is: on a terminal in one live line, elsewhere in a line now and then. A line of its own has only
 * what ended badly, once for each script and way to end.
 */
export class RunProgress {
  readonly #logger: Logger
  readonly #total: number
  readonly #now: () => number
  readonly #startedAt: number
  readonly #told = new Set<string>()
  #done = 0
  #ok = 0
  #last: { readonly at: number; readonly done: number }

  /** `now` in seconds. */
  constructor(logger: Logger, total: number, now = () => performance.now() / 1000) {
    this.#logger = logger
    this.#total = total
    this.#now = now
    this.#startedAt = now()
    this.#last = { at: this.#startedAt, done: 0 }
  }

  begin(variant: string): void {
    this.#logger.status(`${this.#describe()} · ${variant}`)
  }

  /** The last record of a run. */
  end(record: RunRecord): void {
    this.#done++
    if (endedWell(record)) this.#ok++
    else this.#tellOnce(record)
    if (this.#logger.isLive === true || this.#done === this.#total) return
    const pause = this.#now() - this.#last.at
    const step = (this.#done - this.#last.done) / this.#total
    if (pause < LONGEST_PAUSE && (pause < SHORTEST_PAUSE || step < STEP)) return
    this.#last = { at: this.#now(), done: this.#done }
    this.#logger.info(this.#describe())
  }

  /** Ends the live line. */
  close(): void {
    this.#logger.status('')
  }

  #tellOnce(record: RunRecord): void {
    const key = JSON.stringify([record.variant, record.status, record.errorType])
    if (this.#told.has(key)) return
    this.#told.add(key)
    this.#logger.info(describeFailure(record))
  }

  /** `[25/168] 24 ok, 1 not · about 1 min 6 s left` */
  #describe(): string {
    const [done, total] = [this.#done, this.#total]
    const bad = done === this.#ok ? '' : `, ${done - this.#ok} not`
    const left =
      done === 0 ? '' : ` · about ${formatDuration(((this.#now() - this.#startedAt) / done) * (total - done))} left`
    return `[${done}/${total}] ${this.#ok} ok${bad}${left}`
  }
}
