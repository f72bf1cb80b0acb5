import { expect, it } from 'vitest'
import { advise } from '../../../src/report/text/run-advice.ts'

it.each([
  ['environment-failed', 'environment'],
  ['sandbox-failed', 'sandbox'],
] as const)('blames no script for %s, for which it was not run', (status, failureClass) => {
  const told = advise({ status, failureClass, isSilent: true })
  expect(told).toMatch(/^the script was not run: /)
})

it('says what a text may be that is not read', () => {
  const told = advise({ status: 'failed', failureClass: 'data-values', isSilent: false })
  expect(told).toContain('not in UTF-8')
})
