import { UserError } from '../base/errors.ts'
import { sum } from '../base/numbers.ts'
import type { Plan } from '../schema/campaign/plan.ts'
import type { ModelEntry } from '../schema/generation/model-entries.ts'
import type { PriceCall } from './expected.ts'

interface SizedProject {
  readonly slug: string
  readonly entryBytes: number
}

/** Millionths of a dollar: shares are rounded down to them, so that their sum never passes the whole. */
const MILLION = 1e6

/**
 * A campaign's budget, shared out to its projects and models by what a call can cost at most. UserError where the price of a
 * model that is asked is not known: no cap could be kept.
 */
export function shareBudget(
  usd: number | undefined,
  projects: readonly SizedProject[],
  models: readonly ModelEntry[],
  price: PriceCall,
): Plan['budget'] {
  if (usd === undefined) return null
  const worst = projects.flatMap(({ slug, entryBytes }) =>
    models.map((entry) => ({ project: slug, model: entry.id, usd: priceOf(entry, entryBytes, price) })),
  )
  const whole = sum(worst.map((each) => each.usd))
  const shareOf = (own: number) => (whole === 0 ? 0 : Math.floor((usd * MILLION * own) / whole) / MILLION)
  return { usd, shares: worst.map((each) => ({ ...each, usd: shareOf(each.usd) })) }
}

function priceOf(entry: ModelEntry, entryBytes: number, price: PriceCall): number {
  if (entry.provider === 'replay') return 0
  const { cost } = price(entry, entryBytes)
  if (cost !== null) return cost.usd
  throw new UserError(
    `--budget-usd cannot be kept for model ${entry.id}: no price is known for it; give it one in models.yaml.`,
  )
}
