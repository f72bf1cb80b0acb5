import type { CampaignComparison, ComparisonFinding } from '../../schema/comparison.ts'
import { tell, type WordsByKind } from './by-kind.ts'
import { countWord, formatList } from './format.ts'

/** What differs between two campaigns besides what is compared, each in a sentence. */
export function formatDifferences(comparison: CampaignComparison): string[] {
  const { findings } = comparison
  const sentences = findings.map((finding) => tell(SENTENCES, finding, comparison))
  const models = findings.filter(({ kind }) => kind === 'unmatched-models')
  if (models.length < 2) return sentences
  const last = findings.findLastIndex(({ kind }) => kind === 'unmatched-models')
  return sentences.toSpliced(last + 1, 0, 'Models with different names are compared with --pair a=b.')
}

type Sided = Pick<ComparisonFinding, 'subject' | 'evidence'>
const onlyIn = ({ subject, evidence }: Sided, noun: string) =>
  `Only in ${subject.toUpperCase()}: ${countWord(evidence.length, noun)}`
const unmatched = (finding: Sided, noun: string) => `${onlyIn(finding, noun)} (${formatList(finding.evidence)}).`

const SENTENCES: WordsByKind<ComparisonFinding, CampaignComparison> = {
  'unmatched-projects': (finding) => unmatched(finding, 'project'),
  'unmatched-models': (finding) => unmatched(finding, 'model'),
  'unmatched-scripts': (finding) => `${onlyIn(finding, `${finding.mode} script`)} without a partner.`,
  'missing-runs': ({ subject, numbers: { missing, planned } }) =>
    `${subject.toUpperCase()}: ${missing} of ${countWord(planned, 'planned run')} have no record.`,
  'suspect-answers': ({ subject, evidence }) =>
    `${subject.toUpperCase()}: ${countWord(evidence.length, 'answer')} suspect and not compared: ${formatList(evidence)}.`,
  'probed-alone': ({ subject }) =>
    `Only ${subject.toUpperCase()} was probed for validity: suspect answers of the other are not known.`,
  'other-source': ({ evidence }) =>
    `The author's code or data is not the same in both: ratios are to different baselines in ${formatList(evidence)}.`,
  'other-packages': ({ evidence }) => `Packages are not the same in both: ${formatList(evidence)}.`,
  'other-metric': ({ evidence }) => `The metric or its tolerance is not the same in both: ${formatList(evidence)}.`,
  'other-sandboxes': (_, { a, b }) =>
    `The sandboxes are not the same (${[a, b].map((side) => side.sandboxes.join(', ')).join(' and ')}), and they cost different amounts of time.`,
  'unplanned-records': ({ subject }, comparison) =>
    `${subject.toUpperCase()} holds records that ${comparison[subject].campaign}'s plan does not know; they are left out.`,
}
