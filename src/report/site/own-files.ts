import { FACTS_FILE, type PublishedReport } from '../../schema/campaign/published-report.ts'
import { renderCitation, renderZenodo } from './citation.ts'

/** What a published report's folder holds beside the report: made of its facts. The last is the one without which it is none. */
export const renderOwnFiles = (facts: PublishedReport): (readonly [path: string, text: string])[] => [
  ['CITATION.cff', renderCitation(facts)],
  ['zenodo.json', renderZenodo(facts)],
  [FACTS_FILE, `${JSON.stringify(facts)}\n`],
]
