import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPlan } from '../../src/campaign/documents.ts'
import { analyse } from '../../src/commands/analyse.ts'
import { benchmark } from '../../src/commands/benchmark.ts'
import { SETTINGS } from '../../src/schema/measurement/setting.ts'
import { makeCampaign, readRuns } from '../support/campaign.ts'
import { makeContext } from '../support/context.ts'
import { makeAnswers, makeDataset } from '../support/tiny-dataset.ts'

it('runs everything again under each setting, which its records name, and analyses it apart', async () => {
  const tells = `import os, time
for name in ('OMP_NUM_THREADS', 'MALLOC_TRIM_THRESHOLD_', 'PYTHONHASHSEED', 'WANDB_MODE'): print(name, os.environ.get(name))
print('home', sorted(os.listdir(os.environ['HOME'])))
time.sleep(0.1)
print('GREENML_METRIC accuracy=0.75')`
  const dataset = await makeDataset({ one: {} })
  const answers = await makeAnswers({ 'one/assisted/a': tells })
  const { context, env } = { context: makeContext(process.env).context, env: process.env }
  const campaign = await makeCampaign({ dataset, answers, sensitivity: [...SETTINGS] }, env)
  await benchmark({ campaign, dataset, idleBaseline: 0, iTrustThisCode: true, repeatContaminated: 0 }, context)
  const { records, planned, recorded } = await readRuns(campaign)
  expect(recorded).toEqual(planned)
  const own = records.filter(({ mode }) => mode === 'assisted')
  expect(own.map(({ purpose, setting = null }) => [purpose, setting])).toEqual([
    ['measured', null],
    ...SETTINGS.map((setting) => ['sensitivity', setting]),
  ])
  expect(own.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok', 'ok'])
  const logs = await Promise.all(own.map(({ log }) => readFile(join(campaign, log ?? ''), 'utf8')))
  const toldBy = (name: string) => logs.map((text) => new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
  expect(toldBy('OMP_NUM_THREADS')).toEqual(['None', '1', 'None', 'None'])
  expect(toldBy('MALLOC_TRIM_THRESHOLD_')).toEqual(['67108864', '67108864', 'None', '67108864'])
  expect(toldBy('PYTHONHASHSEED')).toEqual(['0', '0', 'None', '0'])
  expect(toldBy('WANDB_MODE')).toEqual(['disabled', 'disabled', 'disabled', 'disabled'])
  expect(own.map(({ threads }) => threads?.variables.OMP_NUM_THREADS ?? null)).toEqual([null, '1', null, null])
  expect((await readPlan(campaign)).expected.runs).toBe(planned.length)
  const { analysis } = await analyse({ campaign, dataset }, context)
  expect(analysis.runs).toMatchObject({ planned: 3, recorded: 3 })
  expect(new Set(analysis.sensitivity.map(({ setting }) => setting))).toEqual(new Set(SETTINGS))
})
