import { expect, it } from 'vitest'
import { shareWithout } from '../../src/analysis/statistics/proportions.ts'
import { seededRandom } from '../../src/base/random.ts'
import { clusterInterval, estimateUnbiased, ratePasses, type TaskOutcome } from '../../src/mlbench/scores/pass-rates.ts'
import { normalNoise } from '../analysis/measured-runs.ts'

const repositories = (sizes: readonly number[], chanceOf: () => number, random: ReturnType<typeof seededRandom>) =>
  sizes.flatMap((size, cluster) => {
    const chance = chanceOf()
    return Array.from({ length: size }, () => ({ cluster, value: random.below(1e6) < 1e6 * chance ? 1 : 0 }))
  })

it.each([
  ['of like size', Array<number>(14).fill(18), 0.3, 0.15],
  ['one of which has most tasks', [150, ...Array<number>(13).fill(8)], 0.3, 0.15],
  ['which are rarely passed', Array<number>(14).fill(18), 0.05, 0.02],
] as const)('covers the true rate over repositories %s', (_, sizes, mean, spread) => {
  const [trials, random] = [1000, seededRandom(1, 'tasks')]
  const noise = normalNoise(1)
  const chanceOf = () => mean + spread * Math.max(-2, Math.min(2, noise()))
  let covered = 0
  for (let trial = 0; trial < trials; trial++) {
    const [low, high] = clusterInterval(repositories(sizes, chanceOf, random)) ?? [0, 1]
    covered += Number(low <= mean && mean <= high)
  }
  expect(covered / trials).toBeGreaterThanOrEqual(0.9)
  expect(covered / trials).toBeLessThanOrEqual(0.98)
})

it('has no interval of one repository, nor where all say the same', () => {
  expect(clusterInterval([1, 0].map((value) => ({ cluster: 1, value })))).toBeNull()
  expect(clusterInterval([1, 2].map((cluster) => ({ cluster, value: 1 })))).toBeNull()
  const third = Array.from({ length: 30 }, (_, index) => (index < 10 ? 1 : 0))
  expect(clusterInterval([1, 2].flatMap((cluster) => third.map((value) => ({ cluster, value }))))).toBeNull()
})

it('estimates pass@k without bias: as all subsets of k answers pass', () => {
  for (let n = 1; n <= 7; n++)
    for (let passed = 0; passed <= n; passed++)
      for (let k = 1; k <= n; k++) {
        const subsets = Array.from({ length: 2 ** n }, (_, mask) =>
          Array.from({ length: n }, (_, answer) => Math.floor(mask / 2 ** answer) % 2 === 1),
        ).filter((chosen) => chosen.filter(Boolean).length === k)
        const passing = subsets.filter((chosen) => chosen.slice(0, passed).some(Boolean)).length
        expect(1 - shareWithout(passed, n, k)).toBeCloseTo(passing / subsets.length, 12)
      }
})

it('bounds a rate by the answers that were not judged alone', () => {
  const task = (...tried: (readonly [passed: boolean | null, textOk: boolean])[]) =>
    ({
      githubId: 1,
      attempts: tried.map(([passed, textOk]) => ({ passed, argumentsOk: textOk, typeOk: true })),
    }) as unknown as TaskOutcome
  const boundsOf = (...tasks: TaskOutcome[]) => ratePasses(tasks).map(({ k, bounds }) => [k, bounds])
  expect(boundsOf(task([false, true], [null, false]))[1]).toEqual([2, [0, 0]])
  expect(boundsOf(task([false, true], [null, true]))[1]).toEqual([2, [0, 1]])
  expect(boundsOf(task([true, true], [null, false]))[1]).toEqual([2, [1, 1]])
})

it('estimates of a task without an answer that it fails, whatever the number of answers', () => {
  const task = (...reasons: (string | null)[]) =>
    ({
      githubId: 1,
      attempts: reasons.map((reason) => ({ passed: reason === null, reason })),
    }) as unknown as TaskOutcome
  const rates = estimateUnbiased([task(null, 'exit'), task('exit'), task('no-answer'), task()])
  expect(rates.map(({ k, tasks, mean }) => [k, tasks, mean])).toEqual([
    [1, 3, 0.5 / 3],
    [2, 2, 0.5],
  ])
})

it('bounds the share by what answers that could not be tried can change: nothing where another one passed', () => {
  const task = (...passed: (boolean | null)[]) =>
    ({
      githubId: 1,
      attempts: passed.map((each) => ({ passed: each, argumentsOk: true, typeOk: true })),
    }) as unknown as TaskOutcome
  const rates = ratePasses([task(true, false), task(false, false), task(true, null), task(null, false)])
  expect(rates.map(({ k, passed, attemptable, total, bounds }) => [k, passed, attemptable, total, bounds])).toEqual([
    [1, 2, 3, 4, [0.5, 0.75]],
    [2, 1, 2, 4, [0.5, 0.75]],
  ])
})
