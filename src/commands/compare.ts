import type { z } from 'zod'
import { compareCampaigns } from '../analysis/comparison/compare-campaigns.ts'
import { parseFailOn } from '../analysis/comparison/fail-on.ts'
import type { Side } from '../analysis/comparison/sides.ts'
import { readCampaign } from '../analysis/runs/read-campaign.ts'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { writeFileAtomic } from '../base/files/files.ts'
import { TOOL_VERSION } from '../base/package.ts'
import { parseWith } from '../base/text/parse-with.ts'
import { renderComparisonMarkdown } from '../report/comparison/comparison-markdown.ts'
import { renderComparisonText } from '../report/comparison/comparison-terminal.ts'
import { formatFailOnCause } from '../report/text/fail-on-results.ts'
import { type CampaignComparison, campaignComparison } from '../schema/analysis/comparison.ts'
import type { compareOptions } from '../schema/options/compare-options.ts'

export type CompareOptions = Readonly<z.input<typeof compareOptions>>

export interface CompareResult {
  readonly comparison: CampaignComparison
  /** Text for a terminal of so many columns. */
  readonly text: (width: number) => string
  /** A condition of --fail-on is met, or could not be checked; the comparison says which, by how much, and why. */
  readonly failed: boolean
}

/** Compares two campaigns: each ratio to the author's code is formed within one, and the changes are tested. */
export async function compare(options: CompareOptions, { logger }: CommandContext): Promise<CompareResult> {
  const failOn = options.failOn === undefined ? [] : parseFailOn(options.failOn)
  const partners = new Map((options.pair ?? []).map(parsePair))
  const a = await readSide(options.a)
  const b = await readSide(options.b)
  logger.status(`comparing ${options.a} and ${options.b}`)
  const result = compareCampaigns({ a, b, partners, failOn, toolVersion: TOOL_VERSION })
  const comparison = parseWith(campaignComparison, result, 'the comparison')
  logger.status('')
  if (options.markdown !== undefined)
    await writeFileAtomic(options.markdown, `${renderComparisonMarkdown(comparison)}\n`)
  const unseen = comparison.failOn.filter(({ checked }) => !checked)
  for (const result of unseen) {
    logger.warn(`--fail-on ${result.condition} could not be checked: ${formatFailOnCause(result, comparison)}`)
  }
  const met = comparison.failOn.filter((each) => each.met)
  for (const { condition, evidence } of met) logger.info(`--fail-on ${condition} failed (${evidence.length})`)
  return {
    comparison,
    text: (width) => renderComparisonText(comparison, width),
    failed: met.length + unseen.length > 0,
  }
}

function parsePair(text: string): [string, string] {
  const [a, b, ...rest] = text.split('=')
  if (!a || !b || rest.length > 0) {
    throw new UserError(`--pair '${text}' is not understood: expected the model of A and that of B, as in old=new.`)
  }
  return [a, b]
}

async function readSide(path: string): Promise<Side> {
  const { plan, provenances, collected } = await readCampaign(path)
  if (collected.measured.size === 0) {
    throw new UserError(`${path} has no measured runs yet: first run greenml benchmark --campaign ${path}`)
  }
  return { path, plan, collected, provenances }
}
