import type { CampaignComparison, ComparisonFinding } from '../../schema/comparison.ts'
import { countWord, formatList } from './format.ts'

/** What differs between two campaigns besides what is compared, each in a sentence. */
export function formatDifferences(comparison: CampaignComparison): string[] {
  const sentences = comparison.findings.map((finding) => formatDifference(finding, comparison))
  const last = comparison.findings.findLastIndex(({ kind }) => kind === 'unmatched-models')
  const models = comparison.findings.filter(({ kind }) => kind === 'unmatched-models')
  return models.length < 2
    ? sentences
    : sentences.toSpliced(last + 1, 0, 'Models with different names are compared with --pair a=b.')
}

function formatDifference(finding: ComparisonFinding, { a, b }: CampaignComparison): string {
  const { subject, evidence } = finding
  const name = subject.toUpperCase()
  const list = formatList(evidence)
  switch (finding.kind) {
    case 'unmatched-projects':
      return `Only in ${name}: ${countWord(evidence.length, 'project')} (${list}).`
    case 'unmatched-models':
      return `Only in ${name}: ${countWord(evidence.length, 'model')} (${list}).`
    case 'unmatched-scripts':
      return `Only in ${name}: ${countWord(evidence.length, `${finding.mode} script`)} without a partner.`
    case 'missing-runs':
      return `${name}: ${finding.numbers.missing} of ${countWord(finding.numbers.planned, 'planned run')} have no record.`
    case 'suspect-answers':
      return `${name}: ${countWord(evidence.length, 'answer')} suspect and not compared: ${list}.`
    case 'probed-alone':
      return `Only ${name} was probed for validity: suspect answers of the other are not known.`
    case 'other-source':
      return `The author's code or data is not the same in both: ratios are to different baselines in ${list}.`
    case 'other-packages':
      return `Packages are not the same in both: ${list}.`
    case 'other-metric':
      return `The metric or its tolerance is not the same in both: ${list}.`
    case 'other-sandboxes': {
      const sandboxes = [a, b].map((side) => side.sandboxes.join(', ')).join(' and ')
      return `The sandboxes are not the same (${sandboxes}), and they cost different amounts of time.`
    }
    case 'unplanned-records': {
      const { campaign } = finding.subject === 'a' ? a : b
      return `${name} holds records that ${campaign}'s plan does not know; they are left out.`
    }
  }
}
