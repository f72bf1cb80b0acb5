import type { z } from 'zod'
import { plan } from '../commands/plan.ts'
import { loadModels } from '../dataset/load-models.ts'
import { sendPart } from '../github/exchange-parts.ts'
import { readHostsFile } from '../github/hosts-file.ts'
import { benchmarkMatrix, generateMatrix } from '../github/matrices.ts'
import { planInputs } from './inputs.ts'
import { type ActionContext, type Outputs, runAction } from './run-action.ts'

export async function runPlan(inputs: z.infer<typeof planInputs>, context: ActionContext): Promise<Outputs> {
  // A runner that is named outright is taken at its word to have what the projects need.
  const hosts = inputs.hosts ? await readHostsFile(inputs.hosts) : [{ labels: inputs.runsOn, rapl: true, gpu: true }]
  const env = inputs.assumeKeys ? await pretendKeys(inputs.dataset, context.env) : context.env
  const planned = await plan(inputs, { ...context, env })
  const matrices = { generate: generateMatrix(planned), benchmark: benchmarkMatrix(planned, hosts) }
  if (inputs.artifacts) await sendPart(await context.openArtifacts(), inputs.campaign, { kind: 'plan' }, context.logger)
  return {
    'generate-matrix': JSON.stringify({ include: matrices.generate }),
    'generate-jobs': matrices.generate.length,
    'benchmark-matrix': JSON.stringify({ include: matrices.benchmark }),
    'benchmark-jobs': matrices.benchmark.length,
    seed: planned.seed,
    runs: planned.expected.runs,
  }
}

/** Planning asks no model: which of them have a key is known only to the job that generates. */
async function pretendKeys(dataset: string, env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const names = (await loadModels(dataset)).flatMap(({ keyVariable }) => (keyVariable === null ? [] : [keyVariable]))
  return { ...env, ...Object.fromEntries(names.map((name) => [name, 'held by the job that generates'])) }
}

export const main = () => runAction(planInputs, runPlan)
