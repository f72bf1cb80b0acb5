import { keepLatest } from '../campaign/latest-attempts.ts'
import { type BlockMember, memberKey, type PlannedBlock } from '../schema/campaign/plan.ts'
import type { Flag, SandboxTier } from '../schema/measurement/execution.ts'
import { energyOfHost } from '../schema/measurement/package-energy.ts'
import { isLost, type RunRecord } from '../schema/measurement/record.ts'

/** A run of a block that still has to be made. */
export interface RemainingRun extends BlockMember {
  readonly orderIndex: number
  readonly attempt: number
  /** Repeats that are still allowed where others disturb it. */
  readonly repeats: number
}

/** The state that a record has to agree with to count: ratios are never formed across two states. */
export interface PresentState {
  readonly stratum: string
  /** Tier of the block's sandbox; null: not chosen yet. */
  readonly sandbox: SandboxTier | null
  /** The meter that reads, or estimates, the host's energy; null: none. */
  readonly meter: string | null
  /** Hash of each variant's script as it is now; null: the author's own, or there is none. */
  readonly scriptHashes: ReadonlyMap<string, string | null>
  /** Flag of a run that others disturbed so that it is to be repeated. */
  readonly repeatIf: Extract<Flag, 'contaminated' | 'threads-disturbed'>
  /** Repeats that such a run is allowed. */
  readonly repeatContaminated: number
}

/**
 * Other load may have decided what this run shows: its time and energy, or that its time ran out. That a script fails is its
 * own doing.
 */
export const wasDisturbed = (record: RunRecord, repeatIf: PresentState['repeatIf']): boolean =>
  (COMPARED.includes(record.purpose) ? record.flags.includes(repeatIf) : isDisturbedProbe(record)) &&
  (record.status === 'ok' || record.status === 'timeout')

/** Nothing but the CPU time of a probe is used. */
const isDisturbedProbe = ({ purpose, flags }: RunRecord) => purpose === 'probe' && flags.includes('threads-disturbed')

/** Purposes of runs that enter ratios. */
const COMPARED: readonly RunRecord['purpose'][] = ['measured', 'sensitivity']

/**
 * Lists the runs that are left of a block, in its order. A block that was interrupted goes on where it stopped when the host
 * is in the same state and sandbox and meter are the same; otherwise it is done again whole. A script that was replaced since
 * its run, or was missing then and is here now, is run again; so is one that others disturbed, until it has been repeated as
 * often as asked.
 */
export function listRemainingRuns(
  block: PlannedBlock,
  records: readonly RunRecord[],
  present: PresentState,
): readonly RemainingRun[] {
  const own = records.filter((record) => record.block === block.id && record.purpose === block.purpose)
  const last = new Map<string, RunRecord>()
  for (const record of own) keepLatest(last, memberKey(record), record)
  const isCurrent = (record: RunRecord) => record.variantHash === (present.scriptHashes.get(record.variant) ?? null)
  // The cause for which the bench lost a run may be gone by now.
  const finished = [...last.values()].filter((record) => !isLost(record) && isCurrent(record))
  const disturbed = own.filter(
    (record) => wasDisturbed(record, present.repeatIf) && isCurrent(record) && !isOtherState(record, present),
  )
  // Attempts are counted, not records: a record can come twice, in a shard's file that was copied.
  const disturbances = (member: BlockMember) =>
    new Set(disturbed.filter((each) => memberKey(each) === memberKey(member)).map(({ attempt }) => attempt)).size
  const isDue = (record: RunRecord) => disturbed.includes(record) && disturbances(record) <= present.repeatContaminated
  const done = new Set(finished.filter((record) => !isDue(record)).map(memberKey))
  const runs = block.order.map((member, orderIndex) => ({
    ...member,
    orderIndex,
    attempt: (last.get(memberKey(member))?.attempt ?? 0) + 1,
    repeats: Math.max(0, present.repeatContaminated - disturbances(member)),
  }))
  const left = runs.filter((run) => !done.has(memberKey(run)))
  if (left.length === 0) return []
  const ran = finished.filter((record) => record.status !== 'missing-variant')
  return ran.some((record) => isOtherState(record, present)) ? runs : left
}

function isOtherState(record: RunRecord, present: PresentState): boolean {
  return (
    record.host.stratum !== present.stratum ||
    (present.sandbox !== null && record.sandbox !== present.sandbox) ||
    isOtherMeter(record, present.meter)
  )
}

/** Joules of one block are of one meter; a run that none could read says nothing of it. */
function isOtherMeter({ energy }: RunRecord, present: string | null): boolean {
  const { meter, quality } = energyOfHost(energy)
  const name = quality === 'estimated' ? 'estimate' : meter // an estimate names its model
  return name !== null && name !== present
}
