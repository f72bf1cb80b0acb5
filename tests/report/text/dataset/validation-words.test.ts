import { expect, it } from 'vitest'
import { listRows, markOf, renderValidation } from '../../../../src/report/text/dataset/validation-table.ts'
import { tellFault } from '../../../../src/report/text/dataset/validation-words.ts'
import {
  type ProjectFault,
  type ProjectValidation,
  VALIDATION_VERSION,
} from '../../../../src/schema/dataset/validation.ts'

type Check = ProjectValidation['checks'][number]

it('does not tick off what passed with a warning', () => {
  const of = (state: 'passed' | 'failed', ...weights: ('fault' | 'warning' | 'note')[]) =>
    markOf({ state, faults: weights.map((weight) => ({ weight })) })
  expect([
    of('passed'),
    of('passed', 'note'),
    of('passed', 'note', 'warning'),
    of('failed', 'warning', 'fault'),
  ]).toEqual(['✔', '✔', '!', '✘'])
})

const passed: Check = { check: 'manifest', state: 'passed', faults: [] }
const failed: Check = { ...passed, state: 'failed' }
const open = (check: Check['check']): Check => ({ check, state: 'skipped', faults: [] })

it('says once what the checks wait for that were not made', () => {
  const shared = { mark: '–', name: "the author's script runs in the sandbox; it prints its metric", faults: [] }
  const rows = (...checks: Check[]) => listRows({ checks })
  expect(rows(failed, passed, open('run'), open('metric'))).toEqual([
    { mark: '✘', name: 'project.yaml is valid', skipped: null, faults: [] },
    { mark: '✔', name: 'project.yaml is valid', skipped: null, faults: [] },
    { ...shared, skipped: 'not checked before what is marked ✘ is mended' },
  ])
  expect(rows(passed, passed, open('run'), open('metric')).at(-1)).toEqual({ ...shared, skipped: 'not checked' })
  expect(rows(passed)).toHaveLength(1)
  expect(rows(failed, passed, open('run')).at(-1)?.name).toBe("the author's script runs in the sandbox")
  expect(rows(failed, open('source'), open('run'), open('metric')).at(-1)?.name).toBe('all else')
})

const note: ProjectFault = {
  kind: 'no-data-licence',
  weight: 'note',
  path: ['data', 0, 'licence'],
  line: 7,
  found: 'frogs.csv',
  wanted: null,
  patch: null,
}
it('tells sizes in units', () => {
  const of = (found: string) =>
    tellFault({ ...note, kind: 'too-large', weight: 'fault', found, wanted: String(200 * 2 ** 20) }, 'frogs')
  expect(of('data/a: 1.bin: 629145600')).toEqual({
    what: 'data/a: 1.bin has 600 MiB',
    fix: "at most 200 MiB: give the data's address by data.url instead",
  })
  expect(of('629145600').what).toBe('its files have 600 MiB')
})

const project = (slug: string, ...checks: Check[]): ProjectValidation => ({
  slug,
  file: `projects/${slug}/project.yaml`,
  metric: null,
  logEnd: '',
  checks,
})

it('tells last which of several projects has to be mended, and of the others only what says something', () => {
  const render = (...projects: ProjectValidation[]) =>
    renderValidation({ schemaVersion: VALIDATION_VERSION, projects, submissions: [] }).split('\n')
  const good = project('toads', passed, { check: 'licence', state: 'passed', faults: [note] }, open('source'))
  expect(render(project('frogs', failed), good)).toEqual([
    'toads: no check failed, 1 not made',
    '  projects/toads/project.yaml:7: nobody knows the licence of its data: frogs.csv',
    'frogs',
    '  ✘ project.yaml is valid',
    '',
    '1 of 2 projects to be mended',
  ])
  expect(render(good)).toContain('  ✔ project.yaml is valid')
})

it('speaks of the name of a project as of its folder', () => {
  const wanted = 'letters only'
  const of: ProjectFault = { ...note, kind: 'wrong-value', path: ['slug'], line: null, found: 'My Frogs', wanted }
  expect(tellFault(of, 'My Frogs')).toEqual({
    what: "the project's name is 'My Frogs': letters only",
    fix: 'rename its folder, or remove what is no project',
  })
})
