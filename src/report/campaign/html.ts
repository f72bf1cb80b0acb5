import { createHash } from 'node:crypto'
import type { Charts } from '../charts/charts.ts'
import { html, trusted } from '../text/markup.ts'
import type { ReportData } from './report-data.ts'
import { renderChapter } from './sections/chapter.ts'
import { renderFailures } from './sections/failures.ts'
import { renderMethod } from './sections/method.ts'
import { renderOverview } from './sections/overview.ts'
import { renderProjects } from './sections/projects.ts'
import { renderResults } from './sections/results.ts'

/** What every report shares, read from `assets/report/`. */
export interface PageShell {
  readonly css: string
  /** Sorting and filtering of tables: a comfort, never needed to read. */
  readonly script: string
}

/** The whole report as one file that loads nothing: styles, script and drawings are in it, and its policy allows no other. */
export function renderHtml(data: ReportData, charts: Charts, shell: PageShell): string {
  const policy = [
    "default-src 'none'",
    `style-src '${hashSource(shell.css)}'`,
    `script-src '${hashSource(shell.script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  // Well-formed as XML too, so that any strict parser can check that nothing escaped its element.
  const page = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${policy}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="referrer" content="no-referrer" />
<title>GreenML Bench: ${data.campaign}</title>
<style>${trusted(shell.css)}</style>
</head>
<body>
<main>
${renderOverview(data)}
${renderResults(data, charts)}
${renderProjects(data, charts)}
${renderChapter(data.chapters.phases)}
${renderChapter(data.chapters.validity)}
${renderFailures(data)}
${renderChapter(data.chapters.certainty)}
${renderChapter(data.chapters.code)}
${renderChapter(data.chapters.cost)}
${renderMethod(data)}
</main>
<footer><p>Written by greenml ${data.toolVersion}. The numbers of every run are in <a href="records.csv">records.csv</a>; this report as text is <a href="report.md">report.md</a>.</p></footer>
<script>${trusted(shell.script)}</script>
</body>
</html>
`
  return page.markup
}

const hashSource = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`
