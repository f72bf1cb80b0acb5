import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { evaluateShare, reportShares } from '../commands/mlbench/evaluate-shares.ts'
import type { ListedShard } from '../commands/mlbench/shard.ts'
import { sendTaskParts } from '../github/task-parts.ts'
import { evaluateInputs } from '../schema/options/mlbench/inputs.ts'
import { keepFiles } from './keep-files.ts'
import { keepWork } from './keep-work.ts'
import { refuseProviderKeys } from './refuse-provider-keys.ts'
import type { ActionContext, FailedAction, Outputs } from './run-action.ts'
import { findShares, partsOf, provideRepositories, takeParts } from './task-share.ts'
import { writeSummary } from './write-summary.ts'

/** Runs and judges the answers of a share of ML-Bench's tasks; without a share scores and reports what all of them left. */
export async function runEvaluate(
  given: z.input<typeof evaluateInputs>,
  context: ActionContext,
): Promise<Outputs | FailedAction> {
  const inputs = evaluateInputs.parse(given)
  await refuseProviderKeys(inputs.dataset, context.env)
  const { all, own } = await findShares(inputs, context)
  return own === null ? reportAll(inputs, all, context) : judgeShare(inputs, own, all, context)
}

type Inputs = z.output<typeof evaluateInputs>

async function judgeShare(
  inputs: Inputs,
  own: ListedShard,
  all: readonly ListedShard[],
  context: ActionContext,
): Promise<Outputs> {
  const { out, artifacts, mirror } = inputs
  const store = artifacts ? await context.openArtifacts() : null
  const attempts = partsOf('attempts', [own])
  if (store && (await takeParts(store, out, [...partsOf('answers', [own]), ...attempts], context)) > 0)
    throw new UserError('What this share has to judge was refused: see the warnings.', 3)
  await provideRepositories([own], { ...inputs, mirror }, context).catch((error: unknown) => {
    if (!(error instanceof UserError) || context.signal?.aborted) throw error
    context.logger.warn(error.message) // its tasks are lost to the bench, and the report says so
  })
  const send = store && (() => sendTaskParts(store, out, attempts, context.logger))
  const work = (each: ActionContext) => evaluateShare(inputs, own, all, each)
  const { judged, passed, lost } = await keepWork(context, send, work)
  return { judged, passed, 'not-tried': lost }
}

async function reportAll(
  inputs: Inputs,
  all: readonly ListedShard[],
  context: ActionContext,
): Promise<Outputs | FailedAction> {
  const { out, artifacts, artifactName } = inputs
  const store = artifacts ? await context.openArtifacts() : null
  const parts = [...partsOf('answers', all), ...partsOf('attempts', all)]
  const refused = store === null ? 0 : await takeParts(store, out, parts, context)
  const { text, files, fault, judged, passed, lost } = await reportShares(inputs, all, context)
  await writeSummary(text, store && artifactName, context.env)
  const finding = { what: 'the scores', artifact: artifactName, folder: out, files }
  const kept = store === null ? {} : await keepFiles(store, finding, context)
  const outputs = { judged, passed, 'not-tried': lost, refused, ...kept }
  return fault === null ? outputs : { outputs, fault }
}
