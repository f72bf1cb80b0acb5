import { expect, it, vi } from 'vitest'
import { UserError } from '../../src/base/errors.ts'
import { explainFault } from '../../src/base/explain-fault.ts'

it('what failed first is told where a clean-up failed too, on a Node without a class for that as well', () => {
  const first = new UserError('first')
  expect(explainFault(new globalThis.SuppressedError(new Error('clean-up'), first))).toBe(first)
  vi.stubGlobal('SuppressedError', undefined)
  try {
    const standIn = Object.assign(new Error(), { name: 'SuppressedError', error: new Error(), suppressed: first })
    expect(explainFault(standIn)).toBe(first)
    expect(explainFault(first)).toBe(first)
  } finally {
    vi.unstubAllGlobals()
  }
})
