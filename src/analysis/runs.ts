import type { Plan, PlannedBlock } from '../schema/plan.ts'
import type { Host, RunRecord, SandboxTier, Status } from '../schema/record.ts'
import { type Readings, readQuantities } from './quantities.ts'

/** What the analysis keeps of a record: records arrive by the hundred thousand, with logs and tracebacks. */
export interface Run {
  readonly id: string
  readonly variant: string
  readonly block: string
  readonly attempt: number
  readonly orderIndex: number
  readonly startedAt: string
  readonly status: Status
  readonly failureClass: string | null
  readonly message: string | null
  readonly contaminated: boolean
  readonly cold: boolean
  readonly stratum: string
  readonly metric: { readonly name: string; readonly value: number } | null
  readonly readings: Readings
  readonly variantHash: string | null
  readonly lockHash: string | null
}

/** The records of a campaign, reduced one at a time to the last attempt of each planned measured run. */
export interface CollectedRuns {
  /** By block id, then variant id: the last attempt of each measured run. */
  readonly measured: ReadonlyMap<string, ReadonlyMap<string, Run>>
  readonly hosts: readonly Host[]
  readonly sandboxes: ReadonlySet<SandboxTier>
  readonly meters: ReadonlySet<string>
  readonly startedAt: string | null
  /** Records that this plan knows nothing of, by what is unknown: left out of everything else. */
  readonly strangers: ReadonlyMap<string, number>
}

export class RunCollector {
  readonly #knownVariants: ReadonlySet<string>
  readonly #measuredBlocks: ReadonlyMap<string, ReadonlySet<string>>
  readonly #runs = new Map<string, Run>()
  readonly #hosts = new Map<string, { host: Host; startedAt: string }>()
  readonly #sandboxes = new Set<SandboxTier>()
  readonly #meters = new Set<string>()
  readonly #strangers = new Map<string, Set<string>>()
  #startedAt: string | null = null

  constructor(plan: Plan) {
    this.#knownVariants = new Set(plan.variants.map(({ id }) => id))
    this.#measuredBlocks = new Map(measuredBlocks(plan).map(({ id, order }) => [id, new Set(order)]))
  }

  /** A record that comes twice (a shard's file copied, an artifact downloaded again) counts once: the later one. */
  add(record: RunRecord): void {
    const stranger = this.#strangeness(record)
    if (stranger !== null) {
      const ids = this.#strangers.get(stranger) ?? new Set()
      this.#strangers.set(stranger, ids.add(record.id))
      return
    }
    this.#sandboxes.add(record.sandbox)
    for (const { meter, quality } of record.energy) if (quality !== 'unavailable') this.#meters.add(meter)
    if (this.#startedAt === null || record.startedAt < this.#startedAt) this.#startedAt = record.startedAt
    const seen = this.#hosts.get(record.host.stratum)
    if (seen === undefined || record.startedAt < seen.startedAt) {
      this.#hosts.set(record.host.stratum, { host: record.host, startedAt: record.startedAt })
    }
    if (record.purpose === 'measured') this.#runs.set(record.id, reduceRecord(record))
  }

  collect(): CollectedRuns {
    const measured = new Map<string, Map<string, Run>>()
    for (const run of this.#runs.values()) {
      const block = measured.get(run.block) ?? new Map<string, Run>()
      measured.set(run.block, block)
      const other = block.get(run.variant)
      if (other === undefined || isLater(run, other)) block.set(run.variant, run)
    }
    return {
      measured,
      hosts: [...this.#hosts.values()]
        .map(({ host }) => host)
        .sort((a, b) => compare(a.name, b.name) || compare(a.stratum, b.stratum)),
      sandboxes: this.#sandboxes,
      meters: this.#meters,
      startedAt: this.#startedAt,
      strangers: new Map([...this.#strangers].map(([what, ids]) => [what, ids.size])),
    }
  }

  #strangeness({ variant, block, purpose }: RunRecord): string | null {
    if (!this.#knownVariants.has(variant)) return `variant ${variant}`
    // Profiles and operation counts run outside the randomised blocks.
    if (purpose === 'measured' && this.#measuredBlocks.get(block)?.has(variant) !== true) return `block ${block}`
    return null
  }
}

export function measuredBlocks(plan: Plan): PlannedBlock[] {
  return plan.blocks.filter(({ purpose }) => purpose === 'measured')
}

function reduceRecord(record: RunRecord): Run {
  const { errorType, errorMessage, metric } = record
  return {
    id: record.id,
    variant: record.variant,
    block: record.block,
    attempt: record.attempt,
    orderIndex: record.orderIndex,
    startedAt: record.startedAt,
    status: record.status,
    failureClass: record.failureClass,
    message: errorMessage === null || errorType === null ? errorMessage : `${errorType}: ${errorMessage}`,
    contaminated: record.flags.includes('contaminated'),
    cold: record.flags.includes('cold'),
    stratum: record.host.stratum,
    metric: metric === null ? null : { name: metric.name, value: metric.normalised },
    readings: readQuantities(record),
    variantHash: record.variantHash,
    lockHash: record.lockHash,
  }
}

/** The last attempt counts; records that share an attempt are told apart by time, then id, never by file order. */
function isLater(run: Run, other: Run): boolean {
  return (run.attempt - other.attempt || compare(run.startedAt, other.startedAt) || compare(run.id, other.id)) > 0
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
