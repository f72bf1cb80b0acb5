import { basename, resolve } from 'node:path'
import type { z } from 'zod'
import { sha256Hex } from '../base/files/files.ts'
import { plan } from '../commands/plan.ts'
import { loadModels } from '../dataset/load-models.ts'
import { sendParts } from '../github/exchange-parts.ts'
import { generateMatrix, LARGEST_MATRIX, listBenchmarkMatrices, writeMatrices } from '../github/matrices.ts'
import { planInputs } from '../schema/options/plan-options.ts'
import { sendMadeData } from './made-data.ts'
import { refuseProviderKeys } from './refuse-provider-keys.ts'
import type { ActionContext, Outputs } from './run-action.ts'

export async function runPlan(given: z.input<typeof planInputs>, context: ActionContext): Promise<Outputs> {
  const inputs = planInputs.parse(given)
  const env = inputs.assumeKeys ? await pretendKeys(inputs.dataset, context.env) : context.env
  const store = inputs.artifacts ? await context.openArtifacts() : null // its token is gone where data was made
  const beforeMaking = () => refuseProviderKeys(inputs.dataset, context.env)
  const drawn = drawOnce(inputs.campaign, context.env)
  const planned = await plan({ ...drawn, ...inputs, matrixJobs: LARGEST_MATRIX, beforeMaking }, { ...context, env })
  const matrices = await listBenchmarkMatrices(inputs.campaign, planned, inputs.runsOn)
  if (matrices.length > 1) {
    context.logger.warn(
      `the campaign takes ${matrices.length} matrices: benchmark-matrix is the first, benchmark-matrices are all`,
    )
  }
  const generate = generateMatrix(planned)
  // All but benchmark-matrix, which is the first of them: a workflow hands on one or the other.
  const lists = writeMatrices({
    'generate-matrix': { include: generate },
    'benchmark-matrices': matrices.map((include) => ({ include })),
  })
  if (store) {
    await sendParts(store, inputs.campaign, [{ kind: 'plan' }], context.logger)
    await sendMadeData(store, inputs.campaign, context)
  }
  return {
    ...lists,
    'generate-jobs': generate.length,
    'benchmark-matrix': JSON.stringify({ include: matrices[0] ?? [] }),
    'benchmark-jobs': matrices[0]?.length ?? 0,
    seed: planned.options.seed,
    runs: planned.expected.runs,
  }
}

/** A seed that all attempts of a workflow's run draw alike: what an earlier one measured is taken, and has to be of the same order. None outside of one. */
function drawOnce(campaign: string, { GITHUB_RUN_ID: run }: NodeJS.ProcessEnv): { readonly seed?: number } {
  if (!run) return {}
  return { seed: Number.parseInt(sha256Hex(`${run} ${basename(resolve(campaign))}`).slice(0, 7), 16) }
}

/** Planning asks no model: which of them have a key is known only to the job that generates. */
async function pretendKeys(dataset: string, env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const names = (await loadModels(dataset)).flatMap(({ keyVariable }) => (keyVariable === null ? [] : [keyVariable]))
  return { ...env, ...Object.fromEntries(names.map((name) => [name, 'held by the job that generates'])) }
}
