import { composePublished } from '../../src/analysis/published-facts.ts'
import type { Published } from '../../src/report/site/published.ts'
import { type Erratum, type PublishedReport, publishedReport } from '../../src/schema/campaign/published-report.ts'
import type { CampaignOptions } from './cases.ts'
import { makeSources } from './fixtures.ts'

interface Changes extends Partial<PublishedReport> {
  readonly errata?: readonly Erratum[]
}

/** A published report of the measured campaign, with parts of it changed. */
export function makePublished(
  { errata = [], ...changes }: Changes = {},
  options: CampaignOptions = { energy: 'measured' },
): Published {
  const { plan, analysis } = makeSources(options)
  const publication = {
    id: 'first',
    authors: ['Doe, Jane'],
    licence: 'CC-BY-4.0',
    publishedAt: '2026-12-01T10:00:00Z',
    files: [{ path: 'index.html', sha256: 'a'.repeat(64), bytes: 5 }],
  }
  return { report: publishedReport.parse({ ...composePublished(plan, analysis, publication), ...changes }), errata }
}
