import { draftRule, isFraction, isPercentage, validRange } from '../../schema/dataset/metrics.ts'
import { LONGEST_LINE, NUMBER, readNumber } from './metric-pattern.ts'
import { MODEL_WORDS } from './model-names.ts'
import { type MetricName, PLAIN, type PrintedMetric, readPrintedNames } from './printed-metric.ts'
import { SAYS_HELD_OUT, SAYS_TRAINING } from './row-words.ts'

/** `Random Forest: 0.93`, `('SVM', 0.91)`, `LR: 0.95 (0.02)`. */
const LABELLED = new RegExp(
  String.raw`^([^\w\n]{0,9}([A-Za-z][\w .()&+-]{0,60}?)['"]?[ \t]*(?:[:=,\t]|[-=]>|→|[ \t][-–][ \t]|[ \t]+)[ \t]*)(${NUMBER})[ \t]*(%?)[ \t]*(?:\([^()\n]{1,60}\)|\+\/?-[^\n]{1,40})?[ \t]*[)\]]?$`,
)
/** What a model is called, or a part of the data that it is judged by. */
const OF_MODEL = new RegExp(String.raw`${MODEL_WORDS.source}|model|\btest|mean|average`, 'i')
/** Of some runs, or of a column that is described. */
const OF_SOME = /\b(?:mean|average)/i
/** No model's name. */
const OF_DATA = /\b(?:test|train|mean|average)/i
const OF_OTHER =
  /(?<![\w(])(?:saved?|saving|stored|loaded|loading|written|exported)\b|time|second|loss|error|\brate\b|epoch|size|shape|ratio|alpha|threshold|probab|confid|import|weight|value|coef|std|depth|estimators/i

/** The values that lines of output give a model, where they don't say what they are: what a head above them names, else `likely`. */
export function readLabelledLines(lines: readonly string[], likely: MetricName | null): PrintedMetric[] {
  let headed: MetricName | null = null
  let isOfTraining = false
  return lines.flatMap((line, index) => {
    const found = LABELLED.exec(line.slice(0, LONGEST_LINE))
    if (found === null) {
      headed = readHead(line)
      isOfTraining = headed !== null && SAYS_TRAINING.test(line) && !SAYS_HELD_OUT.test(line)
      return []
    }
    const name = headed ?? likely
    return name === null ? [] : readLabelled(found, { line, index, name, isUnnamed: headed === null, isOfTraining })
  })
}

function readLabelled(
  [, before = '', label = '', text = '', sign]: RegExpExecArray,
  {
    name,
    isUnnamed,
    isOfTraining,
    ...place
  }: Pick<PrintedMetric, 'line' | 'index' | 'name' | 'isUnnamed' | 'isOfTraining'>,
): PrintedMetric[] {
  if ((isUnnamed && !OF_MODEL.test(label)) || OF_OTHER.test(label) || !text.includes('.')) return []
  const isOfOne = isFraction(name)
  const value = readNumber(text)
  const [low, high] = validRange(draftRule(name))
  if (
    value < low ||
    value > (isOfOne ? 100 : high) ||
    (OF_SOME.test(label) && !(isOfOne && value <= 1 && /[:=]/.test(before)))
  )
    return []
  return [
    {
      ...PLAIN,
      ...place,
      text,
      at: before.length,
      nameAt: before.indexOf(label),
      behind: '',
      name,
      percent: isPercentage(name, value) || (isOfOne && sign === '%'),
      isUnnamed,
      isCompared: !OF_DATA.test(label),
      isOfTraining: isOfTraining || SAYS_TRAINING.test(label),
    },
  ]
}

/** `Error rates:`, `R2 scores:` */
const HEAD = /^(?:[^\d:]|(?<=[A-Za-z])\d){1,60}:\s*$/

/** The one metric that a head names, of one value or of several. */
function readHead(line: string): MetricName | null {
  if (!HEAD.test(line)) return null
  const [name, ...others] = new Set(
    [line, line.replace(/s\s*:\s*$/, '')].flatMap((each) => readPrintedNames(each, 'accuracy')),
  )
  return name === undefined || others.length > 0 ? null : name
}
