import { cleanLine } from '../../../base/text/clean-text.ts'
import { quoteWord, quoteWords } from '../../../base/text/text.ts'
import type { FailOnCondition } from '../../../schema/analysis/fail-on.ts'
import type { CommandComparison, ComparedQuantity } from '../../../schema/analysis/measurement.ts'
import { isDifference, type Quantity } from '../../../schema/analysis/ratio.ts'
import {
  judgedMeans,
  type MeasuredRevision,
  type RevisionComparison,
} from '../../../schema/analysis/revision-comparison.ts'
import { formatHash, formatMetric, QUANTITY_WORDS } from '../format.ts'
import { formatChange, formatRatioParts } from '../format-ratio.ts'
import { formatLeftOut, formatVerdict } from '../verdict-words.ts'
import { formatFailure, type MeasuredCommand, soundRuns } from './measured-values.ts'

/** `12 % less CPU time (×0.85–0.91), same f1 (0.912); energy not measured here`: head against base in one line. */
export function formatRevisionTitle(comparison: RevisionComparison): string {
  const { measurement } = comparison
  const [base, head] = measurement.commands.map(formatFailure)
  if (base != null) return `base ${base}, so nothing is compared`
  if (head != null) return `head ${head}, where base ran`
  const isMeasured = isEnergyMeasured(comparison)
  const told = (isMeasured ? (['energy', 'cpu'] as const) : (['cpu'] as const)).map((quantity) =>
    formatQuantityChange(findComparison(comparison, quantity), quantity),
  )
  return `${[...told, formatMetricChange(comparison)].join(', ')}${isMeasured ? '' : '; energy not measured here'}`
}

const isEnergyMeasured = ({ measurement }: RevisionComparison): boolean =>
  measurement.commands.every(({ energyQuality }) => energyQuality === 'measured')

const findComparison = ({ measurement }: RevisionComparison, quantity: ComparedQuantity) =>
  measurement.comparisons.find((each) => each.quantity === quantity)

type Change = Pick<CommandComparison, 'ratio' | 'interval' | 'verdict'> & Partial<CommandComparison>

function formatQuantityChange(change: Change | undefined, quantity: Quantity): string {
  const what = QUANTITY_WORDS[quantity]
  if (change === undefined || change.verdict === 'not-measured') return `${what} not measured`
  const { ratio, verdict, interval, leftOut = [] } = change
  const told = `${what}: ${formatVerdict({ margin: null, cause: null, ...change })}`
  if (ratio === null) {
    const left = formatLeftOut({ leftOut, pairs: 0, quality: 'measured' }, 'round').join(', ')
    return left === '' ? told : `${told} (${left})`
  }
  const { range } = formatRatioParts(ratio, interval)
  const numbers = range === null ? '' : ` (×${range})`
  if (isDifference(verdict)) return `${formatChange(ratio)} ${what}${numbers}`
  return `${told}${numbers}`
}

/** `same f1 (0.912)`, `f1 worse (0.871 instead of 0.912)`. */
export function formatMetricChange({ metric }: Pick<RevisionComparison, 'metric'>): string {
  const { rule, medianBase, medianHead, verdict } = metric
  if (medianBase === null && medianHead === null) return `no ${rule.name} was printed`
  const [base, head] = (judgedMeans(metric) ?? [medianBase, medianHead]).map((value) => formatMetric(value, rule.scale))
  if (medianHead === null) return `${rule.name} is gone (it was ${base})`
  if (medianBase === null) return `${rule.name} ${head}, which base does not print`
  if (verdict === 'as-good' && base === head) return `same ${rule.name} (${head})`
  const judged = { 'as-good': 'as good', worse: 'worse', 'not-settled': 'not settled' }[verdict ?? 'not-settled']
  return `${rule.name} ${judged} (${head} instead of ${base})`
}

/** `peak memory: no detectable difference (×0.98–1.02)` */
export const formatMemoryChange = ({ memory }: Pick<RevisionComparison, 'memory'>): string =>
  formatQuantityChange(memory, 'memory')

/** `--fail-on cpu:10%: failed: 41 % more CPU time (×1.36–1.47)`, `--fail-on energy: could not be checked: energy not measured`. */
export function formatCondition(comparison: RevisionComparison, given: FailOnCondition): string {
  const { condition, met, checked } = given
  const name = `--fail-on ${condition}`
  if (checked && !met) return `${name}: passed`
  return `${name}: ${met ? 'failed' : 'could not be checked'}: ${formatOutcome(comparison, given)}`
}

function formatOutcome(comparison: RevisionComparison, { subject, met, checked }: FailOnCondition): string {
  const [ofBase = null, ofHead = null] = comparison.measurement.commands.map(formatFailedRuns)
  const failures = [ofBase && `base ${ofBase}`, ofHead && `head ${ofHead}`].filter((each) => each !== null).join(', ')
  if (subject === 'success') return failures || 'nothing ran'
  // A head that fails where base does not has lost its metric, whatever else of it is told.
  if (subject === 'accuracy' && met && ofBase === null && ofHead !== null) return failures
  const told = formatSubject(comparison, subject)
  if (checked || failures === '') return told
  const isLost = comparison.measurement.commands.some((command) => formatFailure(command) !== null)
  return isLost ? failures : `${failures}; ${told}`
}

function formatSubject(
  comparison: RevisionComparison,
  subject: Exclude<FailOnCondition['subject'], 'success'>,
): string {
  if (subject === 'accuracy') return formatMetricChange(comparison)
  if (subject === 'memory') return formatMemoryChange(comparison)
  // What failed runs would have told of energy is nothing where no meter reads it.
  const found = subject === 'energy' && !isEnergyMeasured(comparison) ? undefined : findComparison(comparison, subject)
  return formatQuantityChange(found, subject)
}

/** `failed in 2 of 5 runs`; null: in none. */
function formatFailedRuns(command: Pick<MeasuredCommand, 'runs'>): string | null {
  const { length } = command.runs
  const failed = length - soundRuns(command).length
  return failed === 0 ? null : `failed in ${failed} of ${length} runs`
}

/** What a command needs and no revision has. */
export const formatLeftBehind = (path: string): string =>
  `git does not keep ${cleanLine(path)}, which the command looked for: --include ${cleanLine(quoteWord(path))} gives it to both revisions`

/** The command as a shell takes it, and where in the repository it ran. */
export const formatRevisionCommand = ({ command, folder }: Pick<RevisionComparison, 'command' | 'folder'>): string =>
  `${quoteWords(command)}${folder === '.' ? '' : ` in ${folder}`}`

/** `head: 1a2b3c4d5e6f (main), Python 3.11.7` */
export function formatRevision(role: 'base' | 'head', { revision, commit, python }: MeasuredRevision): string {
  const what = commit === null ? 'the files as they lay here' : formatHash(commit)
  const name = commit === null || commit.startsWith(revision) ? '' : ` (${revision})`
  return `${role}: ${what}${name}${python === null ? ', by the program that was here' : `, Python ${python}`}`
}
