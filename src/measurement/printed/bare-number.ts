import { findComputed } from '../../dataset/code/computed-metrics.ts'
import { draftRule, isFraction, isPercentage, isShare, validRange } from '../../schema/dataset/metrics.ts'
import { BARE, BARE_SHARE, BARE_SMALL, makeBarePattern, shareOf } from './metric-pattern.ts'
import type { MetricName } from './printed-metric.ts'

/** What code has that weighs its predictions by hand: without it a number alone is anything, as the probability of one text. */
const SPEAKS_OF_RESULT =
  /\.score\s*\(|cross_val|accura|(?:\b|_)(?:acc|err|errors?|f1|r2|auc|mse|mae|rmse|loss)(?:\b|_)|score|precision|recall|correct|evaluat|metric|(?:mean|sum)\s*\([^\n]{0,100}==|정확도|准确率|準確率|正解率/i

/** A number alone that is less is no R²: a negative error, as a search scores it, mostly. */
const LEAST_UNNAMED = -1

/** Code that makes percent of a share: without it a number above 1 is an error, or a coefficient, beside an R². */
const MAKES_PERCENT = /\*\s?100\b|\b100(?:\.0?)?\s?\*/

/** The metric of a script that prints the value alone: the last such line that the metric can have; null: there is none. */
export function guessBareNumber(lines: readonly string[], name: MetricName, code: string) {
  if (!SPEAKS_OF_RESULT.test(code) && findComputed(code).length === 0) return null
  const drafted = draftRule(name)
  const [low, high] = validRange(drafted)
  const least = isShare(name) ? Math.max(low, LEAST_UNNAMED) : low
  const numbers = lines.filter((line) => new RegExp(BARE).test(line) && line.includes('.'))
  const isFindable = (line: string) => line === numbers.at(-1) || new RegExp(BARE_SMALL).test(line)
  const findable = numbers.filter(isFindable)
  const listUpTo = (most: number) => findable.filter((line) => Number(line) >= least && Number(line) <= most)
  const plain = listUpTo(isFraction(name) ? 100 : high)
  const bare = plain.length === 0 && isShare(name) && MAKES_PERCENT.test(code) ? listUpTo(100) : plain
  const line = bare.at(-1)
  if (line === undefined) return numbers.length === 0 && isShare(name) ? guessBareShare(lines, name, least) : null
  const text = line.trim()
  const others = [...new Set(bare.map((each) => each.trim()))].filter((each) => each !== text)
  const isPercent = isPercentage(name, Number(text))
  return {
    rule: {
      ...drafted,
      scale: isPercent ? 'percent' : drafted.scale,
      pattern: makeBarePattern({ text, index: lines.lastIndexOf(line) }, lines),
    },
    text,
    line: text,
    others: others.slice(-5),
    reasons: [],
    stated: [],
    doubts: ['name-not-printed' as const, ...(others.length > 0 ? ['one-of-several' as const] : [])],
  }
}

/** A line of nothing but a share with its sign, which stands there once: several are steps on the way. */
function guessBareShare(lines: readonly string[], name: MetricName, least: number) {
  const shares = lines.filter((line) => new RegExp(BARE_SHARE).test(line))
  const [line, ...others] = shares
  const text = new RegExp(BARE_SHARE).exec(line ?? '')?.[1] ?? ''
  if (line === undefined || others.length > 0 || !text.includes('.')) return null
  if (shareOf(Number(text)) < least || Number(text) > 100) return null
  return {
    rule: { ...draftRule(name), scale: 'percent' as const, pattern: BARE_SHARE },
    text,
    line: line.trim(),
    others: [],
    reasons: [],
    stated: [],
    doubts: ['name-not-printed' as const],
  }
}
