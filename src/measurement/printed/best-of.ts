import { draftRule, gainOf, type Metric } from '../../schema/dataset/metrics.ts'

/** The first of some values of a metric that none of them is better than; null: there is none. */
export function bestOf<T>(some: readonly T[], metric: Metric['name'], numberOf: (each: T) => number): T | null {
  const [first, ...others] = some
  if (first === undefined) return null
  const rule = draftRule(metric)
  return others.reduce((best, each) => (gainOf(numberOf(each) - numberOf(best), rule) > 0 ? each : best), first)
}
