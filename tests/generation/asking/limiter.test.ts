import { expect, it } from 'vitest'
import { countRoundsOfAnswers, FIRST_ALLOWED, openLimiter } from '../../../src/generation/asking/limiter.ts'
import { ProviderError } from '../../../src/generation/models/provider-error.ts'
import type { ModelEntry } from '../../../src/schema/generation/model-entries.ts'

/** A limiter on a clock that only its own sleeps move. */
function open(limits: ModelEntry['limits'] = undefined) {
  let now = 0
  const sleep = async (seconds: number) => {
    now += seconds * 1000
  }
  return { limiter: openLimiter(limits, sleep, () => now), seconds: () => now / 1000 }
}

const slowDown = (retryAfterSeconds: number | null = null) =>
  new ProviderError('rate-limit', 'slow down', { status: 429, retryAfterSeconds })

/** Calls that are under way until they are told how they end. */
function begin(limiter: ReturnType<typeof open>['limiter'], count: number) {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const calls = Array.from({ length: count }, () =>
    limiter.run(1, () => new Promise<void>((resolve, reject) => ends.push({ resolve, reject }))).catch(() => {}),
  )
  return { ends, all: Promise.all(calls) }
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('begins with few calls, lets one more through with each answer, and halves once for all that were refused together', async () => {
  const { limiter } = open()
  const first = begin(limiter, 20)
  await settle()
  expect(first.ends).toHaveLength(FIRST_ALLOWED)
  for (const { resolve } of first.ends.slice(0, 4)) resolve()
  await settle()
  expect(limiter.allowed).toBe(2 * FIRST_ALLOWED)
  expect(first.ends).toHaveLength(4 + 8)
  for (const { reject } of first.ends.slice(4)) reject(slowDown())
  await settle()
  expect(limiter.allowed).toBe(FIRST_ALLOWED)
  // From then on it takes a round of answers to let one more through.
  for (const { resolve } of first.ends.slice(12, 16)) resolve()
  await settle()
  expect(limiter.allowed).toBe(FIRST_ALLOWED)
  for (const { resolve } of first.ends.slice(16)) resolve()
  await first.all
  expect(limiter.allowed).toBe(FIRST_ALLOWED + 1)
})

it.each([
  [0, undefined, 0],
  [4, undefined, 1],
  [12, undefined, 2],
  [13, undefined, 3],
  [4 + 8 + 16 + 32 + 64 + 64, undefined, 6],
  [10, { concurrency: 2 }, 5],
])('%i calls with the limits %j take %i rounds of answers', (calls, limits, rounds) => {
  expect(countRoundsOfAnswers(calls, limits)).toBe(rounds)
})

it('lets no more through than the entry says, and pauses all calls as long as a server asks for', async () => {
  const { limiter, seconds } = open({ concurrency: 2 })
  const calls = begin(limiter, 3)
  await settle()
  expect(calls.ends).toHaveLength(2)
  calls.ends[0]?.reject(slowDown(30))
  await settle()
  calls.ends[1]?.resolve()
  await settle()
  expect([calls.ends.length, seconds()]).toEqual([3, 30])
  calls.ends[2]?.resolve()
  await calls.all
})

it('spreads requests and tokens over the minute', async () => {
  const perRequest = open({ requestsPerMinute: 30 })
  for (let call = 0; call < 4; call++) await perRequest.limiter.run(1, async () => {})
  expect(perRequest.seconds()).toBe(6)
  const perToken = open({ tokensPerMinute: 6000 })
  for (let call = 0; call < 4; call++) await perToken.limiter.run(500, async () => {})
  expect(perToken.seconds()).toBe(15)
})

it('a call that is stopped while it waits makes room for nobody and is not made', async () => {
  const { limiter } = open({ concurrency: 1 })
  const held = begin(limiter, 1)
  const stop = new AbortController()
  const made: string[] = []
  const waiting = limiter.run(1, async () => made.push('call'), stop.signal)
  stop.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
  held.ends[0]?.resolve()
  await held.all
  expect(made).toEqual([])
})

it.each([
  ['one that answers no more', 429, 0],
  ['one that is ill for weeks', 503, 120],
])('waits no longer for %s than it is worth', async (_, status, most) => {
  const { limiter, seconds } = open({ concurrency: 1 })
  const kind = status === 429 ? 'rate-limit' : 'server'
  const weeks = new ProviderError(kind, 'later', { status, retryAfterSeconds: 2_000_000 })
  const calls = begin(limiter, 2)
  await settle()
  calls.ends[0]?.reject(weeks)
  await settle()
  expect([calls.ends.length, seconds()]).toEqual([2, most])
  calls.ends[1]?.resolve()
  await calls.all
})
