import { smallest } from '../../base/numbers.ts'
import { findComputed } from '../../dataset/code/computed-metrics.ts'
import { readCall } from '../../dataset/code/read-call.ts'
import { withoutDocstrings } from '../../dataset/code/without-docstrings.ts'
import { METRIC_FUNCTIONS } from '../../schema/dataset/metrics.ts'
import { findKind, listPreferred } from './likeliest-metric.ts'
import type { MetricName } from './printed-metric.ts'

/** A result that a script leaves behind under a name. */
export interface KeptMetric {
  readonly name: MetricName
  readonly expression: string
}

const CALL = String.raw`(?:[A-Za-z_]\w{0,60}\.){0,3}(${METRIC_FUNCTIONS.join('|')})\(`
/** `acc = metrics.accuracy_score(y_test, predicted)`, `score = round(r2_score(…), 2)`, and what a function returns so. */
const keptBehind = (indent: string) =>
  new RegExp(
    String.raw`^${indent}(?:([A-Za-z_]\w{0,60})[ \t]{0,9}=|return\b)[ \t]{0,9}(?:round\(|float\()?${CALL}`,
    'gm',
  )
/** At the top level, where the script leaves it. */
const KEPT = keptBehind('')
const KEPT_WITHIN = keptBehind(String.raw`[ \t]{1,40}`)
/** What a search for groups keeps in itself, as KMeans does: of a name that the script gave it at its top level. */
const IN_MODEL =
  /^([A-Za-z_]\w{0,60})[ \t]{0,9}=[ \t]{0,9}(?:\w{1,40}\.){0,2}(?:MiniBatch)?KMeans[ \t]{0,9}\([^\n]{0,300}/gm
/** What may stand behind the call: of what is computed with its value, that is no longer the metric. */
const ENDS = /^(?:(?:[ \t]*,[ \t]*\d{1,2})?[ \t]*\))?[ \t\r]*(?:#.*)?$/
const OF_TRAINING = /train/i
/** A function that nobody has to tell anything, and its lines. */
const FUNCTION = /^def[ \t]{1,9}([A-Za-z_]\w{0,60})\([ \t]{0,9}\)[^\n:]{0,60}:[^\n]*\n((?:[ \t][^\n]*\n?|\r?\n)+)/gm
const CALLED = /\b([A-Za-z_]\w{0,60})\(/g
const RETURNED = /^[ \t]{1,40}return[ \t]{1,9}\(?([A-Za-z_][\w, \t]{0,300})\)?[ \t\r]*(?:#.*)?$/gm

/**
 * The result that the script's own text computes and leaves behind, else that which a function gives that it does not call, else
 * that which a model keeps, the best of several by its metric, then the last; null: none.
 */
export function findKept(script: string, code: string): KeptMetric | null {
  const text = withoutDocstrings(script)
  const preferred = listPreferred(code)
  const placeOf = ({ name }: KeptMetric) => preferred.indexOf(name)
  const choose = (found: readonly KeptMetric[]) => {
    const best = smallest(found.map(placeOf).filter((place) => place >= 0))
    return found.findLast((each) => placeOf(each) === best) ?? null
  }
  return choose(listKept(text, KEPT)) ?? choose(listGiven(text)) ?? choose(listInModels(text))
}

/** A model that is fitted on two names at the top level: `model.fit(X_train, y_train)`. */
const FITTED =
  /^(?:[A-Za-z_]\w{0,60}[ \t]{0,9}=[ \t]{0,9})?([A-Za-z_]\w{0,60})\.fit\([ \t]{0,9}([A-Za-z_]\w{0,60})[ \t]{0,9},[ \t]{0,9}([A-Za-z_]\w{0,60})[ \t]{0,9}[,)]/gm
/** The name of rows held out by that of those to learn from, as both are called mostly. */
const heldOutOf = (name: string) => name.replace(/train/, 'test').replace(/Train/, 'Test').replace(/TRAIN/, 'TEST')

/** Models of these have no `score`. */
const OF_OTHERS = /\b(?:keras|tensorflow|torch)\b/

/** What asks the last model that a script fits for its score on rows that it holds out; null: it names none. */
export function findScorable(script: string, code: string): KeptMetric | null {
  const text = withoutDocstrings(script)
  if (OF_OTHERS.test(text)) return null
  const names = new Set(text.match(/[A-Za-z_]\w{0,60}/g))
  const last = [...text.matchAll(FITTED)]
    .map(([, model = '', ...given]) => ({ model, given, heldOut: given.map(heldOutOf) }))
    .findLast(({ given, heldOut }) => heldOut.every((each, index) => each !== given[index] && names.has(each)))
  if (last === undefined) return null
  const isOfNumbers = findKind(code, findComputed(code)) === 'numbers'
  return { name: isOfNumbers ? 'r2' : 'accuracy', expression: `${last.model}.score(${last.heldOut.join(', ')})` }
}

/** Metrics that a fitted model holds, one fitted by its own call or as it is made. */
const listInModels = (text: string): KeptMetric[] =>
  [...text.matchAll(IN_MODEL)].flatMap(([made, model = '']) =>
    made.includes(').fit(') || text.includes(`${model}.fit`)
      ? [{ name: 'inertia' as const, expression: `${model}.inertia_` }]
      : [],
  )

/** `expression`: the name; of what is returned at once it is empty. */
function listKept(text: string, pattern: RegExp): KeptMetric[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: { length }, 1: expression = '', 2: called = '', index }) => {
    const call = readCall(text, index + length)
    if (call === null || !ENDS.test(call.behind)) return []
    if (OF_TRAINING.test(`${expression} ${call.given} ${call.behind}`)) return []
    const [name] = findComputed(`${called}(${call.given})`)
    return name === undefined ? [] : [{ name, expression }]
  })
}

/** As `def evaluate(): …; return training, accuracy` gives them to the script that imports this one. */
function listGiven(text: string): KeptMetric[] {
  const calls = Map.groupBy(text.matchAll(CALLED), ([, name = '']) => name)
  return [...text.matchAll(FUNCTION)].flatMap(([, called = '', body = '']) => {
    if (calls.get(called)?.length !== 1) return []
    const returned = [...body.matchAll(RETURNED)].at(-1)?.[1]?.split(',') ?? []
    const names = returned.map((each) => each.trim()).filter((each) => each !== '')
    return listKept(body, KEPT_WITHIN).flatMap(({ name, expression }) => {
      const place = names.indexOf(expression)
      if (expression === '' || (place === 0 && names.length === 1)) return [{ name, expression: `${called}()` }]
      return place < 0 ? [] : [{ name, expression: `${called}()[${place}]` }]
    })
  })
}
