import { expect, it } from 'vitest'
import { writeJson } from '../../src/base/files/files.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { readProvenances, writeVariant } from '../../src/campaign/variant-files.ts'
import { makeProvenance } from '../analysis/factory.ts'
import { makeFolder } from '../support/temporary.ts'

const [ONE, OTHER] = ['project-1/assisted/a/s1/i0', 'project-1/assisted/a/s2/i0'] as const

it('takes what is told of one script for that of no other', async () => {
  const campaign = await makeFolder()
  await writeVariant(campaign, makeProvenance(ONE), null)
  expect([...(await readProvenances(campaign, [{ id: ONE, model: 'a' }])).keys()]).toEqual([ONE])
  await writeJson(campaignFiles.variantProvenance(campaign, OTHER), makeProvenance(ONE))
  await expect(readProvenances(campaign, [{ id: OTHER, model: 'a' }])).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringContaining(`tells of '${ONE}'`),
  })
})
