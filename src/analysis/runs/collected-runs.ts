import { isDeepStrictEqual } from 'node:util'
import { compareTexts } from '../../base/text/text.ts'
import { type Attempt, keepLatest } from '../../campaign/latest-attempts.ts'
import type { CampaignReadings } from '../../schema/analysis/observations.ts'
import { groupKeyOfBlock, memberKey, type Plan, type PlannedBlock } from '../../schema/campaign/plan.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import type { Host, SandboxTier } from '../../schema/measurement/execution.ts'
import type { RunRecord } from '../../schema/measurement/record.ts'
import { ReadingsCollector } from '../observations/campaign-readings.ts'
import { correctRest } from '../observations/reduce.ts'
import {
  type FlopsRun,
  type Probe,
  type Profile,
  type Run,
  reduceFlops,
  reduceProbe,
  reduceProfile,
  reduceRecord,
  reduceTrace,
  type Trace,
} from './reduced-runs.ts'
import { wasRepeatedUnasked } from './repeated-runs.ts'

/** A campaign as far as its runs are judged. */
export interface CampaignRuns {
  readonly plan: Plan
  readonly collected: CollectedRuns
  /** By variant id; a variant that was never generated has none. */
  readonly provenances: ReadonlyMap<string, Provenance>
}

/** Part of a record that the plan does not hold. */
interface UnknownPart {
  readonly kind: 'variant' | 'block'
  readonly id: string
}

/** The last attempt of each run, by variant and shim (`memberKey`), then block id: a baseline runs in each model's blocks. */
type LastAttempts<T> = ReadonlyMap<string, ReadonlyMap<string, T>>

/** The records of a campaign, reduced one at a time to the last attempt of each planned run. */
export interface CollectedRuns {
  readonly measured: LastAttempts<Run>
  /** Runs under another setting than usual. */
  readonly sensitivity: LastAttempts<Run>
  readonly profiles: LastAttempts<Profile>
  readonly probes: LastAttempts<Probe>
  /** Traces by the group of a block instead of its id: one run of each is enough. */
  readonly traces: LastAttempts<Trace>
  readonly flops: LastAttempts<FlopsRun>
  readonly readings: CampaignReadings
  readonly hosts: readonly Host[]
  readonly sandboxes: ReadonlySet<SandboxTier>
  readonly meters: ReadonlySet<string>
  readonly startedAt: string | null
  /** Records that this plan knows nothing of, by what is unknown: left out of everything else. */
  readonly unplanned: readonly (UnknownPart & { readonly records: number })[]
  /** The variant of each measured run that has records of one attempt which differ. */
  readonly differing: readonly string[]
  /** The variant of each measured run that has a later attempt which nothing asked for. */
  readonly repeated: readonly string[]
  /** Hashes of the tests that plan.json declared when measured runs were made; null in records that do not say. */
  readonly families: ReadonlySet<string | null>
}

export class RunCollector {
  readonly #knownVariants: ReadonlySet<string>
  /** Ids of the blocks in which each variant is measured under each shim, by its `memberKey`. */
  readonly #measuredIn = new Map<string, Set<string>>()
  readonly #measured = new Map<string, Map<string, Run>>()
  readonly #sensitivity = new Map<string, Map<string, Run>>()
  readonly #profiles = new Map<string, Map<string, Profile>>()
  readonly #probes = new Map<string, Map<string, Probe>>()
  readonly #traces = new Map<string, Map<string, Trace>>()
  readonly #flops = new Map<string, Map<string, FlopsRun>>()
  readonly #readings = new ReadingsCollector()
  /** A text that many records hold is kept once. */
  readonly #texts = new Map<string, string>()
  readonly #hosts = new Map<string, { host: Host; startedAt: string }>()
  readonly #sandboxes = new Set<SandboxTier>()
  readonly #meters = new Set<string>()
  readonly #unplanned = new Map<string, { readonly part: UnknownPart; readonly ids: Set<string> }>()
  readonly #differing = new Map<string, string>()
  readonly #repeated = new Map<string, string>()
  readonly #families = new Set<string | null>()
  #startedAt: string | null = null

  constructor(plan: Plan) {
    this.#knownVariants = new Set(plan.variants.map(({ id }) => id))
    for (const { id, order } of measuredBlocks(plan)) {
      for (const member of order) {
        const key = memberKey(member)
        const blocks = this.#measuredIn.get(key)
        if (blocks === undefined) this.#measuredIn.set(key, new Set([id]))
        else blocks.add(id)
      }
    }
  }

