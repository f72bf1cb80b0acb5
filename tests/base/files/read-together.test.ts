import { expect, it } from 'vitest'
import { readTogether } from '../../../src/base/files/read-together.ts'

/** Yields whole numbers from 0, and counts those that were made. */
function countUp(most: number) {
  const state = { made: 0, isClosed: false }
  async function* stream() {
    try {
      for (let i = 0; i < most; i++) {
        state.made++
        yield i
      }
    } finally {
      state.isClosed = true
    }
  }
  return { state, stream: stream() }
}

it('gives each item to every reader, and makes none before all have taken the one before', async () => {
  const { state, stream } = countUp(20)
  const taken: number[][] = [[], []]
  const read = (own: number, milliseconds: number) => async (items: AsyncIterable<number>) => {
    for await (const item of items) {
      if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
      expect(state.made).toBeLessThanOrEqual(item + 2)
      taken[own]?.push(item)
    }
  }
  await readTogether(stream, [read(0, 0), read(1, 1)])
  const all = Array.from({ length: 20 }, (_, i) => i)
  expect(taken).toEqual([all, all])
})

it('ends every reader by the first failure, of a reader or of the stream', async () => {
  const { state, stream } = countUp(1000)
  const ends: unknown[] = []
  const follow = async (items: AsyncIterable<number>) => {
    try {
      for await (const _ of items);
    } catch (error) {
      ends.push(error)
      throw error
    }
  }
  const full = new Error('disk full')
  const failing = async (items: AsyncIterable<number>) => {
    for await (const item of items) if (item === 3) throw full
  }
  await expect(readTogether(stream, [follow, failing, follow])).rejects.toBe(full)
  expect([ends, state.isClosed]).toEqual([[full, full], true])
  expect(state.made).toBeLessThan(10)
  const torn = new Error('torn')
  async function* tear() {
    yield 1
    throw torn
  }
  await expect(readTogether(tear(), [follow, follow])).rejects.toBe(torn)
})

it('goes on for the others where a reader has seen enough', async () => {
  const { stream } = countUp(5)
  let sum = 0
  const first = async (items: AsyncIterable<number>) => {
    for await (const _ of items) return
  }
  const all = async (items: AsyncIterable<number>) => {
    for await (const item of items) sum += item
  }
  await readTogether(stream, [first, all])
  expect(sum).toBe(10)
})
