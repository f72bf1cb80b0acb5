import type { Spending } from './spending.ts'

const NOTHING = { usd: 0, heldUsd: 0 }

/** A cap on spending. What a call may cost at most is reserved before it is made, so that the cap is never passed. */
export interface Budget {
  /** Null: there is no cap, and `spentUsd` is only the sum of what is known. */
  readonly capUsd: number | null
  readonly spentUsd: number
  /** False: the call does not fit any more. Waits for calls under way when their end could make room. */
  reserve(usd: number): Promise<boolean>
  /** Ends a reservation. `actualUsd` null: unknown, and then the whole reservation counts as spent. */
  settle(reservedUsd: number, actualUsd: number | null): void
}

/** `earlier`: what was spent before; under a cap, what may have been spent counts as spent. */
export function openBudget(capUsd: number | null, earlier: Pick<Spending, 'usd' | 'heldUsd'> = NOTHING): Budget {
  let spent = earlier.usd + (capUsd === null ? 0 : earlier.heldUsd)
  let reserved = 0
  let underWay = 0
  let waiting: (() => void)[] = []
  return {
    capUsd,
    get spentUsd() {
      return spent
    },
    async reserve(usd) {
      while (capUsd !== null && spent + reserved + usd > capUsd) {
        if (underWay === 0 || spent + usd > capUsd) return false
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
      reserved += usd
      underWay++
      return true
    },
    settle(reservedUsd, actualUsd) {
      underWay--
      reserved = underWay === 0 ? 0 : reserved - reservedUsd // exact again when idle: floats drift
      spent += actualUsd ?? (capUsd === null ? 0 : reservedUsd)
      const ready = waiting
      waiting = []
      for (const resolve of ready) resolve()
    },
  }
}
