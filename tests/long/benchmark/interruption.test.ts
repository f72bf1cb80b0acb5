import { chmod, readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { campaignFiles } from '../../../src/campaign/paths.ts'
import { makePowercap } from '../../energy/powercap-tree.ts'
import { makeCampaign, readRuns } from '../../support/campaign.ts'
import { runCli, startCli } from '../../support/cli.ts'
import { allGone, eventually, findProcesses, uniqueSeconds } from '../../support/processes.ts'
import { makeFolder } from '../../support/temporary.ts'
import { makeAnswers, makeDataset, type TinyProject } from '../../support/tiny-dataset.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const AUTHOR = 'print("Accuracy: 0.5")'
const GOOD = 'import time\ntime.sleep(0.1)\nprint("GREENML_METRIC accuracy=0.75")\n'

/** A campaign of one project whose answers are these scripts, and the command line that runs it. */
async function makeCase(scripts: Readonly<Record<string, string>>, repetitions = 3, project: TinyProject = {}) {
  const dataset = await makeDataset({ one: { files: { 'main.py': AUTHOR }, ...project } })
  const named = Object.entries(scripts).map(([model, code]) => [`one/assisted/${model}`, code])
  const answers = await makeAnswers(Object.fromEntries(named))
  const campaign = await makeCampaign({ dataset, answers, repetitions, fanOut: 'project' }, machine.env)
  const args = [
    'benchmark',
    '--campaign',
    campaign,
    '--dataset',
    dataset,
    '--i-trust-this-code',
    '--repeat-contaminated',
    '0',
  ]
  return { campaign, dataset, args }
}

const countRecords = async (campaign: string) => {
  const folder = campaignFiles.records(campaign)
  const files = await readdir(folder).catch(() => [])
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.join('').split('\n').length - 1
}

it('loses nothing and repeats nothing when it is killed in the middle', async () => {
  const { campaign, args } = await makeCase({ a: GOOD, b: GOOD })
  const first = startCli(args, { ...machine.env, TMPDIR: await makeFolder() }) // killed, it can't tidy up
  expect(await eventually(async () => (await countRecords(campaign)) >= 3)).toBe(true)
  first.child.kill('SIGKILL')
  await first.ended
  const before = await readRuns(campaign)
  expect(before.recorded.length).toBeLessThan(before.planned.length)
  const second = await runCli(args, machine.env)
  expect(second.exitCode).toBe(0)
  const after = await readRuns(campaign)
  expect(after.recorded).toEqual(after.planned)
  expect(after.records.every((record) => record.status === 'ok' && record.attempt === 1)).toBe(true)
  // What was on record is the same still.
  for (const record of before.records) expect(after.records).toContainEqual(record)
})

it('does each run once when two processes share a campaign', async () => {
  const { campaign, args } = await makeCase({ a: GOOD, b: GOOD }, 2)
  const both = await Promise.all([runCli(args, machine.env), runCli(args, machine.env)])
  expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0])
  expect(both.some(({ stderr }) => stderr.includes('another measurement runs on this host'))).toBe(true)
  const { planned, recorded } = await readRuns(campaign)
  expect(recorded).toEqual(planned)
})

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('stops on %s: no process, no temporary folder and no half record is left', async (signal, exitCode) => {
  const seconds = uniqueSeconds()
  const endless = `import subprocess\nsubprocess.run(["sleep", "${seconds}"])`
  const { campaign, args } = await makeCase({ a: endless }, 1)
  const temporary = await makeFolder({ 'not-ours': 'keep' })
  const { child, ended } = startCli(args, { ...machine.env, TMPDIR: temporary })
  expect(await eventually(async () => (await findProcesses(seconds)).length > 0)).toBe(true)
  child.kill(signal)
  const { stderr, ...end } = await ended
  expect(end).toMatchObject({ exitCode, signal: null, stdout: '' })
  expect(stderr).toContain('error: Stopped. Run the same command again to go on where it ended.')
  expect(stderr).not.toContain('fault of greenml')
  expect(await allGone(seconds)).toBe(true)
  expect(await readdir(temporary)).toEqual(['not-ours'])
  const { records } = await readRuns(campaign)
  expect(records.every((record) => record.status === 'ok')).toBe(true)
})

