import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { compareCosts } from '../../mlbench/scores/compare-costs.ts'
import { renderEqualCost } from '../../report/text/equal-cost-words.ts'
import type { EqualCost } from '../../schema/analysis/equal-cost.ts'
import { equalCostOptions } from '../../schema/options/mlbench/review-options.ts'

/** An agent beside single answers of the same cost, by what `grade` put on record. UserError where no task can be compared. */
export async function compareEqualCost(
  given: z.input<typeof equalCostOptions>,
  context: CommandContext,
): Promise<{ readonly comparison: EqualCost; readonly text: string }> {
  const comparison = await compareCosts(equalCostOptions.parse(given), context)
  return { comparison, text: renderEqualCost(comparison) }
}
