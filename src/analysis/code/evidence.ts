import type { CodeChange, CodeStructure } from '../../schema/analysis/code-analysis.ts'

type Evidence = Omit<CodeChange, 'kind'>

/** Rule of a kind of change: the author's part and the other's in its place; null where there is no such change. */
export type Rule = (before: CodeStructure, after: CodeStructure) => Evidence | null

type Count = (structure: CodeStructure) => number

export const fewer = (count: Count): Rule => compareCounts(count, (b, a) => a < b)

export const vanished = (count: Count): Rule => compareCounts(count, (b, a) => b > 0 && a === 0)

export const appeared = (count: Count): Rule => compareCounts(count, (b, a) => b === 0 && a > 0)

function compareCounts(count: Count, holds: (before: number, after: number) => boolean): Rule {
  return (before, after) => {
    const [was, is] = [count(before), count(after)]
    return holds(was, is) ? { before: was, after: is } : null
  }
}

/** A sum that fell, but not to nothing. No change where a part of it is only known at run time. */
export function shrunk(parts: (structure: CodeStructure) => readonly (number | null)[]): Rule {
  const sum = (of: readonly (number | null)[]) => of.reduce<number>((all, part) => all + (part ?? Number.NaN), 0)
  return (before, after) => {
    const [was, is] = [sum(parts(before)), sum(parts(after))]
    return is > 0 && is < was ? { before: was, after: is } : null
  }
}

/** Two sets, each sorted, that are not equal. */
export function different(before: readonly string[], after: readonly string[]): Evidence | null {
  return before.join('\n') === after.join('\n') ? null : { before: [...before], after: [...after] }
}

/** Two sets that differ in values that the programs' texts tell, on both sides: `…` may be any value. */
export function bothKnown(before: readonly string[], after: readonly string[]): Evidence | null {
  const [was, is] = [before, after].map((values) => values.filter((value) => value !== '…'))
  return was?.length && is?.length ? different(was, is) : null
}

/** `after` has something that `before` has not. Nothing in either is no change: one may only be written another way. */
export function replaced(before: readonly string[], after: readonly string[]): Evidence | null {
  if (before.length === 0 || after.every((item) => before.includes(item))) return null
  return different(before, after)
}

/** `after` has some of `before` and nothing else. */
export function reduced(before: readonly string[], after: readonly string[]): Evidence | null {
  const part = after.length > 0 && after.length < before.length && after.every((item) => before.includes(item))
  return part ? different(before, after) : null
}

/** Words of `before` that are not in `after`. */
export function missing(before: readonly string[], after: readonly string[]): Evidence | null {
  const gone = before.filter((item) => !after.includes(item))
  return gone.length === 0 ? null : { before: gone, after: [] }
}

export function extra(before: readonly string[], after: readonly string[]): Evidence | null {
  const gone = missing(after, before)
  return gone === null ? null : { before: gone.after, after: gone.before }
}

/** Named values that changed: `[name, before, after]`. */
export function listValues(values: readonly (readonly [string, string, string])[]): Evidence | null {
  if (values.length === 0) return null
  return {
    before: values.map(([name, was]) => `${name}=${was}`),
    after: values.map(([name, , is]) => `${name}=${is}`),
  }
}
