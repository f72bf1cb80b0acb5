import { count } from '../../base/text.ts'
import type { Cause, GroupRatio, LeftOut, MissingReading, Quantity, Ratio } from '../../schema/ratio.ts'
import { formatDoubts } from './doubt-words.ts'
import { formatEnergyReason } from './energy-reasons.ts'
import { ESTIMATED_MARK, formatChange, formatPercent, QUANTITY_WORDS } from './format.ts'

/** What the pairs of a ratio are. */
export type PairWord = 'block' | 'project' | 'round'

type Judged = Pick<Ratio, 'verdict' | 'margin' | 'cause'>

/** `less`, `equivalent within ±5 %`, `too few projects`. */
export function formatVerdict({ verdict, margin, cause }: Judged): string {
  switch (verdict) {
    case 'equivalent':
      return `equivalent within ${formatMargin(margin)}`
    case 'inconclusive':
      return 'no detectable difference'
    case 'not-comparable':
      return cause?.kind === 'suspect' ? 'not comparable: suspect' : 'not comparable: accuracy differs'
    default:
      return verdict.replaceAll('-', ' ')
  }
}

/** `38 % less CPU time` where the verdict is that there is a difference; else the verdict's own words. */
export function formatFinding(ratio: Ratio | null, quantity: Quantity): string {
  if (ratio === null) return 'not measured'
  if (ratio.quality === 'estimated') return ESTIMATED_MARK
  const decided = ratio.verdict === 'less' || ratio.verdict === 'more'
  if (!decided || ratio.estimate === null) return formatVerdict(ratio)
  return `${formatChange(ratio.estimate)} ${QUANTITY_WORDS[quantity]}`
}

/** `±5 %`. */
export const formatMargin = (margin: number | null): string => `±${formatPercent(margin ?? 0)}`

/** Why the verdict is not what the interval says, and what was left out; null where there is nothing to tell. */
export function formatReason(
  ratio: Pick<Ratio, 'cause' | 'leftOut' | 'pairs' | 'quality'>,
  pair: PairWord,
): string | null {
  const { cause } = ratio
  const parts = [...(cause === null ? [] : [formatCause(cause, ratio.pairs, pair)]), ...formatLeftOut(ratio, pair)]
  return parts.join('; ') || null
}

export const METHOD_WORDS: Readonly<Record<NonNullable<GroupRatio['test']>['method'], string>> = {
  holm: 'Holm',
  'benjamini-hochberg': 'Benjamini–Hochberg',
}

export const FAMILY_WORDS: Readonly<Record<NonNullable<GroupRatio['test']>['family'], string>> = {
  primary: 'declared',
  'post-hoc': 'post hoc',
  exploratory: 'exploratory',
}

function formatCause(cause: Cause, pairs: number, pair: PairWord): string {
  switch (cause.kind) {
    case 'suspect':
      return pair === 'project' ? 'the metric of every answer that ran is suspect' : 'its metric is suspect'
    case 'estimated':
      return `${QUANTITY_WORDS[cause.quantity]} was estimated, and an estimate enters no verdict`
    case 'across-meters':
      return ACROSS_METERS
    case 'missing':
      return pair === 'round' ? formatMissingRound(cause) : formatMissing(cause)
    case 'too-few-pairs':
      return `${count(pairs, pair)} with a reading of both, and a verdict needs ${cause.needed}`
    case 'accuracy-unknown':
      return 'the accuracy of one of the two is unknown'
    case 'less-accurate':
      return 'it falls behind by more than the tolerance'
    case 'accuracy-not-settled':
      return 'its runs vary too much to show that it falls behind by no more than the tolerance'
    case 'none-as-accurate':
      return 'no answer that ran is as accurate as the baseline'
    case 'not-after-correction':
      return formatCorrection(cause)
    case 'tests-disagree':
      return formatDisagreement(cause)
    case 'within-noise-floor':
      return `within the noise floor of ${formatMargin(cause.floor)}`
  }
}

type CauseOf<K extends Cause['kind']> = Extract<Cause, { kind: K }>

const ACROSS_METERS = 'different meters, or different zones of one, read the two sides'

/** `energy was not measured: no powercap on this host`. */
function formatMissing({ quantity, leftOut, reading }: CauseOf<'missing'>): string {
  const what = leftOut ? 'was measured, but left out' : 'was not measured'
  return `${QUANTITY_WORDS[quantity]} ${what}${reading === null ? '' : `: ${formatReading(reading, quantity)}`}`
}

/** The quantity stands before it. */
function formatMissingRound({ quantity, leftOut, reading }: CauseOf<'missing'>): string {
  if (reading !== null) return formatReading(reading, quantity)
  return leftOut ? 'no round has energy that can be trusted' : 'a run has no reading'
}

function formatReading(reading: MissingReading, quantity: Quantity): string {
  switch (reading.kind) {
    case 'not-recorded':
      return quantity === 'energy'
        ? 'this host gave no reading of energy'
        : `${QUANTITY_WORDS[quantity]} was not recorded`
    case 'too-small':
      return quantity === 'energy'
        ? 'the energy counter did not move during the run'
        : `${QUANTITY_WORDS[quantity]} was too small to be read`
    case 'contaminated':
      return 'other load ran beside the run and is in what the counters say'
    case 'doubtful':
      return formatDoubts(reading.doubts)
    case 'energy':
      return formatEnergyReason(reading.reason)
    case 'reported':
      return reading.detail
  }
}

function formatCorrection({ method, family, tests, adjustedP }: CauseOf<'not-after-correction'>): string {
  const over = `${tests} ${FAMILY_WORDS[family]} ${tests === 1 ? 'test' : 'tests'}`
  const p = adjustedP.toPrecision(2)
  return `the interval leaves out 1, but not after ${METHOD_WORDS[method]}'s correction over ${over} (p = ${p})`
}

function formatDisagreement({ signFlipP, wilcoxonP }: CauseOf<'tests-disagree'>): string {
  const numbers = [
    `sign-flip test p = ${signFlipP.toPrecision(2)}`,
    ...(wilcoxonP === null ? [] : [`Wilcoxon's p = ${wilcoxonP.toPrecision(2)}`]),
  ]
  return `not every test agrees: ${numbers.join(', ')}`
}

function formatLeftOut(
  { leftOut, pairs, quality }: Pick<Ratio, 'leftOut' | 'pairs' | 'quality'>,
  pair: PairWord,
): string[] {
  if (leftOut.length === 0) return []
  if (pair === 'round') return leftOut.map((each) => `${each.pairs} ${ROUND_WORDS[each.kind]}`)
  if (pair === 'project') {
    return leftOut.map(
      (each) => `left out: ${each.pairs} of ${pairs + each.pairs} projects without a ratio of that quality`,
    )
  }
  const told = leftOut.map((each) =>
    each.kind === 'unread'
      ? `${each.pairs} without a ${quality} reading of both`
      : `${each.pairs} of which ${ACROSS_METERS}`,
  )
  return [`left out: ${told.join(', ')}`]
}

const ROUND_WORDS: Readonly<Record<LeftOut['kind'], string>> = {
  unread: 'left out without a reading of both',
  'across-meters': `left out of which ${ACROSS_METERS}`,
  failed: 'left out in which a command failed',
  contaminated: 'left out that other load disturbed',
  doubtful: 'left out whose energy is in doubt',
}
