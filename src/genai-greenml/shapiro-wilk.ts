import { normalUpper } from '../analysis/distributions/normal.ts'
import { meanOf, sumOf } from '../analysis/statistics/moments.ts'

/** Range below which the sample counts as constant, for which W is 1 by convention. */
const SMALL = 1e-19

/**
 * Shapiro and Wilk's test of normality by Royston's approximation (Applied Statistics 44 (1995) 547, AS R94), as SciPy
 * computes it. Null below three values, for which it does not exist; its p-value is calibrated up to 5,000 values.
 */
export function shapiroWilk(sample: readonly number[]): { W: number; p: number } | null {
  const n = sample.length
  if (n < 3) return null
  const sorted = Float64Array.from(sample).sort()
  const range = (sorted[n - 1] ?? 0) - (sorted[0] ?? 0)
  if (!(range >= SMALL)) return { W: 1, p: 1 }
  const shift = sample[n >> 1] ?? 0
  const scaled = Array.from(sorted, (value) => (value - shift) / range)
  const centre = meanOf(scaled)
  const x = scaled.map((value) => value - centre)
  const a = coefficients(n)
  const [ssa, ssx, sax] = [sumOf(a.map(square)), sumOf(x.map(square)), sumOf(a.map((each, i) => each * (x[i] ?? 0)))]
  // 1 − W from a product of differences: for a nearly normal sample W itself has lost these digits.
  const root = Math.sqrt(ssa * ssx)
  const complement = ((root - sax) * (root + sax)) / (ssa * ssx)
  const W = 1 - complement
  return n === 3 && W < 0.75 ? { W: 0.75, p: 0 } : { W, p: significance(W, complement, n) }
}

const square = (value: number) => value * value

function significance(W: number, complement: number, n: number): number {
  if (n === 3) return 1 - (6 / Math.PI) * Math.acos(Math.sqrt(W))
  const y = Math.log(complement)
  if (n <= 11) {
    const gamma = polynomial([-2.273, 0.459], n)
    if (y >= gamma) return SMALL
    const mean = polynomial([0.544, -0.39978, 0.025054, -6.714e-4], n)
    const deviation = Math.exp(polynomial([1.3822, -0.77857, 0.062767, -0.0020322], n))
    return normalUpper((-Math.log(gamma - y) - mean) / deviation)
  }
  const mean = polynomial([-1.5861, -0.31082, -0.083751, 0.0038915], Math.log(n))
  const deviation = Math.exp(polynomial([-0.4803, -0.082676, 0.0030302], Math.log(n)))
  return normalUpper((y - mean) / deviation)
}

/** Weights of the order statistics, antisymmetric about the middle, lowest first. */
function coefficients(n: number): number[] {
  const half = n === 3 ? [-Math.SQRT1_2] : upperHalf(n)
  const middle = n % 2 === 1 ? [0] : []
  return [...half, ...middle, ...half.map((each) => -each).reverse()]
}

function upperHalf(n: number): number[] {
  const m = Array.from({ length: n >> 1 }, (_, i) => normalScore((i + 1 - 0.375) / (n + 0.25)))
  const squares = 2 * sumOf(m.map(square))
  const u = 1 / Math.sqrt(n)
  const [m1 = 0, m2 = 0] = m
  const first = polynomial([0, 0.221157, -0.147981, -2.07119, 4.434685, -2.706056], u) - m1 / Math.sqrt(squares)
  const second = polynomial([0, 0.042981, -0.293762, -1.752461, 5.682633, -3.582633], u) - m2 / Math.sqrt(squares)
  const given = n > 5 ? [first, second] : [first]
  const rest = squares - 2 * sumOf(m.slice(0, given.length).map(square))
  const factor = Math.sqrt(rest / (1 - 2 * sumOf(given.map(square))))
  return m.map((score, i) => -(given[i] ?? -score / factor))
}

/** Beasley and Springer's normal quantile (AS 111): R94 is calibrated with it, and a better one changes W. */
function normalScore(p: number): number {
  const q = p - 0.5
  if (Math.abs(q) <= 0.42) {
    const r = q * q
    const above = polynomial([2.50662823884, -18.61500062529, 41.39119773534, -25.44106049637], r)
    return (q * above) / polynomial([1, -8.4735109309, 23.08336743743, -21.06224101826, 3.13082909833], r)
  }
  const r = Math.sqrt(-Math.log(Math.min(p, 1 - p)))
  const above = polynomial([-2.78718931138, -2.29796479134, 4.85014127135, 2.32121276858], r)
  return (Math.sign(q) * above) / polynomial([1, 3.54388924762, 1.63706781897], r)
}

/** c₀ + c₁x + c₂x² + … */
function polynomial(c: readonly number[], x: number): number {
  return c.reduceRight((sum, each) => sum * x + each, 0)
}
