import { formatSignificantDigits } from '../../base/text/significant-digits.ts'
import { count } from '../../base/text/text.ts'
import type {
  CampaignComparison,
  ChangeReference,
  FailOnCause,
  FailOnResult,
  GroupChange,
  RatioChange,
  ScriptChange,
} from '../../schema/analysis/comparison.ts'
import { QUANTITIES, type Quantity } from '../../schema/analysis/ratio.ts'
import { tell, type WordsByKind } from './by-kind.ts'
import { countProjects, formatCauses, formatRatioVerdict } from './comparison-changes.ts'
import { agree, formatFailureClass, formatList, formatP, formatPercent, MISSING, QUANTITY_WORDS } from './format.ts'

const MOST_SHOWN = 10

/** How a condition of `--fail-on` came out: passed, or what fails it line by line, or why it could not be checked. */
export function formatFailOn(result: FailOnResult, comparison: CampaignComparison): string[] {
  const { condition, met, evidence } = result
  const name = `--fail-on ${condition}`
  const cause = formatFailOnCause(result, comparison)
  if (cause !== null && !met) return [`${name}: could not be checked: ${cause}`]
  const unjudged = formatUnjudged(result, comparison)
  if (!met) return [`${name}: passed${unjudged}`]
  const shown = evidence.slice(0, MOST_SHOWN).map((each) => formatEvidence(each, result, comparison))
  const more = evidence.length > MOST_SHOWN ? [`and ${evidence.length - MOST_SHOWN} more`] : []
  return [
    ...[...shown, ...more].map((line) => `${name}: failed: ${line}`),
    ...(unjudged === '' ? [] : [`${name}${unjudged}`]),
  ]
}

/** Why a condition could not be checked; null where it could. */
export const formatFailOnCause = (
  { cause, subject }: Pick<FailOnResult, 'cause' | 'subject'>,
  comparison: CampaignComparison,
): string | null => (cause === null ? null : tell(CAUSES, cause, { subject, comparison }))

const CAUSES: WordsByKind<FailOnCause, Pick<FailOnResult, 'subject'> & { readonly comparison: CampaignComparison }> = {
  'no-common-script': 'the two have no script in common',
  'not-run': ({ variants, scripts }) =>
    `${variants.length} of ${count(scripts, 'script')} ${agree(variants.length, 'has', 'have')} not run in B`,
  untested: ({ change }, { subject, comparison }) => {
    const quantity = quantityOf(subject)
    const found = change === null ? undefined : findChange(change, comparison)
    const told = found === undefined || quantity === undefined ? null : formatCauses(found.ratios[quantity], quantity)
    return told ?? 'nothing was measured in both campaigns'
  },
  'other-metric': ({ projects }) =>
    `the two campaigns measure different metrics, or one that they read in different ways: ${formatList(projects)}`,
  'too-few-runs': 'too few runs to tell a change of accuracy from the scatter of the runs',
  'no-accuracy': 'no script has an accuracy in both campaigns',
  'not-attempted': 'no script was tried in both campaigns',
}

const quantityOf = (subject: FailOnResult['subject']): Quantity | undefined =>
  QUANTITIES.find((quantity) => quantity === subject)

const findChange = (
  reference: ChangeReference,
  { groups, scripts }: CampaignComparison,
): GroupChange | ScriptChange | undefined =>
  reference.kind === 'script'
    ? scripts.find(({ variantB }) => variantB === reference.variantB)
    : groups.find((group) => isOfGroup(group, reference))

type GroupKey = Pick<GroupChange, 'mode' | 'modelA' | 'modelB'>

const isOfGroup = (change: GroupKey, group: GroupKey) =>
  change.mode === group.mode && change.modelA === group.modelA && change.modelB === group.modelB

/** `; 2 groups could not be judged (too few projects)`: a condition that passes says nothing of them. */
function formatUnjudged({ subject }: FailOnResult, { groups }: CampaignComparison): string {
  const quantity = quantityOf(subject)
  if (quantity === undefined) return ''
  const unjudged = (['too-few-projects', 'not-measured'] as const).flatMap((verdict) =>
    groups.map(({ ratios }) => ratios[quantity]).filter((change) => change.verdict === verdict),
  )
  return [...Map.groupBy(unjudged, formatRatioVerdict)]
    .map(([verdict, changes]) => `; ${count(changes.length, 'group')} could not be judged (${verdict})`)
    .join('')
}

function formatEvidence(reference: ChangeReference, { subject }: FailOnResult, comparison: CampaignComparison): string {
  const change = findChange(reference, comparison)
  if (change === undefined) return ''
  const quantity = quantityOf(subject)
  if (quantity !== undefined)
    return `${formatName(change, quantity)}: ${formatIncrease(change.ratios[quantity], quantity)}`
  return 'metric' in change ? formatLoss(change) : formatNewFailures(change, comparison)
}

function formatName(change: GroupChange | ScriptChange, quantity: Quantity): string {
  if ('variantB' in change) return change.variantB
  return `${formatOpponents(change)}, ${change.mode}, ${countProjects(change.ratios[quantity])}`
}

const formatOpponents = ({ modelA, modelB }: GroupKey) => (modelA === modelB ? modelA : `${modelB} against ${modelA}`)

const fixed = (value: number | null | undefined) => (value == null ? MISSING : value.toFixed(3))

const formatIncrease = ({ estimate, interval, noiseFloor }: RatioChange, quantity: Quantity) =>
  `${QUANTITY_WORDS[quantity]} relative to the author's code ×${fixed(estimate)} of what it was ` +
  `(95 % ${fixed(interval?.[0])}–${fixed(interval?.[1])}; noise floor ${formatPercent(noiseFloor ?? 0)})`

function formatLoss({ variantB, metric, failure, outcomes }: ScriptChange): string {
  if (outcomes.b === 'failed') {
    return `${variantB}: it ran and fails now${failure === null ? '' : ` (${formatScriptFailure(failure)})`}`
  }
  const [a, b] = [metric.a, metric.b].map((value) => (value === null ? MISSING : formatSignificantDigits(value, 4)))
  return `${variantB}: ${metric.name} ${b} instead of ${a} (tolerance ${metric.tolerance})`
}

function formatNewFailures(group: GroupChange, { scripts }: CampaignComparison): string {
  const { success, mode } = group
  const failed = scripts.filter(
    (script) => isOfGroup(script, group) && script.outcomes.a === 'passed' && script.outcomes.b === 'failed',
  )
  const names = failed.map(({ variantB, failure }) =>
    failure === null ? variantB : `${variantB} (${formatScriptFailure(failure)})`,
  )
  return (
    `${formatOpponents(group)}, ${mode}: ${success.newlyFailed} of ${count(success.both, 'script')} newly failed, ` +
    `${success.newlyPassed} newly passed (sign-flip test ${formatP(success.p)}): ${formatList(names)}`
  )
}

/** `schema or name: KeyError: 'target'` */
export const formatScriptFailure = ({ class: name, message }: NonNullable<ScriptChange['failure']>): string =>
  message === null ? formatFailureClass(name) : `${formatFailureClass(name)}: ${message}`
