import type { Quantity, Ratio, Verdict } from '../../schema/analysis.ts'
import type { BaselineMode } from '../../schema/common.ts'
import { VERDICT_SIGNS } from '../chart-style.ts'
import { BASELINE_WORDS, countWord, ESTIMATED_MARK, formatFinding, formatRatio } from '../format.ts'
import { html, type Markup } from '../markup.ts'
import type { RatioPair } from '../report-data.ts'

const VERDICT_CLASSES: Readonly<Record<Verdict, string>> = {
  less: 'less',
  more: 'more',
  'no detectable difference': 'same',
  'not comparable: accuracy differs': 'caution',
  'not measured': 'none',
  'too few runs': 'none',
}

/** The verdict as a coloured word with its sign; an estimate gets its mark and no verdict. */
export function verdictChip(ratio: Ratio | null, quantity: Quantity): Markup {
  if (ratio?.quality === 'estimated') return html`<span class="chip estimated">${ESTIMATED_MARK}</span>`
  const verdict = ratio?.verdict ?? 'not measured'
  return html`<span class="chip ${VERDICT_CLASSES[verdict]}"><span aria-hidden="true">${VERDICT_SIGNS[verdict]} </span>${formatFinding(ratio, quantity)}</span>`
}

/** Ratio with interval, verdict, baseline and number of pairs. */
export function ratioLine(
  ratio: Ratio | null,
  quantity: Quantity,
  baseline: BaselineMode,
  pairWord: string,
): Markup | null {
  if (ratio === null) return null
  const details = ratio.pairs === 0 ? (ratio.reason ?? 'no pairs') : countWord(ratio.pairs, pairWord)
  return html`<div class="ratio"><span class="figure">${formatRatio(ratio)}</span> ${verdictChip(ratio, quantity)}<span class="versus">against the ${BASELINE_WORDS[baseline]}, ${details}</span></div>`
}

/** Both baselines, the one without plots first: a model earns nothing by deleting a plot. */
export function ratioLines(pair: RatioPair, quantity: Quantity, pairWord: string): Markup {
  const lines = [
    ratioLine(pair['original-headless'], quantity, 'original-headless', pairWord),
    ratioLine(pair.original, quantity, 'original', pairWord),
  ].filter((line) => line !== null)
  return lines.length === 0 ? html`<span class="versus">–</span>` : html`${lines}`
}

/** For sorting: the ratio against the author's script without its plots. */
export const ratioValue = (pair: RatioPair): number | null => pair['original-headless']?.estimate ?? null
