import { findComputed } from '../../dataset/code/computed-metrics.ts'
import { readCall } from '../../dataset/code/read-call.ts'
import { draftRule, isPercentage, isShare, validRange } from '../../schema/dataset/metrics.ts'
import { BARE, LONGEST_LINE } from './metric-pattern.ts'
import { type MetricName, PLAIN, type PrintedMetric, readPrintedNames } from './printed-metric.ts'

/** What is printed, or shown at the end of a notebook's cell. */
const SHOWN = /^[ \t]*(?:display|print)\(/gm
const SCORE = /\.score\s*\(/
const OF_TRAINING = /train/i
const HELD_OUT = /test|val/i

/** Farther up nothing tells which line is whose. */
const MOST_CALLS = 20
/** What may print more than one line, or none. */
const PARTS = /^[ \t]*(?:for|while|def|class)\b/m

/**
 * The values alone with which an output ends, where the code's last calls that show something are each of a metric, as a notebook's
 * last cell may be: the call is its name.
 */
export function readLastShown(lines: readonly string[], code: string, ofScore: MetricName): PrintedMetric[] {
  const shown: PrintedMetric[] = []
  let from = lines.length
  for (const call of listLastCalls(code)) {
    const index = lines.findLastIndex((line, place) => place < from && line.trim() !== '')
    const read = readShown({ line: (lines[index] ?? '').slice(0, LONGEST_LINE), index }, call, ofScore)
    if (read === null) break
    shown.unshift(read)
    from = index
  }
  return shown
}

function readShown(
  { line, index }: Pick<PrintedMetric, 'line' | 'index'>,
  call: string,
  ofScore: MetricName,
): PrintedMetric | null {
  const [, text] = new RegExp(BARE).exec(line) ?? []
  const name = nameOf(call, ofScore)
  if (text === undefined || name === null || !text.includes('.') || !canBe(name, Number(text))) return null
  const place = { line, index, text, at: line.indexOf(text), nameAt: line.indexOf(text), behind: '' }
  const isOfTraining = OF_TRAINING.test(call) && !HELD_OUT.test(call)
  return { ...PLAIN, ...place, name, isOfTraining, percent: isPercentage(name, Number(text)) }
}

/**
 * What the last calls are given that show something, the last first, as far as each prints as often as the one behind it; of one
 * that does not end here its first line.
 */
function listLastCalls(code: string): string[] {
  const calls = [...code.matchAll(SHOWN)].slice(-MOST_CALLS).toReversed()
  const end = calls.findIndex(({ 0: text, index }, place) => {
    const behind = calls[place - 1]
    if (behind === undefined) return false
    const between = code.slice(index, behind.index)
    return indentOf(text) !== indentOf(behind[0]) || PARTS.test(between) || leavesBlock(between)
  })
  return (end < 0 ? calls : calls.slice(0, end)).map(({ 0: text, index }) => {
    const from = index + text.length
    return readCall(code, from)?.given ?? code.slice(from, from + LONGEST_LINE).split('\n', 1)[0] ?? ''
  })
}

const indentOf = (line: string) => line.search(/\S/)

/** Whether a line of code stands less far in than the first: what follows may be another branch, of which Python takes one. */
function leavesBlock(code: string): boolean {
  const least = indentOf(code)
  return code.split('\n').some((line) => /^\s*[^\s#]/.test(line) && indentOf(line) < least)
}

/** The one metric that a call computes, or that it names. */
function nameOf(call: string, ofScore: MetricName): MetricName | null {
  const computed = findComputed(call)
  const names = computed.length > 0 ? computed : SCORE.test(call) ? [ofScore] : readPrintedNames(call, ofScore)
  const [first, ...others] = new Set(names)
  return first === undefined || others.length > 0 ? null : first
}

function canBe(name: MetricName, value: number): boolean {
  const [low, high] = validRange(draftRule(name))
  return value >= low && value <= (isShare(name) ? 100 : high)
}
