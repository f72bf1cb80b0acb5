/** As near to 1 a ratio is 1. */
const SAME = 1e-9
const MOST_DECIMALS = 4

type Interval = readonly [number, number]

/** As few decimals, from two on, as show on which side of 1 each end lies, and that the ends differ. */
export function ratioDecimals(interval: Interval): number {
  for (let decimals = 2; decimals < MOST_DECIMALS; decimals++) {
    const [low, high] = interval.map((end) => end.toFixed(decimals))
    if (interval.every((end) => showsSide(end, decimals)) && (low !== high || interval[1] - interval[0] <= SAME)) {
      return decimals
    }
  }
  // What no number of decimals shows is said by a sign, and more of them only crowd the other end.
  return interval.every((end) => showsSide(end, MOST_DECIMALS)) ? MOST_DECIMALS : 2
}

/** An end of an interval by `round`: `<1` and `>1` where its digits would print 1 and hide on which side it lies. */
export function ratioEnd(end: number, decimals: number, round: (value: number, decimals: number) => string): string {
  if (showsSide(end, decimals)) return round(end, decimals)
  return end < 1 ? '<1' : '>1'
}

const showsSide = (end: number, decimals: number) => sideOf(Number(end.toFixed(decimals))) === sideOf(end)
const sideOf = (ratio: number) => (Math.abs(ratio - 1) <= SAME ? 0 : Math.sign(ratio - 1))
