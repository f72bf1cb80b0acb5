/** An agent beside single answers that cost the same, task by task. */
export interface EqualCost {
  readonly agent: string
  readonly single: string
  /** What cost is counted in: dollars, or tokens where a price is not known. */
  readonly basis: 'usd' | 'tokens'
  /** Tasks that both answered and whose answers were all judged. */
  readonly tasks: number
  /** Tasks on which the agent's cost buys more single answers than there are: they count with those that there are. */
  readonly capped: number
  /** Tasks that are left out: one of both lacks an answer, a judgement or a cost. */
  readonly leftOut: number
  /** Mean cost of a run of the agent, and of one single answer. */
  readonly cost: { readonly agent: number; readonly single: number }
  /** Mean number of single answers that a run of the agent buys. */
  readonly answers: number
  /** Mean chance to pass: of a run of the agent, of as many single answers as it buys, and the difference with its 95 % interval by repository. */
  readonly agentPasses: number
  readonly singlePasses: number
  readonly difference: number
  readonly interval: readonly [number, number] | null
}
