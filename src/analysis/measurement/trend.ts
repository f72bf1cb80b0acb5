import { mean } from '../../base/numbers.ts'
import { studentQuantileOfInteger } from '../distributions/student-quantile.ts'

/** Two-sided level: several trends are looked at in each measurement, and a false alarm costs trust. */
const TREND_LEVEL = 0.01

/** Slope of a straight line by least squares; `sure`: it differs from 0 at the 1 % level by Student's t. */
export function findTrend(points: readonly (readonly [number, number])[]): { slope: number; sure: boolean } | null {
  const n = points.length
  const [x, y] = [mean(points.map((point) => point[0])), mean(points.map((point) => point[1]))]
  if (n < 5 || x === null || y === null) return null
  let [xx, xy] = [0, 0]
  for (const [px, py] of points) {
    xx += (px - x) ** 2
    xy += (px - x) * (py - y)
  }
  if (xx === 0) return null
  const slope = xy / xx
  let squares = 0
  for (const [px, py] of points) squares += (py - y - slope * (px - x)) ** 2
  const standardError = Math.sqrt(squares / (n - 2) / xx)
  return { slope, sure: Math.abs(slope) > studentQuantileOfInteger(1 - TREND_LEVEL / 2, n - 2) * standardError }
}
