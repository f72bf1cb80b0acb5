import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { readPlan } from '../../src/campaign/documents.ts'
import { generate } from '../../src/commands/generate.ts'
import { plan } from '../../src/commands/plan.ts'
import { replay } from '../../src/commands/replay.ts'
import { startCli } from '../support/cli.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeAnswers, makeDataset } from '../support/tiny-dataset.ts'

it('has its plan before its scripts, so that the same command goes on with a campaign that a kill left half copied', async () => {
  const dataset = await makeDataset({ one: {} })
  const names = Array.from({ length: 40 }, (_, index) => `one/assisted/m${index}`)
  const answers = await makeAnswers(Object.fromEntries(names.map((name) => [name, 'print(1)'])))
  const campaign = join(await makeFolder(), 'campaign')
  const { context } = makeContext()
  await plan({ campaign, dataset, answers }, context)
  await generate({ campaign, dataset, answers }, context)
  const into = `${campaign}-anew`
  const { child, ended } = startCli([
    'replay',
    '--campaign',
    campaign,
    '--dataset',
    dataset,
    '--execute',
    '--into',
    into,
  ])
  while (!existsSync(join(into, 'variants'))) await wait(1)
  child.kill('SIGKILL')
  await ended
  expect(await readPlan(into)).toEqual(await readPlan(campaign))
}, 60_000)

it('names its own option where the folder that is to be made holds something else', async () => {
  const dataset = await makeDataset({ one: {} })
  const campaign = join(await makeFolder(), 'campaign')
  const { context } = makeContext()
  await plan({ campaign, dataset }, context)
  const into = await makeFolder({ 'precious.txt': 'mine' })
  await expect(replay({ campaign, dataset, execute: true, into }, context)).rejects.toThrow('or empty with --into.')
})
