import { stringify } from 'yaml'
import { cleanLine } from '../../base/text/clean-text.ts'
import type { PublishedReport } from '../../schema/campaign/published-report.ts'
import { formatScope } from '../text/headline-words.ts'
import { escapeMarkup } from '../text/markup.ts'
import { titleOf } from './published.ts'

const LONGEST = 600
const KEYWORDS = ['energy', 'machine learning', 'large language models', 'benchmark']

function describe(report: PublishedReport) {
  const clean = (text: string) => cleanLine(text, LONGEST)
  return {
    title: `GreenML Bench, campaign ${clean(report.campaign)}: ${clean(titleOf(report))}`,
    scope: report.scope === null ? null : `Seen in ${clean(formatScope(report.scope))}.`,
    authors: report.authors.map(clean),
    licence: report.licence === null ? null : clean(report.licence),
    day: report.publishedAt.slice(0, 10),
  }
}

/** `CITATION.cff` of the report's folder, by the Citation File Format 1.2.0. */
export function renderCitation(report: PublishedReport): string {
  const { title, scope, authors, licence, day } = describe(report)
  return stringify({
    'cff-version': '1.2.0',
    message: 'If you use these measurements, please cite them as below.',
    type: 'dataset',
    title,
    ...(scope !== null && { abstract: scope }),
    authors: authors.map((name) => ({ name })),
    'date-released': day,
    version: report.id,
    ...(licence !== null && { license: licence }),
    keywords: KEYWORDS,
  })
}

/** Metadata in the form in which Zenodo takes them for an upload. */
export function renderZenodo(report: PublishedReport): string {
  const { title, scope, authors, licence, day } = describe(report)
  const metadata = {
    title,
    upload_type: 'dataset',
    // Zenodo reads HTML here.
    description: `<p>${escapeMarkup(scope ?? title)}</p>`,
    creators: authors.map((name) => ({ name })),
    publication_date: day,
    version: report.id,
    access_right: 'open',
    ...(licence !== null && { license: licence }),
    keywords: KEYWORDS,
  }
  return `${JSON.stringify({ metadata }, null, 2)}\n`
}
