import type { MetricRule } from '../../schema/dataset/metric-rule.ts'
import { type MetricOutcome, readPrintedMetric } from '../printed/read-metric.ts'
import type { Instrument } from './instrument.ts'
import { hookEnvironment, readHookedMetric } from './metric-hook.ts'

/** `stdout`, `stderr`: their ends. `hide`: takes places of this host out of an error. */
interface Printed {
  readonly stdout: string
  readonly stderr: string
  readonly hide: (text: string) => string
}

export type MetricReader = Instrument<Printed, MetricOutcome>

/** The metric by the manifest's expression where the script is the author's and there is one, else from what was printed. */
export function openMetricReader(rule: MetricRule, isAuthors: boolean): MetricReader {
  const { expression } = rule
  return expression === undefined || !isAuthors
    ? { shims: [], environment: {}, read: async (_, printed) => readPrintedMetric(printed, rule, isAuthors) }
    : {
        shims: ['metric'],
        environment: hookEnvironment(expression),
        read: ({ homeFolder }, { hide }) => readHookedMetric(homeFolder, rule, hide),
      }
}
