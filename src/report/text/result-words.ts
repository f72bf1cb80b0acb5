import { count } from '../../base/text/text.ts'
import { type Cause, excludesOne, isDifference, type Ratio } from '../../schema/analysis/ratio.ts'
import { BASELINE_PHRASES } from './format.ts'
import { formatComparison, formatRatioSentence } from './format-ratio.ts'
import { OUTCOME_WORDS, outcomeOfRatio } from './outcome-words.ts'
import { formatMargin, formatReason } from './verdict-words.ts'

/** `38 % less CPU time than the author's code without its plots (×0.62, 95 % interval 0.55–0.70, 6 projects)`; `note` stands with the numbers. */
export function formatResult(ratio: Ratio, what: string, pair: 'project' | 'block', note = ''): string {
  const baseline = BASELINE_PHRASES[ratio.baseline]
  const { estimate } = ratio
  const numbers =
    estimate === null
      ? ''
      : ` (${formatRatioSentence(estimate, ratio.interval)}, ${count(ratio.pairs, pair)}${formatSessions(ratio)}${note === '' ? '' : `, ${note}`})`
  switch (ratio.verdict) {
    case 'less':
    case 'more':
      return estimate === null
        ? `${ratio.verdict} ${what} than ${baseline}`
        : `${formatComparison(estimate, what)} ${baseline}${numbers}`
    case 'equivalent':
      return `the same ${what} within ${formatMargin(ratio.margin)} as ${baseline}${numbers}`
    case 'inconclusive':
      return `no detectable difference in ${what} from ${baseline}${numbers}${whyNotTold(ratio, pair)}`
    case 'too-few-runs':
    case 'too-few-projects':
      return estimate === null
        ? `no answer ran in one block with ${baseline}, so ${what} is not compared`
        : `too few ${pair === 'block' ? 'runs' : 'projects'} for a verdict on ${what} against ${baseline}${numbers}`
    case 'not-comparable':
      return `${whyNotComparable(ratio, pair, baseline)}, so ${what} is not compared`
    case 'not-measured':
      return formatUnmeasured(ratio, what, pair)
  }
}

function formatUnmeasured(ratio: Ratio, what: string, pair: 'project' | 'block'): string {
  const baseline = BASELINE_PHRASES[ratio.baseline]
  const told =
    outcomeOfRatio(ratio) === 'not-compared'
      ? `${what} is ${OUTCOME_WORDS['not-compared']} with ${baseline}`
      : `no verdict on ${what} against ${baseline}`
  return `${told}: ${formatReason(ratio, pair) ?? 'it was not measured'}`
}

/** A bias that stays for one whole session is in no scatter of its blocks: a difference that was seen in one only says so. */
const formatSessions = ({ verdict, sessions }: Ratio): string =>
  sessions === 1 && isDifference(verdict) ? ', one session' : ''

const OBJECTIONS: readonly Cause['kind'][] = [
  ...(['vetoed', 'censored', 'author-censored', 'unstable', 'accuracy-not-settled'] as const),
]

/** What kept a difference, or sameness, from being told; that is always said of an interval that leaves out 1. */
function whyNotTold(ratio: Ratio, pair: 'project' | 'block'): string {
  const { cause, interval } = ratio
  const isAsked = interval !== null && excludesOne(interval)
  return cause !== null && (isAsked || OBJECTIONS.includes(cause.kind))
    ? `: ${formatReason({ ...ratio, leftOut: [] }, pair)}`
    : ''
}

function whyNotComparable({ cause }: Ratio, pair: 'project' | 'block', baseline: string): string {
  if (cause?.kind === 'suspect') return pair === 'project' ? 'every answer that ran is suspect' : OUTCOME_WORDS.suspect
  if (cause?.kind === 'accuracy-not-settled') {
    return pair === 'project'
      ? `no answer is shown to be as accurate as ${baseline}, nor to be less`
      : `${OUTCOME_WORDS['not-settled']} against ${baseline}`
  }
  return pair === 'project'
    ? `no answer is as accurate as ${baseline}`
    : `${OUTCOME_WORDS['less-accurate']} than ${baseline}`
}
