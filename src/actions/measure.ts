import { isAbsolute, join, resolve } from 'node:path'
import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { makeFolders } from '../base/files/folders.ts'
import { enterBelow } from '../base/files/untrusted-files.ts'
import { measureRevisions, type RevisionsResult } from '../commands/measure-revisions.ts'
import { MEASURE_FILE } from '../schema/analysis/revision-comparison.ts'
import { measureInputs } from '../schema/options/measure-options.ts'
import { keepFiles } from './keep-files.ts'
import { refuseProviderKeys } from './refuse-provider-keys.ts'
import type { ActionContext, FailedAction, Outputs } from './run-action.ts'
import { writeSummary } from './write-summary.ts'

const MARKDOWN = 'greenml-measure.md'

/** Measures two revisions in one job; the finding is the job's summary and an artifact. */
export async function runMeasure(
  given: z.input<typeof measureInputs>,
  context: ActionContext,
): Promise<Outputs | FailedAction> {
  const { command, workingDirectory, artifacts, artifactName, ...settings } = measureInputs.parse(given)
  if (command === undefined) throw new UserError("Input 'command' is missing: what is measured, as python train.py.")
  await refuseProviderKeys('dataset', context.env)
  const store = artifacts ? await context.openArtifacts() : null
  // A link that the pull request brings could lead to another repository of this host.
  const checkout = context.env.GITHUB_WORKSPACE ?? '.'
  const measured = isAbsolute(workingDirectory) ? workingDirectory : await enterBelow(checkout, workingDirectory)
  const folder = resolve(context.env.RUNNER_TEMP ?? '.', 'greenml-measure')
  await makeFolders(folder)
  const path = join(folder, MARKDOWN)
  const result = await measureRevisions(
    {
      ...settings,
      command: splitWords(command),
      folder: resolve(measured),
      json: join(folder, MEASURE_FILE),
      markdown: path,
    },
    context,
  )
  context.logger.info(result.text)
  await writeSummary(result.markdown, store && artifactName, context.env)
  const found = { ...describeResult(result), 'report-path': path }
  const kept =
    store === null
      ? { 'artifact-id': '' }
      : await keepFiles(
          store,
          { what: 'the finding', artifact: artifactName, folder, files: [MARKDOWN, MEASURE_FILE] },
          context,
        )
  const outputs = { ...found, ...kept }
  return result.exitCode === 0 ? outputs : { outputs, fault: new UserError(result.title, 1) }
}

/** Words as a list: no shell reads them, so quotes would be taken for part of a word. */
function splitWords(command: string): string[] {
  const isList = command.trim().includes('\n')
  const words = command.split(isList ? '\n' : /\s+/).flatMap((word) => word.trim() || [])
  const quoted = isList ? undefined : words.find((word) => /['"`$|;&<>]/.test(word))
  if (quoted === undefined) return words
  throw new UserError(
    `Input 'command' holds ${quoted}, which only a shell reads: write one word a line, without quotes.`,
  )
}

function describeResult({ comparison, title }: RevisionsResult): Outputs {
  const { measurement, metric } = comparison
  const leading = measurement.comparisons.find(({ quantity }) => quantity === measurement.leading)
  const ratio = leading?.ratio ?? null
  return {
    title,
    verdict: leading?.verdict ?? '',
    ratio: ratio === null ? '' : Number(ratio.toPrecision(4)),
    metric: metric.verdict ?? '',
  }
}
