import { decode, encode } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, it } from 'vitest'
import { partsForTokens } from '../../../src/generation/prompts/token-parts.ts'

/** The package's decoder is one for all of a process: a line ends what another test cut within a character. */
function decodeWhole(tokens: number[]): string {
  decode(encode('\n'))
  return decode(tokens)
}

const countTokens = (text: string) => partsForTokens(text).reduce((sum, part) => sum + encode(part).length, 0)

it('leaves texts whole that people write', () => {
  const texts = ['', 'print("a")\n', `# Title\n\n${'-'.repeat(400)}\n${' '.repeat(399)}word ${'é'.repeat(400)} 12345`]
  for (const text of texts) expect(partsForTokens(text)).toEqual([text])
})

it.each([
  ['letters', 'a'],
  ['blanks', ' '],
  ['line feeds', '\n'],
  ['signs', '!'],
  ['letters of two units', '\u{20000}'],
  ['letters behind a digit', '1a'],
])('parts long runs, loses nothing and counts about as many tokens: %s', (_what, pump) => {
  const text = `x ${pump.repeat(3001)} y`
  const parts = partsForTokens(text)
  expect(parts.join('')).toBe(text)
  for (const part of parts) expect(part.isWellFormed()).toBe(true)
  expect(decodeWhole(parts.flatMap((part) => encode(part)))).toBe(text)
  expect(Math.abs(countTokens(text) - encode(text).length)).toBeLessThanOrEqual(parts.length)
})
