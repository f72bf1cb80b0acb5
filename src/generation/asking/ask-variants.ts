import { refuseStopped } from '../../base/errors.ts'
import { count } from '../../base/text/text.ts'
import type { Message } from '../../schema/generation/conversation.ts'
import { composeTry } from '../../schema/generation/variant-id.ts'
import { type Answer, NO_ANSWER } from '../answers/variant-answer.ts'
import { hashMessages } from '../models/call-key.ts'
import type { Asker, EndedAsking, Question } from './ask.ts'
import { type BatchOptions, collectBatches, type PlacedCall, putDownBatches, splitByStore } from './ask-in-batches.ts'
import type { Budget } from './budget.ts'
import { type AskOutcome, endAll, stoppedAsking } from './end-asking.ts'
import { judgeAnswer } from './judge-answer.ts'
import type { WantedScript } from './list-work.ts'

export interface ModelCall extends WantedScript {
  readonly messages: readonly Message[]
}

export interface AskVariantsOptions {
  /** Asks although the store holds an answer. */
  readonly anew: boolean
  /** Aborted when the user asks to stop. */
  readonly signal?: AbortSignal | undefined
  /** Called as each answer comes. */
  readonly keep: (script: WantedScript, answer: Answer) => Promise<void>
  /** Told of each answer that is kept, and how many are left. */
  readonly onKept?: (script: WantedScript, answer: Answer, left: number) => void
}

interface ScriptQuestion extends Question {
  readonly variant: ModelCall['variant']
}

/** The question that asks for a variant's script. */
const questionFor = ({ variant, entry, messages }: ModelCall, anew: boolean): ScriptQuestion => ({
  entry,
  messages,
  anew,
  variant,
  subject: variant.id,
  project: variant.project,
  sample: composeTry(variant),
})

type BatchedOptions = BatchOptions & Pick<AskVariantsOptions, 'anew' | 'keep'>

/**
 * Takes what has been answered of batches that were put down before, and what is in the store. Returns how many calls still
 * wait, which batches could not be asked for, and the calls that are to be asked.
 */
export async function collectVariants(
  calls: readonly ModelCall[],
  options: BatchedOptions,
): Promise<Awaited<ReturnType<typeof collectBatches>> & { readonly others: readonly ModelCall[] }> {
  const { anew, keep } = options
  const questions = calls.map((call) => questionFor(call, anew))
  const { waiting, answered, others } = splitByStore(questions, options.store)
  const take = async (question: ScriptQuestion, asked: EndedAsking) =>
    keep(question, await judgeAnswer(asked, question.entry, question.messages))
  const collected = await collectBatches(waiting, options, { take, place: placeBy(keep) })
  for (const { question, asked } of answered) await take(question, asked)
  return { ...collected, others }
}

/** Puts calls down, to be answered within a day, and keeps where each lies. */
export const putDownVariants = (calls: readonly ModelCall[], options: BatchedOptions) =>
  putDownBatches(
    calls.map((call) => questionFor(call, options.anew)),
    options,
    placeBy(options.keep),
  )

const placeBy =
  (keep: BatchedOptions['keep']) =>
  (question: ScriptQuestion, placed: PlacedCall): Promise<void> =>
    keep(question, pendingAnswer(question, placed))

const pendingAnswer = ({ messages }: Question, { call, batch, attempt, at }: PlacedCall) => ({
  ...NO_ANSWER,
  origin: 'provider' as const,
  status: 'pending' as const,
  reason: { kind: 'pending' as const, batch },
  promptHash: hashMessages(messages),
  call,
  costReason: { kind: 'not-answered' as const },
  attempts: attempt,
  wallSeconds: null,
  startedAt: at,
})

/**
 * Asks for all, side by side, and keeps what each answer holds. An abort ends the calls under way and is a UserError, told
 * when all that was answered is kept.
 */
export async function askForVariants(
  calls: readonly ModelCall[],
  asker: Asker,
  { anew, signal, keep, onKept }: AskVariantsOptions,
): Promise<AskOutcome> {
  let isOverBudget = false
  let left = calls.length
  let notAsked = 0
  const ask = async (call: ModelCall): Promise<void> => {
    refuseStopped(signal)
    const asked = isOverBudget ? null : await asker.ask(questionFor(call, anew))
    if (asked === null || asked.kind === 'not-asked') {
      isOverBudget ||= asked?.kind === 'not-asked' && asked.why === 'budget'
      notAsked++
      return
    }
    const answer = await judgeAnswer(asked, call.entry, call.messages)
    await keep(call, answer)
    left--
    onKept?.(call, answer, left)
  }
  await endAll(calls.map(ask))
  return { notAsked, halted: asker.halted, isOverBudget }
}

/** UserError 1 where calls are left, with the reason and how to go on. */
export function refuseUnfinished({ notAsked, halted, isOverBudget }: AskOutcome, budget: Budget): void {
  if (notAsked === 0 && halted.size === 0) return
  const left = notAsked === 0 ? null : count(notAsked, 'variant')
  throw stoppedAsking(left, { halted, isOverBudget }, budget, "the plan's, or --budget-usd")
}
