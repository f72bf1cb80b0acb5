import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plan } from '../../src/commands/plan.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeDataset } from '../support/tiny-dataset.ts'

it('leaves a folder alone that is not a campaign’s', async () => {
  const campaign = await makeFolder({ 'precious.txt': 'mine' })
  const planning = plan({ campaign, dataset: await makeDataset({ one: {} }) }, makeContext().context)
  await expect(planning).rejects.toThrow('holds other files and no plan: name a --campaign folder that is new or empty')
  expect(await readdir(campaign)).toEqual(['precious.txt'])
})

it('says where it looked for answers when there is none, and which one lies outside of a project’s folder', async () => {
  const answers = await makeFolder({ 'GENAIGREENML_assisted_mine.py': 'print(1)' })
  const campaign = join(await makeFolder(), 'campaign')
  const planning = plan({ campaign, dataset: await makeDataset({ one: {} }), answers }, makeContext().context)
  await expect(planning).rejects.toThrow(
    `There is no answer to one in ${answers}: expected as ${answers}/one/GENAIGREENML_<mode>_<name>.py; ` +
      `${answers}/GENAIGREENML_assisted_mine.py lies outside of a project's folder.`,
  )
})
