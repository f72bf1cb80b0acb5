import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { isPlanned, readPlan } from '../campaign/documents.ts'
import { settlePlan } from '../campaign/settle-plan.ts'
import { readProvenances } from '../campaign/variant-files.ts'
import { writeRunTable } from '../planning/run-table.ts'
import { unknownShards, writeSlurm } from '../planning/slurm.ts'
import { optionName } from '../schema/options/option.ts'
import { type PlanFormat, planOptions } from '../schema/options/plan-options.ts'
import { type PlanOptions, plan } from './plan.ts'

/** What an existing plan is written in another form with; all else makes a new one. */
const NO_DESIGN: readonly string[] = ['campaign', 'dataset', 'format']

/**
 * Plans a campaign, or takes the one that is planned, and writes it in a form that others read. Returns what is printed: the
 * table's path, or the commands that submit the job arrays.
 */
export async function exportPlan(
  format: PlanFormat,
  options: PlanOptions,
  context: CommandContext,
): Promise<readonly string[]> {
  const { campaign, dataset } = planOptions.parse(options)
  const isMade = await isPlanned(campaign)
  const given = planOptions.keyof().options.find((name) => !NO_DESIGN.includes(name) && options[name] !== undefined)
  if (isMade && given !== undefined) {
    throw new UserError(`${campaign} is planned already: leave out ${optionName(given)}, or name another --campaign.`)
  }
  if (format === 'slurm' && !isMade && (options.hosts ?? options.shards) === undefined) throw unknownShards(null)
  const planned = isMade ? await readPlan(campaign) : await plan(options, context)
  if (format === 'slurm') return writeSlurm(campaign, planned, dataset)
  const provenances = await readProvenances(campaign, planned.variants)
  return [await writeRunTable(campaign, settlePlan(planned, provenances))]
}
