import { beforeAll, vi } from 'vitest'

/** What the client waits between two things that it writes, and between two that notify people, is over at once. */
const TIMES_FASTER = 1 / 200
/** Node's own HTTP client counts its time-outs by shorter waits, or by ones with arguments: those stay. */
const LEAST_MILLISECONDS = 500

/** Lets the waiting of a file's tests be short; how often is waited, and for what, stays. */
export function hurry(): void {
  const really = globalThis.setTimeout
  beforeAll(() => {
    const sooner = (work: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) => {
      const isOurs = given.length === 0 && milliseconds >= LEAST_MILLISECONDS
      return really(work, isOurs ? milliseconds * TIMES_FASTER : milliseconds, ...given)
    }
    vi.stubGlobal('setTimeout', sooner)
    return () => vi.unstubAllGlobals()
  })
}
