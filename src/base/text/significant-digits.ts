interface Layout {
  /** Zeros at the end stand too. */
  readonly isPadded?: boolean
  /** A comma at each thousand. */
  readonly isGrouped?: boolean
}

/**
 * `1,230`, `0.0457`: a number in so many significant digits and never an exponent, as English has it: the shortest decimal that
 * reads as the number, rounded half away from zero. What Node has for it takes longer to make than a command to start.
 */
export function formatSignificantDigits(value: number, most: number, layout: Layout = {}): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : value < 0 ? '-∞' : '∞'
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  const { digits, exponent } = roundTo(Math.abs(value), most)
  const shown = layout.isPadded === true ? digits.padEnd(most, '0') : digits
  const whole = exponent < 0 ? '0' : shown.slice(0, exponent + 1).padEnd(exponent + 1, '0')
  const fraction = exponent < 0 ? '0'.repeat(-exponent - 1) + shown : shown.slice(exponent + 1)
  return sign + (layout.isGrouped === true ? groupThousands(whole) : whole) + (fraction === '' ? '' : `.${fraction}`)
}

/** `12.3 W` */
export const formatWatts = (watts: number, digits = 3): string => `${formatSignificantDigits(watts, digits)} W`

/** `12.3 W ± 0.21 W`; null: the standard error is not known. */
export const formatWattsWithError = (watts: number, standardError: number | null): string =>
  `${formatWatts(watts)} ± ${standardError === null ? 'not known' : formatWatts(standardError, 2)}`

/** `-1234567` as `-1,234,567`. */
export function groupThousands(whole: string): string {
  const sign = whole.startsWith('-') ? 1 : 0
  const first = sign + ((whole.length - sign) % 3 || 3)
  return [whole.slice(0, first), ...(whole.slice(first).match(/\d{3}/g) ?? [])].join(',')
}

/** Digits without zeros at the end, the first of them before the point, and the power of ten. */
function roundTo(value: number, most: number): { readonly digits: string; readonly exponent: number } {
  const [mantissa = '0', power = '0'] = value.toExponential().split('e')
  const all = mantissa.replace('.', '')
  const rounded = String(Number(all.slice(0, most)) + ((all[most] ?? '0') >= '5' ? 1 : 0))
  const carried = rounded.length > Math.min(most, all.length) ? 1 : 0
  return { digits: withoutEndingZeros(rounded), exponent: Number(power) + carried }
}

/** One digit stays. */
function withoutEndingZeros(digits: string): string {
  let length = digits.length
  while (length > 1 && digits[length - 1] === '0') length -= 1
  return digits.slice(0, length)
}
