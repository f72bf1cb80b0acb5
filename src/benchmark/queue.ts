import { sha256Hex } from '../base/files/files.ts'
import { groupsBy } from '../base/groups.ts'
import { sum } from '../base/numbers.ts'
import { hashPrimaryFamily } from '../campaign/primary-family.ts'
import { readShardRecords } from '../campaign/records.ts'
import { settlePlan } from '../campaign/settle-plan.ts'
import { readProvenances, readScripts } from '../campaign/variant-files.ts'
import { blocksOfShard } from '../planning/shards.ts'
import { groupKey, type Plan, type PlannedBlock } from '../schema/campaign/plan.ts'
import type { SandboxTier } from '../schema/measurement/execution.ts'
import type { Shard } from '../schema/options/shard.ts'
import type { PlannedRun } from './blank-record.ts'
import { listRemainingRuns, type PresentState } from './resume.ts'

export interface QueuedRun {
  readonly run: PlannedRun
  /** Repeats that are allowed where others disturb it, and flag that says so. */
  readonly repeats: number
  readonly repeatIf: PresentState['repeatIf']
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
export interface ShardQueue {
  /** The one of the plan's sessions that this start runs. */
  readonly session: number
  /** Number of the shard's runs in it and before, whatever is on record. */
  readonly plannedRuns: number
  /** First scripts that models are planned to write of which nothing is known: `generate` has not come to them. */
  readonly unwritten: number
  /** Groups of which a run is left, whatever sandbox they will have. */
  readonly groups: readonly BlockGroup[]
  /** Runs that are left, in the plan's order. `tiers`: the sandbox of each of these groups. */
  listRuns(tiers: ReadonlyMap<string, SandboxTier>): QueuedRun[]
}

export async function readQueue(campaign: string, plan: Plan, shard: Shard, state: State): Promise<ShardQueue> {
  const planned = blocksOfShard(plan, shard)
  const ids = new Set(planned.flatMap(({ order }) => order.map(({ variant }) => variant)))
  const own = plan.variants.filter(({ id }) => ids.has(id))
  // Each variant's script as it is now; none for the author's own, and where there is none.
  const scripts = new Map([...(await readScripts(campaign, own))].map(([id, code]) => [id, code.toString('utf8')]))
  const provenances = await readProvenances(campaign, own)
  const settled = settlePlan({ ...plan, blocks: planned }, provenances).blocks
  const records = Map.groupBy(await readShardRecords(campaign, plan, shard), ({ block }) => block)
  const session = findSession(settled, records)
  const blocks = settled.filter((block) => block.session <= session)
  const variants = new Map(plan.variants.map((variant) => [variant.id, variant]))
  const scriptHashes = new Map([...scripts].map(([id, code]) => [id, sha256Hex(code)]))
  const primaryFamilyHash = hashPrimaryFamily(plan.primaryFamily)
  const listRemaining = (block: PlannedBlock, sandbox: SandboxTier | null) =>
    listRemainingRuns(block, records.get(block.id) ?? [], { ...state, sandbox, scriptHashes })
  const unfinished = blocks.filter((block) => listRemaining(block, null).length > 0)
  return {
    session,
    unwritten: own.filter(
      ({ id, model, iteration }) => model !== null && iteration === 0 && !scripts.has(id) && !provenances.has(id),
    ).length,
    plannedRuns: sum(blocks.map(({ order }) => order.length)),
    groups: groupsBy(unfinished, groupKey).map((members) => ({
      key: groupKey(members[0]),
      project: members[0].project,
      scripts: [...new Set(members.flatMap(({ order }) => order.map(({ variant }) => variant)))].flatMap(
        (id) => scripts.get(id) ?? [],
      ),
    })),
    listRuns: (tiers) =>
      blocks.flatMap((block) => {
        const tier = tiers.get(groupKey(block))
        if (tier === undefined) return []
        return listRemaining(block, tier).map(({ variant: id, repeats, ...place }) => {
          const variant = variants.get(id)
          if (!variant) throw new Error(`block ${block.id} names '${id}', which is no variant`) // the plan's schema refuses it
          const run = { ...place, variant, block, code: scripts.get(id) ?? null, primaryFamilyHash }
          return { run, repeats, repeatIf: state.repeatIf }
        })
      }),
  }
}

/** The first of which a block has no record yet, so that each start runs one; all are begun: the last. */
function findSession(blocks: readonly PlannedBlock[], records: ReadonlyMap<string, unknown>): number {
  const begun = blocks.filter(({ id }) => records.has(id))
  const open = blocks.filter(({ id }) => !records.has(id)).map(({ session }) => session)
  return Math.min(...open, Math.max(1, ...[...begun, ...blocks].map(({ session }) => session)))
}
