import { count } from '../../base/text/text.ts'
import type {
  CampaignComparison,
  ChangeCause,
  ChangeVerdict,
  ComparedCampaign,
  ComparisonFinding,
  RatioChange,
} from '../../schema/analysis/comparison.ts'
import type { Quantity } from '../../schema/analysis/ratio.ts'
import { tell, type WordsByKind } from './by-kind.ts'
import { agree, formatHash, formatList, QUANTITY_WORDS } from './format.ts'
import { OUTCOME_WORDS } from './outcome-words.ts'
import { formatBelowSmallest } from './verdict-words.ts'

export const formatChangeVerdict = (verdict: ChangeVerdict): string => {
  if (verdict === 'inconclusive') return 'no change seen'
  return verdict === 'within-noise' ? 'within the noise' : verdict.replaceAll('-', ' ')
}

/** Causes for which nothing is compared, though it was measured. */
const INCOMPARABLE: ReadonlySet<ChangeCause['kind']> = new Set(['none-as-accurate', 'other-meters'])

/** The verdict on a change of a ratio: what was measured and is not compared is not called unmeasured, as in each campaign's report. */
export function formatRatioVerdict({ verdict, causes }: Pick<RatioChange, 'verdict' | 'causes'>): string {
  if (verdict !== 'not-measured') return formatChangeVerdict(verdict)
  if (causes.some(({ kind }) => INCOMPARABLE.has(kind))) return 'not comparable'
  const isEstimated = causes.every((cause) => cause.kind === 'unread' && cause.how === 'estimated')
  return OUTCOME_WORDS[isEstimated ? 'not-measured' : 'not-compared']
}

/** `gpt`, or `old → new` where the campaigns' models have different names. */
export const formatModels = ({ modelA, modelB }: { readonly modelA: string; readonly modelB: string }): string =>
  modelA === modelB ? modelA : `${modelA} → ${modelB}`

/** Projects that a change of a group rests on: of those that are alike there may be more than are counted. */
export const countProjects = ({ n }: Pick<RatioChange, 'n'>): string =>
  `${count(n, 'project')}, like ones counted as one`

/** Why a change has its verdict, or none; null where there is nothing to say. */
export function formatCauses(change: RatioChange, quantity: Quantity): string | null {
  const { causes, verdict, n } = change
  const pairs = verdict === 'too-few-projects' ? countProjects(change) : count(n, 'block')
  return causes.map((cause) => tell(CAUSES, cause, { quantity, pairs })).join('; ') || null
}

const UNREAD_WORDS: Readonly<Record<Extract<ChangeCause, { kind: 'unread' }>['how'], string>> = {
  'across-meters': 'was read by another meter than its baseline',
  estimated: 'was estimated, and an estimate is not compared',
  unavailable: 'was not measured, or left out',
}

const CAUSES: WordsByKind<ChangeCause, { readonly quantity: Quantity; readonly pairs: string }> = {
  'no-common-block': 'no block of one of the two has both the script and a baseline run ok',
  unread: ({ how, side }, { quantity }) => `${QUANTITY_WORDS[quantity]} ${UNREAD_WORDS[how]}: ${side.toUpperCase()}`,
  'other-meters': ({ a, b }) => `other meters: ${a.join(' and ')} in A, ${b.join(' and ')} in B`,
  'none-as-accurate': 'no script is as accurate as the author’s in both',
  'mixed-baselines': 'some projects are compared with the author’s code, others with it without plots',
  'too-few-pairs': ({ needed }, { pairs }) => `${pairs}, and a verdict needs ${needed}`,
  'noise-unknown': 'the baseline ran too seldom to know its scatter between blocks',
  'below-smallest-effect': ({ smallest }) => formatBelowSmallest(smallest),
  'not-after-correction': ({ tests }) => `its interval leaves out 1, but not as one of ${tests} that were tested`,
}

/** What differs between two campaigns besides what is compared, each in a sentence. */
export function formatDifferences(comparison: CampaignComparison): string[] {
  const { findings } = comparison
  const sentences = findings.map((finding) => tell(SENTENCES, finding, comparison))
  const models = findings.filter(({ kind }) => kind === 'unmatched-models')
  if (models.length < 2) return sentences
  const last = findings.findLastIndex(({ kind }) => kind === 'unmatched-models')
  return sentences.toSpliced(last + 1, 0, 'Models with different names are compared with --pair a=b.')
}

const formatPrompt = ({ prompt }: ComparedCampaign): string =>
  prompt === null
    ? 'an unknown prompt'
    : `${prompt.name === 'own' ? `a prompt of your own (${formatHash(prompt.hash)})` : prompt.name} with the README ${prompt.readme === 'blind' ? 'without results' : 'as it is'}`

type Sided = Pick<ComparisonFinding, 'subject' | 'evidence'>
const onlyIn = ({ subject, evidence }: Sided, noun: string) =>
  `Only in ${subject.toUpperCase()}: ${count(evidence.length, noun)}`
const unmatched = (finding: Sided, noun: string) => `${onlyIn(finding, noun)} (${formatList(finding.evidence)}).`

const SENTENCES: WordsByKind<ComparisonFinding, CampaignComparison> = {
  'unmatched-projects': (finding) => unmatched(finding, 'project'),
  'unmatched-models': (finding) => unmatched(finding, 'model'),
  'unmatched-scripts': (finding) => `${onlyIn(finding, `${finding.mode} script`)} without a partner.`,
  'missing-runs': ({ subject, numbers: { missing, planned } }) =>
    `${subject.toUpperCase()}: ${missing} of ${count(planned, 'planned run')} ${agree(missing, 'has', 'have')} no record.`,
  'suspect-answers': ({ subject, evidence }) =>
    `${subject.toUpperCase()}: ${count(evidence.length, 'answer')} suspect, so in no model's ratio: ${formatList(evidence)}.`,
  'probed-alone': ({ subject }) =>
    `Only ${subject.toUpperCase()} was probed for validity: suspect answers of the other are not known.`,
  'other-source': ({ evidence }) =>
    `The author's code or data is not the same in both: ratios are to different baselines in ${formatList(evidence)}.`,
  'other-packages': ({ evidence }) => `Packages are not the same in both: ${formatList(evidence)}.`,
  'other-metric': ({ evidence }) => `The metric or its tolerance is not the same in both: ${formatList(evidence)}.`,
  'other-sandboxes': (_, { a, b }) =>
    `The sandboxes are not the same (${[a, b].map((side) => side.sandboxes.join(', ')).join(' and ')}), and they cost different amounts of time.`,
  'other-prompt': (_, { a, b }) =>
    `The models were asked in other words: ${formatPrompt(a)} in A, ${formatPrompt(b)} in B. Their answers also differ from one asking to the next: with --samples that scatter is seen.`,
  'other-settings': ({ evidence }) =>
    `Models were asked with other settings (effort, temperature, limits or address): ${formatList(evidence)}.`,
  'other-returned-models': ({ evidence }) => `Another model answered under the same name: ${formatList(evidence)}.`,
  'unplanned-records': ({ subject }, comparison) =>
    `${subject.toUpperCase()} holds records that ${comparison[subject].campaign}'s plan does not know; they are left out.`,
}
