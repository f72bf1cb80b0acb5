import { sum } from '../../base/numbers.ts'

interface Sized {
  readonly seconds: number
}

/**
 * Each item, in order, goes to the bin that would be done with it first, of those that may take it; with the longest first
 * this is Graham's rule (1969). A bin of weight 2 is done in half the time. Ties go to the earlier bin, so that every process
 * deals alike.
 */
export function dealToLeast<T extends Sized>(
  items: readonly T[],
  weights: readonly number[],
  mayTake: (item: T, bin: number) => boolean = () => true,
): T[][] {
  const dealt = weights.map((): T[] => [])
  const loads = weights.map(() => 0)
  for (const item of items) {
    let [chosen, least] = [-1, Number.POSITIVE_INFINITY]
    for (const [bin, weight] of weights.entries()) {
      const done = ((loads[bin] ?? 0) + item.seconds) / weight
      if (done < least && mayTake(item, bin)) [chosen, least] = [bin, done]
    }
    dealt[chosen]?.push(item)
    loads[chosen] = (loads[chosen] ?? 0) + item.seconds
  }
  return dealt
}

/** One weight for each of so many bins. */
export const equalWeights = (count: number): number[] => Array.from({ length: count }, () => 1)

/**
 * Weights of jobs that machines pull: each round of jobs is smaller than the one before, and the last evens out what the
 * others took longer than expected (trapezoid self-scheduling, Tzeng & Ni 1993).
 */
export function trapezoidWeights(jobs: number, machines: number): number[] {
  const rounds = Math.ceil(jobs / machines)
  return Array.from({ length: jobs }, (_, job) => rounds - Math.floor(job / machines))
}

/** Items of equal length stay in their order. */
export const longestFirst = <T extends Sized>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => b.seconds - a.seconds)

export const sumSeconds = (items: readonly Sized[]): number => sum(items.map(({ seconds }) => seconds))

export interface PulledQueue {
  /** Seconds that each machine works. */
  readonly busy: readonly number[]
  /** Time at which the last job leaves the queue. */
  readonly lastStart: number
}

/** Times of machines that take the next job of a queue, in its order, as soon as they are free. */
export function pullQueue(jobs: readonly Sized[], machines: number): PulledQueue {
  const busy = Array.from({ length: machines }, () => 0)
  let lastStart = 0
  for (const { seconds } of jobs) {
    const next = busy.indexOf(Math.min(...busy))
    lastStart = Math.max(lastStart, busy[next] ?? 0)
    busy[next] = (busy[next] ?? 0) + seconds
  }
  return { busy, lastStart }
}
