import { UserError } from '../base/errors.ts'
import { estimatePromptTokens, type ModelCall } from './ask-models.ts'
import type { WantedScript } from './list-work.ts'
import { priceWorstCase } from './price.ts'
import { buildPrompt } from './prompt.ts'
import { readPromptTemplates } from './prompt-templates.ts'
import { type PromptProject, readPromptInput } from './read-prompt-input.ts'

/** Builds every prompt before the first call, so that a project that cannot be read costs nothing. */
export async function prepareCalls(
  toAsk: readonly WantedScript[],
  loadProject: (slug: string) => Promise<PromptProject>,
): Promise<ModelCall[]> {
  const templates = await readPromptTemplates()
  const calls: ModelCall[] = []
  for (const [slug, group] of Map.groupBy(toAsk, ({ variant }) => variant.project)) {
    const input = await readPromptInput(await loadProject(slug))
    for (const item of group) calls.push({ ...item, prompt: buildPrompt(item.variant.mode, input, templates) })
  }
  return calls
}

/** A cap means nothing over a model whose price is unknown. */
export function requirePrices(calls: readonly ModelCall[]): void {
  for (const { entry } of calls) {
    const { cost, reason } = priceWorstCase(entry, 1)
    if (cost === null) throw new UserError(`--budget-usd cannot be kept for model ${entry.id}: ${reason}.`)
  }
}

/** What a call would take at most. */
export interface ExpectedCall {
  readonly variant: string
  readonly model: string
  /** Estimated, on the high side. */
  readonly inputTokens: number
  readonly maxOutputTokens: number
  /** Null: its price is unknown. */
  readonly worstUsd: number | null
}

export function expectCall({ variant, entry, prompt }: ModelCall): ExpectedCall {
  const inputTokens = estimatePromptTokens(prompt)
  const worstUsd = priceWorstCase(entry, inputTokens).cost?.usd ?? null
  return { variant: variant.id, model: entry.id, inputTokens, maxOutputTokens: entry.maxOutputTokens, worstUsd }
}
