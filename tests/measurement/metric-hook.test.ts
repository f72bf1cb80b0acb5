import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '../../src/base/processes/process.ts'
import { benchmark } from '../../src/commands/benchmark.ts'
import { hookEnvironment, readHookedMetric } from '../../src/measurement/instruments/metric-hook.ts'
import { shimFolders } from '../../src/measurement/instruments/shims.ts'
import { PROJECT } from '../../src/sandbox/inside.ts'
import { type MetricRule, metricRule } from '../../src/schema/dataset/metric-rule.ts'
import { makeCampaign, readRuns } from '../support/campaign.ts'
import { makeContext } from '../support/context.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'
import { makeAnswers, makeDataset } from '../support/tiny-dataset.ts'
import { openEmptyCache } from '../support/uv.ts'

const ACCURACY = metricRule.parse({ name: 'accuracy', direction: 'higher', scale: 'fraction' })

const hide = (text: string) => text.replaceAll(tmpdir(), PROJECT)

async function evaluate(code: string, expression: string, changes: Partial<MetricRule> = {}, shim = 'render' as const) {
  const folder = await makeFolder({ 'main.py': code, 'other.py': 'score = 0.1\n' })
  const ended = await runCommand(PYTHON, [join(folder, 'main.py')], {
    cwd: folder,
    timeoutSeconds: 50,
    env: {
      PATH: '/usr/bin:/bin',
      HOME: folder,
      PYTHONPATH: shimFolders('metric', shim).join(':'),
      ...hookEnvironment(expression),
    },
  })
  return { ...ended, folder, outcome: await readHookedMetric(folder, { ...ACCURACY, ...changes }, hide) }
}

const values: [string, string, string, number][] = [
  ['a name', 'score = 0.75', 'score', 0.75],
  ['a call', 'def right(a, b): return sum(x == y for x, y in zip(a, b)) / len(a)\nt = [1, 2]', 'right(t, [1, 3])', 0.5],
  ['a comprehension over names of the script', 'a = [0.2, 0.9]\nb = 1', 'max(x / b for x in a)', 0.9],
  ['one of several models', 'results = {"tree": 0.5, "forest": 0.75}', 'results["forest"]', 0.75],
  ['what a script leaves that is not imported', 'if __name__ == "__main__":\n    score = 0.25', 'score', 0.25],
  ['another kind of number', 'from fractions import Fraction\nscore = Fraction(1, 4)', 'score', 0.25],
  [
    'the names as they are at the end',
    'import atexit\nscore = 0\n@atexit.register\ndef _(): global score; score = 0.5',
    'score',
    0.5,
  ],
  ['a script that ends early, in order', 'import sys\nscore = 0.5\nsys.exit()', 'score', 0.5],
  [
    'a script that closes its output and leaves its folder',
    'import os, sys\nscore = 0.5\nos.environ["HOME"] = "/"; os.chdir("/"); sys.stdout.close()',
    'score',
    0.5,
  ],
  [
    'the script, and none that it starts',
    'import os, subprocess, sys\nsubprocess.run([sys.executable, "other.py"], check=True)\nscore = 0.5',
    'score',
    0.5,
  ],
  [
    'the script, and none of its forks',
    'import os, sys\nscore = 0.5\npid = os.fork()\nif pid == 0:\n    score = 0.1; sys.exit()\nos.waitpid(pid, 0)',
    'score',
    0.5,
  ],
]
it.each(values)('evaluates %s', async (_name, code, expression, value) => {
  const { outcome, exitCode, stderr, stdout } = await evaluate(code, expression)
  expect({ exitCode, stderr, stdout }).toEqual({ exitCode: 0, stderr: '', stdout: '' })
  expect(outcome).toMatchObject({ status: 'ok', metric: { name: 'accuracy', value, normalised: value } })
  expect(outcome.metric?.hookSeconds).toBeGreaterThan(0)
  expect(outcome).toMatchObject({ flags: ['metric-expression'] })
})

it('counts the CPU seconds of the expression, and those alone', async () => {
  const burn =
    'import time\ndef burn(s):\n    end = time.process_time() + s\n    while time.process_time() < end: pass\n    return 0.5\n'
  const { outcome } = await evaluate(`${burn}burn(0.2)`, 'burn(0.3)')
  expect(outcome.metric?.hookSeconds).toBeGreaterThanOrEqual(0.3)
  expect(outcome.metric?.hookSeconds).toBeLessThan(0.45)
})

it('judges a value as one that is printed: scale, share above 1, range', async () => {
  const code = 'score = 93.5\nrmse = 43210.5\nbad = float("nan")'
  expect((await evaluate(code, 'score', { scale: 'percent' })).outcome).toMatchObject({
    metric: { value: 93.5, normalised: 0.935 },
    flags: ['metric-expression'],
  })
  expect((await evaluate(code, 'score')).outcome).toMatchObject({
    metric: { value: 93.5, normalised: 0.935 },
    flags: ['percent-normalised', 'metric-expression'],
  })
  expect((await evaluate(code, 'rmse', { name: 'rmse', scale: 'absolute' })).outcome).toMatchObject({
    metric: { normalised: 43210.5 },
  })
  expect((await evaluate(code, 'rmse')).outcome.status).toBe('invalid-metric')
  expect((await evaluate(code, 'bad')).outcome).toEqual({
    status: 'invalid-metric',
    metric: null,
    reason: 'accuracy = nan is not a number',
  })
})

