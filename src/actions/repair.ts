import type { z } from 'zod'
import { readPlan } from '../campaign/documents.ts'
import { explainUnanswered } from '../commands/explain-lost.ts'
import { repair } from '../commands/repair.ts'
import type { Part } from '../github/campaign-parts.ts'
import { ensurePlan, fetchParts, type HandedOn, sendParts } from '../github/exchange-parts.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import { repairInputs } from '../schema/options/repair-options.ts'
import { keepWork } from './keep-work.ts'
import { takeMadeData } from './made-data.ts'
import type { ActionContext, FailedAction, Outputs } from './run-action.ts'

export async function runRepair(
  given: z.input<typeof repairInputs>,
  context: ActionContext,
): Promise<Outputs | FailedAction> {
  const inputs = repairInputs.parse(given)
  const { campaign } = inputs
  const store = inputs.artifacts ? await context.openArtifacts() : null
  const handedOn: HandedOn = new Map() // most parts stay as they came
  if (store) {
    await ensurePlan(store, campaign, context.logger)
    await takeMadeData(store, campaign, context)
    await fetchParts(store, campaign, ({ kind }) => kind !== 'plan', context.logger, { handedOn })
  }
  const parts = listVariantParts(await readPlan(campaign))
  const send = store && (() => sendParts(store, campaign, parts, context.logger, handedOn))
  const asked = await keepWork(context, send, (each) => repair(inputs, each))
  const answered = Object.values(asked.counts).reduce((sum, count) => sum + count, 0)
  const outputs = { answered, ok: asked.counts.ok ?? 0, 'spent-usd': asked.spentUsd }
  const fault = explainUnanswered(asked.counts['provider-error'])
  return fault === null ? outputs : { outputs, fault }
}

const listVariantParts = ({ projects, models }: Plan): Part[] =>
  projects.flatMap(({ slug: project }) =>
    models.map(({ id: model }): Part => ({ kind: 'variants', only: { project, model } })),
  )
