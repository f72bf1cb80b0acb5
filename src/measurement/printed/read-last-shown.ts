import { draftRule, findComputed, isFraction, isPercentage, validRange } from '../../schema/dataset/metrics.ts'
import { BARE, LONGEST_LINE } from './metric-pattern.ts'
import { type MetricName, PLAIN, type PrintedMetric, readPrintedNames } from './printed-metric.ts'
import { readCall } from './read-call.ts'

/** What is printed, or shown at the end of a notebook's cell. */
const SHOWN = /^[ \t]*(?:display|print)\(/gm
const SCORE = /\.score\s*\(/
const OF_TRAINING = /train/i
const HELD_OUT = /test|val/i

/**
 * The value alone with which an output ends, where the code's last call that shows something is of a metric, as a notebook's
 * last cell may be: the call is its name.
 */
export function readLastShown(lines: readonly string[], code: string, ofScore: MetricName): PrintedMetric[] {
  const index = lines.findLastIndex((line) => line.trim() !== '')
  const line = (lines[index] ?? '').slice(0, LONGEST_LINE)
  const [, text] = new RegExp(BARE).exec(line) ?? []
  const call = readLastCall(code)
  const name = nameOf(call, ofScore)
  if (text === undefined || name === null || !text.includes('.') || !canBe(name, Number(text))) return []
  const place = { line, index, text, at: line.indexOf(text), nameAt: line.indexOf(text), behind: '' }
  const isOfTraining = OF_TRAINING.test(call) && !HELD_OUT.test(call)
  return [{ ...PLAIN, ...place, name, isOfTraining, percent: isPercentage(name, Number(text)) }]
}

/** What the last call is given that shows something; of one that does not end here its first line. */
function readLastCall(code: string): string {
  const last = [...code.matchAll(SHOWN)].at(-1)
  if (last === undefined) return ''
  const from = last.index + last[0].length
  return readCall(code, from)?.given ?? code.slice(from, from + LONGEST_LINE).split('\n', 1)[0] ?? ''
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
  return value >= low && value <= (isFraction(name) ? 100 : high)
}
