import { readFileSync } from 'node:fs'
import type { Meter } from '../../energy/meter.ts'
import { type CounterSample, monotonicNs } from '../../energy/source.ts'
import type { Epoch } from '../../schema/analysis/measurement.ts'
import type { LaunchOutcome } from '../launcher.ts'
import { withoutEstimate } from '../measure-run.ts'

interface EpochMark {
  readonly epoch: number
  readonly sample: CounterSample
}

/** By the end of its line: one that is still being written is waited for. */
const LINE = /^GREENML_EPOCH (\d{1,9})\r?$/
const LONGEST_LINE = 100
/** More than any training has; what comes after is not read. */
const MOST_EPOCHS = 10_000

/** Reads the energy counters when a run writes `GREENML_EPOCH n` on a line of its own. */
export class EpochReader {
  readonly #paths: readonly string[]
  #line = ''
  #marks: EpochMark[] = []

  constructor(meter: Pick<Meter, 'counterPaths'>) {
    this.#paths = meter.counterPaths
  }

  /** Takes what was written, as it comes. */
  take(chunk: Buffer): void {
    const [first = '', ...lines] = chunk.toString('latin1').split('\n')
    let line = this.#line + first
    for (const next of lines) {
      this.#read(line)
      line = next
    }
    this.#line = line.slice(0, LONGEST_LINE)
  }

  #read(line: string): void {
    const [, epoch] = LINE.exec(line) ?? []
    if (epoch === undefined || this.#marks.length >= MOST_EPOCHS) return
    const before = monotonicNs()
    const values = this.#paths.map(readCounter)
    this.#marks.push({ epoch: Number(epoch), sample: { t: (before + monotonicNs()) / 2, values } })
  }

  /** The marks since the last call. */
  takeMarks(): readonly EpochMark[] {
    const marks = this.#marks
    this.#marks = []
    this.#line = ''
    return marks
  }
}

function readCounter(path: string): number | null {
  try {
    const value = Number.parseInt(readFileSync(path, 'latin1'), 10)
    return Number.isFinite(value) ? value : null
  } catch {
    return null
  }
}

/**
 * Seconds and energy of each epoch: from the mark before it, of the first from the start of the run. An estimate needs CPU seconds,
 * which nobody reads at a mark: it has none.
 */
export async function readEpochs(
  marks: readonly EpochMark[],
  { samples }: Pick<LaunchOutcome, 'samples'>,
  meter: Pick<Meter, 'read'>,
): Promise<Epoch[]> {
  const [begin, end] = [samples[0], samples.at(-1)]
  if (begin === undefined || end === undefined) return []
  const epochs: Epoch[] = []
  let from: CounterSample = begin
  for (const { epoch, sample } of marks) {
    if (sample.t <= from.t || sample.t > end.t) continue
    const between = samples.filter(({ t }) => t > from.t && t < sample.t)
    const wallSeconds = (sample.t - from.t) / 1e9
    const energy = await meter.read([from, ...between, sample], wallSeconds, 0)
    epochs.push({ epoch, wallSeconds, energy: energy.map(withoutEstimate) })
    from = sample
  }
  return epochs
}
