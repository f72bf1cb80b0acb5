import { cleanLine } from '../../base/text/clean-text.ts'
import type { Ratio } from '../../schema/analysis/ratio.ts'
import type { ReportData } from '../data/report-data.ts'
import { listToldAnswers } from '../data/told-answers.ts'
import { escapeMarkup } from '../text/markup.ts'
import { formatFinding, lookOf, type Tone } from '../text/verdict-words.ts'

const COLOURS: Readonly<Record<Tone, string>> = {
  less: '#116b38',
  more: '#a9271c',
  even: '#0b5c8f',
  same: '#5b6470',
  caution: '#845a00',
  none: '#5b6470',
}
const LABEL = 'GreenML Bench'
const LONGEST = 60
/** Pixels of a letter at 11 pixels: `textLength` makes the text as wide in every font. */
const LETTER = 6.4
const PADDING = 6

/** The finding as one small SVG image for a README. Energy that was not measured is in none. */
export function drawBadge(data: ReportData): string {
  const { text, tone } = describe(data)
  const [left, right] = [LABEL, text].map((each) => Math.round(each.length * LETTER) + 2 * PADDING) as [number, number]
  const write = (shown: string, x: number, width: number) =>
    `<text x="${x + PADDING}" y="14" textLength="${width - 2 * PADDING}">${escapeMarkup(shown)}</text>`
  const name = escapeMarkup(`${LABEL}: ${text}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${name}"><title>${name}</title><clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath><g clip-path="url(#r)"><rect width="${left}" height="20" fill="#2d333b"/><rect x="${left}" width="${right}" height="20" fill="${COLOURS[tone]}"/></g><g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${write(LABEL, 0, left)}${write(text, left, right)}</g></svg>\n`
}

/** Text for the mode and model that the headline speaks of first. */
function describe({ analysis, models }: ReportData): { readonly text: string; readonly tone: Tone } {
  const told = listToldAnswers(analysis)
  if (told === null) return { text: 'nothing compared yet', tone: 'none' }
  const { quantity, baseline } = told.first
  if (told.first.kind === 'script') {
    const less = told.answers.filter(({ outcome }) => outcome === 'less').length
    return { text: `${less} of ${told.answers.length} scripts use less`, tone: less > 0 ? 'less' : 'same' }
  }
  const { mode, model } = told.first
  const group = analysis.groups.find((each) => each.mode === mode && each.model === model)
  const ratio: Ratio | null = group?.ratios[quantity].find((each) => each.baseline === baseline) ?? null
  if (ratio?.quality !== 'measured') return { text: 'not measured', tone: 'none' }
  const notes = [
    ...(ratio.exploratory ? ['exploratory'] : []),
    ...(models.some(({ id, recorded }) => id === model && recorded) ? ['recorded answers'] : []),
  ]
  const note = notes.length === 0 ? '' : ` (${notes.join(', ')})`
  const who = cleanLine(`${model}, ${mode}`, LONGEST / 2)
  return { text: `${who}: ${formatFinding(ratio, quantity)}${note}`, tone: lookOf(ratio).tone }
}
