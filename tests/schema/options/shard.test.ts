import { expect, it } from 'vitest'
import { writtenShard } from '../../../src/schema/options/shard.ts'

it('reads a shard as i/n', () => {
  expect(writtenShard.parse('2/8')).toEqual({ index: 2, count: 8 })
  for (const wrong of ['0/3', '4/3', '1', 'a/b', '1/2/3', '-1/2', '1/0', '']) {
    expect(() => writtenShard.parse(wrong)).toThrow('i/n with 1 ≤ i ≤ n, as 2/8')
  }
})
