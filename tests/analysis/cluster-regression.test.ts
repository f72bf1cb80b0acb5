import { describe, expect, it } from 'vitest'
import { regressByCluster } from '../../src/analysis/statistics/cluster-regression.ts'
import { seededRandom } from '../../src/base/random.ts'
import { normal } from './factory.ts'

describe('least squares by cluster', () => {
  it('agrees with NumPy’s lstsq and its jackknife over clusters', () => {
    const rows: [string, number, number, number][] = [
      ['a', 0, 0, 0.1],
      ['a', 1, 1, -0.05],
      ['b', 0, 0, 0.2],
      ['b', 1, 0, 0.02],
      ['c', 0, 1, 0.33],
      ['c', 1, 1, 0.11],
      ['d', 0, 1, 0.25],
      ['d', 1, 0, 0.07],
      ['e', 0, 0, 0.16],
      ['e', 1, 1, 0.01],
    ]
    const fit = regressByCluster(rows.map(([cluster, m, s, y]) => ({ x: [1 - m, m, s], y, cluster }))) ?? []
    const close = (numbers: number[]) => numbers.map((each) => expect.closeTo(each, 10))
    expect(fit.map(({ estimate }) => estimate)).toEqual(close([0.185, -0.0025, 0.0575]))
    expect(fit.map(({ error }) => error?.standardError)).toEqual(
      close([0.02287164718375039, 0.04792053370967819, 0.057494454036002056]),
    )
    expect(fit[2]?.error?.p).toBeCloseTo(0.37385955523730896, 10)
  })

  it('says where columns cannot be told apart, and where one cluster alone carries a coefficient', () => {
    const confounded = [0, 0, 1, 1].map((s, i) => ({ x: [1 - s, s, s], y: i, cluster: String(i) }))
    expect(regressByCluster(confounded)).toBeNull()
    const alone = [0, 0, 0, 1].map((s, i) => ({ x: [1, s], y: i, cluster: String(i) }))
    expect(regressByCluster(alone)?.[1]).toMatchObject({ estimate: expect.closeTo(2), error: null })
  })

  it('holds its level when a cluster’s values go together', () => {
    const random = seededRandom(5, 'clusters')
    let wrong = 0
    for (let simulation = 0; simulation < 600; simulation++) {
      const observations = Array.from({ length: 10 }, (_, project) => {
        const common = normal(random)
        return [0, 1].map((sample) => ({
          x: [1, project % 2],
          y: common + 0.3 * normal(random) + sample * 0,
          cluster: String(project),
        }))
      }).flat()
      if ((regressByCluster(observations)?.[1]?.error?.p ?? 1) <= 0.05) wrong++
    }
    expect(wrong / 600).toBeLessThan(0.07)
    expect(wrong / 600).toBeGreaterThan(0.01)
  })
})
