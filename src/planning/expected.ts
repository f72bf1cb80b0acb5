import { sum } from '../base/numbers.ts'
import { TYPICAL_ANSWER_TOKENS } from '../schema/analysis/typical-answers.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import type { GeneratedMode } from '../schema/common.ts'
import type { CostReason } from '../schema/generation/asking-reason.ts'
import type { ModelEntry } from '../schema/generation/model-entries.ts'

const CHARACTERS_PER_TOKEN = 4
const PROMPT_FRAME_TOKENS = 1500

/** US dollars for one call of so many tokens in, that writes all that its entry allows; null: not known, and why. */
export type PriceCall = (
  entry: ModelEntry,
  inputTokens: number,
) => { readonly cost: { readonly usd: number } | null; readonly reason: CostReason | null }

type Expected = Plan['expected']
type Costs = Omit<Expected, 'runs' | 'worstSeconds'>

/**
 * A rough count before any prompt is made, from the bytes of each project's entry file; `generate --dry-run` counts the
 * prompts themselves. `samples`: answers to each question.
 */
export function expectCosts(
  entryBytes: readonly number[],
  models: readonly ModelEntry[],
  { modes, samples }: { readonly modes: readonly GeneratedMode[]; readonly samples: number },
  price: PriceCall,
): Costs {
  const asked = models.filter((model) => model.provider !== 'replay')
  const calls = entryBytes.flatMap((bytes) =>
    modes.map((mode) => ({
      inputTokens: bytes / CHARACTERS_PER_TOKEN + PROMPT_FRAME_TOKENS,
      outputTokens: TYPICAL_ANSWER_TOKENS[mode],
    })),
  )
  // Each call by itself: a price can be higher beyond so many tokens of one call.
  const prices = asked.flatMap((model) =>
    calls.map(({ inputTokens, outputTokens }) =>
      price({ ...model, maxOutputTokens: outputTokens }, Math.ceil(inputTokens)),
    ),
  )
  const unpriced = prices.find(({ cost }) => cost === null)
  return {
    modelCalls: asked.length * samples * calls.length,
    inputTokens: asked.length * Math.ceil(samples * sum(calls.map(({ inputTokens }) => inputTokens))),
    outputTokens: asked.length * samples * sum(calls.map(({ outputTokens }) => outputTokens)),
    usd: unpriced ? null : samples * sum(prices.map(({ cost }) => cost?.usd ?? 0)),
    usdReason: unpriced?.reason ?? null,
  }
}

type Runs = Pick<Expected, 'runs' | 'worstSeconds'>

export function countRuns({ projects, blocks }: Pick<Plan, 'projects' | 'blocks'>): Runs {
  const limits = new Map(projects.map(({ slug, needs }) => [slug, needs.timeoutSeconds]))
  return {
    runs: sum(blocks.map(({ order }) => order.length)),
    worstSeconds: sum(blocks.map(({ project, order }) => order.length * (limits.get(project) ?? 0))),
  }
}
