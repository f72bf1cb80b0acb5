import { count } from '../../base/text/text.ts'
import type { Cost, GroupAnalysis } from '../../schema/analysis/group.ts'
import type { Ratio } from '../../schema/analysis/ratio.ts'
import type { GeneratedMode } from '../../schema/common.ts'
import {
  type CampaignFacts,
  isAnyCompared,
  listOthersAnswers,
  listToldAnswers,
  type ToldAnswer,
  type ToldAnswers,
} from '../data/told-answers.ts'
import { agree, formatPart, QUANTITY_WORDS } from '../text/format.ts'
import { formatChange, TOLD_AS_TIMES } from '../text/format-ratio.ts'
import { OUTCOME_WORDS, OUTCOMES, type Outcome } from '../text/outcome-words.ts'

const SCRIPTS_OF: Readonly<Record<GeneratedMode, string>> = {
  assisted: 'Rewrites by',
  autonomous: 'New scripts by',
  'original-telemetry': 'Originals with a metric line by',
}

/** What a title is made of: an analysis has it, and so has a published report. */
export interface TitleFacts extends CampaignFacts {
  readonly groups: readonly (Pick<GroupAnalysis, 'mode' | 'model'> & {
    readonly ratios: Readonly<Record<Cost, readonly Pick<Ratio, 'baseline' | 'verdict' | 'exploratory'>[]>>
  })[]
}

/**
 * The finding in everyday words: of the group that the headline speaks of first, or of all answers where it speaks of single
 * scripts. Null: nothing was compared.
 */
export function formatTitle(analysis: TitleFacts): string | null {
  const told = listToldAnswers(analysis)
  return told && tellAnswers(told, analysis)
}

/** The finding in everyday words, of each group but the first that the headline speaks of. */
export const formatOtherTitles = (analysis: TitleFacts): string[] =>
  listOthersAnswers(analysis).flatMap((told) => tellAnswers(told, analysis) ?? [])

function tellAnswers({ first, answers }: ToldAnswers, analysis: TitleFacts): string | null {
  const found = Map.groupBy(answers, ({ outcome }) => outcome)
  const projects = new Set(answers.map(({ answer }) => answer.project)).size
  const noun = projects === answers.length ? 'project' : 'answer'
  const who = first.kind === 'group' ? `${SCRIPTS_OF[first.mode]} ${first.model}` : nameScripts(answers, analysis)
  const group =
    first.kind === 'group'
      ? analysis.groups.find(({ mode, model }) => mode === first.mode && model === first.model)
      : undefined
  const overall = group?.ratios[first.quantity].find(({ baseline }) => baseline === first.baseline)
  const together =
    overall?.verdict === 'inconclusive' && (found.has('less') || found.has('more'))
      ? ['no detectable difference overall']
      : []
  const place: Place = { answers: answers.length, noun, what: QUANTITY_WORDS[first.quantity] }
  const [lead, ...others] = OUTCOMES.flatMap((outcome) => {
    const own = found.get(outcome)
    return own === undefined ? [] : [{ outcome, own }]
  })
  if (lead === undefined) return null
  const clauses = [
    sayFirst(who, lead.outcome, lead.own, place),
    ...(others.length === 0 ? [] : [others.map(({ outcome, own }) => sayNext(outcome, own)).join(', ')]),
    ...together,
  ]
  if (others.length === 0 && !isAnyCompared(answers)) return `${who} ${sayNone(lead.outcome, place)}`
  // Of scripts alone is spoken where the projects are too few for more.
  const isExploratory = (overall?.exploratory ?? true) && isAnyCompared(answers)
  return `${clauses.join('; ')}${isExploratory ? ' (exploratory)' : ''}`
}

/** Scripts by themselves: what nobody asked a model for is called no model's. */
function nameScripts(answers: readonly ToldAnswer[], { headline }: TitleFacts): string {
  const origins = headline.flatMap((fact) => (fact.kind === 'origin' ? [fact] : []))
  const found = new Set(
    answers.map(({ answer }) => origins.find(({ models }) => models.includes(answer.model ?? ''))?.origin),
  )
  const [origin] = found
  if (origin === undefined || found.size > 1) return 'The models’ scripts'
  return origin === 'given' ? 'Scripts that were handed in' : 'Recorded scripts'
}

