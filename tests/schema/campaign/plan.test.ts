import { expect, it } from 'vitest'
import { type Plan, plan as planSchema } from '../../../src/schema/campaign/plan.ts'
import { makePlan } from '../../analysis/factory.ts'

const messagesOf = (edit: (plan: Plan) => void): string[] => {
  const plan = makePlan({ projects: 2, models: ['a', 'b'] })
  edit(plan)
  return planSchema.safeParse(plan).error?.issues.map(({ message }) => message) ?? []
}
const first = <T>(items: readonly T[]): T => {
  const [item] = items
  if (item === undefined) throw new Error('there is none')
  return item
}

it.each(['../../secret.txt', '/etc/passwd', 'a/../../b', 'a\\b', ''])('refuses %j as a place in a project', (place) => {
  expect(messagesOf(({ projects }) => Object.assign(first(projects), { entry: place }))).not.toEqual([])
  expect(messagesOf(({ projects }) => Object.assign(first(projects), { workingDirectory: place }))).not.toEqual([])
})

it.each<[string, (plan: Plan) => void, string]>([
  ['lacks a project', ({ projects }) => projects.shift(), 'is of project-1, which is none of the projects'],
  ['lacks a model', ({ models }) => models.splice(0), 'is of a, which is none of the models'],
  ['holds a project twice', ({ projects }) => projects.push(first(projects)), "'project-1' is there twice"],
  ['holds a model twice', ({ models }) => models.push(first(models)), "'a' is there twice"],
  ['holds a variant twice', ({ variants }) => variants.push(first(variants)), "'project-1/original' is there twice"],
  ['holds a block twice', ({ blocks }) => blocks.push(first(blocks)), "'project-1/a/0' is there twice"],
  [
    'runs a script twice in a block',
    ({ blocks }) => first(blocks).order.push({ variant: 'project-1/original', shim: 'as-is' }),
    "'project-1/original as-is' is there twice in the order of project-1/a/0",
  ],
  [
    'names a block as another',
    ({ blocks }) => Object.assign(first(blocks), { id: 'project-2/a/9' }),
    "'project-2/a/9' is not made of its own parts",
  ],
  [
    'has a block of a model that it lacks',
    ({ blocks }) => Object.assign(first(blocks), { id: 'project-1/z/0', model: 'z' }),
    "'project-1/z/0' is of z, which is none of the models",
  ],
  [
    "runs another project's script in a block",
    ({ projects, variants, blocks }) => {
      projects.push({ ...first(projects), slug: 'project-2' })
      variants.push({ ...first(variants), id: 'project-2/original', project: 'project-2' })
      first(blocks).order.push({ variant: 'project-2/original', shim: 'as-is' })
    },
    "'project-1/a/0' runs a script of another project",
  ],
])('refuses a plan that %s', (_, edit, message) => {
  expect(messagesOf(edit).join('\n')).toContain(message)
})

it('takes the plan as it was', () => {
  expect(messagesOf(() => {})).toEqual([])
})

const { options, ...plan } = makePlan({ projects: 2, models: ['a', 'b'] })
const { seed, fanOut, samples, repetitions, warmups, modes } = options
const oldBlocks = plan.blocks.map((block) => ({ ...block, order: block.order.map(({ variant }) => variant) }))
const old = { ...plan, schemaVersion: 1, blocks: oldBlocks, seed, fanOut, samples, repetitions, warmups, modes }

it('reads a plan of version 1: each variant was run as its mode is, and options stood where they led to', () => {
  expect(planSchema.parse(old)).toEqual({ ...plan, options })
  const profile = { ...first(oldBlocks), id: 'project-1/a/p2', purpose: 'profile', number: 2 }
  expect(planSchema.parse({ ...old, blocks: [...oldBlocks, profile] }).options).toEqual({ ...options, profiles: 2 })
})

it('reads a plan of version 2, in which no model was told what its answers took', () => {
  const { feedback: _, ...before } = options
  expect(planSchema.parse({ ...plan, options: before, schemaVersion: 2 })).toEqual({ ...plan, options })
})

it('keeps what a plan of version 1 says of data that is not changed as its words', () => {
  const projects = plan.projects.map((project) => ({ ...project, notProbed: { 'redrawn-labels': 'no column y' } }))
  const { notProbed } = first(planSchema.parse({ ...old, projects }).projects)
  expect(notProbed).toEqual({ 'label-randomisation': { kind: 'reported', detail: 'no column y' } })
})
