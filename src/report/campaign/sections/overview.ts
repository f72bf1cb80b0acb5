import { countWord, formatCount, formatInstant } from '../../text/format.ts'
import { html, keepTogether, type Markup } from '../../text/markup.ts'
import { noEnergyWords } from '../../text/words.ts'
import type { Chapter } from '../chapters/chapter.ts'
import type { ReportData } from '../report-data.ts'

/** What a reader with ten seconds takes away: the finding, its reservations, the size of the experiment. */
export function renderOverview(data: ReportData): Markup {
  const [first = 'No result yet', ...rest] = data.headline
  return html`<header>
<p class="kicker">GreenML Bench <span aria-hidden="true">·</span> campaign ${data.campaign} <span aria-hidden="true">·</span> ${formatInstant(data.createdAt)}</p>
<h1>${keepTogether(first)}</h1>
${rest.length === 0 ? null : html`<ul class="lede">${rest.map((line) => html`<li>${keepTogether(line)}</li>`)}</ul>`}
${data.scope === null ? null : html`<p class="scope">Seen in ${data.scope}. Beyond that it is a guess.</p>`}
${data.notices.length === 0 ? null : html`<ul class="notices" aria-label="Read this with the headline">${data.notices.map((line) => html`<li>${line}</li>`)}</ul>`}
${renderSizes(data)}
<nav aria-label="Sections">${listSections(data).map(([id, title]) => html`<a href="#${id}">${title}</a> `)}</nav>
</header>`
}

function listSections({ chapters }: ReportData): (readonly [string, string])[] {
  const of = (chapter: Chapter | null) => (chapter === null ? [] : [[chapter.id, chapter.title] as const])
  return [
    ['results', 'Results'],
    ['projects', 'Projects'],
    ...of(chapters.phases),
    ['failures', 'What failed'],
    ...of(chapters.certainty),
    ...of(chapters.code),
    ...of(chapters.cost),
    ['method', 'How this was measured'],
    ['limits', 'What this does not say'],
  ]
}

function renderSizes(data: ReportData): Markup {
  const total = data.groups.reduce((sum, group) => sum + group.success.total, 0)
  const passed = data.groups.reduce((sum, group) => sum + group.success.passed, 0)
  const attemptable = data.groups.reduce((sum, group) => sum + group.success.attemptable, 0)
  const tiles: readonly (readonly [string, string, string])[] = [
    ['Projects', formatCount(data.projects.length), countWord(data.models.length, 'model')],
    ['Variants that passed', `${passed} of ${total}`, `${attemptable} could be attempted`],
    ['Runs that ended ok', formatCount(data.runs.ok), `of ${formatCount(data.runs.recorded)} recorded`],
    data.energyQuality === 'measured'
      ? ['Measured', 'energy', 'and CPU time, wall time, memory']
      : ['Measured', 'CPU time', noEnergyWords(data.headline)],
  ]
  return html`<dl class="tiles">${tiles.map(([label, value, note]) => html`<div><dt>${label}</dt><dd><strong>${value}</strong> <span>${note}</span></dd></div>`)}</dl>`
}
