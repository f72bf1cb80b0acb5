import type { EnergyReading } from '../schema/record.ts'
import { type LineCommand, LineProcess } from './line-process.ts'
import { addPoint, forgetBefore, joulesWithin, makeSeries, type Series } from './series.ts'
import { type Joules, makeReading, monotonicNs, type RunWindow, type Source, type Unusable } from './source.ts'

/** One reading that a line of output holds. */
export interface StreamPoint {
  readonly domain: string
  readonly kind: Series['kind']
  /** Nanoseconds of CLOCK_MONOTONIC. */
  readonly t: number
  readonly value: number | null
}

export interface StreamPlan {
  readonly meter: string
  readonly readsProcessor: boolean
  readonly command: LineCommand
  /** Makes the parser of one process's lines: a restarted process counts from 0 again. Junk gives no points. */
  readonly openParser: () => (line: string, arrivalNs: number) => readonly StreamPoint[]
  /** How often it was asked for readings; null: as often as it likes. */
  readonly intervalNs: number | null
  /** How long the first reading may take. */
  readonly patienceMilliseconds: number
  /** The zone's own name, once all are known. */
  readonly nameZones?: (domains: readonly string[]) => ReadonlyMap<string, string>
  /** What is always to be said of its numbers. */
  readonly remark?: string
}

const RESTARTS = 3
const SLOW_READING_MILLISECONDS = 2000

/** A meter that streams its readings; unusable when its first one does not come. */
export async function openStream(plan: StreamPlan): Promise<Source | Unusable> {
  const source = new StreamSource(plan)
  const reason = await source.start()
  if (reason === null) return source
  await source[Symbol.asyncDispose]()
  return { meter: plan.meter, reason }
}

class StreamSource implements Source {
  readonly meter: string
  readonly readsProcessor: boolean
  readonly counterPaths: readonly string[] = []
  readonly #plan: StreamPlan
  #process: LineProcess
  #series = new Map<string, Series>()
  /** Every zone that was ever seen: one that falls silent stays on record. */
  readonly #domains = new Set<string>()
  #restarts = 0
  #junk: string | null = null
  /** Whether a whole round of readings has come, so that every zone is known. */
  #warm = false

  constructor(plan: StreamPlan) {
    this.meter = plan.meter
    this.readsProcessor = plan.readsProcessor
    this.#plan = plan
    this.#process = this.#spawn()
  }

  /** Waits for the first reading; returns why there is none. */
  async start(): Promise<string | null> {
    const { meter, patienceMilliseconds } = this.#plan
    if (await this.#process.until(() => this.#series.size > 0, patienceMilliseconds)) return null
    if (this.#junk !== null) return `${meter} printed what can't be read: ${JSON.stringify(this.#junk.slice(0, 120))}`
    const said = this.#process.stderr.trim().split('\n')[0]
    return (
      this.#process.ended ??
      `${meter} gave no reading within ${patienceMilliseconds / 1000} s${said ? `: ${said}` : ''}`
    )
  }

  async prepare(): Promise<void> {
    if (this.#process.ended !== null && this.#restarts < RESTARTS) {
      this.#restarts++
      await this.#process[Symbol.asyncDispose]()
      this.#series = new Map()
      this.#warm = false
      this.#process = this.#spawn()
    }
    // A reading that is too old would leave the begin of the run to interpolation over a gap.
    const wanted = monotonicNs() - 2 * this.#intervalNs()
    const isFresh = () => this.#hasRound() && this.#oldestLast() >= wanted
    this.#warm = await this.#process.until(isFresh, this.#plan.patienceMilliseconds)
    const now = monotonicNs()
    for (const series of this.#series.values()) forgetBefore(series, now)
  }

  async read({ beginNs, endNs }: RunWindow): Promise<EnergyReading[]> {
    const patience = Math.max(SLOW_READING_MILLISECONDS, (5 * this.#intervalNs()) / 1e6)
    await this.#process.until(() => this.#series.size > 0 && this.#oldestLast() >= endNs, patience)
    const domains = [...this.#domains].sort()
    const names = this.#plan.nameZones?.(domains)
    return domains.flatMap((domain) => {
      const name = names ? names.get(domain) : domain
      return name === undefined ? [] : [makeReading(name, this.meter, this.#joulesOf(domain, beginNs, endNs))]
    })
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#process[Symbol.asyncDispose]()
  }

  #joulesOf(domain: string, beginNs: number, endNs: number): Joules {
    const series = this.#series.get(domain)
    const found = joulesWithin(series ?? makeSeries('watts'), beginNs, endNs, this.#intervalNs())
    if (found.joules !== null) return { ...found, reason: found.reason ?? this.#plan.remark ?? null }
    return this.#process.ended === null ? found : { joules: null, reason: `${this.#process.ended}; ${found.reason}` }
  }

  /** A counter made of steps begins with two readings at once: its zero and its first step. */
  #hasRound(): boolean {
    const [first] = this.#series.values()
    return first !== undefined && (this.#warm || first.times.length > (first.kind === 'joules' ? 2 : 1))
  }

  #oldestLast(): number {
    return Math.min(...[...this.#series.values()].map((series) => series.times.at(-1) ?? 0))
  }

  /** As asked for; else the median of what came. */
  #intervalNs(): number {
    if (this.#plan.intervalNs !== null) return this.#plan.intervalNs
    const times = [...this.#series.values()][0]?.times ?? []
    const steps = times.slice(1).map((t, index) => t - (times[index] ?? t))
    return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 1e9
  }

  #spawn(): LineProcess {
    const parse = this.#plan.openParser()
    return new LineProcess(this.#plan.command, (line, arrivalNs) => {
      const points = parse(line, arrivalNs)
      if (points.length === 0 && line.trim() !== '') this.#junk ??= line
      for (const { domain, kind, t, value } of points) {
        const series = this.#series.get(domain) ?? makeSeries(kind)
        this.#series.set(domain, series)
        this.#domains.add(domain)
        addPoint(series, t, value)
      }
    })
  }
}
