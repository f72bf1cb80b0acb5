import { expect, it } from 'vitest'
import { listSlowFloods, READERS } from '../support/text-readers.ts'

it.each(Object.keys(READERS))('takes linear time for text that strangers write around an address: %s', (name) => {
  expect(listSlowFloods(name, ['a@\0'])).toEqual([])
})
