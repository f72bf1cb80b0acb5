/** Bits behind the point: twice as many as a double has. */
const BITS = 110n

/** Logarithms by their count: all repositories of a thousand sentences ask for the same. */
const known = new Map<number, number>()

/** Natural logarithm of `count + 0.5`, correctly rounded, as the C library's is for small counts; JavaScript's is one bit off for some. */
export function logOfHalfAbove(count: number): number {
  const logarithm = known.get(count) ?? computeLog(count)
  known.set(count, logarithm)
  return logarithm
}

function computeLog(count: number): number {
  const doubled = 2n * BigInt(count) + 1n
  const exponent = BigInt(doubled.toString(2).length - 1)
  const power = 1n << exponent
  const scaled = logOfRatio(doubled - power, doubled + power) + (exponent - 1n) * LOG_2
  return Number(scaled) / Number(1n << BITS)
}

/** ln(f) for (f − 1) / (f + 1) = above / below ≤ 1/3, by the series of its inverse hyperbolic tangent, scaled by 2^BITS. */
function logOfRatio(above: bigint, below: bigint): bigint {
  let power = (above << BITS) / below
  const square = (power * power) >> BITS
  let sum = 0n
  for (let odd = 1n; power !== 0n; odd += 2n) {
    sum += power / odd
    power = (power * square) >> BITS
  }
  return 2n * sum
}

const LOG_2 = logOfRatio(1n, 3n)
