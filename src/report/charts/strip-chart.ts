import { shorten } from '../../base/text/clean-text.ts'
import type { Ratio } from '../../schema/analysis/ratio.ts'
import { formatStarNote, formatStarred } from '../data/models-used.ts'
import { answersOf, type GroupRow, type ReportData } from '../data/report-data.ts'
import { QUANTITY_WORDS } from '../text/format.ts'
import { formatRatio } from '../text/format-ratio.ts'
import { OUTCOME_WORDS, outcomeOfRatio } from '../text/outcome-words.ts'
import { lookOf, type Tone } from '../text/verdict-words.ts'
import { SURFACE, TONE_COLOURS } from './chart-colours.ts'
import type { ChartSpec } from './draw-chart.ts'
import { type Layer, type Mark, type Row, ratioAt, specifyRatioRows } from './ratio-rows.ts'

interface VariantMark extends Mark {
  readonly ratio: number
  readonly project: string
  readonly verdict: string
}

/** Signs in the order of the key; each differs from the others without colour too. */
const SIGNS: readonly { readonly tone: Tone; readonly word: string; readonly shape: string }[] = [
  { tone: 'less', word: 'less', shape: 'triangle-down' },
  { tone: 'more', word: 'more', shape: 'triangle-up' },
  { tone: 'even', word: 'equivalent', shape: 'diamond' },
  { tone: 'same', word: 'no detectable difference', shape: 'circle' },
  { tone: 'caution', word: 'not comparable', shape: 'cross' },
  { tone: 'none', word: OUTCOME_WORDS['too-few-runs'], shape: 'circle' },
  { tone: 'none', word: OUTCOME_WORDS['not-compared'], shape: 'square' },
]

/** Of what has no verdict the outcome says why. */
function wordOf(ratio: Ratio): string {
  const { tone } = lookOf(ratio)
  if (tone === 'none') {
    return OUTCOME_WORDS[outcomeOfRatio(ratio) === 'too-few-runs' ? 'too-few-runs' : 'not-compared']
  }
  return SIGNS.find((sign) => sign.tone === tone)?.word ?? ratio.verdict
}

/** One mark a variant, one row a model and mode; the two extremes are named. Null: nothing to draw. */
export function specifyStripChart(data: ReportData): ChartSpec | null {
  const rows = data.groups
    .map((group) => ({ group, marks: markVariants(data, group) }))
    .filter(({ marks }) => marks.length > 0)
  if (rows.length === 0) return null
  const noun = QUANTITY_WORDS[data.analysis.leading]
  return {
    title: `${noun} of each answer, relative to the author's script without its plots`,
    description: `One mark for each answer, one row for each model and mode, on a logarithmic axis; left of ×1 is less ${noun}. The table that follows holds the same numbers.`,
    spec: specifyRatioRows({
      rows: rows.map(({ group, marks }) => composeRow(group, marks)),
      height: 22,
      noun,
      notes: formatStarNote(data.groups),
      layers: [drawMarks(rows.flatMap(({ marks }) => marks))],
    }),
  }
}

function markVariants(data: ReportData, group: GroupRow): VariantMark[] {
  return data.projects
    .flatMap(({ variants }) => answersOf(variants, group))
    .flatMap(({ project, passed, ratios }) => {
      const ratio = ratios[data.analysis.leading]['original-headless']
      if (!passed || ratio?.estimate == null || ratio.quality !== 'measured') return []
      return [{ ratio: ratio.estimate, project, verdict: wordOf(ratio) }]
    })
    .toSorted((a, b) => a.ratio - b.ratio)
}

/** Letters of a name that leave room for the numbers behind it. */
const LONGEST_NAME = 32

function composeRow(group: GroupRow, marks: readonly VariantMark[]): Row {
  const { passed, total } = group.success
  return {
    name: `${shorten(`${group.mode} · ${formatStarred(group)}`, LONGEST_NAME)}: ${passed} of ${total}`,
    left: formatMark(marks[0]),
    right: marks.length > 1 ? formatMark(marks.at(-1)) : '',
    tone: 'none',
    marks,
  }
}

function formatMark(mark: VariantMark | undefined): string {
  if (mark === undefined) return ''
  return `${shorten(mark.project, 18)} ${formatRatio({ estimate: mark.ratio })}`
}

function drawMarks(marks: readonly VariantMark[]): Layer {
  const shown = SIGNS.filter(({ word }) => marks.some(({ verdict }) => verdict === word))
  const byVerdict = (range: string[]) =>
    ({ field: 'verdict', type: 'nominal', scale: { domain: shown.map(({ word }) => word), range } }) as const
  return {
    mark: { type: 'point', size: 90, strokeWidth: 1.5, opacity: 0.9 },
    encoding: {
      x: ratioAt('ratio'),
      stroke: byVerdict(shown.map(({ tone }) => TONE_COLOURS[tone])),
      fill: byVerdict(shown.map(({ tone }) => (tone === 'none' ? SURFACE : TONE_COLOURS[tone]))),
      shape: byVerdict(shown.map(({ shape }) => shape)),
    },
  }
}
