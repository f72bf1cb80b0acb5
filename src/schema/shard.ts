import { z } from 'zod'

/** A share of a campaign's groups that one process runs: the `index`th, from 1, of `count`. */
export interface Shard {
  readonly index: number
  readonly count: number
}

/** A campaign that is not dealt to several processes. */
export const WHOLE_CAMPAIGN: Shard = { index: 1, count: 1 }

/** `2/8`. */
export const shard = z.string().transform((text, context): Shard => {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const read = { index: Number(index), count: Number(count) }
  if (read.index >= 1 && read.index <= read.count) return read
  context.addIssue('i/n with 1 ≤ i ≤ n, as 2/8')
  return z.NEVER
})
