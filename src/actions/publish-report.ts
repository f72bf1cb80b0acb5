import { summary } from '@actions/core'
import { cleanText } from '../base/clean-text.ts'
import type { ReportResult } from '../commands/report.ts'
import type { ArtifactStore } from '../github/artifact-store.ts'
import type { ActionContext, Outputs } from './run-action.ts'

/** Shows a written report as the job's summary and keeps its files as an artifact: the folder may hold others' files too. */
export async function publishReport(
  { html, folder, files, headline, summary: text }: ReportResult,
  artifacts: { readonly store: ArtifactStore; readonly name: string } | null,
  { env, logger }: ActionContext,
): Promise<Outputs> {
  for (const sentence of headline) logger.info(sentence)
  await writeSummary(text, env)
  const outputs = { report: html, headline: headline.join('\n') }
  if (artifacts === null) return outputs
  const id = await artifacts.store.upload(artifacts.name, folder, files)
  logger.info(`uploaded the report as artifact ${artifacts.name}`)
  return { ...outputs, 'artifact-id': id ?? '' }
}

/** Adds to the job's summary. Outside Actions there is no such file, and @actions/core would throw. */
export async function writeSummary(text: string, env: NodeJS.ProcessEnv): Promise<void> {
  if (env.GITHUB_STEP_SUMMARY) await summary.addRaw(cleanText(text), true).write()
}
