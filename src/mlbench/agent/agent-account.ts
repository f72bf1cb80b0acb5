import { sumOfAll } from '../../base/numbers.ts'
import { boundTokens } from '../../generation/models/token-usage.ts'
import type { Message, TokenUsage, Tool } from '../../schema/generation/conversation.ts'
import type { AgentEnd, AgentLimits } from '../../schema/mlbench/agent-transcript.ts'

/** Seconds that a draft may take to be started and ended, beside its own. */
const AROUND_SECONDS = 2

/** What an agent has used of its limits. */
export class AgentAccount {
  readonly #limits: AgentLimits
  readonly #now: () => number
  readonly #start: number
  #bound = 0
  #isTold = true
  #joulesBound = 0
  #joules: number | null = 0
  steps = 0
  drafts = 0
  input = 0
  output = 0

  /** `now`: seconds. */
  constructor(limits: AgentLimits, now: () => number) {
    this.#limits = limits
    this.#now = now
    this.#start = now()
  }

  /** Why no further step may begin; null: it may. A call is taken for as large as it can be. */
  refuse(messages: readonly Message[], tools: readonly Tool[], maxOutputTokens: number): AgentEnd | null {
    if (this.steps >= this.#limits.steps) return 'out-of-steps'
    if (this.secondsLeft <= 0) return 'out-of-time'
    const most = boundTokens(messages, tools) + maxOutputTokens
    return this.#bound + most > this.#limits.tokens ? 'out-of-tokens' : null
  }

  /** Adds a call; where its provider told no tokens, the most that it can have been. */
  add(usage: TokenUsage | null, messages: readonly Message[], tools: readonly Tool[], maxOutputTokens: number): void {
    this.steps++
    this.#isTold &&= usage !== null
    this.input += usage?.input ?? 0
    this.output += usage?.output ?? 0
    this.#bound += usage === null ? boundTokens(messages, tools) + maxOutputTokens : usage.input + usage.output
  }

  /** Seconds that a draft of at most `most` may run. Its power is taken for the most that the host can take. */
  draftSeconds(most: number): number {
    const { joules } = this.#limits
    const byEnergy = joules === null ? most : (joules.most - this.#joulesBound) / joules.hostWatts - AROUND_SECONDS
    return Math.min(most, this.secondsLeft, byEnergy)
  }

  /** Adds a draft that had so many seconds; where nothing measured it, the most that it can have taken. */
  addDraft(joules: number | null, seconds: number): void {
    this.drafts++
    this.#joules = sumOfAll([this.#joules, joules])
    this.#joulesBound += joules ?? (seconds + AROUND_SECONDS) * (this.#limits.joules?.hostWatts ?? 0)
  }

  /** Null where a provider did not tell. */
  get tokens(): { readonly input: number; readonly output: number } | null {
    return this.#isTold ? { input: this.input, output: this.output } : null
  }

  /** Of all drafts; null where one was not measured. */
  get joules(): number | null {
    return this.#joules
  }

  get seconds(): number {
    return this.#now() - this.#start
  }

  get secondsLeft(): number {
    return this.#limits.seconds - this.seconds
  }
}
