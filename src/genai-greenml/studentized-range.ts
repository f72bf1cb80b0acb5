import { normalDensity, normalLower } from '../analysis/distributions/normal.ts'
import { compositeRule } from './gauss-legendre.ts'

/**
 * The studentized range of k normal means with df degrees of freedom, as Tukey's test needs it. @stdlib's distribution
 * function is good to 1.6e-8 and its quantile to 3.5e-7 (it follows AS 190), too little for eight digits; and a p-value
 * as 1 − cdf has no digits left in the tail. So the upper tail itself is integrated here:
 *
 *   P(R > w) = k ∫ φ(z) [Φ(z)^(k−1) − (Φ(z) − Φ(z−w))^(k−1)] dz      (Hartley 1942, with k ∫ φ Φ^(k−1) = 1)
 *   P(Q > q) = ∫ f(s) P(R > q s) ds,  s = √(χ²_df / df)
 */
const RULE = compositeRule(5, 16)
/** Distances from w / 2 beyond which the integrand of P(R > w) is less than 1e-16 of its peak, however large w is. */
const BELOW = 6.2
const ABOVE = 8.5
const [CENTRE, HALF_WIDTH] = [(ABOVE - BELOW) / 2, (ABOVE + BELOW) / 2]

/** P(R > w) for the range of k standard normal values. */
function rangeUpper(w: number, k: number): number {
  let sum = 0
  for (const { at, weight } of RULE) {
    const z = w / 2 + CENTRE + HALF_WIDTH * at
    const below = normalLower(z)
    const outside = normalLower(z - w)
    const inside = Math.max(0, below - outside)
    // aᵐ − bᵐ = (a − b) Σ aⁱ bᵐ⁻¹⁻ⁱ: a sum of positive terms keeps its digits.
    let powers = 0
    for (let j = 0; j < k - 1; j++) powers = powers * inside + below ** j
    sum += weight * normalDensity(z) * outside * powers
  }
  return Math.min(1, k * HALF_WIDTH * sum)
}

/** P(Q > q) of k ≥ 2 groups with df > 0; relative error about 1e-13. */
export function studentizedRangeUpper(q: number, k: number, df: number): number {
  if (!(k >= 2) || !(df > 0) || Number.isNaN(q)) return Number.NaN
  if (q <= 0) return 1
  if (q === Number.POSITIVE_INFINITY) return 0
  // Over x = ln s the trapezoidal rule converges exponentially (Trefethen & Weideman 2014). The density peaks at 0, the
  // integrand further left, both with the same width; the density's sum over points as far apart is its constant.
  const width = 1 / Math.sqrt(2 * df)
  const step = Math.min(width / 2.2, 0.1)
  const peak = -step * Math.round(-Math.log(df / (df + (q * q) / 2)) / 2 / step)
  const density = (x: number) => Math.exp(df * (x - Math.expm1(2 * x) / 2))
  const tail = sumAround(peak, step, (x) => density(x) * rangeUpper(q * Math.exp(x), k))
  return Math.min(1, tail / sumAround(0, step, density))
}

/** Σ f at `centre` and every `step` to both sides, until f, which only falls on each, adds nothing. */
function sumAround(centre: number, step: number, f: (x: number) => number): number {
  let sum = f(centre)
  for (const direction of [step, -step]) {
    for (let i = 1; ; i++) {
      const term = f(centre + i * direction)
      sum += term
      if (!(term > sum * 1e-17)) break
    }
  }
  return sum
}

/** The q with P(Q > q) = `upper`: the root of the logarithm of the tail, which is close to a parabola. */
export function studentizedRangeQuantile(upper: number, k: number, df: number): number {
  if (!(upper > 0 && upper < 1) || !(k >= 2) || !(df > 0)) return Number.NaN
  const target = Math.log(upper)
  const excess = (q: number) => Math.log(studentizedRangeUpper(q, k, df)) - target
  let low = 0
  let high = 4
  while (excess(high) > 0) {
    low = high
    high *= 2
  }
  return findRoot(excess, low, high)
}

/** Ridders' method (1979) for a falling function with one root between `low` and `high`. */
function findRoot(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  let [fLow, fHigh] = [f(low), f(high)]
  for (let step = 0; step < 60 && high - low > 1e-13 * high; step++) {
    const middle = (low + high) / 2
    const fMiddle = f(middle)
    const root = middle + ((middle - low) * Math.sign(fLow - fHigh) * fMiddle) / Math.sqrt(fMiddle ** 2 - fLow * fHigh)
    const fRoot = f(root)
    if (fRoot === 0) return root
    for (const [x, value] of [
      [middle, fMiddle],
      [root, fRoot],
    ] as const) {
      if (x <= low || x >= high) continue
      if (value > 0) [low, fLow] = [x, value]
      else [high, fHigh] = [x, value]
    }
  }
  return (low + high) / 2
}
