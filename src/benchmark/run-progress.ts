import type { Logger } from '../base/log.ts'
import { formatDuration, Progress } from '../base/progress.ts'
import { cleanLine } from '../base/text/clean-text.ts'
import { memberKey } from '../schema/campaign/plan.ts'
import { isLost, type Purpose, type RunRecord } from '../schema/measurement/record.ts'
import type { Forecast } from './forecast.ts'

const ROUNDS: Partial<Record<Purpose, string>> = {
  warmup: 'warm-up',
  profile: 'profile',
  sensitivity: 'sensitivity',
  flops: 'FLOPs',
  probe: 'validity probe',
}

/** A run ended well. A probe did where the script itself ended it in any way: without its data an honest one fails. */
export const endedWell = (record: RunRecord): boolean =>
  record.status === 'ok' || (record.purpose === 'probe' && !isLost(record))

/** One line on a run that ended badly: which it was, how it ended, and why. */
export function formatFailure(record: RunRecord): string {
  const cost = record.wallSeconds === null ? '' : ` after ${record.wallSeconds.toFixed(2)} s`
  // The bench's own failures are for the user to mend; what a script says of its failure stands in the report.
  const reason = isLost(record) ? record.errorMessage : (record.errorType ?? tellEnd(record))
  const why = reason === null ? '' : `: ${cleanLine(reason)}`
  const round = ROUNDS[record.purpose] ?? `block ${record.block.split('/').at(-1)}`
  return `${record.variant}, ${round}: ${record.status}${cost}${why}`
}

/** How a script ended that named no error of its own; null: it did not end by itself, or ended well. */
const tellEnd = ({ status, exitCode, signal }: RunRecord): string | null => {
  if (status !== 'failed') return null
  if (signal !== null) return signal
  return exitCode === null || exitCode === 0 ? null : `exit code ${exitCode}`
}

/** Seconds after which a script that still runs is told first; then at each doubling that it was not told at before. */
const FIRST_STILL_SECONDS = 60

/** A run that began, until it is disposed of. */
export interface BegunRun extends Disposable {
  /** By the clock of its progress, in seconds. */
  readonly at: number
}

/**
 * Tells how far a campaign is. A line of its own has only what ended badly (once for each script and way to end, and once a project for
 * what the bench failed at) and what takes minutes.
 */
export class RunProgress {
  readonly #logger: Logger
  readonly #total: number
  readonly #progress: Progress
  readonly #told = new Set<string>()
  readonly #now: () => number
  readonly #forecast: Forecast | null
  /** Seconds by script, at which it is told next that it still runs. */
  readonly #still = new Map<string, number>()
  #done = 0
  #ok = 0

  /** `now` in seconds; `forecast` of the time that is left; null: by the number of runs alone. */
  constructor(
    logger: Logger,
    total: number,
    now: () => number = () => performance.now() / 1000,
    forecast: Forecast | null = null,
  ) {
    this.#now = now
    this.#forecast = forecast
    this.#logger = logger
    this.#total = total
    this.#progress = new Progress(logger, total, now)
  }

  /** `[25/168] 24 ok, 1 not · about 1 min 6 s left · breast-cancer/original` */
  begin(variant: string): BegunRun {
    const bad = this.#done === this.#ok ? '' : `, ${this.#done - this.#ok} not`
    this.#progress.begin(`[${this.#done}/${this.#total}] ${this.#ok} ok${bad}`, variant)
    return { at: this.#now(), [Symbol.dispose]: this.#tellWhileItRuns(variant) }
  }

  /** The last record of a run; `begun`: when it began; `isBeside`: others may be made at the same time. */
  end(record: RunRecord, begun = this.#now(), isBeside = false): void {
    this.#done++
    if (this.#forecast !== null) {
      const { project, purpose, wallSeconds } = record
      const run = { project: project ?? '', member: memberKey(record), purpose, isBeside }
      this.#forecast.count(run, { whole: this.#now() - begun, script: wallSeconds })
      this.#progress.foretell(this.#forecast.left)
    }
    this.#progress.end()
    if (endedWell(record)) this.#ok++
    else this.#tellOnce(record)
  }

  /** A script that hangs is silent until its time limit, which may be an hour. Returns what ends the telling. */
  #tellWhileItRuns(variant: string): () => void {
    let timer: NodeJS.Timeout
    const wait = (ran: number) => {
      const next = this.#still.get(variant) ?? FIRST_STILL_SECONDS
      timer = setTimeout(
        () => {
          this.#still.set(variant, 2 * next)
          this.#logger.info(`${variant} still runs after ${formatDuration(next)}: its time limit ends it`)
          wait(next)
        },
        1000 * (next - ran),
      )
      timer.unref()
    }
    wait(0)
    return () => clearTimeout(timer)
  }

  /** Ends the live line. */
  close(): void {
    this.#progress.close()
  }

  #tellOnce(record: RunRecord): void {
    const { variant, project, status, errorType, errorMessage } = record
    const key = JSON.stringify(isLost(record) ? [project, status, errorMessage] : [variant, status, errorType])
    if (this.#told.has(key)) return
    this.#told.add(key)
    this.#logger.info(formatFailure(record))
  }
}
