import type { PrintedValue } from './printed-value.ts'

/** Fewer lines may be of so many results. */
const FEWEST = 3
const NUMBER = /\d{1,12}(?:\.\d{1,12})?/g

/**
 * Values but for those of lines that follow each other and differ in numbers alone, as those of one model with other parameters:
 * a script seeks one by them. What stands before them with parameters that they try again is no part of them. All of them where
 * there is no other.
 */
export function withoutSweeps<T extends PrintedValue>(values: readonly T[]): readonly T[] {
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
  const kept = starts.flatMap((start, nth) => {
    const group = values.slice(start, starts[nth + 1])
    return group.length < FEWEST ? group : []
  })
  return kept.length > 0 ? kept : values
}
