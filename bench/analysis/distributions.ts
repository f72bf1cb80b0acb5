import type { Random } from '../../src/base/random.ts'

const uniform = (random: Random) => (random.below(2 ** 31 - 1) + 0.5) / (2 ** 31 - 1)
const exponential = (random: Random) => -Math.log(uniform(random))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export const normal = (random: Random): number =>
  Math.sqrt(2 * exponential(random)) * Math.cos(2 * Math.PI * uniform(random))

/** What log-ratios may look like; each has mean 0. */
export const DISTRIBUTIONS: Readonly<Record<string, (random: Random) => number>> = {
  normal,
  'gamma 4 (skewness 1)': (random) => sum(Array.from({ length: 4 }, () => exponential(random))) - 4,
  'lognormal 0.5 (1.75)': (random) => Math.exp(0.5 * normal(random)) - Math.exp(0.125),
  'exponential (2)': (random) => exponential(random) - 1,
  'Laplace (heavy)': (random) => exponential(random) - exponential(random),
  't, 3 df (heavier)': (random) =>
    normal(random) / Math.sqrt(sum(Array.from({ length: 3 }, () => normal(random) ** 2)) / 3),
  '10 % outliers, 5 sd': (random) => (uniform(random) < 0.1 ? 5 : 1) * normal(random),
  'outliers one-sided': (random) =>
    (uniform(random) < 0.1 ? Math.abs(5 * normal(random)) : normal(random)) - 0.5 * Math.sqrt(2 / Math.PI),
}
