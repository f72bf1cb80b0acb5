import { beforeAll, describe, expect, it } from 'vitest'
import { analyseCsv } from '../../src/genai-greenml/analyse-file.ts'
import { drawChart, standAlone } from '../../src/report/charts/draw-chart.ts'
import { compileInteractive } from '../../src/report/charts/interactive-chart.ts'
import { renderHtml } from '../../src/report/document/html.ts'
import { renderMarkdown } from '../../src/report/document/markdown.ts'
import { specifyStudyChart } from '../../src/report/genai-greenml/study-chart.ts'
import { listCells } from '../../src/report/genai-greenml/study-facts.ts'
import { renderStudyReadme } from '../../src/report/genai-greenml/study-readme.ts'
import { composeStudy } from '../../src/report/genai-greenml/study-report.ts'
import { isHarmless } from '../../src/report/site/hold-page.ts'
import { specifyRatioList } from '../../src/report/site/ratio-list.ts'
import type { PublishedRatio } from '../../src/schema/campaign/published-report.ts'
import { makeRows, writeCsv } from '../genai-greenml/results-csv.ts'
import { ATTACKS } from './attacks.ts'
import { OBEYED } from './cases.ts'
import { readShapes, shapeOfMarkdown } from './shapes.ts'

const WRITTEN = { toolVersion: '1.0.0', createdAt: '2026-11-24T12:00:00Z' }
const RATIO: PublishedRatio = {
  baseline: 'original-headless',
  estimate: 0.8,
  interval: [0.7, 0.9],
  pairs: 6,
  quality: 'measured',
  verdict: 'less',
  margin: null,
  cause: null,
  exploratory: false,
}
const ROWS = makeRows(6, ['MODEL'])

interface Drawn {
  /** A page with its drawings, and a drawing that stands alone. */
  readonly documents: readonly string[]
  readonly markdown: readonly string[]
  /** What a page draws a chart of the site from. */
  readonly interactive: object
}

/** The report of result files whose models and files are called so, and a chart of the site with such a row. */
async function draw(words: string): Promise<Drawn> {
  const rows = ROWS.map((row) => ({ ...row, script: (row.script ?? '').replace('MODEL', () => words) }))
  const files = [analyseCsv(writeCsv(rows), `${words}.csv`)]
  const study = composeStudy(files, WRITTEN)
  const groups = await drawChart(specifyStudyChart(listCells(files), ['assisted', 'autonomous']), 'groups')
  const list = specifyRatioList([{ name: words, apart: 'x', ratio: RATIO }], 'energy', words)
  const interactive = list === null ? null : await compileInteractive(list.spec)
  const picture = await drawChart(list, 'list')
  if (groups === null || picture === null || interactive === null) throw new Error('nothing was drawn')
  return {
    documents: [renderHtml(study, { groups }, { css: '', script: '' }), standAlone(picture)],
    markdown: [renderMarkdown(study), renderStudyReadme(study)],
    interactive,
  }
}

let plain: Drawn
let attacked: Map<string, { readonly drawn: Drawn; readonly shapes: (string[] | undefined)[] }>
let plainShapes: (string[] | undefined)[]
beforeAll(async () => {
  plain = await draw('plain words')
  const all: Drawn[] = []
  for (const words of ATTACKS) all.push(await draw(words))
  const shapes = readShapes([plain, ...all].flatMap(({ documents }) => documents))
  const size = plain.documents.length
  plainShapes = shapes.slice(0, size)
  attacked = new Map(
    all.map((drawn, place) => [
      ATTACKS[place] ?? '',
      { drawn, shapes: shapes.slice(size * (place + 1), size * (place + 2)) },
    ]),
  )
}, 120_000)

/** A specification without its data and the texts that it shows: what is left is obeyed. */
const obeyedOf = (specification: object): unknown =>
  JSON.parse(
    JSON.stringify(specification, (name, value: unknown) =>
      name === 'values' || name === 'description' || name === 'title' ? undefined : value,
    ),
  )

describe.each(ATTACKS)('%j', (words) => {
  it('is drawn and told as plain words are, and no expression holds it', () => {
    const { drawn, shapes } = attacked.get(words) ?? expect.fail()
    expect(shapes).toEqual(plainShapes)
    expect(drawn.markdown.map(shapeOfMarkdown)).toEqual(plain.markdown.map(shapeOfMarkdown))
    expect(obeyedOf(drawn.interactive)).toEqual(obeyedOf(plain.interactive))
    const names = ['index.html', 'groups.svg']
    expect(drawn.documents.map((text, place) => isHarmless(names[place] ?? '', Buffer.from(text)))).toEqual([
      true,
      true,
    ])
    for (const text of [...drawn.documents, ...drawn.markdown]) expect(text).not.toMatch(OBEYED)
    for (const text of drawn.markdown) {
      expect(text).not.toMatch(/<(?!br>|\/?(details|summary)>|https:\/\/github\.com\/Bearwick\/)/)
      expect(text).not.toMatch(/(?<![\w\\])@\w|(?<!&)#\d|\bGH-\d|www\.evil|:\/\/evil/)
    }
  })
})
