import { existsSync } from 'node:fs'
import { UserError } from '../base/errors.ts'
import { readJson } from '../base/files.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { writeRunTable } from '../planning/run-table.ts'
import { unknownShards, writeSlurm } from '../planning/slurm.ts'
import { plan as planSchema } from '../schema/plan.ts'
import type { PlanFormat } from '../schema/schedule.ts'
import type { CommandContext } from './context.ts'
import { type PlanOptions, plan } from './plan.ts'

/** What only a new plan can be made with. */
const DESIGN = [
  ...(['projects', 'models', 'modes', 'samples', 'repetitions', 'warmups', 'profiles', 'flops', 'seed'] as const),
  ...(['probes', 'fanOut', 'answers', 'hosts', 'shards', 'noiseFrom'] as const),
]

/**
 * Plans a campaign, or takes the one that is planned, and writes it in a form that others read. Returns what is printed: the
 * table's path, or the commands that submit the job arrays.
 */
export async function exportPlan(
  format: PlanFormat,
  options: PlanOptions,
  context: CommandContext,
): Promise<readonly string[]> {
  const { campaign, dataset } = options
  const file = campaignFiles.plan(campaign)
  const given = DESIGN.find((name) => options[name] !== undefined)
  if (existsSync(file) && given !== undefined) {
    throw new UserError(`${campaign} is planned already: leave out ${given}, or name another --campaign.`)
  }
  if (format === 'slurm' && !existsSync(file) && (options.hosts ?? options.shards) === undefined) throw unknownShards()
  const planned = existsSync(file) ? await readJson(file, planSchema) : await plan(options, context)
  return format === 'slurm' ? writeSlurm(campaign, planned, dataset) : [await writeRunTable(campaign, planned)]
}
