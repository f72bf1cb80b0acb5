import { numberOf, type PrintedValue, valueDecimals } from './printed-value.ts'

/** So many right of so many before a value, as `1/5 = 0.20` and `1 / 5 (20 %)` tell it, or behind it, as `0.20 (1/5)`. */
const BEFORE = /(?<![\d.])(\d{1,9})[ \t]?\/[ \t]?(\d{1,9})[ \t]{0,3}[=(:→>-]{1,2}[ \t]{0,3}$/
const BEHIND = /^[ \t]?%?[ \t]{0,3}[([][ \t]?(\d{1,9})[ \t]?\/[ \t]?(\d{1,9})[ \t]?[)\]]/
/** Of fewer rows no model is judged: they show how it answers. */
const FEW = 20

/** Values but for shares of a few rows, as of questions made up to show what a model says; all of them where there is no other. */
export function withoutFew<T extends PrintedValue>(values: readonly T[]): readonly T[] {
  const kept = values.filter((value) => !isOfFew(value))
  return kept.length > 0 ? kept : values
}

function isOfFew(value: PrintedValue): boolean {
  const { line, at, text } = value
  const found = BEFORE.exec(line.slice(Math.max(0, at - 40), at)) ?? BEHIND.exec(line.slice(at + text.length))
  const [right, all] = [Number(found?.[1]), Number(found?.[2])]
  // What comes to another number is a count of something else, as of folds.
  return all < FEW && Math.abs(right / all - numberOf(value)) <= 0.5001 * 10 ** -valueDecimals(value)
}
