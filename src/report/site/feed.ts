import { cleanLine } from '../../base/text/clean-text.ts'
import { compareTexts } from '../../base/text/text.ts'
import { formatScope } from '../text/headline-words.ts'
import { html, type Markup } from '../text/markup.ts'
import { formatErrata } from './errata.ts'
import { type Published, titleOf } from './published.ts'

/** Entries of the feed: older ones are on the site. */
const MOST_ENTRIES = 50

/** The newest reports as Atom (RFC 4287); one that was corrected is updated on that day. `url`: where the site stands. */
export function renderFeed(published: readonly Published[], url: string): string {
  const base = url.endsWith('/') ? url : `${url}/`
  const entries = published
    .map((each) => ({ each, updated: updatedAt(each) }))
    .sort((a, b) => compareTexts(b.updated, a.updated) || compareTexts(a.each.report.id, b.each.report.id))
    .slice(0, MOST_ENTRIES)
  const updated = entries[0]?.updated ?? '1970-01-01T00:00:00Z'
  return html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>GreenML Bench: published campaigns</title>
<id>${base}</id>
<link href="${base}" />
<link rel="self" href="${base}feed.xml" />
<updated>${updated}</updated>
${entries.map(({ each, updated: own }) => renderEntry(each, own, base))}
</feed>
`.markup
}

function renderEntry({ report, errata }: Published, updated: string, base: string): Markup {
  const told = errata.length === 0 ? '' : ` (${formatErrata(errata)})`
  const address = `${base}reports/${report.id}/`
  const summary = report.scope === null ? 'No run yet.' : `Seen in ${formatScope(report.scope)}.`
  return html`<entry>
<title>${cleanLine(titleOf(report), 600)}${told}</title>
<id>${address}</id>
<link href="${address}" />
<published>${report.publishedAt}</published>
<updated>${updated}</updated>
${report.authors.map((name) => html`<author><name>${cleanLine(name, 200)}</name></author>`)}
<summary>${cleanLine(summary, 600)}${errata.map(({ text }) => ` ${cleanLine(text, 600)}`)}</summary>
</entry>
`
}

const updatedAt = ({ report, errata }: Published): string =>
  [new Date(report.publishedAt).toISOString(), ...errata.map(({ date }) => `${date}T00:00:00.000Z`)].sort().at(-1) ??
  report.publishedAt
