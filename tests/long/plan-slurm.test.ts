import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { exportPlan } from '../../src/commands/export-plan.ts'
import { generate } from '../../src/commands/generate.ts'
import { readRuns } from '../support/campaign.ts'
import { makeContext } from '../support/context.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeAnswers, makeDataset } from '../support/tiny-dataset.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const GOOD = 'print("GREENML_METRIC accuracy=0.75")\n'
/** A folder that a shell would take apart, or run. */
const ODD = "it's $(touch owned) here"

async function planArray(changes: { hosts?: string; shards?: number }) {
  const campaign = join(await makeFolder(), ODD, 'campaign')
  const dataset = await makeDataset({ one: {}, two: {}, three: {} })
  const answers = await makeAnswers({ 'one/assisted/a': GOOD, 'two/assisted/a': GOOD, 'three/assisted/a': GOOD })
  const options = { campaign, dataset, answers, repetitions: 1, warmups: 0, profiles: 0, ...changes }
  const commands = await exportPlan('slurm', options, makeContext(machine.env).context)
  await generate({ campaign, dataset, answers }, makeContext(machine.env).context)
  return { campaign, commands, folder: campaignFiles.slurm(campaign) }
}

const runElement = (script: string, element: number, env: NodeJS.ProcessEnv) =>
  spawnSync('bash', [script, '--i-trust-this-code', '--sandbox', 'none', '--repeat-contaminated', '0'], {
    env: { ...machine.env, ...env, SLURM_ARRAY_TASK_ID: String(element) },
    encoding: 'utf8',
  })

it('runs every planned run once over the elements of the array, and none again', { timeout: 120_000 }, async () => {
  const { campaign, folder } = await planArray({ shards: 2 })
  const script = join(folder, 'benchmark.sbatch')
  expect(await readFile(script, 'utf8')).toContain('#SBATCH --array=1,2%2\n')
  for (const element of [1, 2, 2]) expect(runElement(script, element, {})).toMatchObject({ status: 0 })
  const { planned, recorded, records } = await readRuns(campaign)
  expect(recorded).toEqual(planned)
  expect(records.map(({ status }) => status)).toEqual(records.map(() => 'ok'))
  expect((await readdir(campaignFiles.records(campaign))).map((name) => name.slice(0, 6)).sort()).toEqual([
    '1-of-2',
    '2-of-2',
  ])
  expect(await readdir(join(campaign, '..'))).toEqual(['campaign'])
})

it('keeps no key in the environment of what it runs', async () => {
  const { folder } = await planArray({ shards: 1 })
  const script = join(folder, 'benchmark.sbatch')
  const text = await readFile(script, 'utf8')
  expect(text).toContain('#SBATCH --export=NONE\n')
  await writeFile(script, text.replace(/^exec .*$/m, 'exec env'))
  const { stdout } = runElement(script, 1, {
    OPENAI_API_KEY: 'sk-secret',
    LD_PRELOAD: '',
    GREENML_CACHE_QUOTA: '9GiB',
    MY_DATA: 'mine',
  })
  const names = stdout.split('\n').map((line) => line.split('=')[0])
  expect(names).toEqual(
    expect.arrayContaining(['PATH', 'HOME', 'GREENML_CACHE', 'GREENML_CACHE_QUOTA', 'GREENML_HOST_LOCK']),
  )
  for (const name of ['OPENAI_API_KEY', 'MY_DATA', 'SLURM_ARRAY_TASK_ID']) expect(names).not.toContain(name)
})

it('writes an array for each kind of host, with its features, GPU and machines', async () => {
  const files = await makeFolder({
    'hosts.yaml': '- { name: rack, labels: [energy, linux], rapl: true, count: 2 }\n',
    'odd.yaml': '- labels: [two words]\n',
  })
  const { commands, folder } = await planArray({ hosts: join(files, 'hosts.yaml') })
  expect(commands).toEqual([expect.stringMatching(/^sbatch --chdir '.*it'\\''s.*slurm' '.*rack\.sbatch'$/)])
  const script = await readFile(join(folder, 'rack.sbatch'), 'utf8')
  for (const line of ['--array=1,2%2', '--exclusive', '--constraint=energy&linux']) {
    expect(script).toContain(`#SBATCH ${line}\n`)
  }
  expect(script).not.toContain('--gres')
  await expect(planArray({ hosts: join(files, 'odd.yaml') })).rejects.toThrow("Label 'two words' can't be a feature")
})

it('asks for shards before it plans', async () => {
  const campaign = join(await makeFolder(), 'campaign')
  const planning = exportPlan('slurm', { campaign, dataset: await makeDataset({ one: {} }) }, makeContext().context)
  await expect(planning).rejects.toThrow('plan the campaign with --hosts FILE, or with --shards N')
  await expect(readdir(campaign)).rejects.toThrow('ENOENT')
})
