const NUMBER = /^[+-]?(?:\d+(?:_\d+)*(?:\.(?:\d+(?:_\d+)*)?)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+(?:_\d+)*)?$/i
const NOT_FINITE = /^([+-]?)(?:(inf(?:inity)?)|nan)$/i

/** Number that Python's `float()` makes of a cell; null where it raises. NaN and infinities are numbers to it. */
export function parseFloatLikePython(cell: string): number | null {
  const text = cell.trim()
  if (NUMBER.test(text)) return Number(text.replaceAll('_', ''))
  const special = NOT_FINITE.exec(text)
  if (special === null) return null
  if (special[2] === undefined) return Number.NaN
  return special[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
}

/**
 * Python's `round`: to the nearest decimal of the exact binary value, a tie to the even digit. `toFixed` is exact too but
 * takes the larger of a tie; a tie at d decimals is an odd multiple of 2^-(d+1), for only those are halves in binary.
 */
export function roundLikePython(value: number, decimals: number): number {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return value
  const isTie = Math.abs((value * 2 ** (decimals + 1)) % 2) === 1
  if (!isTie) return Number(value.toFixed(decimals))
  const below = Math.floor(value * 10 ** decimals)
  return (below % 2 === 0 ? below : below + 1) / 10 ** decimals
}
