import { sha256Hex } from '../base/files.ts'
import { hashPrimaryFamily } from '../campaign/primary-family.ts'
import { readShardRecords } from '../campaign/records.ts'
import { settlePlan } from '../campaign/settle-plan.ts'
import { readProvenances, readScripts } from '../campaign/variant-files.ts'
import { blocksOfShard } from '../planning/shards.ts'
import type { SandboxTier } from '../schema/execution.ts'
import { groupKey, type Plan, type PlannedBlock, type PlannedVariant } from '../schema/plan.ts'
import type { RunRecord } from '../schema/record.ts'
import type { Shard } from '../schema/shard.ts'
import type { PlannedRun } from './blank-record.ts'
import { listRemainingRuns, type PresentState } from './resume.ts'

export interface QueuedRun {
  readonly run: PlannedRun
  /** Repeats that are allowed where others disturb it. */
  readonly repeats: number
}

/** The runs of blocks that share a sandbox. */
export interface BlockGroup {
  readonly key: string
  readonly project: string
  /** Code of the group's unfinished blocks that models wrote. */
  readonly scripts: readonly string[]
}

type State = Omit<PresentState, 'sandbox' | 'scriptHashes'>

/** The runs of a shard that are planned, and which of them are left by what is on record. */
export class ShardQueue {
  readonly #blocks: readonly PlannedBlock[]
  readonly #variants: ReadonlyMap<string, PlannedVariant>
  /** Each variant's script as it is now; none for the author's own, and where there is none. */
  readonly #scripts: ReadonlyMap<string, string>
  readonly #scriptHashes: ReadonlyMap<string, string>
  readonly #records: ReadonlyMap<string, readonly RunRecord[]>
  readonly #primaryFamilyHash: string
  readonly #state: State

  private constructor(
    plan: Plan,
    blocks: readonly PlannedBlock[],
    scripts: ReadonlyMap<string, string>,
    records: readonly RunRecord[],
    state: State,
  ) {
    this.#blocks = blocks
    this.#variants = new Map(plan.variants.map((variant) => [variant.id, variant]))
    this.#scripts = scripts
    this.#scriptHashes = new Map([...scripts].map(([id, code]) => [id, sha256Hex(code)]))
    this.#records = Map.groupBy(records, (record) => record.block)
    this.#primaryFamilyHash = hashPrimaryFamily(plan.primaryFamily)
    this.#state = state
  }

  static async read(campaign: string, plan: Plan, shard: Shard, state: State): Promise<ShardQueue> {
    const planned = blocksOfShard(plan, shard)
    const ids = new Set(planned.flatMap(({ order }) => order.map(({ variant }) => variant)))
    const own = plan.variants.filter(({ id }) => ids.has(id))
    const written = await readScripts(campaign, own)
    const { blocks } = settlePlan({ ...plan, blocks: planned }, await readProvenances(campaign, own))
    const scripts = new Map([...written].map(([id, script]) => [id, script.toString('utf8')]))
    return new ShardQueue(plan, blocks, scripts, await readShardRecords(campaign, plan, shard), state)
  }

  /** Number of the shard's runs, whatever is on record. */
  get plannedRuns(): number {
    return this.#blocks.reduce((sum, { order }) => sum + order.length, 0)
  }

  /** Groups of which a run is left, whatever sandbox they will have. */
  listGroups(): BlockGroup[] {
    const unfinished = this.#blocks.filter((block) => this.#listRemaining(block, null).length > 0)
    return [...Map.groupBy(unfinished, groupKey)].map(([key, blocks]) => ({
      key,
      project: blocks[0]?.project ?? '',
      scripts: [...new Set(blocks.flatMap(({ order }) => order.map(({ variant }) => variant)))].flatMap(
        (id) => this.#scripts.get(id) ?? [],
      ),
    }))
  }

  /** Runs that are left, in the plan's order. `tiers`: the sandbox of each group that `listGroups` gave. */
  listRuns(tiers: ReadonlyMap<string, SandboxTier>): QueuedRun[] {
    return this.#blocks.flatMap((block) => {
      const tier = tiers.get(groupKey(block))
      if (tier === undefined) return []
      return this.#listRemaining(block, tier).map(({ variant: id, repeats, ...place }) => {
        const variant = this.#variants.get(id)
        if (!variant) throw new Error(`block ${block.id} names '${id}', which is no variant`) // the plan's schema refuses it
        const code = this.#scripts.get(id) ?? null
        return { run: { ...place, variant, block, code, primaryFamilyHash: this.#primaryFamilyHash }, repeats }
      })
    })
  }

  #listRemaining(block: PlannedBlock, sandbox: SandboxTier | null) {
    const records = this.#records.get(block.id) ?? []
    return listRemainingRuns(block, records, { ...this.#state, sandbox, scriptHashes: this.#scriptHashes })
  }
}
