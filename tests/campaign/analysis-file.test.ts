import { readdir, readFile } from 'node:fs/promises'
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

it('leaves what is there where one of the variants is not as its format has it, and names it', async () => {
  const campaign = await makeFolder()
  const plan = makePlan({ projects: 2 })
  const analysis = analyse(
    plan,
    makeRecords(plan, () => ({})),
  )
  const path = await writeAnalysis(campaign, analysis)
  const before = await readFile(path, 'utf8')
  const variants = analysis.variants.map((each, i) => (i === 3 ? { ...each, runs: -1 } : each))
  const written = writeAnalysis(campaign, { ...analysis, seed: 2, variants })
  await expect(written).rejects.toThrow(`${path}, ${variants[3]?.id} is not valid`)
  expect(await readFile(path, 'utf8')).toBe(before)
  expect(await readdir(campaign)).toEqual(['analysis.json'])
})