interface Place {
  readonly answers: number
  readonly noun: 'project' | 'answer'
  readonly what: string
}

/** Where the outcome is that of all, and none was compared. */
function sayNone(outcome: Outcome, { answers, noun }: Place): string {
  const where = noun === 'project' ? 'on' : 'in'
  const of = count(answers, noun)
  const all = `${where} ${answers === 1 ? of : `all ${of}`}`
  const any = `${where} ${answers === 1 ? of : `any of ${of}`}`
  const WORDS: Partial<Record<Outcome, string>> = {
    'less-accurate': `are ${OUTCOME_WORDS['less-accurate']} ${all}`,
    suspect: `are ${OUTCOME_WORDS.suspect} ${all}`,
    'not-settled': `ran with ${OUTCOME_WORDS['not-settled']} ${all}`,
    failed: `${OUTCOME_WORDS.failed} ${all}`,
    'too-few-runs': `have ${OUTCOME_WORDS['too-few-runs']} ${all}`,
    'not-measured': `were ${OUTCOME_WORDS['not-measured']} ${any}`,
    untried: `could not be tried ${any}`,
  }
  return WORDS[outcome] ?? `could not be compared with the author’s code ${any}`
}

/** The first clause, which says of what and how many it speaks. */
function sayFirst(who: string, outcome: Outcome, own: readonly ToldAnswer[], place: Place): string {
  const { answers, noun, what } = place
  const of = `${own.length} of ${count(answers, noun)}`
  const on = `${noun === 'project' ? 'on' : 'in'} ${of}`
  switch (outcome) {
    case 'less':
    case 'more':
      return `${who} used ${formatRange(own, outcome)} ${what} ${on} at the same accuracy`
    case 'equivalent':
      return `${who} used as much ${what} ${on}`
    case 'inconclusive':
      return `${who} showed no detectable difference in ${what} ${on}`
    default:
      return `${who}: of ${count(answers, noun)}, ${sayNext(outcome, own)}`
  }
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A further clause, of so many of the same. */
function sayNext(outcome: Outcome, own: readonly ToldAnswer[]): string {
  const n = own.length
  const is = agree(n, 'is', 'are')
  const WORDS: Readonly<Record<Outcome, string>> = {
    less: `used ${formatRange(own, 'less')}`,
    more: `used ${formatRange(own, 'more')}`,
    equivalent: 'used as much',
    inconclusive: 'showed no detectable difference',
    'less-accurate': `${is} ${OUTCOME_WORDS['less-accurate']}`,
    suspect: `${is} ${OUTCOME_WORDS.suspect}`,
    'not-settled': `ran with ${OUTCOME_WORDS['not-settled']}`,
    failed: OUTCOME_WORDS.failed,
    'too-few-runs': `${agree(n, 'has', 'have')} ${OUTCOME_WORDS['too-few-runs']}`,
    'not-measured': OUTCOME_WORDS['not-measured'],
    'not-compared': OUTCOME_WORDS['not-compared'],
    untried: OUTCOME_WORDS.untried,
  }
  return `${SMALL[n] ?? n} ${WORDS[outcome]}`
}

/** `12–31 % less`, `20 % more to 5 times as much`: by how much, least and most. */
function formatRange(own: readonly ToldAnswer[], outcome: 'less' | 'more'): string {
  const estimates = own.flatMap(({ ratio }) => ratio?.estimate ?? [])
  if (estimates.length === 0) return outcome
  const [least, most] = [Math.min(...estimates), Math.max(...estimates)]
  if (most >= TOLD_AS_TIMES) return formatTimes(least, most)
  const shares = estimates.map((estimate) => Math.abs(estimate - 1))
  const [low, high] = [Math.min(...shares), Math.max(...shares)].map((share) => formatPart(share, share < 0.01 ? 1 : 0))
  return `${low === high ? low : `${low}–${high}`} % ${outcome}`
}

function formatTimes(least: number, most: number): string {
  const [low, high] = [formatChange(least), formatChange(most)]
  if (low === high) return high
  return least < TOLD_AS_TIMES ? `${low} to ${high}` : `${low.slice(0, low.indexOf(' '))}–${high}`
}
