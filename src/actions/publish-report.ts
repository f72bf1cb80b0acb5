import { hostname } from 'node:os'
import { notice, summary, warning } from '@actions/core'
import { cleanMessage, cleanText, isWorkflowLog } from '../base/clean-text.ts'
import { listFiles } from '../base/files.ts'
import { makeScratch, removeTree } from '../base/scratch.ts'
import { bundle } from '../commands/bundle.ts'
import type { ReportResult } from '../commands/report.ts'
import { ArtifactRefused, type ArtifactStore } from '../github/artifact-store.ts'
import type { ActionContext, Outputs } from './run-action.ts'

const ANNOTATION = { title: 'GreenML Bench' }

/** Shows a written report as annotations and the job's summary, and keeps its files as an artifact: the folder may hold others' files too. */
export async function publishReport(
  { html, folder, files, headline, annotations, summary: text }: ReportResult,
  artifacts: { readonly store: ArtifactStore; readonly name: string } | null,
  { env, logger }: ActionContext,
): Promise<Outputs> {
  for (const sentence of headline) logger.info(sentence)
  if (isWorkflowLog(env)) for (const each of annotations) annotate(each)
  await writeSummary(text, env)
  const outputs = { report: html, headline: headline.join('\n') }
  if (artifacts === null) return outputs
  const id = await keepOrTell(artifacts.store.upload(artifacts.name, folder, files), folder, { env, logger })
  if (id === null) return { ...outputs, 'artifact-id': '' }
  logger.info(`uploaded the report as artifact ${artifacts.name}`)
  return { ...outputs, 'artifact-id': id.id ?? '' }
}

function annotate({ level, text }: ReportResult['annotations'][number]): void {
  const write = level === 'notice' ? notice : warning
  write(cleanMessage(text, true), ANNOTATION)
}

const CAMPAIGN_ARTIFACT = 'greenml-campaign'

/** Keeps a copy of the campaign that may be handed on: what publishes it later needs no more. */
export async function keepCampaign(campaign: string, store: ArtifactStore, context: ActionContext): Promise<void> {
  const scratch = await makeScratch('bundle', context.env.RUNNER_TEMP)
  try {
    await bundle({ campaign, out: scratch }, context)
    const kept = await keepOrTell(store.upload(CAMPAIGN_ARTIFACT, scratch, await listFiles(scratch)), campaign, context)
    if (kept !== null) context.logger.info(`uploaded the campaign as artifact ${CAMPAIGN_ARTIFACT}`)
  } finally {
    await removeTree(scratch)
  }
}

/** Null where the server takes no artifacts: nothing is lost, and the message says where it lies. */
async function keepOrTell(
  uploading: Promise<number | null>,
  folder: string,
  { env, logger }: Pick<ActionContext, 'env' | 'logger'>,
): Promise<{ readonly id: number | null } | null> {
  try {
    return { id: await uploading }
  } catch (error) {
    if (!(error instanceof ArtifactRefused)) throw error
    logger.warn(`${error.message} It stays in ${folder} on ${env.RUNNER_NAME ?? hostname()}.`)
    return null
  }
}

/** Adds to the job's summary. Outside Actions there is no such file, and @actions/core would throw. */
export async function writeSummary(text: string, env: NodeJS.ProcessEnv): Promise<void> {
  if (env.GITHUB_STEP_SUMMARY) await summary.addRaw(cleanText(text), true).write()
}
