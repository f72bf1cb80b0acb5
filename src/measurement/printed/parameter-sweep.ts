import { bestOf } from './best-of.ts'
import { LOSSES } from './likeliest-metric.ts'
import { readNumber } from './metric-pattern.ts'
import type { PrintedValue } from './printed-value.ts'

/** Fewer lines may be of so many results. */
const FEWEST = 3
/** What a parameter is set to: Python's `None` where it sets no bound. */
const NUMBER = /\d{1,12}(?:\.\d{1,12})?(?:e[-+]?\d{1,3})?|\bNone\b/g

/** A parameter of a model, right before what it is set to. */
const PARAMETER =
  /(?<![\p{L}\d])(?:n[ _-]?neighbou?rs?|neighbou?rs?|c|gamma|(?:ccp[ _])?alpha|lambda|(?:max[ _-]?)?depth|(?:n|num|number of)[ _-]?(?:trees|estimators|neighbou?rs|clusters|components)|trees|estimators|clusters|components|learning[ _-]?rate|lr|eta|degree|var[ _]smoothing|min[ _]samples[ _](?:leaf|split)|max[ _](?:features|leaf[ _]nodes)|l1[ _]ratio|hidden[ _-]?(?:units|size|dim|layers)|dropout)(?=[ \t=:[('"])(?:[ \t]+(?:value|is|of))?[ \t]{0,9}[=:]{0,2}[ \t]{0,9}[[('"]?$/iu
/** Behind `@` it counts what is recommended. */
const K = /(?<![\p{L}\d@]|top[ -])k(?:[ \t]+(?:value|is|of))?[ \t]{0,9}[=:]{0,2}[ \t]{0,9}$/iu
/** Code in which `k` counts neighbours or groups, and no folds. */
const COUNTS_NEIGHBOURS = /neighbo|knn|k[ _-]?means/i
const OF_PARTS = /\b(?:folds?|epochs?|seeds?|rounds?|runs?|batch(?:es)?)\b/i

/**
 * Values but for those of lines that follow each other and differ in numbers alone, as those of one model with other parameters:
 * a script seeks one by them. What stands before them with parameters that they try again is no part of them. All of them where
 * there is no other.
 */
export function withoutSweeps<T extends PrintedValue>(values: readonly T[]): readonly T[] {
  const kept = groupSweeps(values).flatMap((group) => (group.length < FEWEST ? group : []))
  return kept.length > 0 ? kept : values
}

/**
 * The best of the last of several searches for a parameter, where nothing else is told: who prints each of its settings means none
 * of them but that. Null: the last value is of no such search.
 */
export function findBestOfSweep<T extends PrintedValue>(values: readonly T[], code: string): T | null {
  const group = groupSweeps(values).at(-1) ?? []
  const [first] = group
  if (first === undefined || group.length < FEWEST || LOSSES.includes(first.name)) return null
  if (!variesByParameter(group, COUNTS_NEIGHBOURS.test(code))) return null
  return bestOf(group, first.name, ({ text }) => readNumber(text))
}

/** Whether all numbers before the values that differ from line to line are those of parameters. */
function variesByParameter(group: readonly PrintedValue[], mayBeK: boolean): boolean {
  const heads = group.map(({ line, at }) => line.slice(0, at))
  if (heads.some((head) => OF_PARTS.test(head))) return false
  const numbers = heads.map((head) => head.match(NUMBER) ?? [])
  const texts = (heads[0] ?? '').split(NUMBER)
  const varying = texts.flatMap((text, place) => (new Set(numbers.map((each) => each[place])).size > 1 ? [text] : []))
  return varying.length > 0 && varying.every((text) => PARAMETER.test(text) || (mayBeK && K.test(text)))
}

/** Values in groups of those of one search, the others each in one of its own or with what stands before a search. */
function groupSweeps<T extends PrintedValue>(values: readonly T[]): T[][] {
  const heads = values.map(({ line, at }) => line.slice(0, at))
  const shapes = heads.map((head) => head.replaceAll(NUMBER, '0'))
  const follows = values.map(
    ({ index }, place) =>
      index === (values[place - 1]?.index ?? Number.NaN) + 1 &&
      shapes[place] === shapes[place - 1] &&
      heads[place] !== heads[place - 1],
  )
  const isTriedAgain = (place: number) => {
    const end = follows.indexOf(false, place + 1)
    return heads.slice(place + 1, end < 0 ? undefined : end).includes(heads[place] ?? '')
  }
  const starts = follows.flatMap((each, place) =>
    each && !(follows[place - 1] === false && isTriedAgain(place - 1)) ? [] : [place],
  )
  return starts.map((start, nth) => values.slice(start, starts[nth + 1]))
}
