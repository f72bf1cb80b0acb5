import { draftRule, isFraction, isPercentage, validRange } from '../../schema/dataset/metrics.ts'
import { LONGEST_LINE, NUMBER, readNumber } from './metric-pattern.ts'
import { type MetricName, PLAIN, type PrintedMetric } from './printed-metric.ts'

/** `Random Forest: 0.93`, `('SVM', 0.91)`, `LR: 0.95 (0.02)`. */
const LABELLED = new RegExp(
  String.raw`^([^\w\n]{0,9}([A-Za-z][\w .()&+-]{0,60}?)['"]?[ \t]*(?:[:=,\t]|[-=]>|→|[ \t][-–][ \t]|[ \t]+)[ \t]*)(${NUMBER})[ \t]*(%?)[ \t]*(?:\([^()\n]{1,60}\)|\+\/?-[^\n]{1,40})?[ \t]*[)\]]?$`,
)
/** What a model is called, or a part of the data that it is judged by. */
const OF_MODEL =
  /regress|forest|\btrees?\b|decision|extra|s\.?v\.?[mcr]\b|neighbo|nearest|bayes|boost|xgb|lgbm|lightgbm|network|\bnn\b|\b[ckd]?nn\b|mlp|lstm|gru|bert|ensemble|voting|stack|bagging|perceptron|classifier|ridge|lasso|elastic|discriminant|\b(?:lr|dt|rf|knn|nb|gb|gbm|gbc|rfc|dtc|lda|qda|cart|ab|et|sgd|lin|log)\b|model|\btest|mean|average/i
/** Of some runs, or of a column that is described. */
const OF_SOME = /\b(?:mean|average)/i
/** No model's name. */
const OF_DATA = /\b(?:test|train|mean|average)/i
const OF_OTHER =
  /time|second|loss|error|\brate\b|epoch|size|shape|ratio|alpha|threshold|probab|confid|import|weight|value|coef|std|depth|estimators/i

/** The values that lines of output give a model, where they don't say what they are. */
export function readLabelledLines(lines: readonly string[], name: MetricName): PrintedMetric[] {
  return lines.flatMap((line, index) => {
    const [, before = '', label = '', text = '', sign] = LABELLED.exec(line.slice(0, LONGEST_LINE)) ?? []
    if (!OF_MODEL.test(label) || OF_OTHER.test(label) || !text.includes('.')) return []
    const isShare = isFraction(name)
    const value = readNumber(text)
    const [low, high] = validRange(draftRule(name))
    if (
      value < low ||
      value > (isShare ? 100 : high) ||
      (OF_SOME.test(label) && !(isShare && value <= 1 && /[:=]/.test(before)))
    )
      return []
    const place = { line, index, text, at: before.length, nameAt: before.indexOf(label), behind: '' }
    const percent = (isShare && sign === '%') || isPercentage(name, value)
    return [
      {
        ...PLAIN,
        ...place,
        name,
        percent,
        isUnnamed: true,
        isCompared: !OF_DATA.test(label),
        isOfTraining: /\btrain/i.test(label),
      },
    ]
  })
}
