import { beforeAll, vi } from 'vitest'

/** What the client waits between two things that it writes, and between two that notify people, is over at once. */
const TIMES_FASTER = 1 / 200

/** Lets the waiting of a file's tests be short; how often is waited, and for what, stays. */
export function hurry(): void {
  const really = globalThis.setTimeout
  beforeAll(() => {
    const sooner = (work: () => void, milliseconds = 0) => really(work, milliseconds * TIMES_FASTER)
    vi.stubGlobal('setTimeout', sooner)
    return () => vi.unstubAllGlobals()
  })
}
