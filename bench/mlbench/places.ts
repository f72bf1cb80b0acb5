// How often a rank stands for a difference that is none, and for one that is: in percent of simulated leaderboards, by the count of
// passed tasks and as `placeSystems` has it.   node bench/mlbench/places.ts [simulations]
import { seededRandom } from '../../src/base/random.ts'
import { placeSystems } from '../../src/mlbench/scores/place-systems.ts'
import { normalNoise } from '../../tests/analysis/measured-runs.ts'

const SIMULATIONS = Number(process.argv[2] ?? 500)
const SIZES = {
  '14 of 18': Array<number>(14).fill(18),
  '14 of 5 to 50': [5, 6, 8, 10, 12, 14, 14, 16, 18, 20, 24, 28, 35, 50],
  '1 of 150, 13 of 8': [150, ...Array<number>(13).fill(8)],
  '6 of 20': Array<number>(6).fill(20),
}
/** How chances to pass scatter over repositories, the same for all systems, and over systems in one repository. */
const [OF_REPOSITORY, OF_SYSTEM] = [0.15, 0.1]
const CENTRE = 0.4

const clipped = (chance: number) => Math.min(1, Math.max(0, chance))

/** Whether any of the systems that are alike, and the one that passes `more`, is placed behind another: by count, and shown. */
function openBoards(name: string, sizes: readonly number[]) {
  const [noise, random] = [normalNoise(1), seededRandom(1, name)]
  const draw = (own: readonly number[]) =>
    new Map(
      sizes.map((attemptable, githubId) => {
        const chance = own[githubId] ?? 0
        const passed = Array.from({ length: attemptable }, () => random.below(1e6) < 1e6 * chance)
        return [githubId, { passed: passed.filter((each) => each).length, attemptable }] as const
      }),
    )
  const totalOf = (system: ReturnType<typeof draw>) => [...system.values()].reduce((sum, { passed }) => sum + passed, 0)
  return (systems: number, more: number) => {
    const shared = sizes.map(() => CENTRE + OF_REPOSITORY * noise())
    const drawn = Array.from({ length: systems }, (_, index) =>
      draw(shared.map((chance) => clipped(chance + OF_SYSTEM * noise() + (index === 0 ? more : 0)))),
    )
    const [best = 0, second = 0] = drawn.map(totalOf)
    const places = placeSystems(drawn).map(({ place }) => place)
    const isBehind = more === 0 ? places.some((place) => place > 1) : places[1] === 2 && places[0] === 1
    return { counted: more === 0 ? new Set(drawn.map(totalOf)).size > 1 : best > second, shown: isBehind }
  }
}

process.stdout.write('tasks of repositories   systems, points more: by count, shown\n')
for (const [name, sizes] of Object.entries(SIZES)) {
  const cells = (
    [
      [2, 0],
      [5, 0],
      [10, 0],
      [2, 0.1],
      [2, 0.2],
      [5, 0.2],
    ] as const
  ).map(([systems, more]) => {
    const board = openBoards(`${name}, ${systems}, ${more}`, sizes)
    const told = Array.from({ length: SIMULATIONS }, () => board(systems, more))
    const percent = (kind: 'counted' | 'shown') =>
      ((100 * told.filter((each) => each[kind]).length) / SIMULATIONS).toFixed(0)
    return `${systems}, ${100 * more}: ${percent('counted')}, ${percent('shown')}`
  })
  process.stdout.write(`${name.padEnd(24)}${cells.join('   ')}\n`)
}
