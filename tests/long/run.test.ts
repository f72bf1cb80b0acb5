import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAnalysis } from '../../src/campaign/analysis-file.ts'
import { campaignFiles } from '../../src/campaign/paths.ts'
import { report } from '../../src/commands/report.ts'
import { type RunOptions, run } from '../../src/commands/run.ts'
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

async function prepare(): Promise<RunOptions> {
  return {
    campaign: join(await makeFolder(), 'campaign'),
    dataset: await makeDataset({ one: {} }),
    answers: await makeAnswers({ 'one/assisted/a': GOOD }),
    iTrustThisCode: true,
    repetitions: 1,
    warmups: 0,
    profiles: 0,
    repeatContaminated: 0, // a busy machine must not change what is counted here
  }
}

it('goes from plan to report, and the same call again goes on: nothing is run twice', async () => {
  const options = await prepare()
  const { html } = await run(options, makeContext(machine.env).context)
  expect(await readFile(html, 'utf8')).toContain('one')
  expect((await readAnalysis(options.campaign)).energyQuality).toBe('estimated')
  await run(options, makeContext(machine.env).context)
  expect((await readRuns(options.campaign)).records).toHaveLength(3)
})

it('runs a script again that was replaced, and only that', async () => {
  const options = await prepare()
  await run(options, makeContext(machine.env).context)
  const script = campaignFiles.variantScript(options.campaign, 'one/assisted/a/s1/i0')
  await writeFile(script, GOOD.replace('0.75', '0.25'))
  await run(options, makeContext(machine.env).context)
  const { records } = await readRuns(options.campaign)
  expect(records).toHaveLength(4)
  expect(records.filter(({ attempt }) => attempt === 2)).toMatchObject([
    { variant: 'one/assisted/a/s1/i0', metric: { value: 0.25 } },
  ])
})

it('goes on with the time limit that it was planned with', async () => {
  const options = await prepare()
  const slow = await makeAnswers({ 'one/assisted/a': 'import time; time.sleep(60)\n' })
  await run({ ...options, answers: slow, timeout: 5, probes: false }, makeContext(machine.env).context)
  const script = campaignFiles.variantScript(options.campaign, 'one/assisted/a/s1/i0')
  await writeFile(script, 'import time; time.sleep(50)\n')
  await run(options, makeContext(machine.env).context)
  const { records } = await readRuns(options.campaign)
  expect(records.filter(({ mode }) => mode === 'assisted').map(({ status }) => status)).toEqual(['timeout', 'timeout'])
  const other = run({ ...options, timeout: 6 }, makeContext(machine.env).context)
  await expect(other).rejects.toThrow('is planned with timeout 5, not 6')
})

it('refuses another design for a campaign that is planned', async () => {
  const options = await prepare()
  await run(options, makeContext(machine.env).context)
  const other = run(
    { ...options, projects: '^one$', repetitions: 2, fanOut: 'project', seed: 1 },
    makeContext(machine.env).context,
  )
  await expect(other).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringMatching(
      /is planned with projects all, not \^one\$; repetitions 1, not 2; seed \d+, not 1; fan-out project-model, not project: leave that out/,
    ),
  })
})

it('refuses to run without a sandbox what a model writes now', async () => {
  const options = await prepare()
  await run(options, makeContext(machine.env).context)
  const file = campaignFiles.plan(options.campaign)
  const planned = JSON.parse(await readFile(file, 'utf8'))
  planned.models[0].provider = 'openai'
  await writeFile(file, JSON.stringify(planned))
  await expect(run(options, makeContext(machine.env).context)).rejects.toMatchObject({ exitCode: 3 })
})

it('refuses a plan whose ids name other files', async () => {
  const options = await prepare()
  await run(options, makeContext(machine.env).context)
  const file = campaignFiles.plan(options.campaign)
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replaceAll('one/assisted/a/s1/i0', '../../elsewhere'))
  const again = run(options, makeContext(machine.env).context)
  await expect(again).rejects.toMatchObject({ message: expect.stringContaining('variants.2.id: letters, digits') })
})

it('shows the end of a failed run’s log from plan and analysis alone, and none without a licence', async () => {
  const fails = `${'x = 1\n'.repeat(3)}print("p" * 9000)\nraise KeyError("no such column")\n`
  const options = {
    ...(await prepare()),
    dataset: await makeDataset({ one: { manifest: { licence: { spdx: 'MIT' } } }, two: {} }),
    answers: await makeAnswers({ 'one/assisted/a': fails, 'two/assisted/a': fails }),
    repetitions: 3,
  }
  const { html } = await run(options, makeContext(machine.env).context)
  const { failures } = await readAnalysis(options.campaign)
  expect(failures.logs.map(({ variant }) => variant)).toEqual(['one/assisted/a/s1/i0'])
  expect(failures.logs[0]?.end).toMatch(/^--- standard error\nTraceback[\s\S]*\nKeyError: 'no such column'$/)
  const page = await readFile(html, 'utf8')
  expect(page.match(/Traceback \(most recent call last/g)).toHaveLength(1)
  await rm(join(options.campaign, 'logs'), { recursive: true })
  await report({ campaign: options.campaign }, makeContext(machine.env).context)
  expect(await readFile(html, 'utf8')).toBe(page)
})
