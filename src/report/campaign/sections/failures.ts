import { countWord } from '../../text/format.ts'
import { html, type Markup } from '../../text/markup.ts'
import { describeNoFailure } from '../../text/words.ts'
import type { ReportData } from '../report-data.ts'
import { foldTable, renderChapter } from './chapter.ts'
import { renderStatuses } from './project.ts'
import { renderTable } from './table.ts'

const SHOWN_SCRIPTS = 8

/** A failure is a result: every script that did not pass, whose fault it is, and the error in its own words. */
export function renderFailures(data: ReportData): Markup {
  const { failures } = data
  if (failures.length === 0) {
    const none = html`<p>${describeNoFailure(data)}</p>`
    return (
      renderChapter(data.chapters.failures, none) ?? html`<section id="failures"><h2>What failed</h2>${none}</section>`
    )
  }
  const table = renderTable({
    caption: 'Scripts that did not pass',
    columns: ['Project', 'Script', 'Runs', 'Whose', 'Class', 'Message'],
    rows: failures.map((variant) => ({
      head: html`<a href="#project-${variant.project}">${variant.project}</a>`,
      cells: [
        { content: variant.label },
        { content: renderStatuses(variant) },
        { content: variant.attempted ? "the script's" : "the bench's" },
        { content: variant.failure?.class ?? '–' },
        { content: html`<span class="message">${variant.failure?.message ?? '–'}</span>` },
      ],
    })),
  })
  const scripts = html`<h3>Scripts that did not pass</h3>
<p>A script passes when all its measured runs end ok. Failures of the bench itself leave a script unattempted and count against nobody.</p>
${failures.length > SHOWN_SCRIPTS ? foldTable(countWord(failures.length, 'script'), table) : table}`
  return (
    renderChapter(data.chapters.failures, scripts) ??
    html`<section id="failures"><h2>What failed</h2>${scripts}</section>`
  )
}
