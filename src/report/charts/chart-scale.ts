/** A logarithmic axis of ratios that always shows ×1. */
export interface RatioScale {
  readonly domain: readonly [number, number]
  readonly ticks: readonly number[]
}

const NARROWEST = 1.25
/** A label such as ×0.05 and the space after it. */
const LABEL_PIXELS = 42

/** Room for every value and for 1, a little more at both ends, and as many round ticks as `pixels` can label. */
export function scaleRatios(values: readonly number[], pixels: number): RatioScale {
  const low = Math.min(1 / NARROWEST, ...values) / 1.12
  const high = Math.max(NARROWEST, ...values) * 1.12
  const gap = (LABEL_PIXELS / pixels) * Math.log10(high / low)
  for (const mantissas of [
    [1, 1.5, 2, 3, 4, 5, 6, 7, 8, 9],
    [1, 1.5, 2, 3, 4, 5, 7],
    [1, 2, 3, 5],
    [1, 2, 5],
    [1, 3],
    [1],
  ]) {
    const ticks = listTicks(low, high, mantissas)
    if (ticks.every((tick, index) => index === 0 || Math.log10(tick / (ticks[index - 1] ?? 0)) >= gap)) {
      return { domain: [low, high], ticks }
    }
  }
  const step = Math.ceil(gap)
  return {
    domain: [low, high],
    ticks: listTicks(low, high, [1]).filter((tick) => Math.round(Math.log10(tick)) % step === 0),
  }
}

function listTicks(low: number, high: number, mantissas: readonly number[]): number[] {
  const ticks: number[] = []
  for (let decade = Math.floor(Math.log10(low)); decade <= Math.log10(high); decade++) {
    for (const mantissa of mantissas) ticks.push(Number((mantissa * 10 ** decade).toPrecision(2)))
  }
  return ticks.filter((tick) => tick >= low && tick <= high)
}
