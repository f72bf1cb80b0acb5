import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { keyHider } from '../../src/base/text/hide-key.ts'

it('hides a key of some 10,000 characters, and no text beside it', () => {
  const token = Array.from({ length: 155 }, (_, at) => createHash('sha512').update(`${at}`).digest('hex'))
    .join('')
    .slice(0, 9901)
  const end = token.slice(-100) // one of its parts
  expect(keyHider(token)(`its key, called aloud: ${end}.`)).toBe('its key, called aloud: [key].')
})
