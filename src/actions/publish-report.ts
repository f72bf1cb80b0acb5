import { notice, warning } from '@actions/core'
import { listFiles } from '../base/files/files.ts'
import { makeScratch, removeTree } from '../base/files/scratch.ts'
import { cleanMessage, isWorkflowLog } from '../base/text/clean-text.ts'
import { bundle, CAMPAIGN_ARTIFACT } from '../commands/bundle.ts'
import type { ReportResult } from '../commands/report.ts'
import type { ArtifactStore } from '../github/artifact-store.ts'
import { keepFiles } from './keep-files.ts'
import type { ActionContext, Outputs } from './run-action.ts'
import { writeSummary } from './write-summary.ts'

const ANNOTATION = { title: 'GreenML Bench' }

/** Shows a written report as annotations and the job's summary, and keeps its files as an artifact: the folder may hold others' files too. */
export async function publishReport(
  { html, folder, files, headline, annotations, summary: text }: ReportResult,
  artifacts: { readonly store: ArtifactStore; readonly name: string } | null,
  context: ActionContext,
): Promise<Outputs> {
  const { env, logger } = context
  for (const sentence of headline) logger.info(sentence)
  if (isWorkflowLog(env)) for (const each of annotations) annotate(each)
  await writeSummary(text, artifacts?.name ?? null, env)
  const outputs = { report: html, headline: headline.join('\n') }
  if (artifacts === null) return outputs
  const kept = await keepFiles(
    artifacts.store,
    { what: 'the report', artifact: artifacts.name, folder, files },
    context,
  )
  return { ...outputs, ...kept }
}

function annotate({ level, text }: ReportResult['annotations'][number]): void {
  const write = level === 'notice' ? notice : warning
  write(cleanMessage(text, true), ANNOTATION)
}

/** Keeps a copy of the campaign that may be handed on: what publishes it later needs no more. */
export async function keepCampaign(campaign: string, store: ArtifactStore, context: ActionContext): Promise<void> {
  const scratch = await makeScratch('bundle', context.env.RUNNER_TEMP)
  try {
    await bundle({ campaign, out: scratch }, context)
    const files = await listFiles(scratch)
    const finding = { what: 'the campaign', artifact: CAMPAIGN_ARTIFACT, folder: scratch, files, remains: campaign }
    await keepFiles(store, finding, context)
  } finally {
    await removeTree(scratch)
  }
}
