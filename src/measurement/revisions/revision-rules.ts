import { UserError } from '../../base/errors.ts'
import { DEFAULT_LIMITS, parseLimits, type RunLimits } from '../../sandbox/run-limits.ts'
import { type MetricRule, metricName, metricRule } from '../../schema/dataset/metric-rule.ts'
import { draftRule } from '../../schema/dataset/metrics.ts'
import type { RevisionSettings } from '../../schema/options/measure-options.ts'

/** A run may take as long as one of a project may that says nothing. */
const WALL_SECONDS = 900

/** What a run of a revision is held to. */
export function readRevisionLimits({ limits, timeout }: RevisionSettings): RunLimits {
  return {
    ...DEFAULT_LIMITS,
    wallSeconds: WALL_SECONDS,
    ...(limits === undefined ? {} : parseLimits(limits)),
    ...(timeout === undefined ? {} : { wallSeconds: timeout }),
  }
}

/** `[Ll]oss`: a letter, large or small. */
const EITHER_CASE = /\[([a-z])\1\]/gi
/** What a pattern matches by kind, as `\d` and `[A-Za-z]`, is no word of it. */
const KINDS = /\\.|\[(?:\\.|[^[\]\\])*\]/g

/** The metric that a pattern reads is called by its first word, as `f1=([0-9.]+)`. */
export function readRevisionRule({ metric, lowerIsBetter, tolerance }: RevisionSettings): MetricRule {
  const word =
    metric === undefined
      ? 'accuracy'
      : (/[A-Za-z][A-Za-z0-9_]*/.exec(metric.replace(EITHER_CASE, '$1').replace(KINDS, ' '))?.[0] ?? '').toLowerCase()
  const name = metricName.safeParse(word).success ? word : 'metric'
  const drafted = draftRule(name)
  const direction = lowerIsBetter ? 'lower' : drafted.direction
  const rule = metricRule.safeParse({
    ...drafted,
    direction,
    tolerance,
    ...(metric === undefined ? {} : { pattern: metric }),
  })
  if (rule.success) return rule.data
  throw new UserError(`--metric '${metric}': expected ${rule.error.issues[0]?.message}, as 'f1=([0-9.]+)'.`)
}
