import { afterAll, beforeAll, expect, it } from 'vitest'
import { benchmark } from '../../src/commands/benchmark.ts'
import { check } from '../../src/commands/check.ts'
import { makeCampaign, readRuns } from '../support/campaign.ts'
import { runCli } from '../support/cli.ts'
import { makeContext } from '../support/context.ts'
import { makeAnswers, makeDataset, type TinyProject } from '../support/tiny-dataset.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

async function checkOne(project: TinyProject) {
  const dataset = await makeDataset({ p: project })
  const { context } = makeContext(machine.env)
  return check({ slug: 'p', dataset, iTrustThisCode: true }, context)
}

it("runs an author's script and tells which line its metric was read from, and what data it read", async () => {
  const files = {
    'main.py':
      'print("Accuracy: 0.4")\nopen("data.csv").read()\nopen("out.csv", "w").write("1")\nprint("Accuracy: 0.5 (test)")',
    'data.csv': 'a\n1\n',
    'other.csv': 'a\n',
    'out.csv': '',
  }
  const { check: found, text } = await checkOne({ files })
  expect(found).toMatchObject({
    project: 'p',
    status: 'ok',
    reason: null,
    exitCode: 0,
    filesRead: ['data.csv'],
    metric: { name: 'accuracy', value: 0.5, line: 'Accuracy: 0.5 (test)' },
    stdout: 'Accuracy: 0.4\nAccuracy: 0.5 (test)\n',
    wallSeconds: expect.any(Number),
    peakMemoryBytes: expect.any(Number),
  })
  expect(text).toContain('accuracy = 0.5, from the line: Accuracy: 0.5 (test)')
  expect(text).toMatch(/^ {2}data +data\.csv$/m)
})

it.each([
  ['fails', '{}["label"]', 'failed', "KeyError: 'label'", 'KeyError'],
  ['prints no metric', 'print("done")', 'no-metric', 'the output holds no accuracy', null],
])('tells why where the script %s', async (_name, code, status, reason, errorType) => {
  const { check: found, text } = await checkOne({ files: { 'main.py': code } })
  expect(found).toMatchObject({ status, reason, errorType, metric: null })
  expect(text).toContain(`p: ${status} (${reason})`)
})

it('reads a metric that the script logs, where its output has none', async () => {
  const code = 'import logging\nlogging.basicConfig(level=logging.INFO)\nlogging.info("accuracy: %.4f", 0.7977)'
  const metric = { name: 'accuracy', direction: 'higher', scale: 'fraction', pattern: 'accuracy: ([0-9.]+)' }
  const logs = { files: { 'main.py': code }, manifest: { metric } }
  const { check: found } = await checkOne(logs)
  expect(found).toMatchObject({
    status: 'ok',
    stdout: '',
    metric: { value: 0.7977, line: 'INFO:root:accuracy: 0.7977' },
  })
})

const PACKAGE = {
  'src/__init__.py': '',
  'src/train.py': 'from .rate import RATE\nfrom config import SHOWN\nprint(SHOWN, RATE, __package__)',
  'src/rate.py': 'RATE = 0.25',
  'lib/config.py': 'SHOWN = "Accuracy:"',
}
const BY_MODULE = { entry: 'src/train.py', module: 'src.train', pythonPath: ['lib'] }

it('starts a script of a package as a module, with the folders that it imports from', async () => {
  const { check: found } = await checkOne({ files: PACKAGE, manifest: BY_MODULE })
  expect(found).toMatchObject({ status: 'ok', metric: { value: 0.25, line: 'Accuracy: 0.25 src' } })
})

it('starts an answer as its author started the script, beside it', async () => {
  const dataset = await makeDataset({ p: { files: PACKAGE, manifest: BY_MODULE } })
  const code = 'from .rate import RATE\nimport config\nprint("GREENML_METRIC accuracy=%s" % RATE)'
  const answers = await makeAnswers({ 'p/assisted/m': code })
  const campaign = await makeCampaign({ dataset, answers }, machine.env)
  await benchmark({ campaign, dataset, iTrustThisCode: true, repeatContaminated: 0 }, makeContext(machine.env).context)
  const ended = new Set((await readRuns(campaign)).records.map(({ mode, status }) => `${mode} ${status}`))
  expect([...ended].sort()).toEqual(['assisted ok', 'original ok', 'original-headless ok'])
}, 60_000)

it.each([
  [{ module: 'src.other' }, "module 'src.other' is not the entry 'src/train.py': that is no name of it"],
  [{ module: 'train' }, "Python does not look in 'src': set workingDirectory or pythonPath"],
  [{ module: 'src.train', pythonPath: ['none'] }, "pythonPath 'none' does not exist"],
])('refuses a module that is not the entry: %o', async (changes, fault) => {
  const project = { files: PACKAGE, manifest: { entry: 'src/train.py', ...changes } }
  await expect(checkOne(project)).rejects.toThrow(fault)
})

it('ends with 0 only where the metric was read, and tells a reason that a program can read', async () => {
  const dataset = await makeDataset({ good: {}, bad: { files: { 'main.py': 'raise SystemExit(3)' } } })
  const run = (slug: string) =>
    runCli(['check', slug, '--dataset', dataset, '--i-trust-this-code', '--json', '-'], machine.env)
  const [good, bad, none] = [await run('good'), await run('bad'), await run('none')]
  expect([good.exitCode, bad.exitCode, none.exitCode]).toEqual([0, 1, 2])
  expect(JSON.parse(good.stdout)).toMatchObject({ status: 'ok', metric: { name: 'accuracy', value: 0.5 } })
  expect(JSON.parse(bad.stdout)).toMatchObject({ status: 'failed', reason: 'ended with exit code 3', exitCode: 3 })
}, 60_000)
