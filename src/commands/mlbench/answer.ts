import type { z } from 'zod'
import type { CommandContext } from '../../base/context.ts'
import { UserError } from '../../base/errors.ts'
import { readCalls } from '../../campaign/calls.ts'
import { sumSpending } from '../../generation/asking/spending.ts'
import {
  type Answered,
  askWantedQuestions,
  listPrompts,
  listWantedQuestions,
} from '../../mlbench/answers/answer-tasks.ts'
import { expectQuestions } from '../../mlbench/answers/expect-questions.ts'
import { renderExpectedQuestions } from '../../report/text/planned-work.ts'
import type { ExpectedQuestions } from '../../schema/mlbench/expected-questions.ts'
import { answerOptions } from '../../schema/options/mlbench/task-options.ts'

export interface AnswerResult extends Answered {
  /** Dry run only. */
  readonly expected: readonly ExpectedQuestions[]
  /** For a terminal; empty but for a dry run. */
  readonly text: string
  readonly prompts: readonly { readonly subject: string; readonly prompt: string }[]
}

/** Asks models for answers to tasks and keeps them. UserError 1 where a budget, a provider or the user ended it before. */
export async function answerTasks(
  given: z.input<typeof answerOptions>,
  context: CommandContext,
): Promise<AnswerResult> {
  const options = answerOptions.parse(given)
  if (options.showPrompts && !options.dryRun) throw new UserError('--show-prompts needs --dry-run.')
  const wanted = await listWantedQuestions(options, context)
  if (!options.dryRun)
    return { ...(await askWantedQuestions(wanted, options, context)), expected: [], text: '', prompts: [] }
  const expected = await expectQuestions(wanted.questions)
  const { usd } = sumSpending((await readCalls(options.out)).all)
  const prompts = options.showPrompts ? listPrompts(wanted.questions) : []
  return {
    files: [],
    spentUsd: usd,
    pending: 0,
    unanswered: 0,
    expected,
    text: renderExpectedQuestions(expected),
    prompts,
  }
}
