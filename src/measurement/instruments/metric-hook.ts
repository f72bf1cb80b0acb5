import type { MetricRule } from '../../schema/dataset/metric-rule.ts'
import type { Flag } from '../../schema/measurement/execution.ts'
import { judgeMetric, type MetricOutcome, noMetric } from '../printed/read-metric.ts'
import { openNotes } from './home-notes.ts'

const NOTES = openNotes('GREENML_METRIC_FILE', '.greenml-metric', 2000)

/** Tells the hook (the shim `metric`) what to evaluate. */
export const hookEnvironment = (expression: string): Readonly<Record<string, string>> => ({
  ...NOTES.environment,
  GREENML_METRIC_EXPRESSION: expression,
})

const hintOf = (error: string) =>
  error.startsWith('NameError')
    ? "; only names of the script's top level are left at its end, none inside functions"
    : ''

/** CPU seconds, then which of the two it is, then that. */
const RESULT = /^(\d{1,9}\.\d{6})\n(value|error)\n(.*)$/

/**
 * The metric of a script that ended well, by the manifest's expression. The run's own code could have written the file.
 * `hide`: takes places of this host out of an error.
 */
export async function readHookedMetric(
  homeFolder: string,
  rule: MetricRule,
  hide: (text: string) => string,
): Promise<MetricOutcome> {
  const content = await NOTES.read(homeFolder)
  if (content === null)
    return noMetric('the metric expression was not evaluated to its end: the process ended without its exit functions')
  const [, seconds, kind, text = ''] = RESULT.exec(content.toString()) ?? []
  if (seconds === undefined) return noMetric("the metric hook's result was damaged by the script")
  if (kind === 'error') return noMetric(`the metric expression failed: ${hide(text)}${hintOf(text)}`)
  const outcome = judgeMetric({ text, line: null, percent: rule.scale === 'percent' }, rule)
  if (outcome.status !== 'ok') return outcome
  const flags: Flag[] = [...outcome.flags, 'metric-expression']
  return { ...outcome, metric: { ...outcome.metric, hookSeconds: Number(seconds) }, flags }
}
