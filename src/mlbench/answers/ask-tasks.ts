import type { CommandContext } from '../../base/context.ts'
import { refuseStopped } from '../../base/errors.ts'
import { Progress } from '../../base/progress.ts'
import { count } from '../../base/text/text.ts'
import type { EndedAsking } from '../../generation/asking/ask.ts'
import {
  type BatchOptions,
  collectBatches,
  putDownBatches,
  splitByStore,
} from '../../generation/asking/ask-in-batches.ts'
import { endAll, stoppedAsking } from '../../generation/asking/end-asking.ts'
import type { AskedTask } from './collect-answers.ts'
import type { TaskQuestion } from './task-questions.ts'

interface Means extends Omit<BatchOptions, 'logger'> {
  readonly context: CommandContext
  readonly isBatch: boolean
  /** Asks although the store holds an answer. */
  readonly anew: boolean
}

const TOLD_OF_EACH = 3

/** Questions about tasks on their way to models. */
export class TaskAsking {
  readonly #means: Means
  #notAsked = 0
  #isOverBudget = false
  /** Why a batch, or a model that was to take one, could not be asked. */
  readonly #halted = new Map<string, string>()
  /** How many questions failed for each reason of a model. */
  readonly #reasons = new Map<string, number>()
  /** Questions that were asked and got no answer. */
  unanswered = 0
  /** Questions that lie in a batch and are not answered yet. */
  pending = 0

  constructor(means: Means) {
    this.#means = means
  }

  /** Every question with what came of it, now or before. */
  async askAll(questions: readonly TaskQuestion[]): Promise<AskedTask[]> {
    const { store, isBatch, anew, context, ...means } = this.#means
    const ended = new Map<TaskQuestion, EndedAsking>()
    const take = async (question: TaskQuestion, asked: EndedAsking) => {
      if (asked.kind === 'failed') this.#tellFailed(question, asked.error.explain())
      ended.set(question, asked)
    }
    const asked = anew ? questions.map((question) => ({ ...question, anew })) : questions
    const { waiting, answered, others } = splitByStore(asked, store)
    const options = { ...means, store, logger: context.logger }
    const { pending, halted } = await collectBatches(waiting, options, { take, place: async () => {} })
    this.pending = pending
    for (const [name, why] of halted) this.#halted.set(name, why)
    for (const each of answered) await take(each.question, each.asked)
    const asking = isBatch ? this.#putDown(others) : this.#askNow(others, take)
    await asking.finally(() => this.#tellRest())
    return asked.map((question) => ({ question, asked: ended.get(question) ?? null }))
  }

  async #putDown(questions: readonly TaskQuestion[]): Promise<void> {
    const { logger, betweenSteps } = this.#means.context
    const place = async () => betweenSteps?.()
    const { putDown, notAsked, halted, isOverBudget } = await putDownBatches(
      questions,
      { ...this.#means, logger },
      place,
    )
    this.pending += putDown
    this.#notAsked += notAsked
    this.#isOverBudget = isOverBudget
    for (const [name, why] of halted) this.#halted.set(name, why)
    if (this.pending > 0)
      logger.info(`${count(this.pending, 'question')} pending: the same command collects the answers`)
  }

  async #askNow(
    questions: readonly TaskQuestion[],
    take: (question: TaskQuestion, asked: EndedAsking) => Promise<void>,
  ): Promise<void> {
    const { asker, context } = this.#means
    const progress = new Progress(context.logger, questions.length)
    let failed = false
    const ask = async (question: TaskQuestion) => {
      if (failed) return
      refuseStopped(context.signal)
      const asked = this.#isOverBudget ? null : await asker.ask(question)
      if (asked === null || asked.kind === 'not-asked') {
        this.#isOverBudget ||= asked?.kind === 'not-asked' && asked.why === 'budget'
        this.#notAsked++
        return
      }
      await take(question, asked)
      await context.betweenSteps?.()
      progress.end(asked.kind === 'answered' && !asked.isStored)
    }
    const asking = questions.map((question) =>
      ask(question).catch((error: unknown) => {
        failed = true
        throw error
      }),
    )
    await endAll(asking)
  }

  /** A reason that many questions have is told of the first, and of the others how many they are. */
  #tellFailed({ subject, entry }: TaskQuestion, why: string): void {
    this.unanswered++
    const reason = `${entry.id}: ${why}`
    const times = (this.#reasons.get(reason) ?? 0) + 1
    this.#reasons.set(reason, times)
    if (times <= TOLD_OF_EACH) this.#means.context.logger.warn(`${subject}, ${reason}`)
  }

  #tellRest(): void {
    for (const [reason, times] of this.#reasons)
      if (times > TOLD_OF_EACH)
        this.#means.context.logger.warn(`${count(times - TOLD_OF_EACH, 'more question')}, ${reason}`)
  }

  /** UserError 1 where questions are left, with the reason and how to go on. */
  refuseUnfinished(): void {
    const { asker, budget } = this.#means
    const halted = new Map([...this.#halted, ...asker.halted])
    if (this.#notAsked === 0 && halted.size === 0) return
    const ended = { halted, isOverBudget: this.#isOverBudget }
    const left = this.#notAsked === 0 ? null : count(this.#notAsked, 'question')
    throw stoppedAsking(left, ended, budget)
  }
}
