import { html, type Markup } from '../markup.ts'
import type { ReportData } from '../report-data.ts'
import { scrollFrame } from './figure.ts'
import { renderStatuses } from './project.ts'

/** A failure is a result: every variant that did not pass, whose fault it is, and the error in its own words. */
export function renderFailures(data: ReportData): Markup {
  const { failures } = data
  const table = html`<table class="sortable"><caption>Scripts that did not pass</caption>
<thead><tr><th scope="col">Project</th><th scope="col">Script</th><th scope="col">Runs</th><th scope="col">Whose</th><th scope="col">Class</th><th scope="col">Message</th></tr></thead>
<tbody>${failures.map((variant) => html`<tr><th scope="row"><a href="#project-${variant.project}">${variant.project}</a></th><td>${variant.label}</td><td>${renderStatuses(variant)}</td><td>${variant.attempted ? "the script's" : "the bench's"}</td><td>${variant.failure?.class ?? '–'}</td><td class="message">${variant.failure?.message ?? '–'}</td></tr>`)}</tbody></table>`
  return html`<section id="failures"><h2>Failures</h2>
${failures.length === 0 ? html`<p>None: every script passed.</p>` : html`<p>A script passes when all its measured runs end ok. Failures of the bench itself leave a script unattempted and count against nobody.</p>${scrollFrame('Failures', table)}`}
</section>`
}
