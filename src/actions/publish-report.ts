import { dirname } from 'node:path'
import { summary } from '@actions/core'
import { listFiles } from '../base/files.ts'
import type { ReportResult } from '../commands/report.ts'
import type { ArtifactStore } from '../github/artifact-store.ts'
import type { ActionContext, Outputs } from './run-action.ts'

/** Shows a written report as the job's summary and keeps its folder as an artifact. */
export async function publishReport(
  { html, headline, summary: text }: ReportResult,
  artifacts: { readonly store: ArtifactStore; readonly name: string } | null,
  { env, logger }: ActionContext,
): Promise<Outputs> {
  for (const sentence of headline) logger.info(sentence)
  // Outside Actions there is no such file, and @actions/core would throw.
  if (env.GITHUB_STEP_SUMMARY) await summary.addRaw(text, true).write()
  const folder = dirname(html)
  const outputs = { report: html, headline: headline.join('\n') }
  if (artifacts === null) return outputs
  const id = await artifacts.store.upload(artifacts.name, folder, await listFiles(folder))
  logger.info(`uploaded the report as artifact ${artifacts.name}`)
  return { ...outputs, 'artifact-id': id ?? '' }
}
