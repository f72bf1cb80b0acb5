import { createHash } from 'node:crypto'
import { capitalise } from '../text/format.ts'
import { html, keepTogether, type Markup, trusted } from '../text/markup.ts'
import type { Named } from '../text/phrase.ts'
import type { Chapter, Charts } from './chapter.ts'
import { renderChapter, renderFigure } from './html-chapter.ts'
import { beforeNumbers, type Downloads, type Overview, type Report } from './report.ts'

/** Parts that every report shares, read from `assets/report/`. */
export interface PageShell {
  readonly css: string
  /** Sorting and filtering of tables: a comfort, never needed to read. */
  readonly script: string
}

/** With this every page begins: what is put after it is read before anything of the page's own. */
export const PAGE_START = '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8" />\n'

/** A policy by which a page loads, runs and sends nothing but what these directives allow. */
export const composePolicy = (...allowed: readonly string[]): string =>
  ["default-src 'none'", ...allowed, "base-uri 'none'", "form-action 'none'"].join('; ')

/** The whole report as one file that loads nothing: styles, script and drawings are in it, and its policy allows no other. */
export function renderHtml({ overview, chapters, downloads }: Report, charts: Charts, shell: PageShell): string {
  const policy = composePolicy(`style-src '${hashSource(shell.css)}'`, `script-src '${hashSource(shell.script)}'`)
  const linker = openLinker(chapters)
  const { first, others } = beforeNumbers(chapters)
  // Well-formed as XML too, so that any strict parser can check that nothing escaped its element.
  const page = html`${trusted(PAGE_START)}<meta http-equiv="Content-Security-Policy" content="${policy}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="referrer" content="no-referrer" />
<title>${overview.title} · GreenML Bench: ${overview.subject}</title>
<style>${trusted(shell.css)}</style>
</head>
<body>
<main>
${renderOverview(overview, chapters, charts, linker)}
${first.map((chapter) => renderChapter(chapter, charts))}
${renderNumbers(overview, linker)}
${others.map((chapter) => renderChapter(chapter, charts))}
</main>
<footer id="downloads"><p>Written by greenml ${overview.toolVersion}. ${renderDownloads(downloads)}What these files hold, and the licence: <a href="README.md">README</a>; this report as text: <a href="report.md">report.md</a>.</p></footer>
<script>${trusted(shell.script)}</script>
</body>
</html>
`
  return page.markup
}

const renderDownloads = ({ content, files }: Downloads): Markup | null =>
  files.length === 0
    ? null
    : html`${capitalise(content)}: ${files.map(({ file, form }, place) => html`${place === 0 ? '' : ', '}<a href="${file}">${form}</a>`)}. `

/** Leads from a sentence to what it rests on, where the page has that. */
interface Linker {
  readonly isThere: (named: Named) => boolean
  readonly renderClaim: (claim: Named) => Markup
}

function openLinker(chapters: readonly Chapter[]): Linker {
  const ids = new Set(chapters.flatMap(listIds))
  const isThere = ({ target }: Named) => target !== undefined && ids.has(target)
  return {
    isThere,
    renderClaim: (claim) =>
      html`${keepTogether(claim.text)}${isThere(claim) ? html` <a class="evidence" href="#${claim.target ?? ''}">evidence</a>` : null}`,
  }
}

/** The finding and its picture, then its reservations and the way on. */
function renderOverview(
  overview: Overview,
  chapters: readonly Chapter[],
  charts: Charts,
  { isThere, renderClaim }: Linker,
): Markup {
  const { subject, createdAt, title, others, about, evidence, figure, scope, notices, sizes } = overview
  const links = evidence.filter(isThere)
  return html`<header>
<p class="kicker">GreenML Bench <span aria-hidden="true">·</span> ${subject} <span aria-hidden="true">·</span> ${createdAt}</p>
<div class="first">
<div>
<h1>${keepTogether(title)}</h1>
${others.map((claim) => html`<p>${renderClaim(claim)}</p>`)}
${about === null ? null : html`<p>${renderClaim(about)}</p>`}
${links.length === 0 ? null : html`<p class="ways">${links.map(({ text, target }) => html`<a href="#${target ?? ''}">${text}</a> `)}</p>`}
</div>
${figure === null ? null : renderFigure(figure, charts)}
<div>
${scope === null ? null : html`<p class="scope">${renderClaim(scope)}</p>`}
${notices.length === 0 ? null : html`<ul class="notices" aria-label="Read this with the headline">${notices.map((notice) => html`<li>${renderClaim(notice)}</li>`)}</ul>`}
</div>
</div>
<dl class="tiles">${sizes.map(({ label, value, note }) => html`<div><dt>${label}</dt><dd><strong>${value}</strong> <span>${note}</span></dd></div>`)}</dl>
<nav aria-label="Chapters">${chapters.map(({ id, title }) => html`<a href="#${id}">${title}</a> `)}<a href="#downloads">Downloads</a></nav>
</header>`
}

/** The finding by its numbers. */
const renderNumbers = ({ headline }: Overview, { renderClaim }: Linker): Markup | null =>
  headline.length === 0
    ? null
    : html`<section id="numbers"><h2>In numbers</h2>
<ul class="lede">${headline.map((claim) => html`<li>${renderClaim(claim)}</li>`)}</ul>
</section>`

/** Places that a link can lead to: the chapter itself, its projects, and the rows of their tables that have a name. */
const listIds = ({ id, sections }: Chapter): string[] => [
  id,
  ...sections.flatMap((section) => [
    section.id,
    ...section.tables.flatMap(({ rows }) =>
      rows.flatMap((row) => row.flatMap(({ lines }) => lines.flatMap((line) => line.id ?? []))),
    ),
  ]),
]

/** A script or a sheet as a policy names it. */
export const hashSource = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`
