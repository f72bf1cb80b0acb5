import { smallest } from '../../base/numbers.ts'
import { withoutDocstrings } from '../../dataset/code/without-docstrings.ts'
import { findComputed, METRIC_FUNCTIONS } from '../../schema/dataset/metrics.ts'
import { listPreferred } from './likeliest-metric.ts'
import type { MetricName } from './printed-metric.ts'
import { readCall } from './read-call.ts'

/** A result that a script leaves behind under a name. */
export interface KeptMetric {
  readonly name: MetricName
  readonly expression: string
}

const CALL = String.raw`(?:[A-Za-z_]\w{0,60}\.){0,3}(${METRIC_FUNCTIONS.join('|')})\(`
/** At the top level, where the script leaves it: `acc = metrics.accuracy_score(y_test, predicted)`, `score = round(r2_score(…), 2)`. */
const KEPT = new RegExp(String.raw`^([A-Za-z_]\w{0,60})[ \t]{0,9}=[ \t]{0,9}(?:round\(|float\()?${CALL}`, 'gm')
/** What may stand behind the call: of what is computed with its value, that is no longer the metric. */
const ENDS = /^(?:(?:[ \t]*,[ \t]*\d{1,2})?[ \t]*\))?[ \t\r]*(?:#.*)?$/
const OF_TRAINING = /train/i

/** The result that the script's own text computes and leaves behind, the best of several by its metric, then the last; null: none. */
export function findKept(script: string, code: string): KeptMetric | null {
  const text = withoutDocstrings(script)
  const found = [...text.matchAll(KEPT)].flatMap(({ 0: { length }, 1: expression = '', 2: called = '', index }) => {
    const call = readCall(text, index + length)
    if (call === null || !ENDS.test(call.behind)) return []
    if (OF_TRAINING.test(`${expression} ${call.given} ${call.behind}`)) return []
    const [name] = findComputed(`${called}(${call.given})`)
    return name === undefined ? [] : [{ name, expression }]
  })
  const preferred = listPreferred(code)
  const placeOf = ({ name }: KeptMetric) => preferred.indexOf(name)
  const best = smallest(found.map(placeOf).filter((place) => place >= 0))
  return found.findLast((each) => placeOf(each) === best) ?? null
}
