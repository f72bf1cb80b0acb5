import { expect, it } from 'vitest'
import { renderValidationComment } from '../../../src/report/text/validation-comment.ts'
import {
  MOST_FAULTS,
  type ProjectFault,
  type ProjectValidation,
  VALIDATION_VERSION,
} from '../../../src/schema/dataset/validation.ts'

const fault = (found: string): ProjectFault => ({
  kind: 'unknown-value',
  weight: 'fault',
  path: ['data', 0, 'target'],
  line: 7,
  found,
  wanted: '`'.repeat(300),
  patch: null,
})
const validate = (faults: readonly ProjectFault[], slug = 'frogs'): ProjectValidation => ({
  slug,
  file: `dataset/projects/${slug}/project.yaml`,
  metric: null,
  logEnd: '',
  checks: [{ check: 'manifest', state: faults.length === 0 ? 'passed' : 'failed', faults: [...faults] }],
})
const render = (...projects: ProjectValidation[]) =>
  renderValidationComment({ schemaVersion: VALIDATION_VERSION, projects, submissions: [] }, null)

it('gives each fault of a check a row of its own, under the name of the check', () => {
  expect(render(validate([fault('a'), fault('b')]))).toMatch(
    /\n\| ✘ \| project\.yaml is valid \| line 7: data\.0\.target is 'a'.*\*\* \|\n\| {2}\| {2}\| line 7: data\.0\.target is 'b'.*\*\* \|\n/,
  )
})

it('shows as many of the most faults as there is room for, and says how many lines are left', () => {
  const faults = Array.from({ length: MOST_FAULTS }, (_, n) => fault(`${n}-`.padEnd(200, '|')))
  const comment = render(validate(faults))
  const shown = comment.split('\n').filter((line) => line.includes("data.0.target is '"))
  const left = Number(/\*(\d+) more lines left out here/.exec(comment)?.[1])
  expect(shown.length).toBeGreaterThan(40)
  expect(shown.length + left).toBe(MOST_FAULTS)
  expect(Buffer.byteLength(comment)).toBeGreaterThan(55_000)
  expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(60_000)
})

it('tells first which of several projects has to be mended, and of the others no check that says nothing', () => {
  const comment = render(validate([], 'toads'), validate([fault('a')]))
  expect(comment.indexOf('### frogs')).toBeLessThan(comment.indexOf('### toads'))
  expect(comment.match(/project\.yaml is valid/g)).toHaveLength(1)
  expect(comment).toContain('### toads\n\nall checks passed')
  expect(render(validate([], 'toads'))).toContain('| ✔ | project.yaml is valid |')
})
