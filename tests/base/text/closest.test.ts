import { expect, it } from 'vitest'
import { findClosest } from '../../../src/base/text/closest.ts'

const TASKS = ['binary-classification', 'multiclass-classification', 'text-classification', 'regression']

it('finds the name that was mistyped', () => {
  expect(findClosest('text-clasification', TASKS)).toBe('text-classification')
  expect(findClosest('Regresion', TASKS)).toBe('regression')
  expect(findClosest('clustering', TASKS)).toBeNull()
})

it('guesses none where several hold what was given', () => {
  expect(findClosest('classification', TASKS)).toBeNull()
  expect(findClosest('classification', ['text-classification', 'regression'])).toBe('text-classification')
})
