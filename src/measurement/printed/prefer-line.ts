import { memoise } from '../../base/memoise.ts'
import type { MetricReason } from '../../schema/dataset/import-report.ts'
import { draftRule, gainOf, type Metric } from '../../schema/dataset/metrics.ts'
import { isCalledBest, listBest, listBetter, namesBest } from './called-best.ts'
import { lastOfTrainings } from './last-of-trainings.ts'
import { LINES_ABOVE, SEVERAL } from './metric-pattern.ts'
import { listTitled, MODEL_WORDS, namesModel } from './model-names.ts'
import { numberOf, oneValue, type PrintedValue, saysSame } from './printed-value.ts'
import type { Readme } from './read-readme.ts'
import { listBestCompared } from './stated-numbers.ts'
import { findChosen, listAmong, openShares, type Share } from './stated-shares.ts'

export interface Preferred<T> {
  readonly printed: T
  readonly reasons: readonly MetricReason[]
}

/** What is printed, and what the README says of it. */
export interface Texts {
  readonly lines: readonly string[]
  readonly readme: Readme
}

/** More are no models that somebody compares. */
export const MOST_ALIKE = 200

/**
 * Of several values that say as much that one which is the project's result by its README, which states it, or by README or
 * output, which name its model best; null: nothing tells them apart.
 */
export function preferLine<T extends PrintedValue>(alike: readonly T[], texts: Texts): Preferred<T> | null {
  // Of so many epochs one comes to what the README states by chance.
  const ends = lastOfTrainings(alike)
  const ofEnds = ends.length > 1 && ends.length < alike.length ? preferAmong(ends, texts) : null
  if (ofEnds === null || ofEnds.reasons.length === 0) return preferAmong(alike, texts)
  if (!ofEnds.reasons.includes('named-in-title')) return ofEnds
  // What the README states says more than what it is called.
  const ofAll = preferAmong(alike, texts)
  return isStated(ofAll) ? ofAll : ofEnds
}

function preferAmong<T extends PrintedValue>(alike: readonly T[], { lines, readme }: Texts): Preferred<T> | null {
  if (alike.length > MOST_ALIKE) return null
  const numbers = readme.numbers()
  const sharesOf = openShares(numbers)
  const tellingOf = memoise((name: Metric['name']) => sharesOf(name).filter(({ tells }) => tells))
  const stated = listAmong(alike, sharesOf)
  const exact = listAmong(alike, tellingOf)
  const exactly = oneValue(exact)
  const findOf: FindOf<T> = (pool, names, all = pool) =>
    oneValue(pool.filter((each) => namesModel(readLead(each, all, lines), names)))
  const findBest = (pool: readonly T[], text: readonly string[]) => findOf(pool, listBest(text))
  if (exactly !== null) {
    return isOfCompared(exactly, tellingOf)
      ? (because('named-best', findBetterThan(exactly, findBest(alike, readme.lines))) ??
          because('stated-in-readme', exactly))
      : because('stated-in-readme', exactly)
  }
  // A script's own word weighs more than few digits of its README, which another model may have by chance.
  const own = findBest(exact.length > 0 ? exact : alike, lines)
  if (own !== null) return { printed: own, reasons: ['named-best'] }
  const only = oneValue(stated)
  if (only !== null) return { printed: only, reasons: ['stated-in-readme'] }
  const pool = stated.length > 0 ? stated : alike
  const markedOf = memoise((name: Metric['name']) => sharesOf(name).filter(({ isMarked }) => isMarked))
  const likely = exact.length > 0 ? exact : stated
  // Where a marked number is a value, that tells, and not what is beside it.
  const names = listAmong(likely, markedOf).length > 0 ? [] : readme.marks().names
  return (
    because('named-best', findBest(pool, readme.lines)) ??
    because('stated-in-readme', findChosen(likely, markedOf, sharesOf)) ??
    because('named-best', findOf(pool, names, alike) ?? findOf(alike, names)) ??
    because('named-best', oneValue(pool.filter(isCalledBest))) ??
    because('named-best', findBetter(alike, pool, { lines, names: listBetter(readme.lines), findOf })) ??
    because('named-in-title', oneValue(pool) === null ? findOf(pool, listTitled(readme.lines)) : null) ??
    because(null, findChosen(stated, openShares(listBestCompared(numbers)), sharesOf)) ??
    because(null, stated.at(-1) ?? null)
  )
}

/** Whether the README states a value only where it compares models, of which another may be its result. */
const isOfCompared = (value: PrintedValue, sharesOf: (name: Metric['name']) => readonly Share[]) =>
  listAmong([value], (name) => sharesOf(name).filter(({ isCompared }) => !isCompared)).length === 0

const findBetterThan = <T extends PrintedValue>(one: T, other: T | null): T | null =>
  other !== null && isBestOf(other, [one]) && !saysSame(other, one) ? other : null

export const because = <T>(reason: MetricReason | null, printed: T | null): Preferred<T> | null =>
  printed === null ? null : { printed, reasons: reason === null ? [] : [reason] }

export const isStated = (preferred: Preferred<unknown> | null) =>
  preferred?.reasons.includes('stated-in-readme') === true

type FindOf<T> = (pool: readonly T[], names: readonly string[], all?: readonly T[]) => T | null

/** The one that a README calls better than others, where it is the best of several models. */
function findBetter<T extends PrintedValue>(
  alike: readonly T[],
  pool: readonly T[],
  { lines, names, findOf }: { lines: readonly string[]; names: readonly string[]; findOf: FindOf<T> },
): T | null {
  // Where what leads to one would lead to two, the values between that nobody states end it too.
  const better = findOf(pool, names) ?? findOf(pool, names, alike)
  return better !== null && areCompared(pool, lines) && isBestOf(better, pool) ? better : null
}

/** Whether several values are of models, each: one of none, as of a last look at held-out rows, is not outdone by the best of those. */
const areCompared = (some: readonly PrintedValue[], lines: readonly string[]) =>
  oneValue(some) === null && some.every((each) => MODEL_WORDS.test(readLead(each, some, lines)))

/** Whether none of some says more than one of them. */
const isBestOf = (one: PrintedValue, some: readonly PrintedValue[]) =>
  some.every((each) => gainOf(numberOf(one) - numberOf(each), draftRule(one.name)) >= 0 || saysSame(one, each))

/** What leads to a value: what stands above its line, below the value before, but for what names a best model, and before it in its line. */
function readLead(each: PrintedValue, all: readonly PrintedValue[], lines: readonly string[]): string {
  if (SEVERAL.test(each.line.slice(each.at + each.text.length))) return ''
  const before = Math.max(-1, ...all.map(({ index }) => index).filter((index) => index < each.index))
  const above = lines.slice(Math.max(before + 1, each.index - LINES_ABOVE), each.index)
  return [...above.filter((line) => !namesBest(line)), each.line.slice(0, each.at)].join(' ')
}
