import type { EnergyGap, EnergyReason } from '../schema/measurement/energy-reason.ts'
import type { EnergyReading } from '../schema/measurement/execution.ts'
import type { ReadingMeter } from '../schema/measurement/meters.ts'
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
  /** Why there is no number that can be believed, where the meter gave one. */
  readonly refused?: EnergyGap
}

/**
 * Makes counters out of steps, one a zone: joules that it took from one instant to another. A zone's first step comes as two
 * readings, its zero and its end.
 */
export function openStepCounters() {
  const totals = new Map<string, number>()
  return (domain: string, joules: number, fromNs: number, toNs: number): StreamPoint[] => {
    const before = totals.get(domain)
    const now = { domain, kind: 'joules', t: toNs, value: (before ?? 0) + joules } as const
    totals.set(domain, now.value)
    return before === undefined ? [{ ...now, t: fromNs, value: 0 }, now] : [now]
  }
}

export interface StreamPlan {
  readonly meter: ReadingMeter
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
  /** Remark on all of its numbers. */
  readonly remark?: EnergyReason
}

/** Readings of one zone, each kind in a series of its own: energy and power added up in one would be neither. */
type Zone = Partial<Record<Series['kind'], Series>>

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
  readonly meter: ReadingMeter
  readonly readsProcessor: boolean
  readonly counterPaths: readonly string[] = []
  readonly #plan: StreamPlan
  #process: LineProcess
  #zones = new Map<string, Zone>()
  /** Every zone that was ever seen: one that falls silent stays on record. */
  readonly #domains = new Set<string>()
  #restarts = 0
  #junk: string | null = null
  /** Readings that can't be believed, by zone, since the last run was prepared. */
  readonly #refused = new Map<string, EnergyGap>()
  /** Whether a whole round of readings has come, so that every zone is known. */
  #warm = false

  constructor(plan: StreamPlan) {
    this.meter = plan.meter
    this.readsProcessor = plan.readsProcessor
    this.#plan = plan
    this.#process = this.#spawn()
  }

  /** Waits for the first reading; returns why there is none. */
  async start(): Promise<EnergyGap | null> {
    const { command, patienceMilliseconds } = this.#plan
    const { program } = command
    if (await this.#process.until(() => this.#zones.size > 0, patienceMilliseconds)) return null
    if (this.#junk !== null) return { kind: 'not-understood', program, detail: this.#junk.slice(0, 120) }
    const detail = this.#process.stderr.trim().split('\n')[0] || null
    return this.#process.ended ?? { kind: 'no-answer', program, seconds: patienceMilliseconds / 1000, detail }
  }

  cpuSeconds(): number {
    return this.#process.cpuSeconds()
  }

  async prepare(): Promise<void> {
    if (this.#process.ended !== null && this.#restarts < RESTARTS) {
      this.#restarts++
      await this.#process[Symbol.asyncDispose]()
      this.#zones = new Map()
      this.#warm = false
      this.#process = this.#spawn()
    }
    // A reading that is too old would leave the begin of the run to interpolation over a gap.
    const wanted = monotonicNs() - 2 * this.#intervalNs()
    const isFresh = () => this.#hasRound() && this.#oldestLast() >= wanted
    this.#warm = await this.#process.until(isFresh, this.#plan.patienceMilliseconds)
    const now = monotonicNs()
    for (const zone of this.#zones.values()) for (const series of Object.values(zone)) forgetBefore(series, now)
    this.#refused.clear()
  }

  async read({ beginNs, endNs }: RunWindow): Promise<EnergyReading[]> {
    const patience = Math.max(SLOW_READING_MILLISECONDS, (5 * this.#intervalNs()) / 1e6)
    await this.#process.until(() => this.#zones.size > 0 && this.#oldestLast() >= endNs, patience)
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
    const refused = this.#refused.get(domain)
    if (refused !== undefined) return { joules: null, reason: refused }
    const zone = this.#zones.get(domain) ?? {}
    const found = joulesWithin(decisive(zone), beginNs, endNs, this.#intervalNs())
    const remark = zone.joules && zone.watts ? ({ kind: 'watts-too' } as const) : this.#plan.remark
    if (found.joules !== null) return { ...found, reason: found.reason ?? remark ?? null }
    return { joules: null, reason: this.#process.ended ?? found.reason }
  }

  /** A counter made of steps begins with two readings at once: its zero and its first step. */
  #hasRound(): boolean {
    const [first] = this.#all()
    return first !== undefined && (this.#warm || first.times.length > (first.kind === 'joules' ? 2 : 1))
  }

  #oldestLast(): number {
    return Math.min(...this.#all().map((series) => series.times.at(-1) ?? 0))
  }

  /** Interval as asked for; else the median of what came. */
  #intervalNs(): number {
    if (this.#plan.intervalNs !== null) return this.#plan.intervalNs
    const times = this.#all()[0]?.times ?? []
    const steps = times.slice(1).map((t, index) => t - (times[index] ?? t))
    return steps.sort((a, b) => a - b)[steps.length >> 1] ?? 1e9
  }

  /** The series of each zone that decides. */
  #all(): Series[] {
    return [...this.#zones.values()].map(decisive)
  }

  #spawn(): LineProcess {
    const parse = this.#plan.openParser()
    return new LineProcess(this.#plan.command, (line, arrivalNs) => {
      const points = parse(line, arrivalNs)
      if (points.length === 0 && line.trim() !== '') this.#junk ??= line
      for (const { domain, kind, t, value, refused } of points) {
        const zone = this.#zones.get(domain) ?? {}
        zone[kind] ??= makeSeries(kind)
        this.#zones.set(domain, zone)
        this.#domains.add(domain)
        if (refused !== undefined) this.#refused.set(domain, refused)
        addPoint(zone[kind], t, value)
      }
    })
  }
}

/** Energy that a meter counted itself misses nothing between two readings. */
const decisive = ({ joules, watts }: Zone): Series => joules ?? watts ?? makeSeries('watts')