const BROKEN = `score = 0.5
class Broken(Exception):
    def __str__(self): raise ValueError("no text")
def broken(): raise Broken()
`

it.each([
  ['a name that is not there', 'scores', "NameError: name 'scores' is not defined"],
  ['a fault in it', 'score +', 'SyntaxError: '],
  ['text', '"0.5"', "TypeError: the expression gives text: '0.5'"],
  ['nothing that is a number', '[score]', 'TypeError: '],
  [
    'a place of this host',
    `open(__import__("sys").argv[0] + ".no")`,
    `FileNotFoundError: [Errno 2] No such file or directory: '${PROJECT}/`,
  ],
  ['an end of the script', '__import__("sys").exit(3)', 'SystemExit: 3'],
  ['an error without a text', 'broken()', 'Broken'],
])('says why there is no metric: %s', async (_name, expression, error) => {
  const { outcome, exitCode, stderr } = await evaluate(BROKEN, expression)
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(outcome).toEqual({
    status: 'no-metric',
    metric: null,
    reason: expect.stringContaining(`the metric expression failed: ${error}`),
  })
})

it.each([
  ['after an exception', 'score = 0.5\nraise ValueError("x")'],
  ['of a script that leaves without its exit functions', 'import os\nscore = 0.5\nos._exit(0)'],
  [
    'of a script that becomes another',
    'import os, sys\nscore = 0.5\nos.execv(sys.executable, [sys.executable, "other.py"])',
  ],
])('is not evaluated %s', async (_name, code) => {
  const { outcome } = await evaluate(code, 'score')
  expect(outcome).toMatchObject({ status: 'no-metric', reason: expect.stringContaining('was not evaluated') })
})

it('reads nothing but a result, whatever a script leaves in its place', async () => {
  const folder = await makeFolder({ elsewhere: '0.001000\nvalue\n0.9' })
  const path = join(folder, hookEnvironment('').GREENML_METRIC_FILE ?? '')
  const places: [string, () => Promise<unknown>][] = [
    ['a link', () => symlink(join(folder, 'elsewhere'), path)],
    ['a folder', () => mkdir(path)],
    ['a pipe', () => runCommand('mkfifo', [path])],
    ['a flood', () => writeFile(path, ' '.repeat(1_000_000))],
    ['a number alone', () => writeFile(path, '0.9')],
    ['seconds that are none', () => writeFile(path, '-1.000000\nvalue\n0.9')],
    ['bytes', () => writeFile(path, Buffer.from([0xff, 0xfe, 0]))],
  ]
  for (const [name, make] of places) {
    await make()
    expect([name, (await readHookedMetric(folder, ACCURACY, hide)).status]).toEqual([name, 'no-metric'])
    await rm(path, { recursive: true })
  }
})

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

it('gives both baselines their metric, and leaves the answers to print theirs', async () => {
  const dataset = await makeDataset({
    several: {
      files: { 'main.py': 'scores = {"a": 0.25, "b": 0.75}\nfor name in scores: print("Accuracy:", 1.0)\n' },
      manifest: { metric: { name: 'accuracy', direction: 'higher', scale: 'fraction', expression: 'scores["b"]' } },
    },
    broken: {
      files: { 'main.py': 'print("ACCURACY=0.5")\n' },
      manifest: { metric: { name: 'accuracy', direction: 'higher', scale: 'fraction', expression: 'scores["b"]' } },
    },
  })
  const answers = await makeAnswers({
    'several/assisted/honest': 'scores = {"b": 0.1}\nprint("GREENML_METRIC accuracy=0.5")\n',
    'several/assisted/silent': 'scores = {"b": 0.1}\n',
  })
  const campaign = await makeCampaign({ dataset, answers, fanOut: 'project', profiles: 1 }, machine.env)
  await benchmark({ campaign, dataset, iTrustThisCode: true, repeatContaminated: 0 }, makeContext(machine.env).context)
  const { records } = await readRuns(campaign)
  const found = records.map(({ variant, status, metric, flags, errorMessage }) => [
    variant.replace('/s1/i0', ''),
    metric === null ? `${status}: ${errorMessage}` : `${metric.normalised}, ${flags.includes('metric-expression')}`,
    metric?.hookSeconds == null,
  ])
  const failure =
    "no-metric: the metric expression failed: NameError: name 'scores' is not defined; only names of the script's top " +
    'level are left at its end, none inside functions'
  const expected = {
    'several/original': ['0.75, true', false],
    'several/original-headless': ['0.75, true', false],
    'several/assisted/honest': ['0.5, false', true],
    'several/assisted/silent': [
      "no-metric: the output holds no accuracy: the manifest's expression reads it of the author's script alone, any other " +
        'has to print a line GREENML_METRIC accuracy=<value>',
      true,
    ],
    'broken/original': [failure, true],
    'broken/original-headless': [failure, true],
  }
  for (const [variant, ...what] of found.filter(([variant]) => `${variant}` in expected)) {
    expect([variant, what]).toEqual([variant, expected[variant as keyof typeof expected]])
  }
  expect(new Set(found.map(([variant]) => variant))).toEqual(
    new Set([...Object.keys(expected), 'broken/assisted/honest', 'broken/assisted/silent']),
  )
  const profiled = records.filter((each) => each.purpose === 'profile' && each.mode === 'original')
  expect(profiled).toHaveLength(2)
  for (const { phaseCpuSeconds } of profiled) expect(phaseCpuSeconds).not.toBeNull()
}, 120_000)
