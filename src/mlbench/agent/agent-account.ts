import { boundTokens } from '../../generation/token-usage.ts'
import type { AgentEnd, AgentLimits } from '../../schema/agent-transcript.ts'
import type { Message, TokenUsage, Tool } from '../../schema/conversation.ts'

/** What an agent has used of its limits. */
export class AgentAccount {
  readonly #limits: AgentLimits
  readonly #now: () => number
  readonly #start: number
  #bound = 0
  #isTold = true
  steps = 0
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

  /** Null where a provider did not tell. */
  get tokens(): { readonly input: number; readonly output: number } | null {
    return this.#isTold ? { input: this.input, output: this.output } : null
  }

  get seconds(): number {
    return this.#now() - this.#start
  }

  get secondsLeft(): number {
    return this.#limits.seconds - this.seconds
  }
}
