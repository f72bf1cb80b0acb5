import type { LabelSilence } from '../../schema/analysis/validity.ts'
import type { MetricRule } from '../../schema/dataset/metric-rule.ts'
import { chanceValue, findMetric, findNearestMetric, type MetricKind } from '../../schema/dataset/metrics.ts'

/** A metric on the project's data, and on the same data with labels that say nothing of their rows. */
export interface Reaction {
  readonly asIs: number
  readonly redrawn: number
  /** Rows that it was computed on. */
  readonly rows: number
}

/** `limit`: the best that chance explains, where it can be named. */
export type Judgement =
  | { readonly kind: 'reacts' }
  | { readonly kind: 'keeps'; readonly limit: number }
  | { readonly kind: 'unknown'; readonly why: LabelSilence }

/** One-sided 0.1 % of a normal distribution: a campaign judges hundreds of scripts, and one false alarm is one too many. */
const QUANTILE = 3.09

const unknown = (why: LabelSilence): Judgement => ({ kind: 'unknown', why })

/**
 * Whether a metric falls as random labels make it fall. The author's is the yardstick; a script keeps its metric when it is
 * above all that chance explains and holds more than half of its distance from chance. Where labels are drawn evenly and
 * independently from k classes, the right answers of any script that does not know them are binomial with 1/k.
 */
export function judgeReaction(
  rule: Pick<MetricRule, 'name' | 'direction'>,
  classes: number | null,
  own: Reaction,
  author: Reaction,
): Judgement {
  return rule.direction === 'lower' ? judgeError(rule.name, own, author) : judgeGain(rule.name, classes, own, author)
}

function judgeGain(name: string, classes: number | null, own: Reaction, author: Reaction): Judgement {
  if (findNearestMetric(name)?.kind === 'one-sided') {
    return unknown({ kind: 'one-sided-metric', metric: name })
  }
  const metric = findMetric(name)
  const kind = metric?.kind ?? null
  const base = (metric && chanceValue(metric, classes)) ?? Number.NEGATIVE_INFINITY
  const noiseAt = (chance: number) =>
    kind === 'explained-variance'
      ? explainedByChance(own.rows, author.rows)
      : noiseOf(kind, classes, chance, own.rows, author.rows)
  const authorAtChance = author.redrawn - base <= noiseAt(Math.max(author.redrawn, base))
  const chance = Math.max(author.redrawn, base, authorAtChance ? base : bestGuess(kind, author.redrawn))
  const noise = noiseAt(chance)
  if (!authorAtChance && author.asIs - author.redrawn <= noise) return unknown({ kind: 'author-does-not-react' })
  const limit = chance + noise
  const keeps = own.redrawn > limit && own.redrawn - chance > (own.asIs - chance) / 2
  if (keeps) return { kind: 'keeps', limit }
  if (limit >= 1) return unknown({ kind: 'too-few-rows' })
  return own.asIs <= limit ? unknown({ kind: 'within-chance' }) : { kind: 'reacts' }
}

/**
 * Best value of a guess. Where scripts make classes of the column's values (a mark of 7 or more is good), those are not even:
 * one answer for all is right in a share p, and the author's code, if it guesses in proportion, in only p² + (1 - p)². From
 * that, a bound on the former.
 */
function bestGuess(kind: MetricKind | null, redrawn: number): number {
  const share = Math.max(0, redrawn)
  if (kind === 'proportion') return Math.sqrt(share)
  return kind === 'f-measure' ? (2 * share) / (1 + share) : redrawn
}

/** Standard deviation of one row's share in the metric, or a bound of it. */
function spreadOf(kind: MetricKind | null, classes: number | null, chance: number): number {
  if (kind === 'proportion') return Math.sqrt(Math.max(0, chance * (1 - chance)))
  // Standard deviation of the Mann–Whitney statistic for one of the classes against all others.
  if (kind === 'ranking') return classes === null ? 1 : classes / Math.sqrt(12 * (classes - 1))
  return kind === 'f-measure' ? 0.5 : 1
}

/**
 * R² of a prediction that does not know the labels is their squared correlation at most, after the best choice of scale and
 * offset; n times that has a χ² distribution with one degree of freedom.
 */
const explainedByChance = (ownRows: number, authorRows: number): number =>
  QUANTILE ** 2 * (1 / ownRows + 1 / authorRows)

/**
 * How far chance alone lifts a metric above its expectation: a normal quantile, with the term for skewness of Cornish
 * and Fisher (1938), since few rows and many classes make a binomial far from symmetric.
 */
function noiseOf(
  kind: MetricKind | null,
  classes: number | null,
  chance: number,
  ownRows: number,
  authorRows: number,
): number {
  const spread = QUANTILE * spreadOf(kind, classes, chance) * Math.sqrt(1 / ownRows + 1 / authorRows)
  const skewness = Math.max(0, ((QUANTILE ** 2 - 1) / 6) * (1 - 2 * chance))
  return spread + (0.5 + skewness) / Math.min(ownRows, authorRows)
}

/**
 * Errors have units that scripts may choose for themselves: what counts is by which factor they grow, from the author's own to
 * that of the best script that does not know the labels.
 */
function judgeError(name: string, own: Reaction, author: Reaction): Judgement {
  const kind = findNearestMetric(name)?.kind ?? null
  if (kind === 'percentage-error') {
    return unknown({ kind: 'unbounded-metric', metric: name })
  }
  if (author.asIs <= 0 || author.redrawn <= 0) return unknown({ kind: 'author-without-error' })
  const noise = QUANTILE * Math.sqrt(1 / own.rows + 1 / author.rows)
  const chance = leastError(kind, author.redrawn)
  const growth = Math.log(chance / author.asIs)
  if (growth <= noise) {
    return unknown({ kind: author.redrawn <= author.asIs ? 'author-does-not-react' : 'author-reacts-too-little' })
  }
  const middle = Math.sqrt(author.asIs * chance)
  const grown = own.redrawn <= 0 ? Number.NEGATIVE_INFINITY : own.asIs <= 0 ? growth : Math.log(own.redrawn / own.asIs)
  if (own.redrawn < middle && grown < growth / 2) return { kind: 'keeps', limit: middle }
  return own.asIs >= middle && grown < growth / 2 ? unknown({ kind: 'within-chance' }) : { kind: 'reacts' }
}

/**
 * A mean for all errs less than the author's code, where that repeats labels of other rows: independent draws differ by twice
 * their variance, and by up to twice their absolute deviation. Of even classes log(2) is the least that ignorance costs.
 */
function leastError(kind: MetricKind | null, redrawn: number): number {
  if (kind === 'log-loss') return Math.min(redrawn, Math.LN2)
  return kind === 'root-error' ? redrawn / Math.SQRT2 : redrawn / 2
}
