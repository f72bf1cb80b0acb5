/** Expected size of a call. */
export interface ExpectedCall {
  readonly variant: string
  readonly model: string
  readonly inputTokens: number
  /** Counted by a tokenizer; else the most that it can be. */
  readonly isCounted: boolean
  readonly outputTokens: number
  /** Told by answers of the same model in this campaign; else by scripts that others published. */
  readonly isKnown: boolean
  readonly maxOutputTokens: number
  /** Null: its price is unknown. */
  readonly usd: number | null
  /** The most that it can cost, by the bytes of the prompt. */
  readonly worstUsd: number | null
}

/** Time until all calls are answered. `at-most`: no answer tells yet, and this is if each took all of its time. */
export type ExpectedTime = { readonly kind: 'about' | 'at-most'; readonly seconds: number } | { readonly kind: 'batch' }
