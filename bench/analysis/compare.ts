// How often `greenml compare` raises a false alarm between two campaigns of one truth, and how often it finds a regression,
// by size, projects and repetitions; noise of 3 % in each reading (memory: 1 %).   node bench/analysis/compare.ts [simulations]
import type { CampaignComparison } from '../../src/schema/analysis/comparison.ts'
import type { Plan } from '../../src/schema/campaign/plan.ts'
import { makePlan } from '../../tests/analysis/factory.ts'
import { compare, makeSide, noisy } from '../../tests/analysis/sides.ts'

const SIMULATIONS = Number(process.argv[2] ?? 200)
const DESIGNS = [
  { projects: 5, repetitions: 5 },
  { projects: 10, repetitions: 10 },
  { projects: 20, repetitions: 10 },
]
const CHANGES = [1, 1.02, 1.05, 1.1]
const print = (line: string) => process.stdout.write(`${line}\n`)
const percent = (count: number) => `${((100 * count) / SIMULATIONS).toFixed(1)} %`.padStart(8)

print(`${SIMULATIONS} pairs of campaigns a line; alarm: energy, cpu, wall or memory of a group or a script got worse`)
print('projects × repetitions  truth   any alarm   group cpu worse   group cpu better')
for (const design of DESIGNS) {
  const plan = makePlan(design)
  for (const change of CHANGES) {
    const results = Array.from({ length: SIMULATIONS }, (_, i) => simulate(plan, change, i))
    const count = (is: (result: CampaignComparison) => boolean) => percent(results.filter(is).length)
    const verdict = ({ groups }: CampaignComparison) => groups[0]?.ratios.cpu.verdict
    print(
      `${`${design.projects} × ${design.repetitions}`.padEnd(22)}  ×${change.toFixed(2)}   ` +
        `${count(({ failOn }) => failOn.some(({ met }) => met))}   ` +
        `${count((result) => verdict(result) === 'worse')}          ${count((result) => verdict(result) === 'better')}`,
    )
  }
}

function simulate(plan: Plan, change: number, seed: number): CampaignComparison {
  const [a, b] = [noisy(() => 0.6), noisy(() => 0.6 * change)]
  return compare(makeSide(plan, a, 2 * seed), makeSide(plan, b, 2 * seed + 1), 'energy,cpu,wall,memory')
}
