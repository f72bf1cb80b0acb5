import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { loadModels } from '../dataset/load-models.ts'
import { describeModel, TEST_SECONDS, testModel } from '../generation/asking/check-model.ts'
import { adviseOnError } from '../generation/models/advise-on-error.ts'
import { describeServer } from '../generation/models/model-server.ts'
import { renderModels, renderModelTest } from '../report/text/model-checks.ts'
import {
  isEmptyAnswer,
  MODEL_CHECK_VERSION,
  type ModelCheck,
  type ModelChecks,
} from '../schema/generation/model-check.ts'
import { modelsOptions, testModelOptions } from '../schema/options/models-options.ts'

export interface ModelsResult {
  readonly json: ModelChecks
  readonly text: string
}

/** The models of a dataset, and which of them can be asked from here. Asks none. */
export async function listModels(
  given: Readonly<z.input<typeof modelsOptions>>,
  width: number,
  { env }: CommandContext,
): Promise<ModelsResult> {
  const { dataset } = modelsOptions.parse(given)
  const models = (await loadModels(dataset)).map((entry) => describeModel(entry, env))
  return { json: { schemaVersion: MODEL_CHECK_VERSION, models }, text: renderModels(models, width) }
}

/** Asks one model one short question. `works` is false where it gave no answer. */
export async function tryModel(
  given: Readonly<z.input<typeof testModelOptions>>,
  { env, keyFiles, logger, signal }: CommandContext,
): Promise<ModelsResult & { readonly works: boolean }> {
  const { dataset, id } = testModelOptions.parse(given)
  const models = await loadModels(dataset)
  const entry = models.find((each) => each.id === id)
  if (entry === undefined) {
    const known = models.map((each) => each.id).join(', ')
    throw new UserError(`There is no model '${id}' in ${dataset}/models.yaml; there are: ${known}.`)
  }
  const known = describeModel(entry, env)
  if (known.whyNotAsked === null) {
    logger.info(`${describeServer(entry, keyFiles, env)}; an answer within ${TEST_SECONDS} s is waited for`)
  }
  const test = await testModel(entry, { env, signal })
  const tested: ModelCheck = { ...known, test }
  const advice = test.kind === 'failed' ? adviseOnError(entry, { kind: test.error, status: test.httpStatus }) : null
  const json: ModelChecks = { schemaVersion: MODEL_CHECK_VERSION, models: [tested] }
  const text = renderModelTest(tested)
  return {
    json,
    text: advice === null ? text : `${text}\n  ${advice}`,
    works: test.kind === 'answered' && !isEmptyAnswer(test),
  }
}
