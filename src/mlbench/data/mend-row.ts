import type { Erratum } from '../../schema/mlbench/task-errata.ts'
import { isFields } from '../../schema/versioned.ts'

/** A row with all of its errata; itself where it has none. Null: a column does not hold, once, what one of them mends. */
export function mendRow(row: unknown, errata: readonly Erratum[]): unknown {
  let mended = row
  for (const { column, from, to } of errata) {
    const text = isFields(mended) ? mended[column] : undefined
    if (!isFields(mended) || typeof text !== 'string') return null
    const [before, after, ...more] = text.split(from)
    if (before === undefined || after === undefined || more.length > 0) return null
    mended = { ...mended, [column]: `${before}${to}${after}` }
  }
  return mended
}
