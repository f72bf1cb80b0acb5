import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { readAnalysis, writeAnalysis } from '../../src/campaign/analysis-file.ts'
import { analyse, makePlan, makeRecords } from '../analysis/factory.ts'
import { makeFolder } from '../support/temporary.ts'

it('writes an analysis on one line, as JSON of the whole would be, and reads it back', async () => {
  const campaign = await makeFolder()
  const plan = makePlan({ projects: 2 })
  const analysis = analyse(
    plan,
    makeRecords(plan, () => ({})),
  )
  expect([analysis.variants.length > 1, analysis.hosts.length, analysis.strata]).toEqual([true, 1, []])
  const path = await writeAnalysis(campaign, analysis)
  expect(await readFile(path, 'utf8')).toBe(`${JSON.stringify(analysis)}\n`)
  expect(await readAnalysis(campaign)).toEqual(analysis)
})
