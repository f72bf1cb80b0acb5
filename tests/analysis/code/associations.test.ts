import { expect, it } from 'vitest'
import { analyseCampaign } from '../../../src/analysis/analyse-campaign.ts'
import type { Script } from '../../../src/analysis/code/analyse-code.ts'
import { listBlocks, listVariants } from '../../../src/planning/plan-blocks.ts'
import { type Analysis, analysis } from '../../../src/schema/analysis/analysis.ts'
import type { ChangeAssociation, CodeDescription } from '../../../src/schema/analysis/code-analysis.ts'
import type { Plan } from '../../../src/schema/campaign/plan.ts'
import { collectRecords } from '../collect-records.ts'
import {
  analyse,
  estimated,
  makePlan,
  makeProvenance,
  makeRecords,
  noise,
  type RunPlace,
  type RunTraits,
} from '../factory.ts'
import { describeAll } from './programs.ts'

const PLOTTED = 'import seaborn\nseaborn.pairplot(d)\nm.score(x)\n'
const PLAIN = 'm.score(x)\n'
const described = await describeAll({ plotted: PLOTTED, plain: PLAIN })
const script = (key: 'plotted' | 'plain'): Script => ({
  text: key === 'plotted' ? PLOTTED : PLAIN,
  bytes: 1,
  description: described.get(key) as CodeDescription,
})

/** Two models answer each project; `bare` removes the plot, `same` keeps it, unless `which` says otherwise. */
function run(
  projects: number,
  traitsOf: (place: RunPlace) => RunTraits,
  which = (id: string): 'plotted' | 'plain' => (id.includes('/bare/') ? 'plain' : 'plotted'),
  clusters: Readonly<Record<string, string>> = {},
): Analysis {
  const plan = makePlan({ projects, models: ['bare', 'same'], repetitions: 6, clusters })
  const code = {
    authors: new Map(plan.projects.map(({ slug }) => [slug, { ...script('plotted'), licence: null, ownModules: [] }])),
    scripts: new Map(plan.variants.flatMap(({ id, model }) => (model === null ? [] : [[id, script(which(id))]]))),
  }
  const collected = collectRecords(plan, makeRecords(plan, traitsOf))
  const input = {
    plan,
    collected,
    code,
    provenances: new Map(),
    toolVersion: '0.0.0',
    createdAt: '2026-01-01T00:00:00Z',
  }
  return analysis.parse(analyseCampaign(input))
}

function find(result: Analysis, baseline: ChangeAssociation['baseline'], quantity: 'cpu' | 'energy' = 'cpu') {
  return result.code?.associations.find(
    (each) => each.kind === 'plots-removed' && each.baseline === baseline && each.quantity === quantity,
  )
}

/** Drawing takes half of the author's CPU time. How large a project's other work is differs by a factor of hundreds. */
function drawing({ mode, model, project, random }: RunPlace): RunTraits {
  const work = 3 ** Number(project.split('-')[1])
  const draws = mode === 'original' || model === 'same'
  return { cpuSeconds: work * (draws ? 2 : 1) * noise(random), joules: work * (draws ? 20 : 10) * noise(random) }
}

it('finds what goes with a change, inside projects, and that it is nothing beside the code without its plots', () => {
  const result = run(8, drawing)
  for (const quantity of ['cpu', 'energy'] as const) {
    const original = find(result, 'original', quantity)
    expect(original?.answers).toEqual({ with: 8, without: 8 })
    expect(original?.with?.estimate).toBeCloseTo(0.5, 1)
    expect(original?.without?.estimate).toBeCloseTo(1, 1)
    expect(original?.difference).toMatchObject({ projects: 8, estimate: expect.closeTo(0.5, 1) })
    expect(original?.difference?.interval?.[1]).toBeLessThan(0.6)
    expect(find(result, 'original-headless', quantity)?.with?.estimate).toBeCloseTo(1, 1)
  }
  expect(result.code?.changes).toContainEqual({
    kind: 'plots-removed',
    mode: 'assisted',
    answers: 8,
    of: 16,
    leading: 'energy',
  })
  expect(result.code?.leading).toBe('energy')
})

