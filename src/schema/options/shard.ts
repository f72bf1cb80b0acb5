import { z } from 'zod'

const FORM = 'i/n with 1 ≤ i ≤ n, as 2/8'
const number = z.int(FORM).min(1, FORM)

/** A share of a campaign's groups that one process runs: the `index`th, from 1, of `count`. */
export const shard = z.object({ index: number, count: number }, FORM).refine(({ index, count }) => index <= count, FORM)
export type Shard = Readonly<z.infer<typeof shard>>

/** A campaign that is not dealt to several processes. */
export const WHOLE_CAMPAIGN: Shard = { index: 1, count: 1 }

/** The shard that `2/8` means; the text itself where it has another form. */
export function readShard(text: string): unknown {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  return index && count ? { index: Number(index), count: Number(count) } : text
}

/** `2/8`. */
export const writtenShard = z.string().transform(readShard).pipe(shard)
