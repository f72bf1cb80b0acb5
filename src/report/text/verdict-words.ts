import { count } from '../../base/text/text.ts'
import type { Analysis } from '../../schema/analysis/analysis.ts'
import {
  type Cause,
  type GroupRatio,
  isDifference,
  type LeftOut,
  type MissingReading,
  type Quantity,
  type Ratio,
  type Verdict,
} from '../../schema/analysis/ratio.ts'
import { tell, type WordsByKind } from './by-kind.ts'
import { formatDoubts, formatEnergyReason } from './energy-reasons.ts'
import { formatExecutionReason } from './execution-reasons.ts'
import { agree, ESTIMATED_MARK, formatP, formatPercent, QUANTITY_WORDS } from './format.ts'
import { formatChange, formatRatioSentence } from './format-ratio.ts'
import { OUTCOME_WORDS, outcomeOfRatio } from './outcome-words.ts'

/** What the pairs of a ratio are. */
export type PairWord = 'block' | 'project' | 'round'

type Test = NonNullable<GroupRatio['test']>
type Judged = Pick<Ratio, 'verdict' | 'margin' | 'cause'>

const GATE_WORDS: Readonly<Partial<Record<Cause['kind'], string>>> = {
  suspect: OUTCOME_WORDS.suspect,
  'accuracy-not-settled': OUTCOME_WORDS['not-settled'],
  'none-as-accurate': 'none shown to be as accurate',
}

/** `less`, `equivalent within ±5 %`, `too few projects`. */
export function formatVerdict({ verdict, margin, cause }: Judged): string {
  switch (verdict) {
    case 'equivalent':
      return `equivalent within ${formatMargin(margin)}`
    case 'inconclusive':
      return 'no detectable difference'
    case 'not-comparable':
      return `not comparable: ${(cause && GATE_WORDS[cause.kind]) ?? OUTCOME_WORDS['less-accurate']}`
    case 'not-measured':
      return formatUnmeasured(cause)
    default:
      return verdict.replaceAll('-', ' ')
  }
}

/** What was read, and enters no ratio, was measured. */
function formatUnmeasured(cause: Judged['cause']): string {
  switch (cause?.kind) {
    case 'missing':
      return cause.leftOut ? notCompared(formatLeftOutBriefly(cause.reading)) : OUTCOME_WORDS['not-measured']
    case 'across-meters':
      return notCompared('other meters')
    case 'accuracy-unknown':
      return notCompared('accuracy unknown')
    default:
      return OUTCOME_WORDS['not-measured']
  }
}

/** Why a number that was read enters no ratio, in brief. */
export const LEFT_OUT_WORDS: Readonly<Record<Analysis['energyLeftOut'][number], string>> = {
  contaminated: 'other load beside it',
  doubtful: 'reading in doubt',
}

function formatLeftOutBriefly(reading: MissingReading | null): string {
  const kind = reading?.kind
  return kind === 'contaminated' || kind === 'doubtful' ? LEFT_OUT_WORDS[kind] : 'no reading that counts'
}

/** `not compared: other load beside it`: the outcome, and why. */
export const notCompared = (why: string): string => `${OUTCOME_WORDS['not-compared']}: ${why}`

/** `38 % less CPU time` where the verdict is that there is a difference; else the verdict's own words. */
export function formatFinding(
  ratio: (Judged & Pick<Ratio, 'estimate' | 'quality'>) | null,
  quantity: Quantity,
): string {
  if (ratio === null) return OUTCOME_WORDS['not-measured']
  if (isWithoutBlock(ratio)) return notCompared('no block of both')
  if (ratio.quality === 'estimated') return ESTIMATED_MARK
  if (!isDifference(ratio.verdict) || ratio.estimate === null) return formatVerdict(ratio)
  return `${formatChange(ratio.estimate)} ${QUANTITY_WORDS[quantity]}`
}

/** Of an answer that ran in no block with the author's code. */
const isWithoutBlock = (ratio: Pick<Ratio, 'verdict' | 'cause' | 'estimate'>): boolean =>
  ratio.verdict === 'too-few-runs' && outcomeOfRatio(ratio) === 'not-compared'

