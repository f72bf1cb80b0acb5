import { isPercentage, PRINTED_NAMES } from '../../schema/dataset/metrics.ts'
import { isOfRound } from './boosting-rounds.ts'
import { OTHER_EPOCHS } from './last-of-trainings.ts'
import { BARE, LONGEST_LINE, NUMBER, NUMBERS, readNumber } from './metric-pattern.ts'
import { type MetricName, NAME, nameOf, PLAIN, type PrintedMetric } from './printed-metric.ts'
import { openTables } from './read-printed-tables.ts'
import { SAYS_HELD_OUT, SAYS_TRAINING } from './row-words.ts'
import { openAllRows, openFits, openTrainingEvaluations, openTrainingHeads } from './training-heads.ts'

/** A row of scikit-learn's classification_report: two decimals, then how many rows. */
const REPORT_ROW = /^\s*(?:accuracy|macro avg|weighted avg|micro avg)\s+[\d.]+(?:\s+[\d.]+)*\s+\d+\s*$/
const OF_BASELINE =
  /\bdummy|\bbaseline|\bmajority|(?<!\bnon[- ]?)\btrivial\b|dummy_|baseline_|\bworst(?:[ _-](?:config\w*|settings?|model|param\w*|performing|performer|classifier|regressor))?[ \t]{0,3}[:=(]/i
/** Of folds on the way to a choice: of two of one kind that of the rows held out says more. */
const OF_FOLDS = /\b(?:cv|cross[-_ ]?val\w{0,20})\b[^:=|,]{0,20}$/i
/** R² less a penalty for columns: where both are told, that without is meant. */
const ADJUSTED = /\badj(?:usted|\.)?[ _-]?$/i
/** A count of epochs, or a bar of Keras or tqdm. */
const OF_PROGRESS = new RegExp(
  [
    String.raw`\b(?:epoch|iteration|iter|step|fold|batch)\b[^\d]{0,10}\d`,
    String.raw`(?<!\p{L})(?:${OTHER_EPOCHS})(?!\p{L})[^\d\p{L}]{0,10}\d`,
    String.raw`\d[mµu]?s\/(?:step|epoch|it)\b|\dit\/s\b`,
  ].join('|'),
  'iu',
)

/** The metrics that lines of output name with a number, and those in tables. */
export function readPrintedLines(lines: readonly string[], ofScore: MetricName): PrintedMetric[] {
  const readTables = openTables(lines, ofScore)
  const isBelowTraining = openTrainingHeads(lines)
  const isOfAllRows = openAllRows(lines)
  const isOfFit = openFits(lines)
  const isOfLearnedRows = openTrainingEvaluations(lines)
  const inLine = lines.flatMap((line, index) => [
    ...markRound(readLine(line.slice(0, LONGEST_LINE), index, ofScore), lines, index),
    ...readTables(index),
  ])
  const told = new Set(inLine.filter((each) => !isSetApart(each)).map(({ name }) => name))
  const below = lines.flatMap((_line, index) => readBelow(lines, index, ofScore)).filter(({ name }) => !told.has(name))
  const printed = [...inLine, ...below].toSorted((a, b) => a.index - b.index)
  return printed.map((each) =>
    [isBelowTraining, isOfAllRows, isOfFit, isOfLearnedRows].some((isOfLearned) => isOfLearned(each.index))
      ? { ...each, isOfTraining: true }
      : each,
  )
}

function markRound(
  printed: readonly PrintedMetric[],
  lines: readonly string[],
  index: number,
): readonly PrintedMetric[] {
  const isMarked = printed.length > 0 && isOfRound(lines, index)
  return isMarked ? printed.map((each) => ({ ...each, isOfRound: true })) : printed
}

/** What a library logs as it goes. */
const OF_LIBRARY = /^\s*\[LightGBM\]/
/** A bar of Keras on its way: what it tells of some batches is no result, and by chance another run tells the same. */
const OF_BATCHES = /\bETA: /
/** The last line of a column as pandas shows it: its name is one of the data. */
const OF_SERIES =
  /^(?:Freq: .{1,80}, )?(?:Name: .{1,200}, )?(?:Length: \d{1,12}, )?dtype: \w{1,40}(?:[[(<].{0,100}[\])>])?\s*$/
/** A text as Python shows one of several lines. */
const isShownText = (line: string) => /^\s*['"]/.test(line) && line.includes('\\n')
/** How much a column counts, as it is listed for each. */
const OF_COLUMN = /^\W*feature\b/i
/** Behind it stands the name of a metric that something is told, as a search its `scoring`. */
const IS_TOLD = /=\s*['"]$/

function readLine(line: string, index: number, ofScore: MetricName): PrintedMetric[] {
  if ([OF_LIBRARY, OF_BATCHES, OF_COLUMN, OF_SERIES].some((each) => each.test(line)) || isShownText(line)) return []
  const isRow = REPORT_ROW.test(line)
  const isNone = (before: string) => IS_TOLD.test(before) || OF_SPREAD.test(before)
  const names = [...line.matchAll(NAME)].filter(({ index: at }) => !isNone(line.slice(Math.max(0, at - 40), at)))
  if (names.length === 0) return readHeldOut(line, index, ofScore)
  const listed = readListed(line, names)
  return names.flatMap((found, which) => {
    const isUnnamed = found[PRINTED_NAMES.length + 1] !== undefined
    const [name, nameAt] = nameLoss(line, found, names[which - 1], ofScore)
    const from = found.index + found[0].length
    const behindName = listed?.[which] ?? chooseNumber(line, from, names[which + 1]?.index ?? line.length, isRow)
    const number = behindName ?? (which === 0 ? findShareBefore(line, found.index) : null)
    if (name === undefined || number === null) return []
    const before = line.slice(0, number.at)
    const place =
      behindName === null
        ? { nameAt: number.at, behind: line.slice(number.at + number.text.length, from) }
        : { nameAt, behind: '' }
    return [
      {
        ...PLAIN,
        name,
        isUnnamed,
        line,
        index,
        isRow,
        ...number,
        ...place,
        percent:
          isPercentage(name, readNumber(number.text)) || /^\s*%/.test(line.slice(number.at + number.text.length)),
        isOfTraining: SAYS_TRAINING.test(before) && !SAYS_HELD_OUT.test(before.slice(before.search(SAYS_TRAINING))),
        isOfFolds: OF_FOLDS.test(line.slice(0, found.index)),
        isAdjusted: ADJUSTED.test(line.slice(0, found.index)),
        isProgress: OF_PROGRESS.test(before) || OF_BASELINE.test(before),
      },
    ]
  })
}

const IS_BARE = new RegExp(BARE)
/** What a value stands below, as `print('Accuracy:\\n', value)` writes it; a digit in it is one of a name, as in R2. */
const HEAD = /^(?:\D|(?<=[a-z])\d){1,80}[:=]\s*$/i

/** Values on the way, of other rows than those that count, or of anything. */
const isSetApart = (each: PrintedMetric) =>
  each.isOfTraining || each.isProgress || each.isOfRound || each.isOfFolds || each.isUnnamed

/** The metric of a number with a fraction that stands alone, and in no list, below a head that names one. */
function readBelow(lines: readonly string[], index: number, ofScore: MetricName): PrintedMetric[] {
  const [head = '', line = '', next = ''] = [lines[index - 1], lines[index]?.slice(0, LONGEST_LINE), lines[index + 1]]
  if (!IS_BARE.test(line) || !line.includes('.') || IS_BARE.test(next) || !HEAD.test(head)) return []
  const found = readLine(`${head.trimEnd()} ${line.trim()}`, index, ofScore)
  const at = line.search(/\S/)
  return found.length === 1 ? found.map((each) => ({ ...each, line, at, nameAt: at, behind: '' })) : []
}

/** What a match names, and where that begins: an `MAE test loss` is an error by its own name. */
function nameLoss(line: string, found: RegExpExecArray, before: RegExpExecArray | undefined, ofScore: MetricName) {
  const [name, error] = [nameOf(found, ofScore), before && nameOf(before, ofScore)]
  const isOfError = error !== undefined && ERRORS.has(error)
  const between = before === undefined ? '' : line.slice(before.index + before[0].length, found.index)
  const isSame = name === 'loss' && isOfError && OF_ROWS.test(between)
  return isSame && before !== undefined ? ([error, before.index] as const) : ([name, found.index] as const)
}

const ERRORS: ReadonlySet<MetricName> = new Set(['mae', 'mse', 'rmse', 'mape', 'rmsle'])
const OF_ROWS = /^[ \t_-]{0,3}(?:(?:train(?:ing)?|test(?:ing)?|val(?:id(?:ation)?)?)[ \t_-]{0,3})?$/i

/** Numbers of a list, one for each name before it: `test loss, test acc: [0.3, 0.92]`. */
function readListed(line: string, names: readonly RegExpExecArray[]): { text: string; at: number }[] | null {
  const last = names.at(-1)
  if (last === undefined || names.length < 2) return null
  const from = last.index + last[0].length
  const [whole, start = '', list = ''] = LISTED.exec(line.slice(from)) ?? []
  if (whole === undefined) return null
  const numbers = [...list.matchAll(NUMBERS)]
  return numbers.length === names.length
    ? numbers.map((each) => ({ text: each[0], at: from + start.length + each.index }))
    : null
}

const LISTED = /^([^\w[(]{0,9}[[(])([^\][()]{1,300})[\])]/

/** `train=0.99, test=0.95`, where the code says what is computed. */
const HELD_OUT = new RegExp(
  `(?<![\\w/])test(?:ing|[ _]set)?[ \\t]*[:=][ \\t]*(${NUMBER})(?![\\w%]|[ \\t]*[a-z]+\\b(?![ \\t]*[:=]))`,
  'i',
)

function readHeldOut(line: string, index: number, ofScore: MetricName): PrintedMetric[] {
  const found = HELD_OUT.exec(line)
  const text = found?.[1]
  if (found === null || !text?.includes('.') || !(Number(text) <= 1) || !SAYS_TRAINING.test(line)) return []
  const place = { at: found.index + found[0].length - text.length, nameAt: found.index, behind: '' }
  return [{ ...PLAIN, name: ofScore, isUnnamed: true, line, index, text, ...place, isProgress: OF_PROGRESS.test(line) }]
}

/**
 * The number that a name means: the one that a sign alone parts from it, else of those behind it the last behind a sign that
 * says so, else the first with a fraction; a count is none.
 */
function chooseNumber(line: string, from: number, to: number, isFirst: boolean): { text: string; at: number } | null {
  const share = SHARE_OF_COUNT.exec(line.slice(from, to))
  if (share?.[2] !== undefined) return { text: share[2], at: from + share.index + (share[1] ?? '').length }
  const all = [...line.slice(from, to).matchAll(NUMBERS)].map((found) => ({ text: found[0], at: from + found.index }))
  if (isFirst) return all[0] ?? null
  const numbers = all.filter(({ text, at }) => !isBeside(line, at, text))
  if (/\[\s*[-+\d.][^\][\s,]*[\s,]/.test(line.slice(from, to))) return null // a list of values
  const isSaid = ({ at }: { at: number }) => /[:=]\s*(?:(?:\[|\(|np\.float\d+\()\s*)?$/.test(line.slice(0, at))
  const hasFraction = ({ text }: { text: string }) => text.includes('.')
  const isNext = ({ at }: { at: number }) => /^['"]?\s*[:=]\s*$/.test(line.slice(from, at))
  return (
    numbers.find((each) => isNext(each) && hasFraction(each)) ??
    numbers.filter((each) => isSaid(each) && hasFraction(each)).at(-1) ??
    numbers.find(hasFraction) ??
    numbers.find(isSaid) ??
    numbers.find(({ text, at }) => /^\s*%/.test(line.slice(at + text.length))) ??
    null
  )
}

/** The share in `Accuracy: 450/500 (90%)`. */
const SHARE_OF_COUNT = new RegExp(`(\\d[ \\t]?/[ \\t]?\\d{1,9}[ \\t]{0,3}\\([ \\t]{0,3})(${NUMBER})[ \\t]?%`)
/** Behind such words stands how far a value spreads. */
const OF_SPREAD = /(?:standard deviation|\bstd\.?|\bstddev|\+\/?-|±)[^\w\n]{0,3}(?:of )?$/i

/** Whether a number is none of the result: of how many, or how far it spreads. */
const isBeside = (line: string, at: number, text: string) =>
  /^\s?\/\s?\d/.test(line.slice(at + text.length)) ||
  /\d\s?\/\s?$/.test(line.slice(0, at)) ||
  OF_SPREAD.test(line.slice(Math.max(0, at - 40), at))

/** The share in `95.6% accuracy` and `95.6 % test accuracy`; `0.93 accuracy`. */
function findShareBefore(line: string, nameAt: number): { text: string; at: number } | null {
  const [, share, text = share] = SHARE_BEFORE.exec(line.slice(Math.max(0, nameAt - 60), nameAt)) ?? []
  return text === undefined ? null : { text, at: line.lastIndexOf(text, nameAt) }
}

const SHARE_BEFORE = new RegExp(`(?<![\\w.,])(?:(${NUMBER})\\s*%\\s*(?:[a-z]+\\s){0,2}|([01]?\\.\\d{1,20})\\s)$`, 'i')
