import type { Random } from '../../base/random.ts'
import { nameOfClass } from '../../base/text/class-name.ts'
import { isMissing } from '../../base/text/delimited.ts'
import { findLabelKind, type LabelKind } from '../../schema/dataset/metrics.ts'
import type { Table } from './table.ts'

/** Kind of the target, which decides what random labels are. By the task, else by the metric; null: neither says. */
export function labelKindOf(task: string, metric: string): LabelKind | null {
  if (task.endsWith('classification')) return 'classes'
  return task === 'regression' ? 'numbers' : findLabelKind(metric)
}

/** Each class that occurs in the targets of these tables, in the order of its characters. */
export function listClasses(tables: readonly Table[]): string[] {
  const classes = new Set<string>()
  for (const { rows, target } of tables) {
    if (target === null) continue
    for (const row of rows) {
      const cell = row[target]
      if (cell !== undefined && !isMissing(cell)) classes.add(cell)
    }
  }
  return [...classes].sort()
}

/**
 * Labels that say nothing of their rows. Classes are drawn evenly and not only permuted: a script that always answers the
 * larger class keeps its metric under a permutation, but not under an even draw. Numbers are permuted, so that their
 * distribution, and with it the unit of an error, stays; but for the tails: in whose test rows an outlier comes to lie would
 * decide whose error grows. What is missing stays missing.
 */
export function redrawLabels(table: Table, classes: readonly string[] | null, random: Random): Table {
  const { target, rows } = table
  if (target === null) return table
  const places = rows.flatMap((row, place) => (isMissing(row[target] ?? '') ? [] : [place]))
  const labels =
    classes === null
      ? random.shuffle(cutTails(places.map((place) => rows[place]?.[target] ?? '')))
      : places.map(() => classes[random.below(classes.length)] ?? '')
  const labelOf = new Map(places.map((place, index) => [place, labels[index] ?? '']))
  return {
    ...table,
    rows: rows.map((row, place) => {
      const label = labelOf.get(place)
      return label === undefined ? row : row.with(target, label)
    }),
  }
}

/**
 * Labels that are others everywhere, and as easy to learn: each class stands where the one before it stood, numbers are mirrored
 * in the middle between the least and the greatest. Who learns from them is wrong by the true ones, who knows those is not. What
 * is missing stays missing.
 */
export function exchangeLabels(table: Table, classes: readonly string[] | null): Table {
  const { target, rows } = table
  if (target === null) return table
  const cells = rows.flatMap((row) => (isMissing(row[target] ?? '') ? [] : [row[target] ?? '']))
  const exchange = classes === null ? mirror(cells.map(Number)) : nextOf(classes)
  return {
    ...table,
    rows: rows.map((row) => {
      const cell = row[target] ?? ''
      return isMissing(cell) ? row : row.with(target, exchange(cell))
    }),
  }
}

/** The class after a class. */
function nextOf(classes: readonly string[]): (cell: string) => string {
  const next = new Map(classes.map((each, place) => [nameOfClass(each), classes[(place + 1) % classes.length] ?? each]))
  return (cell) => next.get(nameOfClass(cell)) ?? cell
}

/** One of the ways in which each class is written. */
export const withoutOtherWays = (classes: readonly string[]): string[] =>
  [...Map.groupBy(classes, nameOfClass).values()].map(([first]) => first ?? '')

function mirror(values: readonly number[]): (cell: string) => string {
  const known = values.filter(Number.isFinite)
  const ends =
    known.reduce((low, value) => Math.min(low, value), Infinity) +
    known.reduce((high, value) => Math.max(high, value), -Infinity)
  return (cell) => (Number.isFinite(Number(cell)) ? `${ends - Number(cell)}` : cell)
}

const TAIL = 0.05

/** Labels of which those beyond a quantile become it (Winsor's way), where all are numbers and are not nearly all the same. */
export function cutTails(labels: readonly string[]): string[] {
  const sorted = labels.toSorted((a, b) => Number(a) - Number(b))
  const beyond = Math.floor(TAIL * sorted.length)
  const [low = '', high = ''] = [sorted[beyond], sorted.at(-1 - beyond)]
  if (labels.some((label) => Number.isNaN(Number(label))) || Number(low) === Number(high)) return [...labels]
  return labels.map((label) => (Number(label) < Number(low) ? low : Number(label) > Number(high) ? high : label))
}

/** Half of the rows, in their order; half of each class, rounded up, where the target holds classes. */
export function takeHalf(table: Table, kind: LabelKind | null, random: Random): Table {
  const { target, rows } = table
  const isStratified = target !== null && kind === 'classes'
  const groups = Map.groupBy(rows.keys(), (place) => (isStratified ? (rows[place]?.[target] ?? '') : ''))
  const kept = new Set<number>()
  for (const group of groups.values()) {
    for (const place of random.shuffle(group).slice(0, Math.ceil(group.length / 2))) kept.add(place)
  }
  return { ...table, rows: rows.filter((_, place) => kept.has(place)) }
}
