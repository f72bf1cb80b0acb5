import type { Cost } from '../../schema/analysis/group.ts'
import type { PublishedRatio } from '../../schema/campaign/published-report.ts'
import type { ChartSpec } from '../charts/draw-chart.ts'
import { INTERVAL_LAYERS, markRatio, specifyRatioRows } from '../charts/ratio-rows.ts'
import { formatStarNote } from '../data/models-used.ts'
import { QUANTITY_WORDS } from '../text/format.ts'
import { formatRatio } from '../text/format-ratio.ts'
import { formatFinding, lookOf } from '../text/verdict-words.ts'

export interface ListedRatio {
  readonly name: string
  /** Stands in the name's place where another row has the same; no two rows have the same. */
  readonly apart: string
  readonly ratio: PublishedRatio | null
  /** The answers are no model's: their name is starred. Default: false. */
  readonly recorded?: boolean
}

/** More rows are a picture that nobody reads. */
const MOST_ROWS = 24

/** A row a ratio with its interval, in the order of the list; null: there is nothing to draw. */
export function specifyRatioList(list: readonly ListedRatio[], quantity: Cost, what: string): ChartSpec | null {
  const measured = list.filter(({ ratio }) => ratio?.estimate != null && ratio.quality === 'measured')
  const shown = measured.slice(0, MOST_ROWS)
  if (shown.length === 0) return null
  const named = Map.groupBy(shown, ({ name }) => name)
  const noun = QUANTITY_WORDS[quantity]
  const some = shown.length < measured.length ? ` Of ${measured.length} the first ${MOST_ROWS} are drawn.` : ''
  return {
    title: `${noun} of ${what}, relative to the author's code without its plots`,
    description: `Dots are means, lines 95 % intervals, on a logarithmic axis; left of ×1 is less ${noun}.${some} The table that follows holds the same numbers.`,
    spec: specifyRatioRows({
      rows: shown.map(({ name, apart, ratio }) => ({
        name: named.get(name)?.length === 1 ? name : apart,
        left: formatRatio(ratio),
        right: `${lookOf(ratio).sign} ${formatFinding(ratio, quantity)}`,
        tone: lookOf(ratio).tone,
        marks: [markRatio(ratio)],
      })),
      height: 12,
      noun,
      notes: formatStarNote(shown.map(({ recorded = false }) => ({ recorded }))),
      layers: INTERVAL_LAYERS,
    }),
  }
}
