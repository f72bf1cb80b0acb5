import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sha256Hex } from '../../../src/base/files/files.ts'
import { runCommand } from '../../../src/base/processes/process.ts'
import { check } from '../../../src/commands/check.ts'
import { importProject } from '../../../src/commands/import.ts'
import { loadManifest } from '../../../src/dataset/load-projects.ts'
import { openSources } from '../../../src/dataset/sources/sources.ts'
import { makeContext } from '../../support/context.ts'
import { makeRepository } from '../../support/git.ts'
import { startHttpsServer } from '../../support/https-server.ts'
import { importsOf, toNotebook } from '../../support/import-tried.ts'
import { PYTHON } from '../../support/python.ts'
import { makeFolder } from '../../support/temporary.ts'
import { openEmptyCache } from '../../support/uv.ts'

let machine: Awaited<ReturnType<typeof openEmptyCache>>
beforeAll(async () => {
  machine = await openEmptyCache()
}, 120_000)
afterAll(() => machine.remove())

const { importOnly, importTried } = importsOf(() => machine.env)

const WANTS_WORDS = `import os
place = os.path.expanduser("~/nltk_data/corpora/stopwords/english")
if not os.path.exists(place):
    raise LookupError("\\n*****\\n  Resource \\x1b[93mstopwords\\x1b[0m not found.\\n  Attempted to load \\x1b[93mcorpora/stopwords\\x1b[0m\\n*****")
print("accuracy:", len(open(place).read().split()) / 10)
`

async function packWords(): Promise<Buffer> {
  const archive = join(await makeFolder(), 'stopwords.zip')
  const pack = 'import sys, zipfile; zipfile.ZipFile(sys.argv[1], "w").writestr("stopwords/english", "the a of an in")'
  await runCommand(PYTHON, ['-c', pack, archive])
  return readFile(archive)
}

it('fetches what a script lacks of NLTK’s data, once, and names it with its hash', async () => {
  const content = await packWords()
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

it('fetches it for a script that makes the data of another one too', async () => {
  const content = await packWords()
  const { url } = await startHttpsServer((_request, response) => response.end(content))
  const env = { GREENML_NLTK_DATA: url, GREENML_DOWNLOAD_HOSTS: 'localhost' }
  const clean = WANTS_WORDS.replace(/print.*\n/, 'open("rows.csv", "w").write(open(place).read())\n')
  const main = 'print("accuracy:", len(open("rows.csv").read().split()) / 10)\nmodel.fit(1) if False else None\n'
  const { report, downloads } = await importTried({ 'main.py': main, 'clean.py': clean }, undefined, env)
  expect(report).toMatchObject({ run: { status: 'ok' }, metric: { value: 0.5 }, data: [{ madeBy: 'clean.py' }] })
  expect(downloads).toMatchObject([{ path: 'nltk_data/corpora' }])
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

it('tells that a script ran on pointers of Git LFS in place of its data, and what brings it', async () => {
  const { report, lines } = await importOnly({
    'main.py':
      'import csv, glob\nrows = list(csv.DictReader(open(glob.glob("*.csv")[0])))\nprint("Accuracy:", rows[0]["a"])\n',
    'rows.csv': `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256Hex('x')}\nsize 1\n`,
  })
  expect(report).toMatchObject({
    run: { status: 'failed', failureClass: 'data-schema' },
    metric: { doubts: ['from-code-alone'] },
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
    'data.csv': 'a,b\n1,2\n',
    'results/model.pkl': 'x',
    'results/curve.png': 'x',
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
