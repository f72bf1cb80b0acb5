import type { Logger } from './log.ts'

/** `4 min 10 s`, `38 s`, `2 h`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const [large, small] = whole < 3600 ? ['min', 's'] : ['h', 'min']
  const smalls = whole < 3600 ? whole : Math.round(whole / 60)
  const rest = smalls % 60
  return `${Math.floor(smalls / 60)} ${large}${rest === 0 ? '' : ` ${rest} ${small}`}`
}

/** Lines where there is no live one: no more than each twentieth of the steps and one in five seconds, but one in two minutes. */
const STEP = 0.05
const SHORTEST_PAUSE = 5
const LONGEST_PAUSE = 120

/** Tells how far work of known length is, and how long the rest takes: on a terminal in one live line, elsewhere in a line now and then. */
export class Progress {
  readonly #logger: Logger
  readonly #total: number
  readonly #now: () => number
  #done = 0
  /** Steps that the estimate rests on, and the seconds that they took together. */
  #counted = 0
  #spent = 0
  #endedAt: number
  #foretold: number | null = null
  #shown: { readonly at: number; readonly done: number }

  /** `now` in seconds. */
  constructor(logger: Logger, total: number, now = () => performance.now() / 1000) {
    this.#logger = logger
    this.#total = total
    this.#now = now
    this.#endedAt = now()
    this.#shown = { at: this.#endedAt, done: 0 }
  }

  /** A step begins. `what` it is comes last, since a terminal cuts the line. */
  begin(where: string, what: string): void {
    const text = [where, this.left, what].filter((part) => part !== null).join(' · ')
    this.#logger.status(text)
    if (this.#logger.isLive === true || !this.#isDue()) return
    this.#shown = { at: this.#now(), done: this.#done }
    this.#logger.info(text)
  }

  /** The step has ended. `counts`: false where it was done already, so that the others take longer than it took. */
  end(counts = true): void {
    const now = this.#now()
    this.#done++
    if (counts) {
      this.#counted++
      this.#spent += now - this.#endedAt
    }
    this.#endedAt = now
  }

  /** The seconds that the rest takes, by who knows more of it than the mean of the steps; null: nobody does. */
  foretell(seconds: number | null): void {
    this.#foretold = seconds
  }

  /** `about 1 min 6 s left`; null while nothing is known, and when nothing is left. */
  get left(): string | null {
    const steps = this.#total - this.#done
    if (steps === 0 || (this.#counted === 0 && this.#foretold === null)) return null
    return `about ${formatDuration(this.#foretold ?? (this.#spent / this.#counted) * steps)} left`
  }

  /** Clears the live line. */
  close(): void {
    this.#logger.status('')
  }

  #isDue(): boolean {
    const pause = this.#now() - this.#shown.at
    const step = (this.#done - this.#shown.done) / this.#total
    return pause >= LONGEST_PAUSE || (pause >= SHORTEST_PAUSE && step >= STEP)
  }
}
