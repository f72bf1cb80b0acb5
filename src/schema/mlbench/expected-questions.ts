import type { AskedSetting } from './task-answer.ts'

/** Cost of the questions to one model in one setting. */
export interface ExpectedQuestions {
  readonly model: string
  readonly setting: AskedSetting
  readonly questions: number
  readonly inputTokens: number
  /** Counted by a tokenizer; else the most that it can be. */
  readonly isCounted: boolean
  /** The most that they can cost; null: a price is not known. */
  readonly worstUsd: number | null
}
