import { expect, it } from 'vitest'
import { type Bench, validateProject } from '../../src/curation/validate-project.ts'
import { readManifestText } from '../../src/dataset/read-manifest-text.ts'
import { projectValidation } from '../../src/schema/dataset/validation.ts'
import { makeContext } from '../support/context.ts'

const UNKNOWN = Array.from({ length: 300 }, (_, i) => `unknown${i}: 1\n`).join('')

it.each([
  ['with more faults than a finding holds', UNKNOWN, 200],
  ['with a key longer than a place of a finding', `${'k'.repeat(500)}: 1\n`, null],
])('tells of a manifest %s what the check of a pull request can read', async (_, text, faults) => {
  const all = new Map([['p', readManifestText(text)]])
  const bench = { all, options: { dataset: 'dataset' } } as unknown as Bench
  const told = await validateProject('p', bench, makeContext().context)
  expect(projectValidation.parse(told)).toEqual(told)
  if (faults !== null) expect(told.checks[0]?.faults).toHaveLength(faults)
})