it('counts like projects as one observation', () => {
  const clusters = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`project-${n + 1}`, `exercise ${n % 4}`]))
  const none = { projects: 8, interval: null }
  expect(find(run(8, drawing, undefined, clusters), 'original')).toMatchObject({
    with: none,
    without: none,
    difference: none,
  })
})

it('takes no difference between projects for one between answers', () => {
  // Here a project's answers both remove the plot or both keep it: nothing is left to compare inside one.
  const byProject = (id: string) => (Number(id.split(/[-/]/)[1]) % 2 === 0 ? 'plain' : 'plotted')
  const association = find(run(8, drawing, byProject), 'original')
  expect(association?.with?.projects).toBe(4)
  expect(association?.difference).toBeNull()
})

it('gives no interval below five projects', () => {
  const association = find(run(4, drawing), 'original')
  expect(association?.difference).toMatchObject({ interval: null, projects: 4 })
})

it('leaves out answers that are less accurate and energy that was estimated', () => {
  const worse = run(6, (place) => ({ ...drawing(place), metric: place.model === 'bare' ? 0.5 : 0.9 }))
  expect(find(worse, 'original')).toMatchObject({ answers: { with: 0, without: 6 }, with: null, difference: null })
  const guessed = run(6, ({ model }) => ({ cpuSeconds: 1, energy: [estimated(model === 'bare' ? 1 : 2)] }))
  expect(find(guessed, 'original', 'energy')).toBeUndefined()
})

it('counts the changes of answers that stand, not those of the tries before them or of fresh ones', () => {
  const plain = makePlan({ projects: 2, models: ['bare'], repairs: 1 })
  const design = {
    ...plain.options,
    control: true,
    probes: new Map(),
    projects: plain.projects.map(({ slug }) => slug),
  }
  const variants = listVariants(design)
  const plan = {
    ...plain,
    options: { ...plain.options, control: true },
    variants,
    blocks: listBlocks(design, variants),
  }
  // Project 1 is repaired; the answer to project 2 passed at once.
  const records = makeRecords(plan, ({ variant, project }) => {
    if (/\/(?:i1|c1)$/.test(variant) && project === 'project-2') return null
    return variant === 'project-1/assisted/bare/s1/i0' ? { changes: { status: 'failed', failureClass: 'import' } } : {}
  })
  const written = variants.filter(({ id, model, project }) =>
    model === null ? false : project === 'project-1' || id.endsWith('/i0'),
  )
  const code = {
    authors: new Map(plan.projects.map(({ slug }) => [slug, { ...script('plotted'), licence: null, ownModules: [] }])),
    scripts: new Map(written.map(({ id }) => [id, script('plain')])),
  }
  const provenances = written.map(({ id }) => makeProvenance(id))
  const settled = { ...plan, variants: [...variants.filter(({ model }) => model === null), ...written] }
  const found = analyse({ ...settled, blocks: keepMembers(plan.blocks, settled.variants) }, records, provenances, code)
  expect(found.code?.variants.map(({ id }) => id)).toEqual([
    'project-1/assisted/bare/s1/i1',
    'project-2/assisted/bare/s1/i0',
  ])
  expect(found.code?.changes).toContainEqual(expect.objectContaining({ kind: 'plots-removed', answers: 2, of: 2 }))
  expect(found.code?.sizes[0]).toMatchObject({ measure: 'bytes', count: 2 })
})

const keepMembers = (blocks: Plan['blocks'], variants: Plan['variants']): Plan['blocks'] =>
  blocks.map((block) => ({
    ...block,
    order: block.order.filter(({ variant }) => variants.some(({ id }) => id === variant)),
  }))
