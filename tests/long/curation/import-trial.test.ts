import { afterAll, beforeAll, expect, it } from 'vitest'
import { importProject as importWithin } from '../../../src/curation/import-project.ts'
import { loadProject } from '../../../src/dataset/load-projects.ts'
import { hereOnly } from '../../../src/dataset/sources/sources.ts'
import { importOptions } from '../../../src/schema/options/import-options.ts'
import { makeContext } from '../../support/context.ts'
import { importsOf, startIndex } from '../../support/import-tried.ts'
import { makeFolder } from '../../support/temporary.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const { importOnly, importTried, importNotebook } = importsOf(() => machine.env)

it('adds what a package of the author’s lacks, and leaves out pins that fail here', async () => {
  const { report, requirements, deviations } = await importTried({ 'requirements.txt': 'alpha==1.0\n' })
  expect(report).toMatchObject({ run: { status: 'ok' }, metric: { name: 'accuracy', value: 0.75 } })
  expect(requirements).toBe('# from source/requirements.txt\nalpha\nbeta\n')
  expect(deviations).toEqual([
    expect.stringContaining('pins are left out: with them the script failed in a package'),
    expect.stringContaining('added, as the script failed without: beta'),
  ])
})

it('tells of another run that has another result, and of packages that were tried in vain', async () => {
  const drawn = 'import random\nprint("Accuracy:", random.random())\n'
  const { report } = await importTried({ 'main.py': drawn })
  expect(report.metric?.otherwise).toEqual([{ from: 'another-run', value: expect.stringMatching(/^[\d.e-]+$/) }])
  const failing = await importTried({ 'main.py': 'import numpy\nprint("Accuracy:", numpy.bool(1))\n' })
  expect(failing.report).toMatchObject({ run: { status: 'failed' }, triedInVain: { asked: ['numpy<1.24'] } })
})

it('takes an older package where the script uses what later ones lack, and keeps the newest where that helps not', async () => {
  const uses = (name: string) => `import numpy\nprint("Accuracy:", numpy.${name}("3") / 4)\n`
  const { report, requirements, deviations } = await importTried({ 'main.py': uses('int') })
  expect(report).toMatchObject({ run: { status: 'ok' }, metric: { value: 0.75 } })
  expect(requirements).toBe('numpy\nnumpy<1.24\n')
  expect(deviations).toEqual(['added, as the script failed without: numpy<1.24'])
  const none = await importTried({ 'main.py': uses('bool') })
  expect(none.report.run).toMatchObject({ status: 'failed', failureClass: 'runtime' })
  expect(none.requirements).toBe('numpy\n')
})

/** What is drawn is rounded to none of the others. */
const CHANCE =
  'import random\nprint("A accuracy: 0.25")\nprint("B accuracy: 0.75")\nprint("C accuracy:", random.uniform(0.4, 0.6))\n'

it('takes of several results one that another run prints too, and that which the README states', async () => {
  const { report, lines } = await importTried({ 'main.py': CHANCE })
  expect(report.metric, lines.join('\n')).toMatchObject({
    value: 0.75,
    reasons: ['repeats'],
    doubts: expect.arrayContaining(['one-of-several']),
  })
  const stated = await importTried({
    'main.py': CHANCE,
    'README.md': '| model | accuracy |\n|---|---|\n| A | 25.0 % |\n',
  })
  expect(stated.report.metric).toMatchObject({ value: 0.25, reasons: ['stated-in-readme'] })
})

it('takes of several results of a notebook one that its saved cells show', async () => {
  const { report } = await importNotebook(CHANCE, 'A accuracy: 0.25\nB accuracy: 0.5\nC accuracy: 0.9\n')
  expect(report.metric).toMatchObject({ value: 0.25, reasons: ['repeats'] })
})

it('shows the last numbers that a script printed where none of them is known for its result', async () => {
  const { lines } = await importOnly(
    { 'main.py': 'print("gap: 830.25")\nprint("rows: 3")\n' },
    undefined,
    {},
    { entry: 'main.py' },
  )
  expect(lines.join('\n')).toContain('no print of one was found; it printed: gap: 830.25\n')
})

it('reads what a script that prints no result writes to a file of JSON, from the folder that it runs in', async () => {
  const script = (value: string) =>
    `import json, random\nmetrics = {"min_accuracy": 0.9, "test": {"accuracy": ${value}, "n": 3}, "train": {"accuracy": 1.0}}\nwith open("scores.json", "w") as f:\n    json.dump(metrics, f)\n`
  const { report, dataset, env } = await importOnly({ 'main.py': script('0.75') }, undefined, {}, { entry: 'main.py' })
  const expression = `__import__('json').load(open("scores.json"))["test"]["accuracy"]`
  expect(report.metric).toMatchObject({ name: 'accuracy', value: 0.75, line: expression, otherwise: [] })
  const project = await loadProject(dataset, 'p', hereOnly(env))
  expect(project.manifest.metric).toMatchObject({ name: 'accuracy', expression })
  expect(project.manifest.metric.pattern).toBeUndefined()
  const percent = await importOnly({ 'main.py': script('58.2') }, undefined, {}, { entry: 'main.py' })
  expect(percent.report.metric).toMatchObject({ value: 0.582, otherwise: [] }) // 58.2 / 100 is a little more
  const varies = await importOnly({ 'main.py': script('random.random()') }, undefined, {}, { entry: 'main.py' })
  expect(varies.report.metric?.otherwise).toEqual([{ from: 'another-run', value: expect.stringMatching(/^[\d.e-]+$/) }])
})

