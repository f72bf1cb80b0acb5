import { type Metric, PRINTED_NAMES } from '../../schema/dataset/metrics.ts'
import { LONGEST_LINE, type PrintedNumber } from './metric-pattern.ts'
import type { PrintedValue } from './printed-value.ts'

export type MetricName = Metric['name']

/** Letters of languages that part no words. */
const UNPARTED = String.raw`[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]`
/** What a script calls its result without saying what it is; not that of a thing, as of a cluster or a text. */
const SCORE = String.raw`(?<!(?<!\p{L})(?:base|silhouette|bouldin|harabasz|rand|homogeneity|completeness|brier|crps|skill|gini|dice|jaccard|iou|bleu|rouge|meteor|similarity|confidence|polarity|sentiment|anomaly|outlier|risk|credit|importance|z)[ _-]{1,3})score|précision|precisión|precisione|precisão|taux de réussite|(?:performance|efficiency)(?=[ \t]{0,9}[=:][ \t]{0,9}[01]?\.\d)`
export const NAME = new RegExp(
  String.raw`(?:(?<![\p{L}\d])|(?<=${UNPARTED}))(?:${PRINTED_NAMES.map(([, printed]) => `(${printed})`).join('|')}|(${SCORE}))(?:[ _-]?score)?(?:(?!\p{L})|(?=${UNPARTED}))`,
  'giu',
)
export interface PrintedMetric extends PrintedNumber, PrintedValue {
  /** The output only says score. */
  readonly isUnnamed: boolean
  readonly isRow: boolean
  /** The value stands in a table with a row for each of several models. */
  readonly isCompared: boolean
  /** The name in the head of a table that the value stands below: one and the same for all of a column. */
  readonly column: RegExpExecArray | null
  readonly isOfTraining: boolean
  readonly isOfFolds: boolean
  readonly isAdjusted: boolean
  /** The line tells of an epoch on the way, or of a model that others are compared with. */
  readonly isProgress: boolean
  /** A library logged it as it boosted, of a round that it does not say to be kept. */
  readonly isOfRound: boolean
}

/** What is said of a value that nothing sets apart. */
export const PLAIN = {
  isUnnamed: false,
  isRow: false,
  isCompared: false,
  column: null,
  percent: false,
  isOfTraining: false,
  isOfFolds: false,
  isAdjusted: false,
  isProgress: false,
  isOfRound: false,
}

/** The metrics that a line of text names; `ofScore`: what is meant by a score. */
export const readPrintedNames = (line: string, ofScore: MetricName): MetricName[] =>
  [...line.slice(0, LONGEST_LINE).matchAll(NAME)].flatMap((found) => nameOf(found, ofScore) ?? [])

/** The metric that a match of `NAME` speaks of. */
export const nameOf = (found: RegExpExecArray, ofScore: MetricName) =>
  found[PRINTED_NAMES.length + 1] === undefined
    ? PRINTED_NAMES[found.slice(1).findIndex((each) => each !== undefined)]?.[0]
    : ofScore
