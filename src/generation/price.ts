import { calcPrice } from '@pydantic/genai-prices'
import type { ModelEntry } from '../schema/models.ts'
import type { Provenance } from '../schema/provenance.ts'
import { isProvidersOwnServer, type TokenUsage } from './provider.ts'

export interface PriceResult {
  readonly cost: Provenance['cost']
  /** Why there is no cost, or what is uncertain about the one there is. */
  readonly reason: string | null
}

/** The table matches by pattern, and knows providers by its own names. */
const TABLE_PROVIDERS = { openai: 'openai', anthropic: 'anthropic', gemini: 'google', groq: 'groq' } as const

/** US dollars for a call, by the entry's own price or by the price table at the time of the call. Unknown is null, never 0. */
export function priceCall(entry: ModelEntry, tokens: TokenUsage, at: Date = new Date()): PriceResult {
  if (entry.price !== undefined) {
    const { inputPerMillion, outputPerMillion, source, date } = entry.price
    const usd = (tokens.input * inputPerMillion + tokens.output * outputPerMillion) / 1e6
    return { cost: { usd, source: `${source}, ${date}`, pricedAs: entry.model }, reason: null }
  }
  if (entry.provider === 'replay') return { cost: null, reason: 'a recorded answer: no model was asked' }
  if (!isProvidersOwnServer(entry)) {
    return { cost: null, reason: `no price is known for ${entry.baseUrl}: give one in models.yaml` }
  }
  const usage = { input_tokens: tokens.input, cache_read_tokens: tokens.cachedInput, output_tokens: tokens.output }
  const priced = calcPrice(usage, entry.model, { providerId: TABLE_PROVIDERS[entry.provider], timestamp: at })
  if (priced === null)
    return { cost: null, reason: `the price table has no ${entry.model}: give a price in models.yaml` }
  const pricedAs = priced.model.id
  return {
    cost: { usd: priced.total_price, source: 'genai-prices', pricedAs },
    reason: pricedAs === entry.model ? null : `the price table matches ${entry.model} to ${pricedAs}`,
  }
}

/** The most that a call can cost: nothing from a cache, and every token that it may write. */
export function priceWorstCase(entry: ModelEntry, inputTokens: number): PriceResult {
  return priceCall(entry, { input: inputTokens, cachedInput: 0, output: entry.maxOutputTokens, reasoning: 0 })
}
