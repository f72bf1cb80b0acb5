import { expect, it } from 'vitest'
import { cutAtTokens, cutMiddle } from '../../../src/generation/prompts/cut-tokens.ts'

/** Each of these characters is several tokens, none of them a text. */
const RARE = '\u{1F9FF}\u{20B9F}\u{1F9FF}'

it('shows nothing of a character that another text was cut in', async () => {
  for (let most = 1; most < 8; most++) {
    await cutAtTokens(RARE, most)
    const found = await cutMiddle(`word ${RARE} word and more ${RARE}`, { most: 8, first: 5, last: 4 })
    expect(found, String(most)).not.toContain('\uFFFD')
  }
})

it('leaves a text whole that is short enough, and tells how long another was', async () => {
  expect(await cutAtTokens(RARE, 100)).toBe(RARE)
  expect(await cutAtTokens('one two three four', 2)).toBe('one two\n[cut here: 4 tokens in all]')
})
