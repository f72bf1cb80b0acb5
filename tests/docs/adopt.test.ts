import { expect, it } from 'vitest'
import { listInputs } from '../../scripts/action-docs.ts'
import { type Job, parseWorkflow, readWorkflows, type Workflow } from '../../scripts/workflows.ts'
import { PACKAGE_ROOT } from '../../src/base/package.ts'
import { checkWorkflow } from '../actions/workflow-rules.ts'
import { readWorkflowSnippets } from './snippets.ts'

const MOST_LINES_OF_A_CALL = 10

const own = new Map([...(await readWorkflows(PACKAGE_ROOT))].map(([name, text]) => [name, parseWorkflow(text)]))
const snippets = await readWorkflowSnippets()
const calledBy = ({ uses = '' }: Job) => /^bench\/greenml\/\.github\/workflows\/([\w-]+\.yml)@/.exec(uses)?.[1]
/** As a workflow of this repository would name its own action: the rules for workflows are for those. */
const asOwn = (text: string) => text.replaceAll(/bench\/greenml(\/actions\/\w+)@[0-9a-f]{40}/g, '.$1')

it.each(snippets)('a workflow in $file keeps the rules that the own ones keep', ({ text }) => {
  expect(checkWorkflow(asOwn(text))).toEqual([])
})

const calls = snippets.flatMap(({ file, text }) =>
  Object.values(parseWorkflow(text).jobs).flatMap((job) => {
    const name = calledBy(job)
    return name === undefined ? [] : [{ file, text, job, name }]
  }),
)

it('each workflow that can be called from elsewhere is shown', () => {
  const callable = [...own].filter(([, { on }]) => on.workflow_call !== undefined).map(([name]) => name)
  const within = [...own.values()].flatMap(({ jobs }) => Object.values(jobs).map(({ uses }) => uses ?? ''))
  const forOthers = callable.filter((name) => !within.includes(`./.github/workflows/${name}`))
  expect([...new Set(calls.map(({ name }) => name))].sort()).toEqual(forOthers.sort())
})

it.each(calls)('$file calls $name with what it takes, all that it needs, and no right more', ({ text, job, name }) => {
  const { inputs, secrets } = interfaceOf(name)
  const given = Object.entries(job.with ?? {})
  expect(given.map(([input, value]) => [input, typeof value])).toEqual(
    given.map(([input]) => [input, inputs[input]?.type]),
  )
  expect(Object.keys(secrets)).toEqual(expect.arrayContaining(Object.keys(job.secrets ?? {})))
  const required = Object.entries(inputs).flatMap(([input, each]) => (each.required ? [input] : []))
  expect(Object.keys(job.with ?? {})).toEqual(expect.arrayContaining(required))
  expect(rightsOf([job])).toEqual(rightsOf(Object.values(own.get(name)?.jobs ?? {})))
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MOST_LINES_OF_A_CALL)
})

it.each(snippets)('a step in $file gives an action inputs that there are', ({ text }) => {
  const steps = Object.values(parseWorkflow(text).jobs).flatMap((job) => job.steps)
  for (const { uses = '', with: given = {} } of steps) {
    const verb = /^bench\/greenml\/actions\/(\w+)@/.exec(uses)?.[1]
    if (verb === undefined) continue
    expect(listInputs(verb).map((input) => input.name)).toEqual(expect.arrayContaining(Object.keys(given)))
  }
})

it('benchmark.yml takes the same inputs by hand and when it is called', () => {
  const { workflow_dispatch: byHand, workflow_call: called } = own.get('benchmark.yml')?.on ?? {}
  const { repairs, ...inputs } = byHand?.inputs ?? {}
  expect(called?.inputs).toEqual({ ...inputs, repairs: { ...called?.inputs.repairs } })
  expect(repairs?.options).toEqual(['0', '1', '2', '3'])
  expect(Object.keys(called?.secrets ?? {}).sort()).toEqual(secretsOf(own.get('benchmark.yml')))
})

function interfaceOf(name: string) {
  const call = own.get(name)?.on.workflow_call
  if (call === undefined) throw new Error(`${name} can't be called`)
  return call
}

/** What jobs may do together, as `contents: read`. */
function rightsOf(jobs: readonly Job[]): string[] {
  const rights = jobs.flatMap(({ permissions = {} }) =>
    typeof permissions === 'string' ? [permissions] : Object.entries(permissions).map((pair) => pair.join(': ')),
  )
  return [...new Set(rights)].sort()
}

const secretsOf = (workflow: Workflow | undefined) =>
  [...new Set([...JSON.stringify(workflow?.jobs).matchAll(/\bsecrets\.(\w+)/g)].map(([, name = '']) => name))].sort()
