import type { Logger } from '../base/log.ts'
import { count } from '../base/text/text.ts'
import type { Calls } from '../campaign/calls.ts'
import type { AskVariantsOptions, ModelCall } from '../generation/asking/ask-variants.ts'
import type { Budget } from '../generation/asking/budget.ts'
import { expectCalls, expectTime } from '../generation/asking/expect-calls.ts'
import { showPrompt } from '../generation/prompts/prompt.ts'
import { renderAnswer } from '../report/text/mlbench/answer-words.ts'
import { renderExpectedCalls } from '../report/text/planned-work.ts'
import type { ExpectedCall } from '../schema/generation/expected-call.ts'

interface DryRunOptions {
  readonly earlier: Calls
  readonly batch: boolean
  readonly showPrompts: boolean
  readonly budget: Budget
  readonly existing: number
  readonly lacking: number
  readonly logger: Logger
}

interface DryRun {
  /** The calls that would be made. */
  readonly calls: readonly ExpectedCall[]
  /** Prompts that would be sent, where they are asked for, byte for byte, under a line for each turn. */
  readonly prompts?: readonly { readonly variant: string; readonly prompt: string }[]
}

/** Tells what would be asked, and what it would take; nothing is asked. */
export async function tellExpected(
  calls: readonly ModelCall[],
  { earlier, batch: isBatch, showPrompts, budget, existing, lacking, logger }: DryRunOptions,
): Promise<DryRun> {
  const expected = await expectCalls(calls, { earlier, isBatch })
  const time = expectTime(calls, { earlier, isBatch })
  for (const line of renderExpectedCalls({ calls: expected, time, existing, lacking, budget })) logger.info(line)
  const prompts = calls.map(({ variant, messages }) => ({ variant: variant.id, prompt: showPrompt(messages) }))
  return { calls: expected, ...(showPrompts ? { prompts } : {}) }
}

/** Tells how many of the scripts sought were taken; the others are missing. `answers`: the folder that they were given in. */
export function tellTaken(logger: Logger, sought: number, missing: number, answers: string | undefined): void {
  if (sought === 0) return
  const taken = sought - missing
  const found = answers === undefined ? count(taken, 'recorded answer') : count(taken, 'given script')
  const from = answers === undefined ? '' : ` from ${answers}`
  logger.info(`${found} taken${from}${missing === 0 ? '' : `, none found for ${count(missing, 'script')}`}`)
}

/** Tells of each answer as it is kept. */
export const tellAnswers =
  (logger: Logger, verbose: boolean): NonNullable<AskVariantsOptions['onKept']> =>
  ({ variant }, answer, left) =>
    logger.info(renderAnswer(variant.id, answer, left, verbose))
