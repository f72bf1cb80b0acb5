import { METRIC_OF_FUNCTION, type Metric } from '../../schema/dataset/metrics.ts'

/** Names of the metrics that the code computes by a function of scikit-learn. */
export function findComputed(code: string): Metric['name'][] {
  const called = [...METRIC_OF_FUNCTION].filter(([name]) => new RegExp(`\\b${name}\\b`).test(code))
  return [...new Set(called.flatMap(([, metric]) => withRoots(metric, code)))] // a root by both of its ways is one
}

/** An error, its root where the code takes that of each, or both where it takes that of some. */
function withRoots(name: Metric['name'], code: string): Metric['name'][] {
  const found = ROOTS.find(([square]) => square === name)
  if (found === undefined) return [name]
  const [, root, ofRoot, ofAny] = found
  const count = (pattern: RegExp) => code.match(pattern)?.length ?? 0
  const roots = count(ofRoot)
  if (roots === 0) return [name]
  return count(ofAny) > roots ? [root, name] : [root]
}

/** A call whose root is taken: by a function around it, by what it is asked for, or by a power behind it. */
const rootOf = (called: string) =>
  new RegExp(
    String.raw`sqrt\(\s{0,9}(?:\w{1,40}\.){0,3}${called}\b|\b${called}\((?:[^()]|\([^()]{0,300}\)){0,300}(?:\bsquared\s{0,9}=\s{0,9}False\b|\)\s{0,9}\*\*\s{0,9}(?:0?\.5\b|\(\s{0,9}1\s{0,9}\/\s{0,9}2\s{0,9}\)))`,
    'g',
  )

const rootsOf = (square: Metric['name'], root: Metric['name'], called: string) =>
  [square, root, rootOf(called), new RegExp(String.raw`\b${called}\(`, 'g')] as const

const ROOTS = [rootsOf('mse', 'rmse', 'mean_squared_error'), rootsOf('msle', 'rmsle', 'mean_squared_log_error')]
