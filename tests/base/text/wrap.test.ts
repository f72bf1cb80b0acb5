import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textWidth, wrapText } from '../../../src/base/text/wrap.ts'

it('breaks at spaces, indents what follows, and leaves short lines as they are', () => {
  expect(wrapText('  one two three\nfour  five', 11)).toBe('  one two\n    three\nfour  five')
  expect(wrapText('mode: one two three', 11, 6)).toBe('mode: one\n      two\n      three')
  expect(wrapText('of 95 % is p = 0.48 (95 %)', 9)).toBe('of 95 %\n  is\n  p = 0.48\n  (95 %)')
  expect(wrapText('an-unbreakable-word stays', 10)).toBe('an-unbreakable-word\n  stays')
})

it('keeps every word, and no line is longer than the width unless it is one word', () => {
  const words = fc.array(fc.stringMatching(/^[a-zé×]{1,30}$/), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(words, fc.integer({ min: 20, max: 120 }), (parts, width) => {
      const lines = wrapText(parts.join(' '), width).split('\n')
      expect(lines.flatMap((line) => line.trim().split(' '))).toEqual(parts)
      for (const line of lines) expect(line.length <= width || !line.trim().includes(' ')).toBe(true)
    }),
  )
})

it('is as wide as the terminal within what can be read, and 100 elsewhere', () => {
  expect([undefined, 0, 20, 80, 300].map((columns) => textWidth({ columns }))).toEqual([100, 100, 60, 80, 120])
})