it('reads by an expression what a script computes and leaves behind without a print', async () => {
  const sklearn = 'def accuracy_score(a, b):\n    return sum(x == y for x, y in zip(a, b)) / len(a)\n'
  const script = (more: string) =>
    `from scores import accuracy_score\nacc_train = accuracy_score([1], [1])\nacc = accuracy_score([1, 1, 1, 0], [1, 1, 1, 1])\n${more}`
  const { report, lines, dataset, env } = await importOnly(
    { 'main.py': script(''), 'scores.py': sklearn },
    undefined,
    {},
    { entry: 'main.py' },
  )
  expect(report.metric).toMatchObject({
    name: 'accuracy',
    value: 0.75,
    line: 'acc',
    doubts: ['not-printed'],
    otherwise: [],
  })
  expect(lines.join('\n')).toContain('accuracy = 0.75, by the expression: acc (it prints none: ')
  const project = await loadProject(dataset, 'p', hereOnly(env))
  expect(project.manifest.metric).toMatchObject({ name: 'accuracy', expression: 'acc' })
  const chance = 'import random\ndef accuracy_score(a, b):\n    return random.random()\nacc = accuracy_score([], [])\n'
  const varies = await importOnly(
    { 'main.py': script(chance), 'scores.py': sklearn },
    undefined,
    {},
    { entry: 'main.py' },
  )
  expect(varies.report.metric?.otherwise).toEqual([{ from: 'another-run', value: expect.any(String) }])
  const printed = await importOnly(
    { 'main.py': script('print("Accuracy:", acc)\n'), 'scores.py': sklearn },
    undefined,
    {},
    { entry: 'main.py' },
  )
  expect(printed.report.metric).toMatchObject({ value: 0.75, line: 'Accuracy: 0.75' })
}, 120_000)

it('adds what a stored model needs', async () => {
  const script = 'import pickle\nprint("Accuracy:", pickle.loads(b"cbeta\\nVALUE\\n."))\n'
  const { report, requirements } = await importTried({ 'main.py': script })
  expect(report).toMatchObject({ run: { status: 'ok' }, metric: { value: 0.75 } })
  expect(requirements).toBe('beta\n')
})

it('keeps the pins where packages fail without them too', async () => {
  const script = 'import gamma\nprint("Accuracy:", gamma.VALUE)\n'
  const { report, requirements } = await importTried({ 'main.py': script, 'requirements.txt': 'gamma==1.0\n' })
  expect(report.run).toMatchObject({ status: 'failed', reason: 'TypeError: the first' })
  expect(requirements).toBe('# from source/requirements.txt\ngamma==1.0\n')
})

it('installs nothing for a module that the script itself misses', async () => {
  const script = 'if True:\n    __import__("be" + "ta")\nprint("Accuracy:", 1)\n'
  const { report, requirements } = await importTried({ 'main.py': script })
  expect(report.run).toMatchObject({ status: 'failed', reason: expect.stringContaining("No module named 'beta'") })
  expect(requirements).not.toContain('beta')
})

it('goes on to the script that prints the result where the likeliest one prints none', async () => {
  const trains = 'import json\nopen("a.csv").read()\nmodel = json\nif False: model.fit(1)\nprint("saved")\n'
  const { report } = await importTried({
    'main.py': `${trains}train_test_split = 1`,
    'other.py': `${trains}train_test_split = 1`,
    'third.py': `${trains}KFold = 1`,
    'report.py': 'open("a.csv").read()\naccuracy = 0.5\nprint("accuracy:", accuracy)\n',
    'a.csv': 'x\n1\n',
  })
  const passedOver = [{ path: 'main.py', reason: null }]
  expect(report).toMatchObject({ entry: { path: 'report.py', passedOver }, metric: { value: 0.5 } })
})

