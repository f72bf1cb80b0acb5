import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { describeCommand, findPlannedRun, rerun } from '../benchmark/rerun-record.ts'
import type { BenchWorld } from '../benchmark/run-shard.ts'
import { readPlanToRun } from '../campaign/documents.ts'
import { keepLatest } from '../campaign/latest-attempts.ts'
import { boundRecord, streamRecords } from '../campaign/records.ts'
import { openCarbon } from '../energy/carbon.ts'
import { renderReproduction } from '../report/text/reproduction-words.ts'
import { REPRODUCTION_VERSION, type Reproduction } from '../schema/campaign/reproduction.ts'
import { isLost, type RunRecord, runRecord } from '../schema/measurement/record.ts'
import { reproduceOptions } from '../schema/options/reproduce-options.ts'

export type ReproduceOptions = Readonly<z.input<typeof reproduceOptions>> & BenchWorld

export interface ReproduceResult {
  readonly reproduction: Reproduction
  readonly text: string
  /** The bench itself kept the run from being made. */
  readonly lost: number
}

/** From a number's record to the command that it came from, and the same measured run again. */
export async function reproduce(given: ReproduceOptions, context: CommandContext): Promise<ReproduceResult> {
  const options = { ...given, ...reproduceOptions.parse(given) }
  const { campaign, dryRun } = options
  const plan = await readPlanToRun(campaign)
  const record = await findRecord(campaign, options.id)
  const run = await findPlannedRun(campaign, plan, record)
  const command = describeCommand(run, plan)
  const carbon = await openCarbon(options, context.env, context)
  const again = dryRun ? null : runRecord.parse(boundRecord(await rerun(run, plan, options, carbon, context)))
  const reproduction: Reproduction = {
    schemaVersion: REPRODUCTION_VERSION,
    campaign,
    toolVersion: TOOL_VERSION,
    record,
    command,
    again,
    isAlike: again && isAlike(record, again),
  }
  return {
    reproduction,
    text: renderReproduction(reproduction),
    lost: again !== null && isLost(again) ? 1 : 0,
  }
}

const isAlike = (a: RunRecord, b: RunRecord) =>
  a.status === b.status && (a.metric?.value ?? null) === (b.metric?.value ?? null)

/** By its id or a beginning that no other record has. UserError where there is none, or several. */
async function findRecord(campaign: string, id: string): Promise<RunRecord> {
  const found = new Map<string, RunRecord>()
  for await (const record of streamRecords(campaign)) {
    if (record.id.startsWith(id)) keepLatest(found, record.id, record)
  }
  const [record, ...others] = found.values()
  if (record === undefined) {
    throw new UserError(
      `${campaign} has no record '${id}': ids are in the column id of the report's records.csv, and beside each run on its page.`,
    )
  }
  if (others.length > 0) throw new UserError(`'${id}' begins the ids of ${found.size} records: name one of them whole.`)
  return record
}
