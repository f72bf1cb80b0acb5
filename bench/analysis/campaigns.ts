// How often the headline's interval holds the true mean ratio over projects, and how often its verdict is false where that is 1:
// whole campaigns of records through the analysis, five blocks each, runs of every project with a noise of its own (1 to 30 %).
//   node bench/analysis/campaigns.ts [campaigns a cell] [projects…]
import { analyseCampaign } from '../../src/analysis/analyse-campaign.ts'
import { type Random, seededRandom } from '../../src/base/random.ts'
import type { GroupRatio } from '../../src/schema/analysis/ratio.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'
import { collectRecords } from '../../tests/analysis/collect-records.ts'
import { makePlan, makeRecords, noise, type RunTraits, ratioOf } from '../../tests/analysis/factory.ts'
import { DISTRIBUTIONS, normal } from './distributions.ts'

const [campaigns = '2000', ...sizes] = process.argv.slice(2)
const CAMPAIGNS = Number(campaigns)
const PROJECTS = sizes.length === 0 ? [3, 6, 10, 30] : sizes.map(Number)
const FAILING = 0.1

const chance = (random: Random) => random.below(2 ** 31 - 1) / (2 ** 31 - 1)
const draw = (name: string, random: Random) => DISTRIBUTIONS[name]?.(random) ?? 0

/** A project's log-ratio, with mean 0 over projects; of one that fails what it takes is all its own. */
type Draw = (random: Random) => { readonly log: number; readonly fails?: boolean }
const SHAPES: Readonly<Record<string, Draw>> = {
  'normal, SD 0.3': (random) => ({ log: 0.3 * normal(random) }),
  't, 3 df': (random) => ({ log: 0.3 * draw('t, 3 df (heavier)', random) }),
  'exponential, to savings': (random) => ({ log: -0.3 * draw('exponential (2)', random) }),
  'half SD 0.05, half SD 0.6': (random) => ({ log: (chance(random) < 0.5 ? 0.05 : 0.6) * normal(random) }),
  // The answer takes as long as the author's code before it fails, which then runs: ln 2.
  'one answer in ten fails': (random) =>
    chance(random) < FAILING
      ? { log: 0, fails: true }
      : { log: 0.3 * normal(random) - (FAILING * Math.log(2)) / (1 - FAILING) },
}

print(
  `${CAMPAIGNS} campaigns a cell: interval holds the truth / false verdict, in % (nominal 95 / 5); median width of the interval`,
)
print(`projects                  | ${PROJECTS.map((n) => String(n).padStart(18)).join(' | ')}`)
for (const [name, shape] of Object.entries(SHAPES))
  print(`${name.padEnd(25)} | ${PROJECTS.map((n) => cell(name, shape, n)).join(' | ')}`)

function cell(name: string, shape: Draw, projects: number): string {
  const ratio = { mode: 'assisted', model: 'replay', quantity: 'cpu', baseline: 'original-headless' } as const
  const plan = { ...makePlan({ projects, repetitions: 5 }), primaryFamily: [ratio] }
  const found = Array.from({ length: CAMPAIGNS }, (_, seed) => {
    const random = seededRandom(seed, name)
    const truths = new Map(
      plan.projects.map(({ slug }) => [slug, { ...shape(random), sd: 0.01 * 30 ** chance(random) }]),
    )
    const records = makeRecords(plan, ({ project, mode, random }) => traitsOf(truths.get(project), mode, random), seed)
    const collected = collectRecords(plan, records)
    const { groups } = analyseCampaign({
      plan,
      collected,
      provenances: new Map(),
      toolVersion: '0.0.0',
      createdAt: '2026-01-01T00:00:00.000Z',
    })
    return ratioOf<GroupRatio>(groups[0], 'cpu')
  })
  const intervals = found.flatMap(({ interval }) => (interval === null ? [] : [interval]))
  const told = found.filter(({ verdict }) => verdict === 'less' || verdict === 'more').length
  const widths = intervals.map(([low, high]) => high / low).sort((a, b) => a - b)
  const width = widths[Math.floor(widths.length / 2)]
  const holds = intervals.filter(([low, high]) => low <= 1 && 1 <= high).length
  const covered = intervals.length === 0 ? '  none' : percent(holds / intervals.length)
  return `${covered} / ${percent(told / CAMPAIGNS)} ${width === undefined ? '     ' : `×${width.toFixed(2)}`}`
}

function traitsOf(
  truth: (ReturnType<Draw> & { sd: number }) | undefined,
  mode: RunRecord['mode'],
  random: Random,
): RunTraits {
  const { log = 0, fails = false, sd = 0 } = truth ?? {}
  const own = mode === 'assisted'
  const cpuSeconds = (own ? Math.exp(log) : 1) * noise(random, sd)
  return own && fails ? { cpuSeconds, changes: { status: 'failed' } } : { cpuSeconds }
}

function percent(share: number): string {
  return (100 * share).toFixed(1).padStart(5)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