  /** A record that comes twice (a shard's file copied, an artifact downloaded again) counts once: the later one. */
  add(record: RunRecord): void {
    const key = memberKey(record)
    const part = this.#findUnknown(record, key)
    if (part !== null) {
      const name = `${part.kind} ${part.id}`
      const known = this.#unplanned.get(name) ?? { part, ids: new Set() }
      this.#unplanned.set(name, known)
      known.ids.add(record.id)
      return
    }
    if (this.#isCopy(record, key)) return
    this.#sandboxes.add(record.sandbox)
    this.#readings.add(record)
    for (const { meter, quality } of record.energy) if (quality !== 'unavailable') this.#meters.add(meter)
    if (this.#startedAt === null || record.startedAt < this.#startedAt) this.#startedAt = record.startedAt
    const seen = this.#hosts.get(record.host.stratum)
    if (seen === undefined || record.startedAt < seen.startedAt) {
      this.#hosts.set(record.host.stratum, { host: record.host, startedAt: record.startedAt })
    }
    if (record.purpose === 'measured') this.#families.add(record.primaryFamilyHash)
    this.#keep(record, key)
  }

  collect(): CollectedRuns {
    this.#correctRests()
    return {
      measured: this.#measured,
      sensitivity: this.#sensitivity,
      profiles: this.#profiles,
      probes: this.#probes,
      traces: this.#traces,
      flops: this.#flops,
      readings: this.#readings.collect(),
      hosts: [...this.#hosts.values()]
        .map(({ host }) => host)
        .sort((a, b) => compareTexts(a.name, b.name) || compareTexts(a.stratum, b.stratum)),
      sandboxes: this.#sandboxes,
      meters: this.#meters,
      startedAt: this.#startedAt,
      unplanned: [...this.#unplanned]
        .sort(([a], [b]) => compareTexts(a, b))
        .map(([, { part, ids }]) => ({ ...part, records: ids.size })),
      differing: [...this.#differing.values()],
      repeated: [...this.#repeated.values()],
      families: this.#families,
    }
  }

  /** Whether a measured run's record came before. One of the same attempt that says something else is noted. */
  #isCopy(record: RunRecord, key: string): boolean {
    const other = record.purpose === 'measured' ? this.#measured.get(key)?.get(record.block) : undefined
    if (other?.attempt !== record.attempt) return false
    if (isDeepStrictEqual(reduceRecord(record, this.#share), other)) return true
    this.#differing.set(`${key} ${record.block}`, record.variant)
    return false
  }

  /** What a host drew after its runs stands with the last of them, and is known once all are read. */
  #correctRests(): void {
    const { rests } = this.#readings
    if (rests.isEmpty) return
    for (const runs of this.#measured.values()) {
      for (const [block, run] of runs) {
        const observation = correctRest(run.observation, run.readings.wall.value, rests)
        if (observation !== run.observation) runs.set(block, { ...run, observation })
      }
    }
  }

  #keep(record: RunRecord, key: string): void {
    const block = this.#share(record.block)
    if (record.purpose === 'measured') this.#keepMeasured(key, block, reduceRecord(record, this.#share))
    if (record.purpose === 'sensitivity') keepRun(this.#sensitivity, key, block, reduceRecord(record, this.#share))
    if (record.purpose === 'profile') keepRun(this.#profiles, key, block, reduceProfile(record))
    if (record.purpose === 'flops') keepRun(this.#flops, key, block, reduceFlops(record))
    // A record without a reading was lost to the harness: nothing was seen.
    const { purpose, probe } = record
    if (purpose === 'probe' && probe !== null) keepRun(this.#probes, key, block, reduceProbe(record, probe))
    if (purpose === 'measured' && probe !== null && record.status === 'ok') {
      keepRun(this.#traces, key, groupKeyOfBlock(block), reduceTrace(record, probe))
    }
  }

  #keepMeasured(key: string, block: string, run: Run): void {
    const replaced = keepRun(this.#measured, key, block, run)
    const kept = this.#measured.get(key)?.get(block)
    if (replaced === undefined || kept === undefined || !wasRepeatedUnasked(replaced, kept)) return
    this.#repeated.set(`${key} ${block}`, run.variant)
  }

  readonly #share = (text: string): string => {
    const kept = this.#texts.get(text)
    if (kept === undefined) this.#texts.set(text, text)
    return kept ?? text
  }

  #findUnknown({ variant, block, purpose }: RunRecord, key: string): UnknownPart | null {
    if (this.#measuredIn.get(key)?.has(block) === true) return null
    if (!this.#knownVariants.has(variant)) return { kind: 'variant', id: variant }
    // Profiles and operation counts run outside the randomised blocks.
    return purpose === 'measured' ? { kind: 'block', id: block } : null
  }
}

export function measuredBlocks(plan: Plan): PlannedBlock[] {
  return plan.blocks.filter(({ purpose }) => purpose === 'measured')
}

/** Returns the other attempt of that run, which does not count. */
function keepRun<T extends Attempt>(runs: Map<string, Map<string, T>>, key: string, block: string, run: T) {
  const own = runs.get(key)
  if (own !== undefined) return keepLatest(own, block, run)
  runs.set(key, new Map([[block, run]]))
  return undefined
}