/** `±5 %`. */
export const formatMargin = (margin: number | null): string => `±${formatPercent(margin ?? 0)}`

export const formatBelowSmallest = (smallest: number): string =>
  `the interval leaves out 1, but reaches into ${formatMargin(smallest)}, the smallest change that is told here`

/** Why the verdict is not what the interval says, and what was left out; null where there is nothing to tell. */
export function formatReason(
  ratio: Pick<Ratio, 'cause' | 'leftOut' | 'pairs' | 'quality'>,
  pair: PairWord,
): string | null {
  const { cause } = ratio
  const parts = [
    ...(cause === null ? [] : [tell(CAUSES, cause, { pairs: ratio.pairs, pair })]),
    ...formatLeftOut(ratio, pair),
  ]
  return parts.join('; ') || null
}

const METHOD_WORDS: Readonly<Record<Test['method'], string>> = {
  holm: 'Holm',
  'benjamini-hochberg': 'Benjamini–Hochberg',
}

export const FAMILY_WORDS: Readonly<Record<Test['family'], string>> = {
  primary: 'declared',
  'post-hoc': 'post hoc',
  exploratory: 'exploratory',
}

const CAUSES: WordsByKind<Cause, { readonly pairs: number; readonly pair: PairWord }> = {
  suspect: (_, { pair }) =>
    pair === 'project' ? 'the metric of every answer that ran is suspect' : 'its metric is suspect',
  estimated: ({ quantity }) => `${QUANTITY_WORDS[quantity]} was estimated, and an estimate enters no verdict`,
  'across-meters': () => ACROSS_METERS,
  missing: (cause, { pair }) => (pair === 'round' ? formatMissingRound(cause) : formatMissing(cause)),
  'too-few-pairs': ({ needed }, { pairs, pair }) =>
    `${count(pairs, pair)} with a reading of both, and a verdict needs ${needed}`,
  'accuracy-unknown': 'the accuracy of one of the two is unknown',
  'less-accurate': 'it falls behind by more than the tolerance',
  'accuracy-not-settled':
    'runs and test rows vary too much to show that the accuracy falls behind by more than the tolerance, or that it does not',
  'none-as-accurate': 'no answer ran to its end and is shown to be as accurate as the baseline',
  'not-after-correction': ({ method, family, tests, adjustedP }, { pair }) => {
    const over = pair === 'round' ? `over ${tests} comparisons` : formatTests({ tests, family })
    return `the interval leaves out 1, but not after ${METHOD_WORDS[method]}'s correction ${over} (${formatP(adjustedP)})`
  },
  'tests-disagree': ({ signFlipP, wilcoxonP }) =>
    `not every test agrees: sign-flip test ${formatP(signFlipP)}${wilcoxonP === null ? '' : `, Wilcoxon's ${formatP(wilcoxonP)}`}`,
  'below-smallest-effect': ({ smallest }) => formatBelowSmallest(smallest),
  'too-few-for-equivalence': ({ needed }) =>
    `a larger difference is ruled out for these, but “equivalent” takes ${needed} projects`,
  censored: ({ projects }) =>
    `in ${count(projects, 'project')} the cost of an answer is known from below only (out of time, or not read), and with ${agree(projects, 'it', 'them')} as the largest nothing is seen`,
  'author-censored': ({ pairs }, { pair }) =>
    `in ${count(pairs, pair)} the author's code ran out of time where the answer did not, and with ${agree(pairs, 'it', 'them')} as the smallest nothing is seen`,
  unstable: ({ failed, runs }) =>
    `it failed in ${failed} of ${count(runs, 'run')}, and with what that costs it is not seen`,
  vetoed: ({ zone, estimate, interval }) =>
    `${zone}, outside what is summed, moved the other way (${formatRatioSentence(estimate, interval)})`,
  'within-noise-floor': ({ floor }) => `within the noise floor of ${formatMargin(floor)}`,
}

type Missing = Extract<Cause, { kind: 'missing' }>

const ACROSS_METERS = 'different meters, or different zones of one, read the two sides'

