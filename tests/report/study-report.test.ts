import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readTextIfPresent } from '../../src/base/files/files.ts'
import { analyseGenaiGreenml } from '../../src/commands/analyse-genai-greenml.ts'
import { reportGenaiGreenml } from '../../src/commands/report-genai-greenml.ts'
import { analyseCsv } from '../../src/genai-greenml/analyse-file.ts'
import { listCells } from '../../src/report/genai-greenml/study-facts.ts'
import { composeStudy } from '../../src/report/genai-greenml/study-report.ts'
import { makeRows, type Row, writeCsv } from '../genai-greenml/results-csv.ts'
import { makeFolder } from '../support/temporary.ts'
import { parsePage } from './parse-page.ts'

const WRITTEN = { toolVersion: '1.0.0', createdAt: '2026-11-24T12:00:00Z' }
const analyse = (rows: readonly Row[], name: string) => analyseCsv(writeCsv(rows), name)
const one = analyse(makeRows(6, ['a', 'b']), 'results_one.csv')
const two = analyse(makeRows(5, ['a']), 'two.csv')

it('has a row for each file, mode and model, with the ratio that the analysis holds', () => {
  const cells = listCells([one, two])
  expect(cells.map(({ file, mode, model }) => `${file} ${mode} ${model}`)).toEqual([
    'one assisted a',
    'one assisted b',
    'one autonomous a',
    'one autonomous b',
    'two assisted a',
    'two autonomous a',
  ])
  const ratio = one.paired_tests['raw/original_vs_assisted'].energy.b?.ratio
  expect(cells[1]?.energy).toMatchObject({ estimate: ratio?.gmr, projects: ratio?.n, less: ratio?.n_less })
  const [table] = composeStudy([one, two], WRITTEN).chapters.find(({ id }) => id === 'ratios')?.tables ?? []
  expect(table?.rows.map((row) => row[3]?.value)).toEqual(cells.map(({ energy }) => energy?.estimate))
})

it('counts the modes that there are', () => {
  const assisted = analyse(
    makeRows(6, ['a']).filter(({ script = '' }) => !script.includes('autonomous')),
    'results_three.csv',
  )
  const noteOf = (files: Parameters<typeof composeStudy>[0]) =>
    composeStudy(files, WRITTEN).overview.sizes.find(({ label }) => label === 'Models')?.note
  expect([noteOf([one]), noteOf([assisted])]).toEqual(['in 2 modes', 'in 1 mode'])
})

it('leads from each sentence to a part of itself', () => {
  const { overview, chapters } = composeStudy([one, two], WRITTEN)
  const { evidence, headline, notices, scope } = overview
  const targets = [...evidence, ...headline, ...notices, ...(scope === null ? [] : [scope])].map(({ target }) => target)
  expect(targets.length).toBeGreaterThan(5)
  const ids: (string | undefined)[] = chapters.map(({ id }) => id)
  expect(targets.filter((target) => !ids.includes(target))).toEqual([])
})

it('is a page, Markdown, a README, charts and every number, and links to nothing else', async () => {
  const folder = await makeFolder()
  const file = join(folder, 'results_x.csv')
  await writeFile(file, writeCsv(makeRows(6, ['a', 'b'])))
  const { analysis } = await analyseGenaiGreenml([file])
  const out = join(folder, 'report')
  await reportGenaiGreenml(analysis, out)
  const names = await readdir(out)
  expect(names.sort()).toEqual(
    ['README.md', 'finding.svg', 'groups.svg', 'index.html', 'numbers.json', 'report.md'].sort(),
  )
  expect(JSON.parse(await readFile(join(out, 'numbers.json'), 'utf8'))).toEqual(analysis)
  const elements = parsePage(await readFile(join(out, 'index.html'), 'utf8'))
  const ways = elements.flatMap(({ attributes: { href = '' } }) => (href === '' || href.startsWith('#') ? [] : [href]))
  expect(ways.filter((way) => !names.includes(way))).toEqual([])
  expect(ways).toContain('numbers.json')
  expect(elements.filter(({ tag }) => tag === 'svg')).toHaveLength(2)
})

it('of files without a pair it claims nothing and draws nothing', async () => {
  const out = await makeFolder()
  const empty = analyse([], 'empty.csv')
  expect(composeStudy([empty], WRITTEN).overview.figure).toBeNull()
  await reportGenaiGreenml({ schemaVersion: 2, files: { 'empty.csv': empty } }, out)
  expect(await readTextIfPresent(join(out, 'finding.svg'))).toBeNull()
})

it('neither a model nor a file of the study writes into the page or the Markdown', async () => {
  const hostile = '<img src=x onerror=alert(1)>@here'
  const rows = makeRows(6, ['a']).map(
    (row): Row => ({ ...row, script: (row.script ?? '').replace(/_a\.py$/, `_${hostile}.py`) }),
  )
  const analysis = analyse(rows, '[x](https://evil.example)|`.csv')
  const out = await makeFolder()
  await reportGenaiGreenml({ schemaVersion: 2, files: { [analysis.csv]: analysis } }, out)
  const page = await readFile(join(out, 'index.html'), 'utf8')
  expect(page).toContain('&lt;img src=x')
  expect(parsePage(page).filter(({ tag }) => tag === 'img')).toEqual([])
  for (const name of ['report.md', 'README.md']) {
    const text = await readFile(join(out, name), 'utf8')
    expect(text).not.toMatch(/(?<!\\)<img|(?<!\\)\[x\]\(https|(?<![\w\\&;/])@here/)
  }
})