it('stops while it measures the host at rest', async () => {
  const powercapRoot = await makePowercap({ 'intel-rapl:0': { name: 'package-0' } })
  const { campaign, args } = await makeCase({ a: GOOD }, 1)
  const { child, said, ended } = startCli(
    [...args, '--powercap-root', powercapRoot, '--idle-baseline', '3600'],
    machine.env,
  )
  expect(await eventually(() => said.stderr.includes('what this host draws at rest'))).toBe(true)
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ exitCode: 130, stderr: expect.not.stringContaining('left behind') })
  expect((await readRuns(campaign)).records).toEqual([])
})

it('stops while it waits for the host', async () => {
  const seconds = uniqueSeconds()
  const holder = startCli(['measure', '--warmup', '0', '--', 'sleep', seconds], machine.env)
  expect(await eventually(async () => (await findProcesses(seconds)).length > 1)).toBe(true)
  const { args } = await makeCase({ a: GOOD }, 1)
  const waiting = startCli(args, machine.env)
  expect(await eventually(() => waiting.said.stderr.includes('waiting: another measurement'))).toBe(true)
  for (const { child, ended } of [waiting, holder]) {
    child.kill('SIGINT')
    expect(await ended).toMatchObject({ exitCode: 130, stderr: expect.not.stringContaining('left behind') })
  }
  expect(await allGone(seconds)).toBe(true)
})

it('stops while it matches a pattern that would not end, and goes on with the next run otherwise', async () => {
  const metric = { name: 'accuracy', direction: 'higher', scale: 'fraction', pattern: '^(?:a+)+([0-9])$' }
  const files = { 'main.py': `print("${'a'.repeat(40)}!", flush=True)` }
  const { campaign, args } = await makeCase({ a: GOOD }, 1, { files, manifest: { metric } })
  const { child, said, ended } = startCli(args, machine.env)
  expect(await eventually(() => said.stderr.includes('no-metric after'))).toBe(true)
  child.kill('SIGINT')
  expect((await ended).exitCode).toBe(130)
  const recorded = (await readRuns(campaign)).records.length
  expect((await runCli(args, machine.env)).exitCode).toBe(0)
  const { records } = await readRuns(campaign)
  expect(recorded).toBeLessThan(records.length) // it did not go on to its end
  expect(records.map(({ mode, status }) => [mode, status])).toContainEqual(['assisted', 'ok'])
  const reason = "the manifest's pattern was not done with the output after 5 s"
  expect(records.find(({ mode }) => mode === 'original')?.errorMessage).toBe(reason)
})

it('ends with git what git started, though its server never answers', async () => {
  const asked = Promise.withResolvers<void>()
  const server = createServer(() => asked.resolve())
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/nobody/${uniqueSeconds()}.git`
  const { child, ended } = startCli(['import', url, '--dataset', await makeFolder()], {
    ...machine.env,
    TMPDIR: await makeFolder(),
  })
  await asked.promise
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ exitCode: 130, stderr: expect.not.stringContaining('left behind') })
  expect(await allGone(url)).toBe(true)
})

it('says that it leaves something behind where that does not end', async () => {
  const seconds = uniqueSeconds()
  const programs = await makeFolder({ perf: `#!/bin/sh\nexec sleep ${seconds}\n` })
  await chmod(join(programs, 'perf'), 0o755)
  const { child, ended } = startCli(['doctor'], { ...machine.env, PATH: `${programs}:${process.env.PATH}` })
  expect(await eventually(async () => (await findProcesses(seconds)).length > 0)).toBe(true)
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ exitCode: 130, stderr: expect.stringContaining('left behind') })
  const left = await findProcesses(seconds)
  expect(left).toHaveLength(1)
  for (const pid of left) process.kill(pid, 'SIGKILL')
})
