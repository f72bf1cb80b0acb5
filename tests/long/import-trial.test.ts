import { readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CommandContext } from '../../src/base/context.ts'
import { sha256Hex } from '../../src/base/files/files.ts'
import { runCommand } from '../../src/base/processes/process.ts'
import { check } from '../../src/commands/check.ts'
import { lockProjects } from '../../src/commands/env/lock-projects.ts'
import { type ImportOptions, importProject } from '../../src/commands/import.ts'
import { validate } from '../../src/commands/validate.ts'
import { importProject as importWithin } from '../../src/curation/import-project.ts'
import { loadManifest, loadProject } from '../../src/dataset/load-projects.ts'
import { fetchedDataFolder } from '../../src/dataset/sources/outside-data.ts'
import { hereOnly, openSources } from '../../src/dataset/sources/sources.ts'
import { importOptions } from '../../src/schema/options/import-options.ts'
import { makeContext } from '../support/context.ts'
import { makeRepository } from '../support/git.ts'
import { startHttpsServer } from '../support/https-server.ts'
import { startPackageServer } from '../support/package-server.ts'
import { PYTHON } from '../support/python.ts'
import { makeFolder } from '../support/temporary.ts'
import { openEmptyCache } from '../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const index = () =>
  startPackageServer([
    {
      name: 'alpha',
      version: '1.0',
      uploaded: '2020-01-01',
      files: { 'alpha.py': 'raise TypeError("another Python")' },
    },
    { name: 'alpha', version: '2.0', uploaded: '2023-01-01', files: { 'alpha.py': 'import beta\nVALUE = beta.VALUE' } },
    { name: 'numpy', version: '1.23.0', uploaded: '2020-01-01', files: { 'numpy.py': 'int = int' } },
    { name: 'numpy', version: '1.26.0', uploaded: '2023-01-01', files: { 'numpy.py': 'other = int' } },
    { name: 'beta', version: '1.0', uploaded: '2023-01-01', files: { 'beta.py': 'VALUE = 0.75' } },
    ...[1, 2].map((major) => ({
      ...{ name: 'lightgbm', version: `${major}.0`, uploaded: '2020-01-01' },
      files: { 'lightgbm.py': `VALUE = 0.${5 * major - 4}234` },
    })),
    { name: 'gamma', version: '1.0', uploaded: '2020-01-01', files: { 'gamma.py': 'raise TypeError("the first")' } },
    { name: 'gamma', version: '2.0', uploaded: '2023-01-01', files: { 'gamma.py': 'raise TypeError("the second")' } },
  ])

const SCRIPT =
  'import alpha\nmodel.fit if False else None\nopen("data.csv") if False else None\nprint("Accuracy:", alpha.VALUE)\n'

async function importOnly(
  files: Readonly<Record<string, string>>,
  ask?: CommandContext['ask'],
  more: Readonly<Record<string, string>> = {},
  given: Pick<ImportOptions, 'fetchData' | 'entry'> = {},
) {
  const { url } = await index()
  const env = { ...machine.env, UV_DEFAULT_INDEX: url, ...more }
  const { context, lines } = makeContext(env)
  const dataset = await makeFolder()
  const source = await makeFolder({ 'main.py': SCRIPT, ...files })
  const asking = ask === undefined ? context : { ...context, ask }
  const { report } = await importProject({ source, slug: 'p', dataset, iTrustThisCode: true, ...given }, asking)
  return { report, lines, dataset, env }
}

async function importTried(...given: Parameters<typeof importOnly>) {
  const { report, lines, dataset, env } = await importOnly(...given)
  const project = await loadProject(dataset, 'p', hereOnly(env))
  const requirements = await readFile(join(project.folder, 'requirements.txt'), 'utf8')
  return {
    report,
    lines,
    requirements,
    deviations: project.manifest.environment.deviations ?? [],
    places: project.manifest.places,
    downloads: project.manifest.environment.downloads,
  }
}

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

const CHANCE =
  'import random\nprint("A accuracy: 0.25")\nprint("B accuracy: 0.75")\nprint("C accuracy:", random.random())\n'

