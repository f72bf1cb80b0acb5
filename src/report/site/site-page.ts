import type { ChartSpec } from '../charts/draw-chart.ts'
import type { Chapter } from '../document/chapter.ts'
import { composePolicy } from '../document/html.ts'
import { renderChapter, renderDrawing } from '../document/html-chapter.ts'
import { html, keepTogether, type Markup } from '../text/markup.ts'

/** A page of the site in printable text. */
export interface SitePage {
  /** Folder of its `index.html`, relative to the site's; empty: the front page. */
  readonly path: string
  readonly title: string
  readonly lead: readonly string[]
  readonly parts: readonly SitePart[]
  /** Script of `assets/` that only this page needs. */
  readonly script?: string
}

export interface SitePart {
  /** Null: there is nothing to draw. */
  readonly chart: { readonly spec: ChartSpec; readonly caption: string } | null
  readonly chapter: Chapter
}

/** A part's chart as an `<svg>` element, and the file beside the page from which a reader can have it drawn anew. */
export interface Drawing {
  readonly picture: string
  readonly file: string | null
}

/** Parts that have anything to show. */
export const listParts = (parts: readonly (SitePart | null)[]): SitePart[] => parts.filter((part) => part !== null)

export const partOf = (chapter: Chapter | null, chart: SitePart['chart'] = null): SitePart | null =>
  chapter === null ? null : { chapter, chart }

/** Address of the site's root as a page names it. */
const rootOf = ({ path }: Pick<SitePage, 'path'>): string => (path === '' ? '' : '../'.repeat(path.split('/').length))

/** Files that every page loads from its own site, and nothing else: no script stands in a page. */
const POLICY = composePolicy("style-src 'self'", "script-src 'self'", "connect-src 'self'")

const COMPARE = 'compare/'
const TASK_BOARD = 'ml-bench/'

const WAYS = [
  ['', 'Rankings'],
  ['#campaigns', 'Campaigns'],
  ['#models', 'Models'],
  ['#projects', 'Projects'],
  [COMPARE, 'Compare two'],
  [TASK_BOARD, 'ML-Bench'],
] as const

/** `drawings`: of its parts, in their order. */
export function renderSitePage(
  page: SitePage,
  drawings: readonly (Drawing | null)[],
  has: { readonly hasFeed: boolean; readonly reports: number; readonly submissions: number },
): string {
  const { hasFeed, reports, submissions } = has
  const ways = WAYS.filter(([way]) => (reports > 1 || way !== COMPARE) && (submissions > 0 || way !== TASK_BOARD))
  const root = rootOf(page)
  const { title, lead, parts, script } = page
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${POLICY}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="referrer" content="no-referrer" />
<title>${title} · GreenML Bench</title>
<link rel="stylesheet" href="${root}assets/report.css" />
${hasFeed ? html`<link rel="alternate" type="application/atom+xml" title="New reports" href="${root}feed.xml" />` : null}
</head>
<body>
<main>
<header>
<p class="kicker"><a href="${root === '' ? './' : root}">GreenML Bench</a> <span aria-hidden="true">·</span> published campaigns</p>
<h1>${keepTogether(title)}</h1>
${lead.map((line) => html`<p class="scope">${keepTogether(line)}</p>`)}
<nav aria-label="Site">${ways.map(([way, name]) => html`<a href="${`${root}${way}` || './'}">${name}</a> `)}${hasFeed ? html`<a href="${root}feed.xml">Feed</a>` : null}</nav>
</header>
${parts.map((part, place) => renderPart(part, drawings[place] ?? null))}
</main>
<footer><p>All that is shown here as data: <a href="${root}campaigns.json">campaigns.json</a>; of each report its published.json and records.</p></footer>
<script src="${root}assets/report.js" type="module"></script>
${drawings.some((drawing) => drawing?.file != null) ? html`<script src="${root}assets/explore.js" type="module"></script>` : null}
${script === undefined ? null : html`<script src="${root}assets/${script}" type="module"></script>`}
</body>
</html>
`.markup
}

const renderPart = ({ chapter, chart }: SitePart, drawing: Drawing | null): Markup =>
  renderChapter(
    chapter,
    {},
    chart === null || drawing === null ? null : renderDrawing(drawing.picture, chart.caption, drawing.file),
  )
