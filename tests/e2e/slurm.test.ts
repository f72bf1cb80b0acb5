import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { exportPlan } from '../../src/commands/export-plan.ts'
import { generate } from '../../src/commands/generate.ts'
import { readRuns } from '../support/campaign.ts'
import { makeContext } from '../support/context.ts'
import { startSlurm } from '../support/slurm.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeAnswers, makeDataset } from '../support/tiny-dataset.ts'
import { testWith } from './tools.ts'

const ANSWER = 'print("GREENML_METRIC accuracy=0.75")\n'

testWith('slurmctld', 'Slurm: a job array on a node with the right features makes every run once', async () => {
  const campaign = join(await makeFolder(), 'campaign')
  const files = await makeFolder({ 'hosts.yaml': '- { name: rack, labels: [energy, linux], count: 3 }\n' })
  const dataset = await makeDataset({ one: {}, two: {}, three: {} })
  const answers = await makeAnswers({ 'one/assisted/a': ANSWER, 'two/assisted/a': ANSWER, 'three/assisted/a': ANSWER })
  const { context } = makeContext()
  const design = { repetitions: 1, warmups: 0, profiles: 0, hosts: join(files, 'hosts.yaml') }
  await exportPlan('slurm', { campaign, dataset, answers, ...design }, context)
  await generate({ campaign, dataset, answers }, context)

  const slurm = await startSlurm(['energy', 'linux'])
  try {
    const folder = campaignFiles.slurm(campaign)
    // A lock of its own: what else measures on this machine neither waits nor is waited for.
    const env = { GREENML_HOST_LOCK: join(files, 'host.lock') }
    const args = ['--export=PATH,HOME,GREENML_HOST_LOCK', '--chdir', folder, join(folder, 'rack.sbatch')]
    const submitted = slurm.submit([...args, '--i-trust-this-code', '--sandbox', 'none'], env)
    expect(submitted).toMatchObject({ status: 0, stderr: '' })
    await slurm.drain()
    const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'))
    const said = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')))
    expect(logs, said.join('')).toHaveLength(3)
    const { planned, recorded } = await readRuns(campaign)
    expect(recorded, said.join('')).toEqual(planned)
    expect((await readdir(campaignFiles.records(campaign))).map((name) => name.slice(0, 6)).sort()).toEqual([
      '1-of-3',
      '2-of-3',
      '3-of-3',
    ])
  } finally {
    await slurm.stop()
  }
})
