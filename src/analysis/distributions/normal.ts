import erfc from '@stdlib/math-base-special-erfc'
import erfcinv from '@stdlib/math-base-special-erfcinv'

/** P(Z > z), exact to the last digits in the far tail too, where 1 − cdf has none left. */
export const normalUpper = (z: number): number => erfc(z / Math.SQRT2) / 2

export const normalLower = (z: number): number => normalUpper(-z)

export const normalDensity = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)

/** The z below which the share `p` lies; ∓∞ for 0 and 1. */
export const normalQuantile = (p: number): number => -Math.SQRT2 * erfcinv(2 * p)
