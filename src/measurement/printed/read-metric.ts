import type { Fault } from '../../base/fault.ts'
import { withoutSequences } from '../../base/text/clean-text.ts'
import { LARGEST_METRIC, withoutTrace } from '../../schema/common.ts'
import type { MetricRule } from '../../schema/dataset/metric-rule.ts'
import { isPercentageOfFraction, validRange } from '../../schema/dataset/metrics.ts'
import type { Flag } from '../../schema/measurement/execution.ts'
import type { RunRecord } from '../../schema/measurement/record.ts'
import { findWhole, NUMBER, readNumber, shareOf } from './metric-pattern.ts'

export type MetricOutcome =
  | {
      readonly status: 'ok'
      readonly metric: NonNullable<RunRecord['metric']>
      readonly flags: Flag[]
      /** Line of the output where the metric was read from; null: an expression gave it. */
      readonly line: string | null
      /** Split, where predictions were scored. */
      readonly split?: RunRecord['split']
    }
  | { readonly status: 'no-metric' | 'invalid-metric'; readonly metric: null; readonly reason: string }

const NUMBER_OR_NONE = `(${NUMBER}|[-+]?(?:nan|inf(?:inity)?))`
/**
 * GenAI-GreenML's own lines: whatever the metric is, it is called accuracy there. Nothing
 * here can match the same characters in two ways (as `\s`, which crosses lines, could): a flood would take quadratic time.
 */
const GENAI_GREENML_LINE = new RegExp(
  String.raw`^[ \t]*(?:ACCURACY[ \t]*=|[Aa][Cc]{2}[Uu][Rr][Aa][Cc][Yy][ \t]*:|[Aa][Cc]{2}[ \t]*=)[ \t]*${NUMBER_OR_NONE}(?:[ \t]*(%))?[ \t]*$`,
)
/** What ends a line for an expression. */
const LINE_END = /[\n\r\u2028\u2029]/
/** A longer line is no result: for millions of characters an expression may need more memory than there is for it. */
const LONGEST_RESULT = 10_000
/** Characters of a number: Number() alone takes 0x10 and 0b1 too. */
const DECIMAL = /^[-+\d.,eE]+$/

/**
 * The metric that a script printed: the last structured line `GREENML_METRIC name=value`, else the last accuracy line as
 * GenAI-GreenML reads it, else the manifest's pattern. `authors`: the script is the author's, whose pattern counts first; what it
 * calls accuracy is no other metric.
 */
export async function readMetric(output: string, rule: MetricRule, authors: boolean): Promise<MetricOutcome> {
  if (!authors) return readBy([readStructuredLine, readGenaiGreenmlLine, readPattern], output, rule)
  const isNamed = rule.pattern === undefined || rule.name === 'accuracy'
  return readBy([readPattern, readStructuredLine, ...(isNamed ? [readGenaiGreenmlLine] : [])], output, rule)
}

/**
 * The same of all that a script printed: the author's may log its result, which goes to standard error, and counts there where
 * standard output has none.
 */
export async function readPrintedMetric(
  { stdout, stderr }: { readonly stdout: string; readonly stderr: string },
  rule: MetricRule,
  authors: boolean,
): Promise<MetricOutcome> {
  const printed = await readMetric(stdout, rule, authors)
  if (!authors || printed.status !== 'no-metric') return printed
  const logged = await readBy([readPattern], stderr, rule)
  return logged.status === 'no-metric' ? printed : logged
}

/** The same where nothing but the pattern may be taken, if there is one: two programs are to be read in one way. */
export const readByPattern = (output: string, rule: MetricRule): Promise<MetricOutcome> =>
  readBy(rule.pattern === undefined ? [readStructuredLine, readGenaiGreenmlLine] : [readPattern], output, rule)

type Reader = (output: string, rule: MetricRule) => ReturnType<typeof readPattern> | Found | null

async function readBy(readers: readonly Reader[], output: string, rule: MetricRule): Promise<MetricOutcome> {
  for (const read of readers) {
    const found = await read(output, rule)
    if (found !== null) return 'fault' in found ? noMetric(found.fault) : judgeMetric(found, rule)
  }
  return noMetric(`the output holds no ${rule.name}${hintOf(rule)}`)
}

/** The manifest's expression is of names of the author's: who reads the manifest would expect that it reads every script. */
function hintOf({ name, expression }: MetricRule): string {
  if (expression === undefined) return ''
  return `: the manifest's expression reads it of the author's script alone, any other has to print a line GREENML_METRIC ${name}=<value>`
}

export type MissingMetric = Exclude<MetricOutcome, { status: 'ok' }>

export const noMetric = (reason: string, status: MissingMetric['status'] = 'no-metric'): MissingMetric => ({
  status,
  metric: null,
  reason,
})

export interface Found {
  readonly text: string
  /** Null: of no output. */
  readonly line: string | null
  /** The text or the manifest says that the number is a percentage. */
  readonly percent: boolean
}

function readStructuredLine(output: string, rule: MetricRule): Found | null {
  const line = new RegExp(String.raw`^[ \t]*GREENML_METRIC[ \t]+${rule.name}[ \t]*=[ \t]*(\S+)[ \t]*$`)
  return lastMatch(output, line)
}

function readGenaiGreenmlLine(output: string): Found | null {
  return lastMatch(output, GENAI_GREENML_LINE)
}

async function readPattern(output: string, rule: MetricRule): Promise<Found | Fault | null> {
  if (rule.pattern === undefined) return null
  const { matchLast } = await import('./match-pattern.ts')
  const found = await matchLast(rule.pattern, withoutSequences(output))
  if ('fault' in found) return found
  if (found.match === null) return null
  const { groups, line, ...around } = found.match
  const whole = findWhole({ ...around, text: groups[1] ?? '' })
  if (whole !== null)
    return { fault: `the manifest's pattern takes ${groups[1]} out of the number ${whole}: let it take all of it` }
  return asFound(groups, line, rule.scale === 'percent')
}

function lastMatch(output: string, pattern: RegExp): Found | null {
  const line = output.split(LINE_END).findLast((each) => each.length <= LONGEST_RESULT && pattern.test(each)) ?? ''
  const groups = pattern.exec(line)
  return groups === null ? null : asFound(groups, line, false)
}

/** Number in the first group of a match. */
function asFound(groups: readonly (string | undefined)[], line: string, percent: boolean): Found | null {
  const text = groups[1]
  return text === undefined ? null : { text, line: line.trim(), percent: percent || groups[2] === '%' }
}

/** Judges whether a text is a number that this metric can have, and scales it to the metric's own unit. */
export function judgeMetric(found: Found, rule: MetricRule): MetricOutcome {
  const value = withoutTrace(DECIMAL.test(found.text) ? readNumber(found.text) : Number.NaN)
  const shown = `${rule.name} = ${found.text.slice(0, 40)}`
  const invalid = (why: string) => noMetric(`${shown} ${why}`, 'invalid-metric')
  if (!Number.isFinite(value)) return invalid('is not a number')
  if (Math.abs(value) > LARGEST_METRIC) return invalid('is larger than any result can be')
  const [low, high] = validRange(rule)
  const isPercent = found.percent || (isPercentageOfFraction(rule.name, value) && value <= 100)
  const normalised = withoutTrace(isPercent ? shareOf(value) : value)
  if (normalised < low || normalised > high) return invalid(`is outside ${low} to ${high}`)
  const flags: Flag[] = isPercent && !found.percent ? ['percent-normalised'] : []
  return { status: 'ok', metric: { name: rule.name, value, normalised, hookSeconds: null }, flags, line: found.line }
}
