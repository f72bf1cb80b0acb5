import { UserError } from '../base/errors.ts'
import { readJson, readTextIfPresent } from '../base/files.ts'
import { type Plan, plan as planSchema } from '../schema/plan.ts'
import { campaignFiles } from './paths.ts'

/** UserError where the folder holds no plan. */
export async function readPlan(campaign: string): Promise<Plan> {
  const path = campaignFiles.plan(campaign)
  if ((await readTextIfPresent(path)) === null) {
    throw new UserError(`There is no ${path}: name a folder that greenml plan --campaign made.`)
  }
  return await readJson(path, planSchema)
}
