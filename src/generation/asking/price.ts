import { calcPrice } from '@pydantic/genai-prices'
import type { CostReason } from '../../schema/generation/asking-reason.ts'
import type { Price } from '../../schema/generation/call.ts'
import type { Reply, TokenUsage } from '../../schema/generation/conversation.ts'
import type { ModelEntry } from '../../schema/generation/model-entries.ts'
import { isProvidersOwnServer, PROVIDER_KINDS } from '../models/providers/registry.ts'

export interface PriceResult {
  readonly cost: Price | null
  /** Why there is no cost, or what is uncertain about the one there is. */
  readonly reason: CostReason | null
}

/** US dollars for a call, by the entry's own price or by the price table at the time of the call. Unknown is null, never 0. */
export function priceCall(entry: ModelEntry, usage: TokenUsage, at: Date = new Date()): PriceResult {
  if (entry.provider === 'replay') return { cost: null, reason: { kind: 'recorded' } }
  if (entry.price !== undefined) return { cost: priceByEntry(entry, entry.price, usage), reason: null }
  return priceByTable(entry, usage, at)
}

/** Price of an answer; `factor`: of the price of a call that is answered at once. */
export function priceReply(entry: ModelEntry, { usage, usageReason }: Reply, at: Date, factor = 1) {
  const { cost, reason } = usage === null ? { cost: null, reason: usageReason } : priceCall(entry, usage, at)
  return { cost: cost && { ...cost, usd: cost.usd * factor }, costReason: reason }
}

function priceByEntry(entry: ModelEntry, price: NonNullable<ModelEntry['price']>, usage: TokenUsage): Price {
  const { inputPerMillion, outputPerMillion, source, date } = price
  const { cachedInputPerMillion = inputPerMillion, cacheWritePerMillion = inputPerMillion } = price
  const { input, cachedInput, cacheWrite, output } = usage
  const usd =
    ((input - cachedInput - cacheWrite) * inputPerMillion +
      cachedInput * cachedInputPerMillion +
      cacheWrite * cacheWritePerMillion +
      output * outputPerMillion) /
    1e6
  return { usd, source: `${source}, ${date}`, pricedAs: entry.model }
}

/** The table matches by pattern, and knows providers by its own names or, of other servers, by their addresses. */
function priceByTable(entry: ModelEntry, usage: TokenUsage, at: Date): PriceResult {
  const { priceTable } = PROVIDER_KINDS[entry.provider]
  const server = priceTable !== null && isOwnPrice(entry) ? { providerId: priceTable } : byAddress(entry)
  if (server === null) return { cost: null, reason: { kind: 'no-price-of-server', name: entry.id } }
  const counts = {
    input_tokens: usage.input,
    cache_read_tokens: usage.cachedInput,
    cache_write_tokens: usage.cacheWrite,
    output_tokens: usage.output,
  }
  const priced = calcPrice(counts, entry.model, { ...server, timestamp: at })
  if (priced === null) {
    const [kind, name] = isOwnPrice(entry)
      ? (['no-price-of-model', entry.model] as const)
      : (['no-price-of-server', entry.baseUrl ?? entry.id] as const)
    return { cost: null, reason: { kind, name } }
  }
  const pricedAs = priced.model.id
  return {
    cost: { usd: priced.total_price, source: 'genai-prices', pricedAs },
    reason: pricedAs === entry.model ? null : { kind: 'priced-as', model: entry.model, pricedAs },
  }
}

/** A customer's own host of Azure has Azure's prices. */
const isOwnPrice = (entry: ModelEntry) => entry.provider === 'azure' || isProvidersOwnServer(entry)

const byAddress = ({ baseUrl }: ModelEntry) => (baseUrl === undefined ? null : { providerApiUrl: baseUrl })

/** The most that a call can cost: the input at its dearest rate, and every token that it may write. */
export function priceWorstCase(entry: ModelEntry, inputTokens: number): PriceResult {
  const usage = { input: inputTokens, cachedInput: 0, cacheWrite: 0, output: entry.maxOutputTokens, reasoning: 0 }
  const plain = priceCall(entry, usage)
  const written = priceCall(entry, { ...usage, cacheWrite: inputTokens })
  return (written.cost?.usd ?? 0) > (plain.cost?.usd ?? 0) ? written : plain
}

/** A discount that somebody may well have; an entry that says less was hardly written by who pays. */
const LEAST_SHARE = 0.4

/** The entry's own price as a share of the table's, where it is so little that a budget would mean nothing; else null. */
export function findTooCheap(entry: ModelEntry): number | null {
  const { price, ...bare } = entry
  if (price === undefined) return null
  const [own, table] = [priceWorstCase(entry, 1000), priceWorstCase(bare, 1000)].map(({ cost }) => cost?.usd ?? 0)
  const share = (own ?? 0) / (table || Number.NaN)
  return share < LEAST_SHARE ? share : null
}