/** `energy was not measured: no powercap on this host`, `energy was measured, but other load ran beside the run`. */
function formatMissing({ quantity, leftOut, reading }: Missing): string {
  const what = QUANTITY_WORDS[quantity]
  if (reading === null) return `${what} was ${leftOut ? 'measured, but does not count' : 'not measured'}`
  return `${what} was ${leftOut ? 'measured, but' : 'not measured:'} ${tell(READINGS, reading, quantity)}`
}

/** The quantity stands before it. */
function formatMissingRound({ quantity, leftOut, reading }: Missing): string {
  if (reading !== null) return tell(READINGS, reading, quantity)
  return leftOut ? 'no round has energy that can be trusted' : 'a run has no reading'
}

const READINGS: WordsByKind<MissingReading, Quantity> = {
  'not-recorded': (_, quantity) =>
    quantity === 'energy' ? 'this host gave no reading of energy' : `${QUANTITY_WORDS[quantity]} was not recorded`,
  'too-small': (_, quantity) =>
    quantity === 'energy'
      ? 'the energy counter did not move during the run'
      : `${QUANTITY_WORDS[quantity]} was too small to be read`,
  contaminated: (_, quantity) =>
    quantity === 'cpu'
      ? 'other load ran beside the run, whose threads may have spun while they waited for each other'
      : 'other load ran beside the run and is in what the counters say',
  doubtful: ({ doubts }) => formatDoubts(doubts),
  energy: ({ reason }) => formatEnergyReason(reason),
  execution: ({ reason }) => formatExecutionReason(reason),
}

/** `over 3 declared tests`. */
const formatTests = ({ tests, family }: Pick<Test, 'tests' | 'family'>): string =>
  `over ${count(tests, `${FAMILY_WORDS[family]} test`)}`

/** `Holm over 4 declared tests`. */
export const formatCorrection = (test: Pick<Test, 'method' | 'tests' | 'family'>): string =>
  `${METHOD_WORDS[test.method]} ${formatTests(test)}`

/** `left out: 4 that other load disturbed`: pairs that could have entered the ratio. */
export function formatLeftOut(
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
  const words: Partial<Record<LeftOut['kind'], string>> = {
    unread: `without a ${quality} reading of both`,
    contaminated: 'that other load disturbed',
  }
  const told = leftOut.map((each) => `${each.pairs} ${words[each.kind] ?? `of which ${ACROSS_METERS}`}`)
  return [`left out: ${told.join(', ')}`]
}

const ROUND_WORDS: Readonly<Record<LeftOut['kind'], string>> = {
  unread: 'left out without a reading of both',
  'across-meters': `left out of which ${ACROSS_METERS}`,
  failed: 'left out in which a command failed',
  contaminated: 'left out that other load disturbed',
  doubtful: 'left out whose energy is in doubt',
}

/** What a number says at a glance; its text or sign says the same without colour. */
export type Tone = 'less' | 'more' | 'even' | 'same' | 'caution' | 'none'

interface VerdictLook {
  readonly tone: Tone
  /** Nothing hangs on colour alone. */
  readonly sign: string
}

const VERDICT_LOOKS: Readonly<Record<Verdict, VerdictLook>> = {
  less: { tone: 'less', sign: '▼' },
  more: { tone: 'more', sign: '▲' },
  equivalent: { tone: 'even', sign: '≈' },
  inconclusive: { tone: 'same', sign: '●' },
  'not-comparable': { tone: 'caution', sign: '✕' },
  'not-measured': { tone: 'none', sign: '–' },
  'too-few-runs': { tone: 'none', sign: '…' },
  'too-few-projects': { tone: 'none', sign: '…' },
}
/** Signs of answers without a verdict: what failed, and what could not be tried. */
export const FAILED_SIGN = '■'
export const UNTRIED_SIGN = '–'
const SUSPECT_LOOK: VerdictLook = { tone: 'caution', sign: '⚠' }

/** Null: there is no such ratio. */
export function lookOf(ratio: Pick<Ratio, 'verdict' | 'cause' | 'estimate'> | null): VerdictLook {
  if (ratio !== null && isWithoutBlock(ratio)) return VERDICT_LOOKS['not-measured']
  return ratio?.cause?.kind === 'suspect' ? SUSPECT_LOOK : VERDICT_LOOKS[ratio?.verdict ?? 'not-measured']
}
