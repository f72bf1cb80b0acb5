import { expect, it } from 'vitest'
import { refuseUnfinished } from '../../../src/generation/asking/ask-variants.ts'
import { openBudget } from '../../../src/generation/asking/budget.ts'

const halted = new Map([['m', '401 no such key']])

it.each([
  [0, 'Not all that was asked was answered: $0.0000 spent.'],
  [1, 'Stopped before all was asked: 1 variant left, $0.0000 spent.'],
])('an asking that a model ended with %s left says so', (notAsked, said) => {
  const refuse = () =>
    refuseUnfinished({ notAsked, halted, isOverBudget: false }, openBudget(null, { usd: 0, heldUsd: 0 }))
  expect(refuse).toThrow(`${said}\n  m: 401 no such key\nWhat was answered is kept`)
})
