import { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { createJson, readJsonIfPresent, writeJson } from '../base/files/files.ts'
import { listBelow, lookBelow } from '../base/files/untrusted-files.ts'
import { OLDEST_PLAN_TO_RUN, type Plan, plan as planSchema } from '../schema/campaign/plan.ts'
import { FACTS_FILE } from '../schema/campaign/published-report.ts'
import { type Schedule, schedule as scheduleSchema } from '../schema/campaign/schedule.ts'
import { campaignFiles } from './paths.ts'

export async function isPlanned(campaign: string): Promise<boolean> {
  return (await lookBelow(campaign, campaignFiles.plan(''))).kind !== 'none'
}

const plannedAlready = (campaign: string) =>
  new UserError(
    `${campaign} is planned already: go on with greenml run, generate or benchmark, or name another --campaign.`,
  )

/** A campaign is planned once and has a folder of its own: beside others' files nobody could tell whose is which. `option`: that names it. */
export async function requireNewCampaign(campaign: string, option = '--campaign'): Promise<void> {
  if (await isPlanned(campaign)) throw plannedAlready(campaign)
  const held = await listBelow(campaign, '')
  if (held === null || held.length === 0) return
  throw new UserError(`${campaign} holds other files and no plan: name a folder that is new or empty with ${option}.`)
}

/** UserError where the folder holds no plan. */
export async function readPlan(campaign: string): Promise<Plan> {
  const path = campaignFiles.plan(campaign)
  const plan = await readJsonIfPresent(path, planSchema, campaign)
  if (plan === null) throw await noPlan(campaign, path)
  return plan
}

async function noPlan(campaign: string, path: string): Promise<UserError> {
  if ((await lookBelow(campaign, FACTS_FILE)).kind === 'none')
    return new UserError(`There is no ${path}: name a folder that greenml plan --campaign made.`)
  return new UserError(
    `${campaign} is a published report, which holds no plan: greenml site shows it, beside others. ` +
      'Name the folder of the campaign that it was made of.',
  )
}

/** The plan of a campaign that is to be run. UserError where an older version planned it: its blocks were drawn by other rules. */
export async function readPlanToRun(campaign: string): Promise<Plan> {
  const path = campaignFiles.plan(campaign)
  const written = await readJsonIfPresent(path, z.object({ schemaVersion: z.int() }), campaign)
  if (written === null || written.schemaVersion >= OLDEST_PLAN_TO_RUN) return readPlan(campaign)
  throw new UserError(
    `${path} was written by an older version (schemaVersion ${written.schemaVersion}): what has been run can be analysed; ` +
      'to run more, plan a new campaign, or finish this one with the version that planned it.',
  )
}

/** UserError where another process has planned the campaign meanwhile: its plan stays. */
export async function writePlan(campaign: string, plan: Plan): Promise<void> {
  if (!(await createJson(campaignFiles.plan(campaign), plan, campaign))) throw plannedAlready(campaign)
}

/** Null: the plan was made without a hosts file. */
export const readSchedule = (campaign: string): Promise<Schedule | null> =>
  readJsonIfPresent(campaignFiles.schedule(campaign), scheduleSchema, campaign)

export const writeSchedule = (campaign: string, schedule: Schedule): Promise<void> =>
  writeJson(campaignFiles.schedule(campaign), schedule, campaign)
