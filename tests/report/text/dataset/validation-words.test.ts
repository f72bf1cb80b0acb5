import { expect, it } from 'vitest'
import { markOf } from '../../../../src/report/text/dataset/validation-words.ts'

it('does not tick off what passed with a warning', () => {
  const of = (state: 'passed' | 'failed', ...weights: ('fault' | 'warning' | 'note')[]) =>
    markOf({ state, faults: weights.map((weight) => ({ weight })) })
  expect([
    of('passed'),
    of('passed', 'note'),
    of('passed', 'note', 'warning'),
    of('failed', 'warning', 'fault'),
  ]).toEqual(['✔', '✔', '!', '✘'])
})
