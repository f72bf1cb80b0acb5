import { numberOf, type PrintedValue, valueDecimals } from './printed-value.ts'

/** So many right of so many before a value, as `1/5 = 0.20` and `1 / 5 (20 %)` tell it, or behind it, as `0.20 (1/5)`. */
const BEFORE = /(?<![\d.])(\d{1,9})[ \t]?\/[ \t]?(\d{1,9})[ \t]{0,3}[=(:→>-]{1,2}[ \t]{0,3}$/
const BEHIND = /^[ \t]?%?[ \t]{0,3}[([][ \t]?(\d{1,9})[ \t]?\/[ \t]?(\d{1,9})[ \t]?[)\]]/
/** Of fewer rows no model is judged: they show how it answers. */
const FEW = 20
const SAYS_TEST = /(?<![A-Za-z])test(?:ing)?(?![a-z])/i

/**
 * Values but for shares of a few rows, as of questions made up to show what a model says; all of them where no other is surely of
 * more rows, or where these alone are called those of the test.
 */
export function withoutFew<T extends PrintedValue>(values: readonly T[]): readonly T[] {
  const kept = values.filter((value) => !isOfFew(value))
  const few = values.filter((value) => !kept.includes(value))
  const saysTest = ({ line }: T) => SAYS_TEST.test(line)
  const isOfTest = few.some(saysTest) && !kept.some(saysTest)
  return few.length > 0 && kept.some(isOfMany) && !isOfTest ? kept : values
}

function isOfFew(value: PrintedValue): boolean {
  const [right, all] = readCounts(value)
  return all < FEW && isShare(value, right / all)
}

/** Whether its counts say so, or no share of a few rows comes to it. */
function isOfMany(value: PrintedValue): boolean {
  const [right, all] = readCounts(value)
  if (all >= FEW && isShare(value, right / all)) return true
  for (let rows = 1; rows < FEW; rows++) if (isShare(value, Math.round(numberOf(value) * rows) / rows)) return false
  return true
}

function readCounts({ line, at, text }: PrintedValue): readonly [right: number, all: number] {
  const found = BEFORE.exec(line.slice(Math.max(0, at - 40), at)) ?? BEHIND.exec(line.slice(at + text.length))
  return [Number(found?.[1]), Number(found?.[2])]
}

/** Whether it says that; what comes to another number is a count of something else, as of folds. */
const isShare = (value: PrintedValue, share: number) =>
  Math.abs(share - numberOf(value)) <= 0.5001 * 10 ** -valueDecimals(value)
