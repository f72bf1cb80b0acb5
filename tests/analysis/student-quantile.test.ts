import quantile from '@stdlib/stats-base-dists-t-quantile'
import { expect, it } from 'vitest'
import { studentQuantileOfInteger } from '../../src/analysis/distributions/student-quantile.ts'

it("agrees with @stdlib's to 12 digits", () => {
  for (const p of [0.005, 0.025, 0.5, 0.9, 0.975, 0.995, 0.9995]) {
    for (const df of [1, 2, 3, 4, 5, 9, 10, 29, 30, 99, 100, 1000]) {
      const expected = quantile(p, df)
      expect(Math.abs(studentQuantileOfInteger(p, df) - expected)).toBeLessThanOrEqual(
        1e-12 * Math.max(1, Math.abs(expected)),
      )
    }
  }
})
