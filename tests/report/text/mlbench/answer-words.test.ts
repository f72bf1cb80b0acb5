import { expect, it } from 'vitest'
import { renderAnswer } from '../../../../src/report/text/mlbench/answer-words.ts'
import { makeProvenance } from '../../../analysis/factory.ts'

const answered = makeProvenance('p/assisted/m/s1/i0', {
  tokens: { input: 120, cachedInput: 20, cacheWrite: 0, output: 50, reasoning: 0 },
  returnedModel: 'm-2026',
  wallSeconds: 3.21,
  attempts: 2,
})

it('tells what came, and with --verbose how', () => {
  expect(renderAnswer('v', answered, 3, false)).toBe('v: ok, 120 + 50 tokens, 3.2 s; 3 left')
  expect(renderAnswer('v', answered, 3, true)).toBe(
    'v: ok, 120 + 50 tokens, 3.2 s, 20 cached, by m-2026, 2 tries; 3 left',
  )
  const refused = {
    ...answered,
    status: 'syntax-error' as const,
    reason: { kind: 'syntax' as const, detail: 'line 1' },
  }
  expect(renderAnswer('v', { ...refused, tokens: null, wallSeconds: null }, 0, false)).toBe(
    'v: syntax-error (line 1); 0 left',
  )
})
