import { cleanLine } from '../base/clean-text.ts'
import type { Logger } from '../base/log.ts'
import { mean } from '../base/numbers.ts'
import { Progress } from '../base/progress.ts'
import { OUR_FAILURES, type Purpose, type RunRecord, UNTIMED } from '../schema/record.ts'

const ROUNDS: Partial<Record<Purpose, string>> = {
  warmup: 'warm-up',
  profile: 'profile',
  flops: 'FLOPs',
  probe: 'validity probe',
}

/** A run ended well. A probe did where the script itself ended it in any way: without its data an honest one fails. */
export const endedWell = ({ purpose, status }: RunRecord): boolean =>
  status === 'ok' || (purpose === 'probe' && !OUR_FAILURES.includes(status))

const isOurs = ({ status }: RunRecord) => OUR_FAILURES.includes(status)

/** One line on a run that ended badly: which it was, how it ended, and why. */
export function formatFailure(record: RunRecord): string {
  const cost = record.wallSeconds === null ? '' : ` after ${record.wallSeconds.toFixed(2)} s`
  // The bench's own failures are for the user to mend; what a script says of its failure stands in the report.
  const reason = isOurs(record) ? record.errorMessage : record.errorType
  const why = reason === null ? '' : `: ${cleanLine(reason)}`
  const round = ROUNDS[record.purpose] ?? `block ${record.block.split('/').at(-1)}`
  return `${record.variant}, ${round}: ${record.status}${cost}${why}`
}

/** Runs that are to be made, by project; the untimed ones after the others, so many at a time. */
export interface RunsAhead {
  readonly timed: ReadonlyMap<string, number>
  readonly untimed: ReadonlyMap<string, number>
  readonly places: number
}

/** Runs of a project that were made, and the seconds that they took with all that belongs to one. */
interface Made {
  timed: number
  untimed: number
  /** The first is left out: it is cold. */
  counted: number
  seconds: number
}

/** Tells how far a campaign is. A line of its own has only what ended badly: once for each script and way to end, and once a project for what the bench failed at. */
export class RunProgress {
  readonly #logger: Logger
  readonly #total: number
  readonly #progress: Progress
  readonly #told = new Set<string>()
  readonly #now: () => number
  readonly #ahead: RunsAhead | null
  readonly #made = new Map<string, Made>()
  #done = 0
  #ok = 0

  /** `now` in seconds; `ahead`: what the estimate of the time that is left rests on; null: on the number of runs alone. */
  constructor(
    logger: Logger,
    total: number,
    now: () => number = () => performance.now() / 1000,
    ahead: RunsAhead | null = null,
  ) {
    this.#now = now
    this.#ahead = ahead
    this.#logger = logger
    this.#total = total
    this.#progress = new Progress(logger, total, now)
  }

  /** `[25/168] 24 ok, 1 not · about 1 min 6 s left · breast-cancer/original` */
  begin(variant: string): number {
    const bad = this.#done === this.#ok ? '' : `, ${this.#done - this.#ok} not`
    this.#progress.begin(`[${this.#done}/${this.#total}] ${this.#ok} ok${bad}`, variant)
    return this.#now()
  }

  /** The last record of a run; `begun`: what its begin returned. */
  end(record: RunRecord, begun = this.#now()): void {
    this.#done++
    this.#count(record, this.#now() - begun)
    this.#progress.foretell(this.#left())
    this.#progress.end()
    if (endedWell(record)) this.#ok++
    else this.#tellOnce(record)
  }

  /** Ends the live line. */
  close(): void {
    this.#progress.close()
  }

  #count({ project, purpose }: RunRecord, seconds: number): void {
    if (project === null) return
    const made = this.#made.get(project) ?? { timed: 0, untimed: 0, counted: 0, seconds: 0 }
    const isFirst = made.timed + made.untimed === 0
    if (UNTIMED.includes(purpose)) made.untimed++
    else made.timed++
    if (!isFirst) {
      made.counted++
      made.seconds += seconds
    }
    this.#made.set(project, made)
  }

  /** Seconds by what the runs of each project take; those of one that has not come yet as those of the others. */
  #left(): number | null {
    if (this.#ahead === null) return null
    const { timed, untimed, places } = this.#ahead
    const known = [...this.#made.values()].filter(({ counted }) => counted > 0)
    if (known.length === 0) return null
    const usual = mean(known.map(({ seconds, counted }) => seconds / counted)) ?? 0
    let left = 0
    for (const project of new Set([...timed.keys(), ...untimed.keys()])) {
      const made = this.#made.get(project)
      const each = made && made.counted > 0 ? made.seconds / made.counted : usual
      const ahead = (timed.get(project) ?? 0) - (made?.timed ?? 0)
      left += each * (ahead + ((untimed.get(project) ?? 0) - (made?.untimed ?? 0)) / places)
    }
    return left
  }

  #tellOnce(record: RunRecord): void {
    const { variant, project, status, errorType, errorMessage } = record
    const key = JSON.stringify(isOurs(record) ? [project, status, errorMessage] : [variant, status, errorType])
    if (this.#told.has(key)) return
    this.#told.add(key)
    this.#logger.info(formatFailure(record))
  }
}
