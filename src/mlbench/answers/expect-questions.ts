import { sum, sumOfAll } from '../../base/numbers.ts'
import { priceWorstCase } from '../../generation/asking/price.ts'
import { boundTokens } from '../../generation/models/token-usage.ts'
import { openTokenCounter } from '../../generation/prompts/count-tokens.ts'
import type { ExpectedQuestions } from '../../schema/mlbench/expected-questions.ts'
import type { TaskQuestion } from './task-questions.ts'

/** What a question's cost depends on. */
type PricedQuestion = Pick<TaskQuestion, 'entry' | 'messages' | 'setting'>

/** Tokens and cost of questions before they are asked. */
export async function expectQuestions(questions: readonly PricedQuestion[]): Promise<ExpectedQuestions[]> {
  const counter = questions.length === 0 ? null : await openTokenCounter()
  const known = new Map<PricedQuestion['messages'], number>()
  const tokensOf = ({ messages }: PricedQuestion): number => {
    const tokens = known.get(messages) ?? counter?.(messages) ?? boundTokens(messages)
    known.set(messages, tokens)
    return tokens
  }
  const groups = Map.groupBy(questions, ({ entry, setting }) => `${entry.id} ${setting}`)
  return [...groups.values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const costs = own.map(({ entry, messages }) => priceWorstCase(entry, boundTokens(messages)).cost?.usd ?? null)
    return [
      {
        model: first.entry.id,
        setting: first.setting,
        questions: own.length,
        inputTokens: sum(own.map(tokensOf)),
        isCounted: counter !== null,
        worstUsd: sumOfAll(costs),
      },
    ]
  })
}
