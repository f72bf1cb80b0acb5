import { z } from 'zod'
import { text } from '../common.ts'

/** Longer than any that reads a number, short enough to be taken in at once. */
const LONGEST_PATTERN = 1000

/** Told without matching anything: nesting alone can keep an expression at work for hours, even on no text at all. */
function hasGroup(pattern: string): boolean {
  if (pattern.length > LONGEST_PATTERN || !isExpression(pattern)) return false
  const structure = pattern.replaceAll(/\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]?/g, '_') // escapes and classes are no brackets
  return /\((?!\?)|\(\?<(?![=!])/.test(structure)
}

function isExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern) instanceof RegExp
  } catch {
    return false
  }
}

/** accuracy, f1, r2, rmse, auc … */
export const metricName = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,299}$/, 'a name of small letters, digits and _, as f1 or roc_auc')

/** How the quality of a script's result is read from what it prints. */
export const metricRule = z.strictObject({
  name: metricName,
  direction: z.enum(['higher', 'lower']),
  /** How the author's script prints it; `percent` is divided by 100. */
  scale: z.enum(['fraction', 'percent', 'absolute']),
  /** Valid values after scaling; a value outside is `invalid-metric`. */
  range: z
    .tuple([z.number(), z.number()])
    .refine(([low, high]) => low < high, 'the lower end first')
    .optional(),
  /** JavaScript regular expression with one group; its last match in the standard output counts, else in what the author's script
   * logs to standard error. */
  pattern: text
    .refine(hasGroup, 'a JavaScript regular expression with one group, of 1000 characters at most')
    .optional(),
  /**
   * Python expression over the names that the author's script leaves behind, evaluated after it by a hook: for a script that
   * prints several numbers or none. Its value is the metric of the two baselines; answers print their own line.
   */
  expression: z.string().min(1).max(1000).optional(),
  /** Absolute: how far a variant may fall behind its baseline and still count as equal. */
  tolerance: z.number().min(0).default(0.01),
})
export type MetricRule = z.infer<typeof metricRule>
