import { smallest } from '../../base/numbers.ts'
import { findMetric, METRIC_FUNCTIONS } from '../../schema/dataset/metrics.ts'
import { listPreferred } from './likeliest-metric.ts'
import type { MetricName } from './printed-metric.ts'

/** A result that a script leaves behind under a name. */
export interface KeptMetric {
  readonly name: MetricName
  readonly expression: string
}

const CALL = String.raw`(?:[A-Za-z_]\w{0,60}\.){0,3}(${METRIC_FUNCTIONS.join('|')})\(([^\n]{0,300})`
/** At the top level, where the script leaves it: `acc = metrics.accuracy_score(y_test, predicted)`, `score = round(r2_score(…), 2)`. */
const KEPT = new RegExp(String.raw`^([A-Za-z_]\w{0,60})[ \t]{0,9}=[ \t]{0,9}(?:round\(|float\()?${CALL}`, 'gm')
const OF_TRAINING = /train/i

/** The result that the script's own text computes and leaves behind, the best of several by its metric, then the last; null: none. */
export function findKept(text: string, code: string): KeptMetric | null {
  const found = [...text.matchAll(KEPT)].flatMap(([, expression = '', called = '', given = '']) => {
    const name = findMetric(called)?.name
    return name === undefined || OF_TRAINING.test(`${expression} ${given}`) ? [] : [{ name, expression }]
  })
  const preferred = listPreferred(code)
  const placeOf = ({ name }: KeptMetric) => preferred.indexOf(name)
  const best = smallest(found.map(placeOf).filter((place) => place >= 0))
  return found.findLast((each) => placeOf(each) === best) ?? null
}
