import { expect, it } from 'vitest'
import { markOf, tellSkipped } from '../../../../src/report/text/dataset/validation-words.ts'
import type { ProjectValidation } from '../../../../src/schema/dataset/validation.ts'

type Check = ProjectValidation['checks'][number]

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

it('says what a check waits for that was not made', () => {
  const skipped: Check = { check: 'run', state: 'skipped', faults: [] }
  const passed: Check = { check: 'manifest', state: 'passed', faults: [] }
  const failed: Check = { ...passed, state: 'failed' }
  expect(tellSkipped({ checks: [failed, skipped] }, skipped)).toBe('not checked before what is marked ✘ is mended')
  expect(tellSkipped({ checks: [passed, skipped] }, skipped)).toBe('not checked')
  expect(tellSkipped({ checks: [failed, skipped] }, failed)).toBeNull()
})
