import type { z } from 'zod'
import { explainUnanswered } from '../commands/explain-lost.ts'
import { generate } from '../commands/generate.ts'
import { type Part, partName } from '../github/campaign-parts.ts'
import { ensurePlan, fetchParts, type HandedOn, sendParts } from '../github/exchange-parts.ts'
import { generateInputs } from '../schema/options/generate-options.ts'
import { keepWork } from './keep-work.ts'
import { takeMadeData } from './made-data.ts'
import type { ActionContext, FailedAction, Outputs } from './run-action.ts'

export async function runGenerate(
  given: z.input<typeof generateInputs>,
  context: ActionContext,
): Promise<Outputs | FailedAction> {
  const inputs = generateInputs.parse(given)
  const { campaign, only } = inputs
  const store = inputs.artifacts ? await context.openArtifacts() : null
  const parts: Part[] = (only ?? [null]).map((pair) => ({ kind: 'variants', only: pair }))
  const handedOn: HandedOn = new Map()
  if (store) {
    await ensurePlan(store, campaign, context.logger)
    await takeMadeData(store, campaign, context, only && new Set(only.map(({ project }) => project)))
    // Answers that an earlier attempt of this job got are neither asked nor paid for again.
    const names = new Set(parts.map((part) => partName(campaign, part)))
    await fetchParts(store, campaign, (part) => names.has(partName(campaign, part)), context.logger, { handedOn })
  }
  const send = store && (() => sendParts(store, campaign, parts, context.logger, handedOn))
  const { counts, kept, spentUsd } = await keepWork(context, send, (each) => generate(inputs, each))
  const answered = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const outputs = { answered, ok: counts.ok ?? 0, kept, 'spent-usd': spentUsd }
  const fault = explainUnanswered(counts['provider-error'])
  return fault === null ? outputs : { outputs, fault }
}
