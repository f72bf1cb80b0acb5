import type { Logger } from '../../base/log.ts'
import { formatDuration } from '../../benchmark/progress.ts'

const LINE_SECONDS = 10

/** A status line on a terminal; elsewhere a line now and then, so that a log of hours shows that it goes on. */
export class Progress {
  readonly #logger: Logger
  readonly #isTerminal: boolean
  readonly #runsInAll: number
  readonly #begin = performance.now()
  #done = 0
  #saidAt = performance.now()

  constructor(logger: Logger, runsInAll: number, isTerminal = process.stderr.isTTY === true) {
    this.#logger = logger
    this.#runsInAll = runsInAll
    this.#isTerminal = isTerminal
  }

  /** `round`: where it stands; the command comes last, since it may be cut. */
  starts(round: string, command: string): void {
    const text = [round, ...this.#left(), command].join(' · ')
    this.#logger.status(text)
    if (this.#isTerminal || performance.now() - this.#saidAt < 1000 * LINE_SECONDS) return
    this.#logger.info(text)
    this.#saidAt = performance.now()
  }

  ended(): void {
    this.#done++
  }

  /** The first run gives the estimate, all runs so far refine it. */
  #left(): string[] {
    if (this.#done === 0) return []
    const seconds = (performance.now() - this.#begin) / 1000
    return [`about ${formatDuration((seconds / this.#done) * (this.#runsInAll - this.#done))} left`]
  }
}