it('takes of several results one that another run prints too, and that which the README states', async () => {
  const { report } = await importTried({ 'main.py': CHANCE })
  expect(report.metric).toMatchObject({
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

/** A notebook of one cell that showed this when it was saved. */
function importNotebook(code: string, text: string) {
  const source = code.split('\n').map((line) => `${line}\n`)
  const outputs = [{ output_type: 'stream', name: 'stdout', text }]
  const cells = [{ cell_type: 'code', execution_count: 1, metadata: {}, outputs, source }]
  const notebook = JSON.stringify({ cells, metadata: {}, nbformat: 4, nbformat_minor: 5 })
  return importTried({ 'a.ipynb': notebook }, undefined, {}, { entry: 'a.ipynb' })
}

it('takes of several results of a notebook one that its saved cells show', async () => {
  const { report } = await importNotebook(CHANCE, 'A accuracy: 0.25\nB accuracy: 0.5\nC accuracy: 0.9\n')
  expect(report.metric).toMatchObject({ value: 0.25, reasons: ['repeats'] })
})

it('takes the older library with which a notebook comes to what its saved cells show, and else tells both', async () => {
  const code = 'import lightgbm\nprint("Accuracy:", lightgbm.VALUE)'
  const { report, requirements, deviations } = await importNotebook(code, 'Accuracy: 0.1234\n')
  expect(report.metric).toMatchObject({ value: 0.1234, otherwise: [] })
  expect(requirements).toBe('lightgbm\nlightgbm<2\n')
  expect(deviations).toEqual(['bounded, as the result of the saved cells comes with those before: lightgbm<2'])
  const other = await importNotebook(code, 'Accuracy: 0.4321\n')
  expect(other.report.metric).toMatchObject({ value: 0.6234, otherwise: [{ from: 'saved-cells', value: '0.4321' }] })
  expect(other).toMatchObject({ requirements: 'lightgbm\n', deviations: [] })
  expect(other.report.triedInVain.asked).toEqual(['lightgbm<2', 'lightgbm<1'])
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
    ...{
      'main.py': `${trains}train_test_split = 1`,
      'other.py': `${trains}train_test_split = 1`,
      'third.py': `${trains}KFold = 1`,
    },
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
})

it('puts the lock of the chosen script back where those tried after it did no better', async () => {
  const trains = (uses: string) => `import ${uses}\nopen("a.csv").read()\nmodel = None\nif False: model.fit(1)\n`
  const files = {
    ...{ 'main.py': trains('beta'), 'a.csv': 'x\n1\n' },
    'b.py': `${trains('numpy')}if False: print("accuracy:", 1)\nraise KeyError`,
  }
  const { report, requirements, lines } = await importTried(files)
  expect(report).toMatchObject({ entry: { path: 'b.py' }, run: { status: 'failed' } })
  expect(lines.join('\n')).toContain('running python main.py')
  expect(requirements).toBe('numpy\n')
})

const WANTS_WORDS = `import os
place = os.path.expanduser("~/nltk_data/corpora/stopwords/english")
if not os.path.exists(place):
    raise LookupError("\\n*****\\n  Resource \\x1b[93mstopwords\\x1b[0m not found.\\n  Attempted to load \\x1b[93mcorpora/stopwords\\x1b[0m\\n*****")
print("accuracy:", len(open(place).read().split()) / 10)
`

it('fetches what a script lacks of NLTK’s data, once, and names it with its hash', async () => {
  const archive = join(await makeFolder(), 'stopwords.zip')
  const pack = 'import sys, zipfile; zipfile.ZipFile(sys.argv[1], "w").writestr("stopwords/english", "the a of an in")'
  await runCommand(PYTHON, ['-c', pack, archive])
  const content = await readFile(archive)
  const { url, asked } = await startHttpsServer(({ url: path }, response) =>
    path === '/corpora/stopwords.zip' ? response.end(content) : response.writeHead(404).end(),
  )
  const env = { GREENML_NLTK_DATA: url, GREENML_DOWNLOAD_HOSTS: 'localhost' }
  const { report, downloads } = await importTried({ 'main.py': WANTS_WORDS }, undefined, env)
  expect(report).toMatchObject({ run: { status: 'ok' }, metric: { value: 0.5 } })
  const named = {
    url: `${url}/corpora/stopwords.zip`,
    sha256: sha256Hex(content),
    path: 'nltk_data/corpora',
    unpack: 'zip',
  }
  expect(downloads).toEqual([named])
  expect(asked).toEqual(['/corpora/stopwords.zip'])
})

it('tells what of NLTK’s data a script lacks where it can not be fetched', async () => {
  const { url } = await startHttpsServer((_request, response) => response.writeHead(404).end())
  const env = { GREENML_NLTK_DATA: url, GREENML_DOWNLOAD_HOSTS: 'localhost' }
  const script = `${WANTS_WORDS}if False: model.fit(1)\n`
  const files = { 'main.py': script, 'other.py': script }
  const { report, downloads, lines } = await importTried(files, undefined, env)
  expect(report.run).toMatchObject({ status: 'failed', reason: 'LookupError: Resource stopwords not found.' })
  expect(lines.join('\n')).not.toContain('running python other.py')
  expect(downloads).toEqual([])
  expect(lines.join('\n')).toContain(`${url}/corpora/stopwords.zip could not be fetched`)
})

const rowsAt = (url: string) => `from urllib.request import urlopen
text = urlopen("${url}/set/rows.csv").read().decode()
rows = [line.split(",") for line in text.split()[1:]]
print("accuracy:", sum(a == b for a, b in rows) / len(rows))
`

it('fetches, where it is asked to, what a script reads from an address, and gives it to the script there', async () => {
  const content = 'label,guess\n1,1\n2,3\n'
  const { url, asked } = await startHttpsServer((_request, response) => response.end(content))
  const env = { GREENML_DOWNLOAD_HOSTS: 'localhost' }
  const imported = await importOnly({ 'main.py': rowsAt(url) }, undefined, env, { fetchData: true })
  expect(imported.report).toMatchObject({ run: { status: 'ok' }, metric: { value: 0.5 } })
  const known = await loadManifest(imported.dataset, 'p')
  const address = `${url}/set/rows.csv`
  expect(known.manifest.places).toEqual([{ at: address, shows: 'data/rows.csv' }])
  const file = { path: 'data/rows.csv', url: address, access: 'open', sha256: sha256Hex(content), rows: 2 }
  expect(known.manifest.data).toMatchObject([{ ...file, headers: ['label', 'guess'], licence: null }])
  const { context } = makeContext(imported.env)
  const { check: checked } = await check({ slug: 'p', dataset: imported.dataset, iTrustThisCode: true }, context)
  expect(checked).toMatchObject({ status: 'ok', metric: { value: 0.5 }, filesRead: ['data/rows.csv'] })
  expect(asked).toEqual(['/set/rows.csv'])
})

it('says what a script reads from an address where nobody asked to fetch it', async () => {
  const { url } = await startHttpsServer((_request, response) => response.end('a,b\n1,1\n'))
  const { lines, dataset } = await importOnly({ 'main.py': rowsAt(url) })
  const { manifest } = await loadManifest(dataset, 'p')
  expect(manifest.data).toMatchObject([{ path: 'data/rows.csv', url: `${url}/set/rows.csv`, access: 'manual' }])
  expect(lines.join('\n')).toContain(
    `it reads ${url}/set/rows.csv, and a run has no network: import it again with --fetch-data`,
  )
})

it.each([
  ['processor time', 'while True: pass', { cpuSeconds: 2, wallSeconds: 100 }],
  ['time', 'import time\ntime.sleep(200)', { cpuSeconds: 100, wallSeconds: 2 }],
])(
  'stops a script that takes more %s than a trial may, and says what it printed before',
  async (_name, rest, limits) => {
    const { context } = makeContext({ ...machine.env, UV_DEFAULT_INDEX: (await index()).url })
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

it('tells that a script ran on pointers of Git LFS in place of its data, and what brings it', async () => {
  const { report, lines } = await importOnly({
    'main.py':
      'import csv, glob\nrows = list(csv.DictReader(open(glob.glob("*.csv")[0])))\nprint("Accuracy:", rows[0]["a"])\n',
    'rows.csv': `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256Hex('x')}\nsize 1\n`,
  })
  expect(report).toMatchObject({
    ...{ run: { status: 'failed', failureClass: 'data-schema' }, metric: { doubts: ['from-code-alone'] } },
    data: [{ path: 'rows.csv', isElsewhere: true }],
  })
  expect(lines.join('\n')).toMatch(/to do +it ran without its data, .*rows\.csv.*greenml check fetches it/)
}, 120_000)

it('takes no picture and nothing that it wrote for the data of a script that came to no end', async () => {
  const { report } = await importTried({
    'main.py': [
      'import json',
      'PATH, FIGURE = "results/model.pkl", "results/curve.png"',
      'rows = open("data.csv").read()',
      'open(PATH, "wb").write(b"model")',
      'print("Accuracy:", 0.5)',
      'input("Again? ")',
    ].join('\n'),
    ...{ 'data.csv': 'a,b\n1,2\n', 'results/model.pkl': 'x', 'results/curve.png': 'x' },
  })
  expect(report).toMatchObject({ run: { failureClass: 'asks-for-input' }, dataEvidence: 'named-in-code' })
  expect(report.data.map(({ path }) => path)).toEqual(['data.csv'])
}, 120_000)

it('shows a script the files of the repository where its author had them, and makes what it writes to', async () => {
  const script = `import os
rows = open("C:\\\\Users\\\\me\\\\data.csv").read()
more = open(os.path.join("elsewhere", "more.csv")).read()
os.path.join("x"); open("out/model.txt", "w").write(rows + more)
print("Accuracy:", float(rows) + float(more))
`
  const { report, places } = await importTried({ 'main.py': script, 'd/data.csv': '0.5', 'd/more.csv': '0.25' })
  expect(report).toMatchObject({ run: { status: 'ok' }, metric: { value: 0.75 } })
  expect(places).toEqual([
    { at: 'C:\\Users\\me\\data.csv', shows: 'd/data.csv' },
    { at: 'elsewhere/more.csv', shows: 'd/more.csv' },
    { at: 'out', shows: null },
  ])
  expect(report.data.map(({ path }) => path)).toEqual(['d/data.csv', 'd/more.csv'])
})

it('goes past a notebook that can not be converted', async () => {
  const code = ['import json\n', 'open("a.csv").read()\n', 'if False: model.fit(1)\n', 'print("accuracy:", 0.5)\n']
  const notebook = JSON.stringify({ cells: [{ cell_type: 'code', source: code, outputs: [] }] }, null, 1)
  const files = { 'main.py': '', 'a.ipynb': notebook.slice(0, -1), 'b.ipynb': notebook, 'a.csv': 'x\n1\n' }
  const { report, lines } = await importTried(files)
  expect(report).toMatchObject({ entry: { path: 'b.ipynb' }, metric: { value: 0.5 } })
  expect(lines.join('\n')).toContain("'a.ipynb' can't be converted to a script")
})

it('shows a script its files where it catches that they are missing, and ends well', async () => {
  const at = 'C:/Users/me/scores.csv'
  const { report, places } = await importTried({
    'main.py': `try:\n    text = open("${at}").read()\nexcept FileNotFoundError:\n    print("Error: no data")\n    exit()\nprint("accuracy:", len(text) / 10)\n`,
    'scores.csv': '12345',
  })
  expect(places).toEqual([{ at, shows: 'scores.csv' }])
  expect(report).toMatchObject({ metric: { value: 0.5 }, data: [{ path: 'scores.csv' }] })
})

it('leaves out a cell of a notebook that only shows something, where it fails here, and no other', async () => {
  const cells = ['rows = [0.5]', 'plt.plot(rows)', 'display(rows)', 'print("Accuracy:", sum(rows))', 'rows.fit(1)']
  const notebook = (count: number) =>
    JSON.stringify({
      nbformat: 4,
      metadata: {},
      cells: cells.slice(0, count).map((source) => ({ cell_type: 'code', source, outputs: [] })),
    })
  const { report } = await importTried({ 'main.py': '', 'main.ipynb': notebook(4) })
  expect(report).toMatchObject({ run: { status: 'ok' }, metric: { value: 0.5 } })
  expect(report.notebook?.leftOut).toEqual(['cell 2, which fails here and which no other needs'])
  const { report: other } = await importTried({ 'main.py': '', 'main.ipynb': notebook(5) })
  expect(other.run).toMatchObject({ status: 'failed', reason: expect.stringContaining("no attribute 'fit'") })
})

it('leaves out a cell that lacks a file behind the result where no other needs it, and none before it', async () => {
  const result = 'print("Accuracy:", 0.5)'
  const demo = 'image = open("me.jpg").read()\nprint(image)'
  const importCells = async (...cells: readonly string[]) => {
    const notebook = toNotebook(cells.map((source, index) => [source, index + 1]))
    return (await importOnly({ 'a.ipynb': notebook }, undefined, {}, { entry: 'a.ipynb' })).report
  }
  const report = await importCells(result, demo, 'print(2)')
  expect(report).toMatchObject({ run: { status: 'ok' }, metric: { value: 0.5 }, data: [] })
  expect(report.notebook?.leftOut).toEqual(['cell 2, which fails here and which no other needs'])
  const lacking = { run: { status: 'failed' }, data: [{ path: 'me.jpg', isElsewhere: true }] }
  expect(await importCells(demo, result)).toMatchObject(lacking)
  expect(await importCells(result, demo, 'len(image)')).toMatchObject(lacking)
})

const toNotebook = (cells: readonly (readonly [source: string, count: number])[]) =>
  JSON.stringify({
    nbformat: 4,
    metadata: {},
    cells: cells.map(([source, count]) => ({ cell_type: 'code', source, execution_count: count, outputs: [] })),
  })
const SHOWING = toNotebook([
  ['rows = [0.5]', 1],
  ['plt.plot(rows)', 2],
  ['print("Accuracy:", sum(rows))', 3],
])
const REORDERED = toNotebook([
  ['print(len(rows))', 2],
  ['rows = [0.5]', 1],
])

it.each<[string, Record<string, string>, object]>([
  ['without a cell', { 'main.ipynb': SHOWING }, { path: 'main.ipynb', order: 'as-saved', without: [2] }],
  [
    'in another order, though other entries were tried after it',
    { 'a.ipynb': REORDERED, 'b.ipynb': toNotebook([['1 / 0', 1]]) },
    { path: 'a.ipynb', order: 'as-run' },
  ],
])(
  'makes the very script of a notebook again, on another machine: %s',
  async (_name, files, notebook) => {
    const { folder } = await makeRepository('study', files)
    const dataset = await makeFolder()
    const { context } = makeContext(machine.env)
    const given = {
      source: 'https://example.org/somebody/study',
      mirror: dirname(folder),
      dataset,
      iTrustThisCode: true,
    }
    await importProject(given, context)
    const known = await loadManifest(dataset, 'study')
    expect(known.manifest.notebook).toEqual(notebook)
    const { context: other } = makeContext({ ...machine.env, GREENML_CACHE: await makeFolder() })
    expect((await openSources(other, dirname(folder)).get(known)).name).toBe(Object(known.manifest.origin).sourceHash)
  },
  60_000,
)

const MAKERS = {
  'data/raw.csv': 'a,y\n1,0\n2,1\n',
  'clean.py': `import os
os.makedirs('data/made', exist_ok=True)
open('data/made/clean.csv', 'w').write(open('data/raw.csv').read())`,
  'split.py': `rows = open('data/made/clean.csv').read().splitlines()
for name, part in (('train.csv', rows[:2]), ('test.csv', rows[:1] + rows[2:])):
    with open(f'data/made/{name}', 'w') as file: file.write(chr(10).join(part))
# writes 'train.csv' and 'test.csv'`,
  'main.py': `import alpha
CLEAN = 'data/made/clean.csv'
train, test = open('data/made/train.csv').read(), open('data/made/test.csv').read()
model.fit if False else None
print('Accuracy:', alpha.VALUE if len(train) == len(test) == 7 else 0)`,
}

it('makes data that a script lacks by the scripts of its repository that write it, in turn, and again where it is gone', async () => {
  const { report, dataset, env, lines } = await importOnly(MAKERS)
  expect(report.metric).toMatchObject({ name: 'accuracy', value: 0.75 })
  const made = report.data.map(({ path, madeBy }) => [path, madeBy])
  expect(made).toEqual([
    ['data/made/clean.csv', 'clean.py'],
    ['data/made/train.csv', 'split.py'],
    ['data/made/test.csv', 'split.py'],
  ])
  expect(lines.join('\n')).toContain("its data 'data/made/clean.csv' is not in the repository: clean.py makes it")
  await rm(fetchedDataFolder(env), { recursive: true })
  const { context, lines: told } = makeContext(env)
  const { check: found } = await check({ slug: 'p', dataset, iTrustThisCode: true }, context)
  expect(found).toMatchObject({ status: 'ok', metric: { value: 0.75 } })
  expect(told.filter((line) => line.includes('which makes'))).toHaveLength(2)
  const file = join(dataset, 'projects/p/project.yaml')
  const clean = sha256Hex(MAKERS['data/raw.csv'])
  await writeFile(file, (await readFile(file, 'utf8')).replace(clean, 'a'.repeat(64)))
  const { validation } = await validate({ dataset, slugs: ['p'], iTrustThisCode: true }, context)
  const data = validation.projects[0]?.checks.find(({ check }) => check === 'data')
  expect(data?.faults.map(({ kind, weight }) => [kind, weight])).toContainEqual(['data-not-had', 'fault'])
})

it('runs a script that makes data with the packages that it imports too, of which the entry has no need', async () => {
  const main =
    'rows = open("data/rows.csv").read()\nmodel.fit if False else None\nprint("Accuracy:", 0.5 + len(rows) / 8)\n'
  const makes = 'import beta\nraw = open("data/raw.csv").read()\nopen("data/rows.csv", "w").write(raw)'
  const files = { 'main.py': main, 'make.py': makes, 'raw.py': 'open("data/raw.csv", "w").write("aa")', 'data/a': '' }
  const { report, dataset, env } = await importOnly(files)
  expect(report.metric).toMatchObject({ value: 0.75 })
  const made = report.data.map(({ path, madeBy }) => [path, madeBy])
  expect(made.sort()).toEqual([
    ['data/raw.csv', 'raw.py'],
    ['data/rows.csv', 'make.py'],
  ])
  await lockProjects({ dataset, slugs: ['p'] }, makeContext(env).context)
  await rm(fetchedDataFolder(env), { recursive: true })
  const { check: found } = await check({ slug: 'p', dataset, iTrustThisCode: true }, makeContext(env).context)
  expect(found).toMatchObject({ status: 'ok', metric: { value: 0.75 } })
})

it.each([
  ['draws by chance', 'rows.csv', 'open("rows.csv", "w").write(str(__import__("random").random()))', 'a seed'],
  ['holds the time', 'rows.csv.gz', '__import__("gzip").open("rows.csv.gz", "wb").write(b"0")', 'carries the time'],
])('names no script as maker of a file that %s, though it measures with it here', async (_name, path, clean, why) => {
  const main = `import alpha\nopen("${path}", "rb").read()\nmodel.fit if False else None\nprint("Accuracy:", alpha.VALUE)\n`
  const { report, lines, dataset, env } = await importOnly({ 'main.py': main, 'clean.py': clean })
  expect(report).toMatchObject({ metric: { value: 0.75 }, data: [{ path, isElsewhere: true, madeBy: null }] })
  expect(lines.find((line) => line.includes(`clean.py makes another file of '${path}' each time`))).toContain(why)
  const { manifest } = await loadProject(dataset, 'p', hereOnly(env))
  expect(manifest.data).toMatchObject([{ path, access: 'manual', source: 'clean.py, otherwise each time' }])
})

it('makes data by the command that a README tells, with its arguments, there and on another machine', async () => {
  const { report, dataset, env } = await importOnly({
    'README.md': 'First:\n\n    python prepare.py --in raw.csv --out data/clean.csv\n\nthen `python main.py`.\n',
    'raw.csv': 'a,y\n1,0\n',
    'prepare.py': `import argparse, os
parser = argparse.ArgumentParser()
for name in ('--in', '--out'): parser.add_argument(name, required=True)
given = vars(parser.parse_args())
os.makedirs('data', exist_ok=True)
open(given['out'], 'w').write(open(given['in']).read())`,
    'main.py': `import alpha\nopen('data/clean.csv').read()\nmodel.fit if False else None\nprint('Accuracy:', alpha.VALUE)`,
  })
  const made = { path: 'data/clean.csv', madeBy: 'prepare.py' }
  expect(report).toMatchObject({ metric: { value: 0.75 }, data: [made] })
  await rm(fetchedDataFolder(env), { recursive: true })
  const { check: found } = await check({ slug: 'p', dataset, iTrustThisCode: true }, makeContext(env).context)
  expect(found).toMatchObject({ status: 'ok', metric: { value: 0.75 } })
})

it('makes data by a notebook, there and on another machine', async () => {
  const cells = ['import os', 'os.makedirs("data", exist_ok=True)\nopen("data/clean.csv", "w").write("1")']
  const { report, dataset, env } = await importOnly({
    'prepare.ipynb': toNotebook(cells.map((source, index) => [source, index + 1])),
    'main.py': `import alpha\nopen('data/clean.csv').read()\nmodel.fit if False else None\nprint('Accuracy:', alpha.VALUE)`,
  })
  const made = { path: 'data/clean.csv', madeBy: 'prepare.ipynb' }
  expect(report).toMatchObject({ metric: { value: 0.75 }, data: [made] })
  await rm(fetchedDataFolder(env), { recursive: true })
  const { check: found } = await check({ slug: 'p', dataset, iTrustThisCode: true }, makeContext(env).context)
  expect(found).toMatchObject({ status: 'ok', metric: { value: 0.75 } })
})

it('leaves to a person what no script makes, and what only training leaves', async () => {
  const main = 'import alpha\nopen("model.pkl" if False else "data/rows.csv")\nprint("Accuracy:", alpha.VALUE)\n'
  const files = { 'main.py': main, 'clean.py': 'raise ValueError("broken")\nopen("data/rows.csv", "w")' }
  const { report, lines } = await importOnly(files)
  expect(report.data).toMatchObject([{ path: 'data/rows.csv', isElsewhere: true, madeBy: null }])
  expect(lines.filter((line) => line.includes('running clean.py'))).not.toEqual([])
  expect(lines.join('\n')).toContain('clean.py did not end well: ValueError: broken')
  const trained = { 'main.py': main.replace('False', 'True'), 'train.py': 'open("model.pkl", "w")' }
  expect((await importOnly(trained)).lines.filter((line) => line.includes('running train.py'))).toEqual([])
})

it('gives a run more memory where the default was not enough, and says what it needs', async () => {
  const files = { 'main.py': 'import alpha\nrows = b"x" * (2300 << 20)\nprint("Accuracy:", alpha.VALUE)\n' }
  const { report, dataset, env } = await importOnly(files)
  expect(report.run).toMatchObject({ status: 'ok', memoryGiB: 4 })
  expect(report.metric?.value).toBe(0.75)
  expect((await loadProject(dataset, 'p', hereOnly(env))).manifest.needs.memoryGiB).toBe(4)
})
