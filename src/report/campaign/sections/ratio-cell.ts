import type { BaselineMode } from '../../../schema/common.ts'
import type { GroupRatio, Quantity, Ratio, Verdict } from '../../../schema/ratio.ts'
import { VERDICT_SIGNS } from '../../charts/chart-style.ts'
import {
  BASELINE_WORDS,
  countWord,
  ESTIMATED_MARK,
  formatFinding,
  formatRatio,
  type PairWord,
} from '../../text/format.ts'
import { html, type Markup } from '../../text/markup.ts'
import type { RatioPair, VariantRow } from '../report-data.ts'

const VERDICT_CLASSES: Readonly<Record<Verdict, string>> = {
  less: 'less',
  more: 'more',
  'equivalent within ±5 %': 'even',
  'no detectable difference': 'same',
  'not comparable: accuracy differs': 'caution',
  'not comparable: suspect': 'caution',
  'not measured': 'none',
  'too few runs': 'none',
}

/** The verdict as a coloured word with its sign; an estimate gets its mark and no verdict. */
export function verdictChip(ratio: Ratio | null, quantity: Quantity, pairWord: PairWord): Markup {
  if (ratio?.quality === 'estimated') return html`<span class="chip estimated">${ESTIMATED_MARK}</span>`
  const verdict = ratio?.verdict ?? 'not measured'
  return html`<span class="chip ${VERDICT_CLASSES[verdict]}"><span aria-hidden="true">${VERDICT_SIGNS[verdict]} </span>${formatFinding(ratio, quantity, pairWord)}</span>`
}

/** In the place of a ratio: what ran is not compared unless all of it ended ok. */
export function notPassedChip(variant: VariantRow): Markup {
  return html`<span class="chip ${variant.attempted ? 'failed' : 'caution'}"><span aria-hidden="true">✗ </span>${variant.attempted ? 'did not pass' : 'not attempted'}</span>`
}

/** Ratio with interval and verdict. */
export function ratioFigure(
  ratio: Ratio | null,
  quantity: Quantity,
  pairWord: PairWord,
  details: Markup | null = null,
): Markup | null {
  if (ratio === null) return null
  const figure = ratio.estimate === null ? null : html`<span class="figure">${formatRatio(ratio)}</span> `
  return html`<div class="ratio">${figure}${verdictChip(ratio, quantity, pairWord)}${details}</div>`
}

function ratioLine(pair: RatioPair, quantity: Quantity, baseline: BaselineMode): Markup | null {
  const ratio = pair[baseline]
  const pairs = ratio === null || ratio.pairs === 0 ? (ratio?.reason ?? 'no pairs') : countWord(ratio.pairs, 'block')
  return ratioFigure(
    ratio,
    quantity,
    'block',
    html` <span class="versus">vs ${BASELINE_WORDS[baseline]}, ${pairs}</span>`,
  )
}

/** Of one variant against both baselines, the one without plots first: a model earns nothing by deleting a plot. */
export function ratioLines(pair: RatioPair, quantity: Quantity): Markup {
  const lines = [ratioLine(pair, quantity, 'original-headless'), ratioLine(pair, quantity, 'original')].filter(
    (line) => line !== null,
  )
  return lines.length === 0 ? html`<span class="versus">–</span>` : html`${lines}`
}

/** Of a model and mode over projects, with what each verdict rests on. */
export function groupLines(
  pair: RatioPair<GroupRatio>,
  quantity: Quantity,
  tell: (ratio: GroupRatio) => string,
): Markup {
  const lines = (['original-headless', 'original'] as const).flatMap((baseline) => {
    const ratio = pair[baseline]
    if (ratio === null) return []
    const details = html` <span class="versus">vs ${BASELINE_WORDS[baseline]}: ${tell(ratio)}</span>`
    return ratioFigure(ratio, quantity, 'project', details) ?? []
  })
  return lines.length === 0 ? html`<span class="versus">–</span>` : html`${lines}`
}

/** For sorting: the ratio against the author's script without its plots. */
export const ratioValue = (pair: RatioPair): number | null => pair['original-headless']?.estimate ?? null
