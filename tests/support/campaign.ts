import { join } from 'node:path'
import { readJson } from '../../src/base/files.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { readRecords } from '../../src/campaign/read-records.ts'
import { generate } from '../../src/commands/generate.ts'
import { type PlanOptions, plan } from '../../src/commands/plan.ts'
import { plan as planSchema } from '../../src/schema/plan.ts'
import { makeContext } from './context.ts'
import { makeFolder } from './temporary.ts'

/** Plans a campaign with answers that exist and puts them in their places: what `benchmark` finds. */
export async function makeCampaign(
  options: Omit<PlanOptions, 'campaign'> & { readonly answers: string },
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const campaign = join(await makeFolder(), 'campaign')
  const { context } = makeContext(env)
  await plan({ campaign, seed: 1, warmups: 0, repetitions: 1, profiles: 0, probes: false, ...options }, context)
  await generate({ campaign, dataset: options.dataset, answers: options.answers }, context)
  return campaign
}

/** What is planned and what is on record, each as `<block> <variant>`, sorted. */
export async function readRuns(campaign: string) {
  const { blocks } = await readJson(campaignFiles.plan(campaign), planSchema)
  const records = await readRecords(campaignFiles.records(campaign))
  return {
    records,
    planned: blocks.flatMap((block) => block.order.map((variant) => `${block.id} ${variant}`)).sort(),
    recorded: records.map((record) => `${record.block} ${record.variant}`).sort(),
  }
}
