import { expect, it } from 'vitest'
import { seededRandom } from '../../src/base/random.ts'
import { placeSystems } from '../../src/mlbench/scores/place-systems.ts'
import { type GradedSystem, rankSystems } from '../../src/mlbench/scores/score-system.ts'
import { taskScores } from '../../src/schema/mlbench/task-scores.ts'

const TASKS = 20
const REPOSITORIES = 14

/** Passed tasks of each repository, of as many. */
const passesOf = (passed: readonly number[]) =>
  new Map(passed.map((each, githubId) => [githubId, { passed: each, attemptable: TASKS }]))

it('gives no place to what chance alone does: of ten systems that are alike hardly any is placed behind another', () => {
  const random = seededRandom(1, 'places')
  const draw = () => passesOf(Array.from({ length: REPOSITORIES }, () => random.below(TASKS + 1)))
  const campaigns = Array.from({ length: 40 }, () => placeSystems(Array.from({ length: 10 }, draw)))
  const wrong = campaigns.filter((placed) => placed.some(({ place }) => place > 1))
  expect(wrong.length).toBeLessThanOrEqual(5)
})

it('ranks nobody where no task could be judged: all would share the first place', () => {
  const tasks = [{ githubId: 1, id: 1 }] as unknown as Parameters<typeof rankSystems>[1]
  const systemOf = (system: string, passed: boolean | null) =>
    ({ system, attempts: [{ githubId: 1, rowId: 1, passed }] }) as unknown as GradedSystem
  expect(rankSystems([systemOf('a', null), systemOf('b', null)], tasks)).toBeNull()
  expect(rankSystems([systemOf('a', true), systemOf('b', false)], tasks)).toMatchObject({ tasks: 1 })
})

it('places one behind another that passes more in every repository, and tells by how much', () => {
  const often = passesOf(Array.from({ length: REPOSITORIES }, (_, index) => 10 + (index % 5)))
  const seldom = passesOf(Array.from({ length: REPOSITORIES }, (_, index) => 2 + (index % 3)))
  const [first, last] = placeSystems([often, seldom])
  expect(first).toEqual({ place: 1, behind: null })
  expect(last?.place).toBe(2)
  expect(last?.behind?.difference).toBeLessThan(-0.3)
  expect(last?.behind?.interval?.[1]).toBeLessThan(0)
  expect(placeSystems([seldom, often]).map(({ place }) => place)).toEqual([2, 1])
})

it('shows nothing by fewer than six repositories, nor by many tasks of one', () => {
  const places = (repositories: number) =>
    placeSystems([passesOf(Array(repositories).fill(TASKS)), passesOf(Array(repositories).fill(0))])
  expect(places(5).map(({ place }) => place)).toEqual([1, 1])
  expect(places(6).map(({ place }) => place)).toEqual([1, 2])
  expect(places(1)[1]?.behind).toEqual({ difference: -1, interval: null, adjustedP: 1 })
})

it.each([
  [3, 6, 1],
  [3, 7, 2],
  [10, 10, 1],
  [10, 11, 2],
  [29, 14, 2],
  [30, 14, 1],
])(
  'shows of %i systems over %i repositories that one passes all tasks and no other most: place %i',
  (systems, repositories, place) => {
    const passed = Array.from({ length: repositories }, (_, index) => index % 4)
    const places = placeSystems([passesOf(passed.map(() => TASKS)), ...Array(systems - 1).fill(passesOf(passed))])
    expect(new Set(places.slice(1).map((each) => each.place))).toEqual(new Set([place]))
  },
)

it('weighs a repository by its tasks, as many as a submission may tell of', () => {
  const passed = [...Array(13).keys(), 20]
  const [few, many] = [TASKS, 2 ** 40].map((tasks) => {
    const of = (share: (each: number) => number) =>
      new Map(passed.map((each, githubId) => [githubId, { passed: share(each) * (tasks / TASKS), attemptable: tasks }]))
    return placeSystems([of(() => TASKS), of((each) => each)])[1]
  })
  expect(many).toEqual({
    place: 2,
    behind: { ...few?.behind, interval: few?.behind?.interval?.map((end) => expect.closeTo(end, 9)) },
  })
})

it('takes no rank of an older version for shown', () => {
  const rows = {
    rowsSha256: 'a'.repeat(64),
    errata: null,
    tasks: 1,
    systems: [],
    golds: { checked: 0, failed: [], excluded: false },
    ranking: { tasks: 1, systems: [{ system: 'm', passed: 1, rank: 1 }] },
  }
  const old = { schemaVersion: 6, rules: 'strict', ...rows, mended: rows, pins: [], faults: [] }
  const { ranking, mended } = taskScores.parse(old)
  for (const each of [ranking, mended?.ranking]) {
    expect(each?.systems).toEqual([{ system: 'm', passed: 1, rank: null, behind: null }])
  }
})
