import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { listDifferences } from '../base/text/differences.ts'
import { withoutEndSlashes } from '../base/text/text.ts'
import { rereadOutputs } from '../benchmark/reread-outputs.ts'
import { readAnalysisIfCurrent } from '../campaign/analysis-file.ts'
import { isPlanned, readPlan, readPlanToRun, requireNewCampaign, writePlan } from '../campaign/documents.ts'
import { readProvenances, readScripts, writeVariant } from '../campaign/variant-files.ts'
import { lookAtScripts } from '../dataset/import/look-at-script.ts'
import { hereOnly } from '../dataset/sources/sources.ts'
import { restoreVariants } from '../generation/replay/restore-variants.ts'
import { renderReplay } from '../report/text/replay-words.ts'
import type { Analysis } from '../schema/analysis/analysis.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import { REPLAY_VERSION, type ReplayReport } from '../schema/campaign/replay-report.ts'
import { replayOptions } from '../schema/options/replay-options.ts'
import { analyse } from './analyse.ts'
import { type BenchmarkOptions, benchmark } from './benchmark.ts'

export type ReplayOptions = Readonly<z.input<typeof replayOptions>> & Pick<BenchmarkOptions, 'hostRoot'>

export interface ReplayResult {
  readonly report: ReplayReport
  readonly text: string
  /** All is as the campaign has it. */
  readonly isSame: boolean
  /** Runs that `execute` could not make, lost to the bench itself. */
  readonly lost: number
}

/**
 * Makes a campaign's scripts again from its stored calls, reads what its runs printed again, and analyses: no model is asked,
 * nothing is fetched, and no code is run but with `execute`.
 */
export async function replay(given: ReplayOptions, context: CommandContext): Promise<ReplayResult> {
  const options = replayOptions.parse(given)
  const { campaign, dataset, execute, into } = options
  if (into !== undefined && !execute) throw new UserError('--into needs --execute.')
  const plan = await readPlan(campaign)
  const { variants, faults } = await restoreVariants(
    campaign,
    plan,
    () => lookAtScripts(dataset, hereOnly(context.env)),
    context.logger,
  )
  const outputs = await rereadOutputs(campaign, plan)
  const analysis = faults.length > 0 ? null : await analyseAgain(campaign, dataset, context)
  const target = execute && analysis !== null ? (into ?? `${withoutEndSlashes(campaign)}-again`) : null
  const report: ReplayReport = {
    schemaVersion: REPLAY_VERSION,
    campaign,
    toolVersion: TOOL_VERSION,
    variants,
    faults,
    outputs,
    analysis,
    executed: target,
  }
  const isSame =
    analysis?.before !== 'differs' && outputs.changed.length + outputs.differing.length + faults.length === 0
  const lost = target === null ? 0 : await executeAnew(target, given, context)
  return { report, text: renderReplay(report), isSame, lost }
}

const MOST_DIFFERENCES = 50

/** The analysis as it was made before: of the same round, and with its code where that was at hand. */
async function analyseAgain(
  campaign: string,
  dataset: string,
  context: CommandContext,
): Promise<NonNullable<ReplayReport['analysis']>> {
  const before = await readAnalysisIfCurrent(campaign)
  const iteration = before?.rounds.shown
  const withCode = before === null || before.code !== null
  const { analysis } = await analyse(
    { campaign, ...(withCode ? { dataset } : {}), ...(iteration === undefined ? {} : { iteration }) },
    context,
  )
  if (before === null) return { before: 'none', differing: [] }
  const differing = listDifferences(withoutDate(before), withoutDate(analysis), MOST_DIFFERENCES)
  return { before: differing.length === 0 ? 'same' : 'differs', differing }
}

/** An analysis as its file holds it, without its date. */
function withoutDate({ createdAt: _, ...analysis }: Analysis): unknown {
  return JSON.parse(JSON.stringify(analysis))
}

/** Runs the same scripts by the same plan in a campaign of its own, and analyses it; one that was stopped goes on. Returns how many runs were lost. */
async function executeAnew(target: string, given: ReplayOptions, context: CommandContext): Promise<number> {
  const { campaign } = given
  const plan = await readPlanToRun(campaign)
  if (await isPlanned(target)) await requireSamePlan(target, plan)
  else {
    await requireNewCampaign(target, '--into')
    await writePlan(target, plan) // first, so that what is stopped from here on goes on by the same command
  }
  const provenances = await readProvenances(campaign, plan.variants)
  const scripts = await readScripts(campaign, plan.variants)
  for (const [id, told] of provenances) await writeVariant(target, told, scripts.get(id) ?? null)
  const { json: _, execute: __, into: ___, ...running } = given
  const { lost } = await benchmark({ ...running, campaign: target }, context)
  await analyse({ campaign: target, dataset: replayOptions.parse(given).dataset }, context)
  return lost
}

async function requireSamePlan(target: string, plan: Plan): Promise<void> {
  if (isDeepStrictEqual(await readPlan(target), plan)) return
  throw new UserError(`${target} holds another campaign: name another folder with --into.`)
}
