import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { allOrNone } from '../../../src/base/files/all-or-none.ts'

it('one that fails has the others end, and is told once they have', async () => {
  const ended: string[] = []
  const steps = (name: string) => async (signal: AbortSignal) => {
    while (!signal.aborted) await wait(1)
    await wait(20) // what it began
    ended.push(name)
    throw new Error(name)
  }
  const tell = async () => {
    await wait(5)
    throw new Error('no room to tell')
  }
  await expect(allOrNone([tell, steps('a'), steps('b')], undefined)).rejects.toThrow('no room to tell')
  expect(ended.sort()).toEqual(['a', 'b'])
})

it("all end with the user's wish, and those that end well are waited for", async () => {
  const stop = new AbortController()
  const seen: boolean[] = []
  const side = async (signal: AbortSignal) => {
    while (!signal.aborted) await wait(1)
    seen.push(signal.aborted)
  }
  setTimeout(() => stop.abort(), 5)
  await allOrNone([side, side, () => undefined], stop.signal)
  expect(seen).toEqual([true, true])
})
