import type { z } from 'zod'
import { UserError } from '../base/errors.ts'
import { explainUnanswered } from '../commands/explain-lost.ts'
import { answerTasks } from '../commands/mlbench/answer.ts'
import { sendTaskParts } from '../github/task-parts.ts'
import { readsRepository } from '../schema/mlbench/task-answer.ts'
import { answerInputs } from '../schema/options/mlbench/inputs.ts'
import { keepWork } from './keep-work.ts'
import type { ActionContext, FailedAction, Outputs } from './run-action.ts'
import { findShares, partsOf, provideRepositories, requireModels, takeParts } from './task-share.ts'

/** Asks models about a share of ML-Bench's tasks. Nothing that they answer is run. */
export async function runAnswer(
  given: z.input<typeof answerInputs>,
  context: ActionContext,
): Promise<Outputs | FailedAction> {
  const { artifacts, mirror, ...inputs } = answerInputs.parse(given)
  const { all, own } = await findShares(inputs, context)
  const shares = own === null ? all : [own]
  const parts = partsOf('answers', shares)
  const store = artifacts ? await context.openArtifacts() : null
  // Answers that an earlier attempt of this job got are neither asked nor paid for again.
  if (store && (await takeParts(store, inputs.out, parts, context)) > 0)
    throw new UserError('What this job asked before was refused: see the warnings. A new run asks, and pays, anew.', 3)
  const shown = shares.filter(({ setting }) => setting === null || readsRepository(setting))
  if (shown.length > 0) await provideRepositories(shown, { ...inputs, mirror }, context)
  const send = store && (() => sendTaskParts(store, inputs.out, parts, context.logger))
  const models = requireModels(inputs.models)
  const { files, spentUsd, unanswered } = await keepWork(context, send, (each) =>
    answerTasks({ ...inputs, models }, each),
  )
  const outputs = { files: files.length, 'spent-usd': spentUsd }
  const fault = explainUnanswered(unanswered, 'question')
  return fault === null ? outputs : { outputs, fault }
}
