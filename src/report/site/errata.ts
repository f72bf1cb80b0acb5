import type { Erratum } from '../../schema/campaign/published-report.ts'
import { capitalise } from '../text/format.ts'
import { escapeMarkdown } from '../text/markdown-text.ts'
import { html, type Markup } from '../text/markup.ts'

/** `withdrawn 2026-12-01`: the last word on a report, for a list. */
export function formatErrata(errata: readonly Erratum[]): string {
  const last = errata.findLast(({ kind }) => kind === 'withdrawn') ?? errata.at(-1)
  return last === undefined ? '' : `${last.kind} ${last.date}`
}

const sentence = ({ date, kind, text }: Erratum) => `${capitalise(kind)} on ${date}: ${text}`

/** The report's page as the site shows it: what was found to be wrong with it stands above all else, and a way back. */
export function addErrata(page: string, errata: readonly Erratum[]): string {
  const notice = html`<main>
<p class="kicker back"><a href="../../">All published campaigns</a></p>
${errata.length === 0 ? null : html`<ul class="notices errata" aria-label="What is wrong with this report">${errata.map(renderErratum)}</ul>`}`
  return page.replace('<main>', () => notice.markup)
}

const renderErratum = (erratum: Erratum): Markup =>
  html`<li>${sentence(erratum)}${erratum.replacedBy === undefined ? null : html` It is replaced by <a href="../${erratum.replacedBy}/">${erratum.replacedBy}</a>.`}</li>`

/** The report's Markdown as the site shows it, with what was found to be wrong with it above all else. */
export const addErrataToMarkdown = (text: string, errata: readonly Erratum[]): string =>
  errata.length === 0
    ? text
    : `${errata.map((each) => `> **Erratum.** ${escapeMarkdown(sentence(each))}${each.replacedBy === undefined ? '' : ` Replaced by [${each.replacedBy}](../${each.replacedBy}/report.md).`}\n`).join('>\n')}\n${text}`
