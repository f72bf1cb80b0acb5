import { join } from 'node:path'
import { readPlan } from '../../src/campaign/documents.ts'
import { settlePlan } from '../../src/campaign/settle-plan.ts'
import { readProvenances } from '../../src/campaign/variant-files.ts'
import { generate } from '../../src/commands/generate.ts'
import { type PlanOptions, plan } from '../../src/commands/plan.ts'
import { memberKey } from '../../src/schema/campaign/plan.ts'
import { makeContext } from './context.ts'
import { readRecords } from './records.ts'
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

/** What is planned and what is on record, each as `<block> <variant> <shim>`, sorted. */
export async function readRuns(campaign: string) {
  const plan = await readPlan(campaign)
  const { blocks } = settlePlan(plan, await readProvenances(campaign, plan.variants))
  const records = await readRecords(campaign)
  return {
    records,
    planned: blocks.flatMap((block) => block.order.map((member) => `${block.id} ${memberKey(member)}`)).sort(),
    recorded: records.map((record) => `${record.block} ${memberKey(record)}`).sort(),
  }
}