it('goes on to the script that comes to just what the README states, else keeps the likeliest', async () => {
  const trains = (value: string) =>
    `import json\nopen("a.csv").read()\nmodel = json\nif False: model.fit(1)\nprint("Accuracy:", ${value})\n`
  const files = { 'main.py': trains('0.7403'), 'other.py': trains('0.7662'), 'a.csv': 'x\n1\n' }
  const { report, lines } = await importTried({ ...files, 'README.md': 'Accuracy of the final model: 76.62%\n' })
  const passedOver = [{ path: 'main.py', reason: null, printed: 'Accuracy: 0.7403' }]
  expect(report).toMatchObject({ entry: { path: 'other.py', passedOver }, metric: { value: 0.7662 } })
  expect(lines.join('\n')).toContain(
    "before it main.py was tried: the README states another result than 'Accuracy: 0.7403'",
  )
  const { report: kept } = await importTried({ ...files, 'README.md': 'Accuracy of the final model: 81.25%\n' })
  expect(kept).toMatchObject({ entry: { path: 'main.py', passedOver: [] }, metric: { value: 0.7403 } })
})

it('goes past several scripts that fail at once', async () => {
  const trains = 'import json\nopen("a.csv").read()\nmodel = json\nif False: model.fit(1)\nprint("go")\n'
  const failing = Object.fromEntries(
    ['main.py', 'b.py', 'c.py'].map((path) => [path, `${trains}if False: print("accuracy:", 1)\nraise KeyError`]),
  )
  const files = { ...failing, 'e.py': `${trains}print("accuracy:", 0.5)\n`, 'a.csv': 'x\n1\n' }
  const { report, lines } = await importTried(files)
  expect(report).toMatchObject({ entry: { path: 'e.py' }, metric: { value: 0.5 } })
  expect(lines.join('\n')).toContain('before it main.py was tried: KeyError')
  expect(report.entry.passedOver[0]?.reason).toBe('KeyError')
})

it('puts the lock of the chosen script back where those tried after it did no better', async () => {
  const trains = (uses: string) => `import ${uses}\nopen("a.csv").read()\nmodel = None\nif False: model.fit(1)\n`
  const files = {
    'main.py': trains('beta'),
    'a.csv': 'x\n1\n',
    'b.py': `${trains('numpy')}if False: print("accuracy:", 1)\nraise KeyError`,
  }
  const { report, requirements, lines } = await importTried(files)
  expect(report).toMatchObject({ entry: { path: 'b.py' }, run: { status: 'failed' } })
  expect(lines.join('\n')).toContain('running python main.py')
  expect(requirements).toBe('numpy\n')
})

it.each([
  ['processor time', 'while True: pass', { cpuSeconds: 2, wallSeconds: 100 }],
  ['time', 'import time\ntime.sleep(200)', { cpuSeconds: 100, wallSeconds: 2 }],
])(
  'stops a script that takes more %s than a trial may, and says what it printed before',
  async (_name, rest, limits) => {
    const { context } = makeContext({ ...machine.env, UV_DEFAULT_INDEX: (await startIndex()).url })
    const source = await makeFolder({ 'main.py': `print("Accuracy: 0.75", flush=True)\n${rest}\n` })
    const options = importOptions.parse({ source, slug: 'p', dataset: await makeFolder(), iTrustThisCode: true })
    const nobody = { chooseEntry: async () => null, chooseLine: async () => null }
    const { report } = await importWithin(options, nobody, context, limits)
    expect(report.run?.status).toBe('timeout')
    expect(report.metric).toMatchObject({ value: 0.75, doubts: ['few-digits', 'of-a-partial-run'] })
  },
  60_000,
)

it('asks at a terminal which of several lines is the result', async () => {
  const script = 'print("SVM accuracy: 0.9")\nprint("Trees accuracy: 0.7")\nprint("Neighbours accuracy: 0.8")\n'
  const asked: (readonly string[])[] = []
  const { report } = await importTried({ 'main.py': script }, async (_, choices) => {
    asked.push(choices)
    return choices.indexOf('SVM accuracy: 0.9')
  })
  expect(asked).toEqual([['Neighbours accuracy: 0.8', 'Trees accuracy: 0.7', 'SVM accuracy: 0.9']])
  expect(report.metric).toMatchObject({ value: 0.9, doubts: ['few-digits'] })
})

it('takes of a run that was stopped in training what its code would print at the end', async () => {
  const script =
    'for epoch in range(3):\n    print(f"epoch {epoch} loss: {0.5}")\nraise SystemExit(1)\nprint("Test accuracy: {:.2f} %".format(97.0))\n'
  const { report } = await importTried({ 'main.py': script })
  expect(report).toMatchObject({ run: { status: 'failed' }, metric: { name: 'accuracy', doubts: ['from-code-alone'] } })
})

it('gives a run more memory where the default was not enough, and says what it needs', async () => {
  const files = { 'main.py': 'import alpha\nrows = b"x" * (2300 << 20)\nprint("Accuracy:", alpha.VALUE)\n' }
  const { report, dataset, env } = await importOnly(files)
  expect(report.run).toMatchObject({ status: 'ok', memoryGiB: 4 })
  expect(report.metric?.value).toBe(0.75)
  expect((await loadProject(dataset, 'p', hereOnly(env))).manifest.needs.memoryGiB).toBe(4)
})
