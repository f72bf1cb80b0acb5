import { stopped, UserError } from '../base/errors.ts'
import type { Message } from '../schema/conversation.ts'
import { composeTry } from '../schema/plan.ts'
import type { Answer } from './answer.ts'
import type { Asker, Question } from './ask.ts'
import type { Budget } from './budget.ts'
import { judgeAnswer } from './judge-answer.ts'
import type { WantedScript } from './list-work.ts'

export interface ModelCall extends WantedScript {
  readonly messages: readonly Message[]
}

export interface AskVariantsOptions {
  /** Asks although the store holds an answer. */
  readonly anew: boolean
  readonly python?: string | undefined
  /** Aborted when the user asks to stop. */
  readonly signal?: AbortSignal | undefined
  /** Called as each answer comes. */
  readonly keep: (script: WantedScript, answer: Answer) => Promise<void>
  /** Told of each answer that is kept, and how many are left. */
  readonly onKept?: (script: WantedScript, answer: Answer, left: number) => void
}

export interface AskOutcome {
  readonly notAsked: number
  /** Why no further call was made, by model. */
  readonly halted: ReadonlyMap<string, string>
  readonly budgetReached: boolean
}

/** The question that asks for a variant's script. */
export const questionFor = ({ variant, entry, messages }: ModelCall, anew: boolean): Question => ({
  ...{ entry, messages, anew },
  subject: variant.id,
  project: variant.project,
  sample: composeTry(variant),
})

/**
 * Asks for all, side by side, and keeps what each answer holds. An abort ends the calls under way and is a UserError, told
 * when all that was answered is kept.
 */
export async function askForVariants(
  calls: readonly ModelCall[],
  asker: Asker,
  { anew, python, signal, keep, onKept }: AskVariantsOptions,
): Promise<AskOutcome> {
  let budgetReached = false
  let left = calls.length
  let notAsked = 0
  let failed = false
  const ask = async (call: ModelCall): Promise<void> => {
    if (failed) return
    if (signal?.aborted) throw stopped()
    const asked = budgetReached ? null : await asker.ask(questionFor(call, anew))
    if (asked === null || asked.kind === 'not-asked') {
      budgetReached ||= asked?.kind === 'not-asked' && asked.why === 'budget'
      notAsked++
      return
    }
    const answer = await judgeAnswer(asked, call.entry, call.messages, python)
    await keep(call, answer)
    left--
    onKept?.(call, answer, left)
  }
  const asking = calls.map((call) =>
    ask(call).catch((error: unknown) => {
      failed = true
      throw error
    }),
  )
  // All end before a fault is told: calls under way are kept.
  for (const result of await Promise.allSettled(asking)) if (result.status === 'rejected') throw result.reason
  return { notAsked, halted: asker.halted, budgetReached }
}

/** UserError 1 where calls are left, with the reason and how to go on. */
export function refuseUnfinished({ notAsked, halted, budgetReached }: AskOutcome, budget: Budget): void {
  if (notAsked === 0 && halted.size === 0) return
  const reasons = [...halted].map(([model, reason]) => `  ${model}: ${reason}`)
  if (budgetReached) {
    reasons.push(`  the next call could pass the budget of $${budget.capUsd?.toFixed(4)} (the plan's, or --budget-usd)`)
  }
  throw new UserError(
    [
      `Stopped before all models were asked: ${notAsked} variants are left, $${budget.spentUsd.toFixed(4)} spent.`,
      ...reasons,
      'What was answered is kept: the same command goes on from here.',
    ].join('\n'),
    1,
  )
}
