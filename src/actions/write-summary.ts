import { summary } from '@actions/core'
import { cleanText } from '../base/text/clean-text.ts'
import { runPage } from '../github/run-page.ts'
import { fitLines } from '../report/text/fit-lines.ts'

/** GitHub shows nothing of a step's summary above 1 MiB. */
const SUMMARY_BYTES = 2 ** 20 - 2 ** 10

/**
 * Adds GitHub Markdown to the job's summary, as far as there is room; `artifact`: what has all of it, where the run keeps that.
 * Outside Actions there is no summary.
 */
export async function writeSummary(text: string, artifact: string | null, env: NodeJS.ProcessEnv): Promise<void> {
  if (!env.GITHUB_STEP_SUMMARY) return // @actions/core would throw
  const room = { bytes: SUMMARY_BYTES, link: runPage(env), artifact }
  await summary.addRaw(fitLines(cleanText(text).split('\n'), room)).write()
}
