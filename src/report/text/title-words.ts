import type { Analysis, VariantAnalysis } from '../../schema/analysis.ts'
import type { GeneratedMode } from '../../schema/common.ts'
import { HEADLINE_PROJECTS } from '../../schema/ratio.ts'
import { countWord, QUANTITY_WORDS } from './format.ts'

const SCRIPTS_OF: Readonly<Record<GeneratedMode, string>> = {
  assisted: 'Rewrites by',
  autonomous: 'Scripts written anew by',
  'original-telemetry': 'Copies with a printed metric by',
}

/** What came of one answer, in the order in which a title tells it. */
const OUTCOMES = [
  'less',
  'more',
  'equivalent',
  'inconclusive',
  'less-accurate',
  'suspect',
  'not-settled',
  'failed',
  'not-told',
  'untried',
] as const
type Outcome = (typeof OUTCOMES)[number]

/**
 * The finding in everyday words: of the group that the headline speaks of first, or of all answers where it speaks of single
 * scripts. Null: nothing was compared.
 */
export function formatTitle(analysis: Analysis): string | null {
  const [first] = analysis.headline
  if (first?.kind !== 'group' && first?.kind !== 'script') return null
  const answers = analysis.variants.filter(
    ({ counts, model, mode }) =>
      counts && model !== null && (first.kind === 'script' || (mode === first.mode && model === first.model)),
  )
  if (answers.length === 0) return null
  const found = Map.groupBy(answers, (answer) => outcomeOf(answer, first))
  const projects = new Set(answers.map(({ project }) => project)).size
  const noun = projects === answers.length ? 'project' : 'answer'
  const who = first.kind === 'group' ? `${SCRIPTS_OF[first.mode]} ${first.model}` : 'The models’ scripts'
  const group =
    first.kind === 'group'
      ? analysis.groups.find(({ mode, model }) => mode === first.mode && model === first.model)
      : undefined
  const overall = group?.ratios[first.quantity].find(({ baseline }) => baseline === first.baseline)?.verdict
  const together =
    overall === 'inconclusive' && (found.has('less') || found.has('more'))
      ? ['taken together, no difference is detectable']
      : []
  const place: Place = { answers: answers.length, noun, what: QUANTITY_WORDS[first.quantity], first }
  const [lead, ...others] = OUTCOMES.flatMap((outcome) => {
    const own = found.get(outcome)
    return own === undefined ? [] : [{ outcome, own }]
  })
  if (lead === undefined) return null
  const clauses = [
    sayFirst(who, lead.outcome, lead.own, place),
    ...(others.length === 0 ? [] : [others.map(({ outcome, own }) => sayNext(outcome, own, place)).join(', ')]),
    ...together,
  ]
  const exploratory = projects < HEADLINE_PROJECTS ? ' (exploratory)' : ''
  return `${clauses.join('; ')}${exploratory}`
}

type Told = Extract<Analysis['headline'][number], { kind: 'group' | 'script' }>

function ratioOf({ ratios }: VariantAnalysis, { quantity, baseline }: Told) {
  return ratios[quantity].find((ratio) => ratio.baseline === baseline)
}

function outcomeOf(answer: VariantAnalysis, told: Told): Outcome {
  if (!answer.attempted) return 'untried'
  if (!answer.passed) return 'failed'
  if (answer.validity?.verdict === 'suspect') return 'suspect'
  if (answer.metric.verdict === 'worse') return 'less-accurate'
  if (answer.metric.verdict === 'not-settled') return 'not-settled'
  const verdict = ratioOf(answer, told)?.verdict
  return verdict === 'less' || verdict === 'more' || verdict === 'equivalent' || verdict === 'inconclusive'
    ? verdict
    : 'not-told'
}

interface Place {
  readonly answers: number
  readonly noun: 'project' | 'answer'
  readonly what: string
  readonly first: Told
}

/** The first clause, which says of what and how many it speaks. */
function sayFirst(who: string, outcome: Outcome, own: readonly VariantAnalysis[], place: Place): string {
  const { answers, noun, what } = place
  const of = `${own.length} of ${countWord(answers, noun)}`
  const on = `${noun === 'project' ? 'on' : 'in'} ${of}`
  switch (outcome) {
    case 'less':
    case 'more':
      return `${who} used ${formatRange(own, place.first)}${outcome} ${what} ${on} at the same accuracy`
    case 'equivalent':
      return `${who} used as much ${what} ${on}`
    case 'inconclusive':
      return `${who} showed no detectable difference in ${what} ${on}`
    default:
      return `${who}: of ${countWord(answers, noun)}, ${sayNext(outcome, own, place)}`
  }
}

/** A further clause, of so many of the same. */
function sayNext(outcome: Outcome, own: readonly VariantAnalysis[], { first }: Place): string {
  const n = own.length
  const is = n === 1 ? 'is' : 'are'
  const WORDS: Readonly<Record<Outcome, string>> = {
    less: `used ${formatRange(own, first)}less`,
    more: `used ${formatRange(own, first)}more`,
    equivalent: 'used as much',
    inconclusive: 'showed no detectable difference',
    'less-accurate': 'lost accuracy',
    suspect: `${is} suspect`,
    'not-settled': `${is} not settled in accuracy`,
    failed: 'failed',
    'not-told': 'could not be compared',
    untried: 'could not be tried',
  }
  return `${n} ${WORDS[outcome]}`
}

/** `12–31 % `: by how much, least and most. */
function formatRange(own: readonly VariantAnalysis[], first: Told): string {
  const estimates = own.flatMap((answer) => ratioOf(answer, first)?.estimate ?? [])
  if (estimates.length === 0) return ''
  const shares = estimates.map((estimate) => Math.abs(estimate - 1) * 100)
  const [low, high] = [Math.min(...shares), Math.max(...shares)].map((share) =>
    share < 1 ? share.toFixed(1) : share.toFixed(0),
  )
  return low === high ? `${low} % ` : `${low}–${high} % `
}
