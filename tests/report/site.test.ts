import { posix } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { composeBoard } from '../../src/report/site/board-page.ts'
import { listBoards, rank } from '../../src/report/site/boards.ts'
import { buildSite } from '../../src/report/site/build-site.ts'
import { renderCitation, renderZenodo } from '../../src/report/site/citation.ts'
import { addErrata, addErrataToMarkdown } from '../../src/report/site/errata.ts'
import { listModelHistories, listProjectHistories } from '../../src/report/site/histories.ts'
import { composeModelPage } from '../../src/report/site/model-page.ts'
import { composeProjectPage } from '../../src/report/site/project-page.ts'
import type { Published } from '../../src/report/site/published.ts'
import { renderSitePage } from '../../src/report/site/site-page.ts'
import { formatGainSupport } from '../../src/report/text/support-words.ts'
import { isComparable } from '../../src/schema/analysis/accuracy-verdict.ts'
import type { PublishedGroup, PublishedRatio, PublishedReport } from '../../src/schema/campaign/published-report.ts'
import { makeSources } from './fixtures.ts'
import { type PageElement, parsePage } from './parse-page.ts'
import { makePublished } from './published.ts'

const URL_OF_SITE = 'https://example.org/bench'
const FORM = { url: URL_OF_SITE, hasChartCode: true }
const [HOST] = makePublished().report.hosts
const onHost = (stratum: string): Partial<PublishedReport> => ({
  hosts: HOST === undefined ? [] : [{ ...HOST, stratum }],
})
const other = { datasetVersion: 'b'.repeat(64) }

/** The report with these ratios of its first groups, in the mode `assisted` each. */
function withRatios(id: string, intervals: readonly (readonly [number, number])[], recorded: readonly number[] = []) {
  const { report } = makePublished({ id })
  const [group] = report.groups
  if (group === undefined) throw new Error('no group')
  const groups = intervals.map((interval, place): PublishedGroup => {
    const ratio: PublishedRatio = {
      baseline: 'original-headless',
      interval: [...interval],
      estimate: (interval[0] + interval[1]) / 2,
      pairs: 12,
      quality: 'measured',
      verdict: 'less',
      margin: null,
      cause: null,
      exploratory: false,
    }
    return { ...group, mode: 'assisted', model: `m${place}`, ratios: { energy: [ratio], cpu: [ratio] } }
  })
  const models = groups.map(({ model }, place) => ({
    id: model,
    provider: 'openai' as const,
    apiModel: model,
    recorded: recorded.includes(place),
  }))
  return makePublished({ id, groups, models })
}

describe('rankings', () => {
  it('never hold two versions of the projects, two states of a host or two quantities', () => {
    const all = [
      makePublished({ id: 'a' }),
      makePublished({ id: 'b' }),
      makePublished({ id: 'c', ...other }),
      makePublished({ id: 'd', ...onHost('another') }),
      makePublished({ id: 'e', leading: 'cpu' }),
    ]
    const boards = listBoards(all).map(({ members }) => members.map(({ report }) => report.id))
    expect(boards).toEqual([['a', 'b'], ['c'], ['d'], ['e']])
  })

  it('give a place by intervals that lie wholly below, and none to recorded answers', () => {
    const published = withRatios(
      'a',
      [
        [0.5, 0.6],
        [0.55, 0.7],
        [0.75, 0.8],
        [0.1, 0.2],
      ],
      [3],
    )
    const [board] = listBoards([published])
    const rows = rank(board ?? expect.fail()).map(({ group, place }) => [group.model, place])
    expect(rows).toEqual([
      ['m0', 1],
      ['m1', 1],
      ['m2', 3],
      ['m3', null],
    ])
  })

  it('call exploratory a ratio, and nothing that was not compared', () => {
    const { report } = withRatios('a', [[0.5, 0.6]])
    const [group] = report.groups
    const shown = (estimate: number | null) => {
      const ratio = { ...(group?.ratios.energy[0] ?? expect.fail()), exploratory: true, estimate }
      const groups = [{ ...(group ?? expect.fail()), ratios: { energy: [ratio], cpu: [ratio] } }]
      const [board] = listBoards([makePublished({ id: 'a', groups, models: report.models })])
      return JSON.stringify(composeBoard(board ?? expect.fail(), '', 'Ranking'))
    }
    expect(shown(0.55)).toContain('exploratory: few projects')
    expect(shown(null)).not.toContain('exploratory: few projects')
  })

  it('tell beside the gain how many answers are as good as the author’s, as the report does', () => {
    const { report } = makePublished({ id: 'a' })
    const { analysis } = makeSources({ energy: 'measured' })
    const [first] = report.answers.filter((answer) => isComparable(answer))
    const notesOf = (answers: PublishedReport['answers']) => {
      const published = makePublished({ id: 'a', answers })
      const [board] = listBoards([published])
      const [table] = composeBoard(board ?? expect.fail(), '', 'Ranking')?.chapter.tables ?? []
      const column = table?.columns.indexOf('Metric gain, median') ?? -1
      return new Map(table?.rows.map((row) => [row[0]?.lines[0]?.text, row[column]?.lines[0]?.note]))
    }
    const told = notesOf(report.answers)
    for (const { mode, model, metricDifference, comparable } of analysis.groups)
      expect(told.get(`${mode} ${model}`)).toBe(formatGainSupport(metricDifference, comparable))
    const { mode, model } = first ?? expect.fail()
    const unsettled = report.answers.map((answer) =>
      answer === first ? { ...answer, metric: { ...answer.metric, verdict: 'not-settled' as const } } : answer,
    )
    const { metricDifference, comparable } =
      analysis.groups.find((group) => group.mode === mode && group.model === model) ?? expect.fail()
    expect(notesOf(unsettled).get(`${mode} ${model}`)).toBe(formatGainSupport(metricDifference, comparable - 1))
  })

  it('name a prompt only where a model was asked for any of the answers', () => {
    const columnsOf = (name: string | null) => {
      const { design } = makePublished().report
      const prompt = name === null ? null : { name, hash: 'a'.repeat(64) }
      const [board] = listBoards([makePublished({ design: { ...design, prompt, repairs: 0 } })])
      return composeBoard(board ?? expect.fail(), '', 'Ranking')?.chapter.tables[0]?.columns
    }
    expect(columnsOf('ours')).toContain('Prompt')
    expect(columnsOf(null)).not.toContain('Prompt')
    const handedIn = makePublished()
    const models = handedIn.report.models.map((each) => ({ ...each, recorded: false }))
    const headline = handedIn.report.headline.filter(({ kind }) => kind !== 'origin')
    const given = { kind: 'origin', origin: 'given', models: models.map(({ id }) => id) } as const
    const design = { ...handedIn.report.design, prompt: { name: 'ours', hash: 'a'.repeat(64) }, repairs: 0 }
    const report = { ...handedIn.report, design, models, headline: [...headline, given] }
    const [board] = listBoards([{ ...handedIn, report }])
    expect(composeBoard(board ?? expect.fail(), '', 'Ranking')?.chapter.tables[0]?.columns).not.toContain('Prompt')
  })

  it('put the later of two campaigns of a day first, whatever they are called', () => {
    const at = (id: string, startedAt: string) => makePublished({ id, startedAt })
    const all = [at('a', '2026-11-29T19:21:37Z'), at('b', '2026-11-29T20:06:47Z'), at('c', '2026-11-28T23:00:00Z')]
    expect(listBoards(all).map(({ members }) => members.map(({ report }) => report.id))).toEqual([['b', 'a', 'c']])
  })

  it('take the newest answer to the same question, and another question as another', () => {
    const older = withRatios('older', [[0.9, 0.95]])
    const newer = withRatios('newer', [[0.5, 0.6]])
    const repaired = { ...newer.report.design, repairs: 1 }
    const [board] = listBoards([
      { ...older, report: { ...older.report, startedAt: '2026-01-01T00:00:00Z' } },
      newer,
      { ...newer, report: { ...newer.report, id: 'repaired', design: repaired } },
    ])
    expect(rank(board ?? expect.fail()).map(({ report }) => report.id)).toEqual(['newer', 'repaired'])
  })

  it('name two answers of one model and mode on one day by their campaigns, the day once', () => {
    const asked = withRatios('2026-11-30-asked', [[0.9, 0.95]], [0])
    const { report } = withRatios('2026-11-30-repaired', [[0.5, 0.6]], [0])
    const [board] = listBoards([asked, { ...asked, report: { ...report, design: { ...report.design, repairs: 1 } } }])
    const drawn = JSON.stringify(composeBoard(board ?? expect.fail(), '', 'Ranking')?.chart)
    for (const id of ['asked', 'repaired']) expect(drawn).toContain(`"assisted m0* · 2026-11-30-${id}"`)
    expect(drawn).toContain('* recorded answers, not a real')
  })

  it('and histories leave out what was withdrawn, and keep what was corrected', () => {
    const date = '2026-12-02'
    const all = [
      makePublished({ id: 'a', errata: [{ date, kind: 'withdrawn', text: 'wrong' }] }),
      makePublished({ id: 'b', errata: [{ date, kind: 'corrected', text: 'a typo' }] }),
    ]
    const ids = (lists: readonly { readonly campaigns: readonly Published[] }[]) =>
      lists.map(({ campaigns }) => campaigns.map(({ report }) => report.id))
    expect(listBoards(all).map(({ members }) => members.length)).toEqual([1])
    for (const list of [listModelHistories(all), listProjectHistories(all)])
      for (const campaigns of ids(list)) expect(campaigns).toEqual(['b'])
  })
})

describe('the site', () => {
  const erratum = { date: '2026-12-05', kind: 'corrected', text: 'The <b>clock</b>.', replacedBy: 'second' } as const
  const files = new Map<string, string>()
  const pages = new Map<string, readonly PageElement[]>()
  beforeAll(async () => {
    const all = [makePublished({ errata: [erratum] }), makePublished({ id: 'second', ...onHost('another') })]
    for await (const [path, text] of buildSite(all, FORM)) files.set(path, text)
    for (const [path, text] of files) if (path.endsWith('.html')) pages.set(path, parsePage(text))
  }, 60_000)

  it('has a page for each ranking, model and project, and one to compare two campaigns', () => {
    const folders = [...pages.keys()].map((path) => path.split('/')[0])
    const count = (name: string) => folders.filter((folder) => folder === name).length
    expect([count('boards'), count('models'), count('projects'), count('compare')]).toEqual([2, 2, 6, 1])
  })

  it('has a column for the sizes of data files where one is known alone', () => {
    const [history] = listProjectHistories([makePublished()])
    const columnsOf = (bytes: number | undefined) => {
      const { project, ...rest } = history ?? expect.fail()
      const data = [{ path: 'a.csv', role: 'all' as const, ...(bytes !== undefined && { bytes }) }]
      const [part] = composeProjectPage({ ...rest, project: { ...project, data } }).parts
      return part?.chapter.tables[0]?.columns ?? []
    }
    expect(columnsOf(2048)).toContain('Size')
    expect(columnsOf(undefined)).not.toContain('Size')
  })

  it('tells what a project is in a sentence, and nothing of a task that has no name', () => {
    const [history] = listProjectHistories([makePublished()])
    if (history === undefined) throw new Error('no project')
    const leadOf = (task: typeof history.project.task) =>
      composeProjectPage({ ...history, project: { ...history.project, task } }).lead
    expect(leadOf('regression')).toEqual(['Regression, measured in 1 campaign.'])
    expect(leadOf('other')).toEqual(['Measured in 1 campaign.'])
  })

  it('says of a model whose answers are recorded that nobody asked it', () => {
    const leadOf = (recorded: readonly number[]) => {
      const [history] = listModelHistories([withRatios('a', [[0.5, 0.6]], recorded)])
      return composeModelPage(history ?? expect.fail()).lead
    }
    expect(leadOf([])[0]).toMatch(/^Asked as m0\. /)
    expect(leadOf([0])[0]).toMatch(/^Recorded answers, not a real model's\. /)
  })

  it('says of answers that were handed in that nobody here asked for them', () => {
    const { report, errata } = withRatios('a', [[0.5, 0.6]])
    const origin = { kind: 'origin' as const, origin: 'given' as const, models: ['m0'] }
    const given = { report: { ...report, headline: [...report.headline, origin] }, errata }
    const [history] = listModelHistories([given])
    const { lead, parts } = composeModelPage(history ?? expect.fail())
    expect(lead[0]).toMatch(/^Handed in as files, by whom is not known\. /)
    expect(JSON.stringify(parts)).not.toContain('"live"')
    const [board] = listBoards([given])
    const table = composeBoard(board ?? expect.fail(), '', 'Ranking')?.chapter.tables[0]
    expect(table?.rows[0]?.[0]?.lines[0]?.mark).toBe('handed in as files, by whom is not known')
  })

  it('offers no comparison of two where there is one', async () => {
    const one = new Map<string, string>()
    for await (const [path, text] of buildSite([makePublished()], FORM)) one.set(path, text)
    expect([...one.keys()].filter((path) => path.startsWith('compare'))).toEqual([])
    expect([...one.values()].join('')).not.toContain('Compare two')
    expect([...files.values()].join('')).toContain('Compare two')
  })

  it('has each chart below the title of what it shows, which no page says twice', () => {
    for (const [path, elements] of pages) {
      const order = elements.flatMap(({ tag }) => (['section', 'figure'].includes(tag) ? [tag] : []))
      if (order.includes('figure')) expect(order[0], path).toBe('section')
      const titles = elements.flatMap(({ tag, text }) => (/^h[12]$/.test(tag) ? [text] : []))
      expect(new Set(titles).size, path).toBe(titles.length)
    }
  })

  it('leads to the answers to tasks of ML-Bench from every page, where there are any', () => {
    const has = { hasFeed: false, reports: 2 }
    const page = { path: 'models/a', title: 'a', lead: [], parts: [] }
    expect(renderSitePage(page, [], { ...has, submissions: 1 })).toContain('<a href="../../ml-bench/">ML-Bench</a>')
    expect(renderSitePage(page, [], { ...has, submissions: 0 })).not.toContain('ML-Bench</a>')
  })

  it('leads nowhere where nothing is', () => {
    for (const [path, elements] of pages)
      for (const { attributes } of elements) {
        const way = attributes.href ?? attributes.src ?? ''
        if (way !== '' && !way.startsWith('https:')) expect(leadsSomewhere(path, way), `${path} → ${way}`).toBe(true)
      }
  })

  const OTHERS = /^(assets\/(report\.css|report\.js|compare\.js|explore\.js)|reports\/(first|second)\/index\.html)$/
  function leadsSomewhere(path: string, way: string): boolean {
    const [address = '', place = ''] = way.split('#')
    const target = address === '' ? path : posix.join(posix.dirname(path), address)
    const file = address.endsWith('/') ? posix.join(target, 'index.html') : target
    const ids = pages.get(file)?.map(({ attributes }) => attributes.id)
    return (files.has(file) || OTHERS.test(file)) && (place === '' || ids === undefined || ids.includes(place))
  }

  it('runs no script of a page, loads from itself alone, and shows each chart before any script', () => {
    for (const [path, elements] of pages) {
      expect(files.get(path)).toMatch(/default-src &#39;none&#39;; style-src &#39;self&#39;; script-src &#39;self&#39;/)
      for (const { tag, text, attributes } of elements) {
        if (tag === 'script') expect(text).toBe('')
        expect(Object.keys(attributes).filter((name) => name.startsWith('on'))).toEqual([])
      }
    }
    expect(pages.get('index.html')?.filter(({ tag }) => tag === 'svg')).toHaveLength(1)
  })

  it('holds beside a page what its charts are drawn anew from, where their code is there', async () => {
    const charts = [...pages].flatMap(([path, elements]) =>
      elements.flatMap(({ attributes: { 'data-chart': file } }) =>
        file === undefined ? [] : [posix.join(posix.dirname(path), file)],
      ),
    )
    expect(charts.length).toBeGreaterThan(2)
    expect(charts.filter((path) => !files.has(path))).toEqual([])
    const { $schema, signals }: { $schema: string; signals: { name: string }[] } = JSON.parse(
      files.get('chart-1.json') ?? '',
    )
    expect($schema).toContain('/vega/')
    expect(signals.map(({ name }) => name)).toContain('zoom_ratio')
    for await (const [path, text] of buildSite([makePublished()], { ...FORM, hasChartCode: false })) {
      expect(path).not.toContain('chart-')
      expect(text).not.toContain('explore.js')
    }
  })

  it('has a feed in which what was corrected is updated, as data too', () => {
    const feed = parsePage(files.get('feed.xml') ?? '')
    const texts = (tag: string) => feed.filter((element) => element.tag === tag).map(({ text }) => text)
    expect(texts('id')).toEqual([`${URL_OF_SITE}/`, `${URL_OF_SITE}/reports/first/`, `${URL_OF_SITE}/reports/second/`])
    expect(texts('updated')[1]).toBe('2026-12-05T00:00:00.000Z')
    const list: { id: string; errata: unknown[] }[] = JSON.parse(files.get('campaigns.json') ?? '')
    expect(list.map(({ id, errata }) => [id, errata.length])).toEqual([
      ['first', 1],
      ['second', 0],
    ])
  })

  it('without its address it has no feed, and no page leads to one', async () => {
    const paths: string[] = []
    for await (const [path, text] of buildSite([makePublished()], { ...FORM, url: null })) {
      paths.push(path)
      expect(text).not.toContain('feed.xml')
    }
    expect(paths).not.toContain('feed.xml')
  })

  it('names two campaigns of one day by their ids, with what tells them apart before what is cut', async () => {
    const [one, two] = ['2026-11-30-small', '2026-11-30-large'].map((id) => makePublished({ id }))
    const texts: string[] = []
    for await (const [path, text] of buildSite([one ?? expect.fail(), two ?? expect.fail()], FORM))
      if (path === 'models/gpt-5-mini/index.html')
        texts.push(...parsePage(text).flatMap((each) => (each.tag === 'text' ? [each.text] : [])))
    expect(texts).toEqual(expect.arrayContaining(['assisted · 2026-11-30-small', 'autonomous · 2026-11-30-large']))
  })

  it('shows no cost of an answer that did not pass, and does not say that it was not measured', async () => {
    const { report } = makePublished()
    const answers = report.answers.map((answer) => ({ ...answer, passed: false }))
    for await (const [path, text] of buildSite([makePublished({ answers })], FORM))
      if (path.startsWith('projects/')) {
        expect(text).toContain('failed')
        expect(text).not.toContain('not measured')
      }
  })

  it('says of nothing that nothing has been published', async () => {
    const empty = new Map<string, string>()
    for await (const [path, text] of buildSite([], { ...FORM, url: null })) empty.set(path, text)
    expect(parsePage(empty.get('index.html') ?? '').filter(({ tag }) => tag === 'table')).toEqual([])
  })

  it('puts what was wrong above a report, on its page and in its text, and a way back', () => {
    const page = addErrata('<html><body><main>\n<p>report</p></main></body></html>', [erratum])
    const elements = parsePage(page)
    expect(elements.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes.href)).toEqual([
      '../../',
      '../second/',
    ])
    expect(elements.filter(({ tag }) => tag === 'b')).toEqual([])
    expect(addErrataToMarkdown('# Report', [erratum]).split('\n')[0]).toMatch(/^> \*\*Erratum\.\*\* .*&lt;b&gt;clock/)
    expect(addErrataToMarkdown('# Report', [])).toBe('# Report')
  })
})

describe('a citation', () => {
  it('names who ran the campaign, when, and the licence, in both forms', () => {
    const { report } = makePublished()
    const cited = parse(renderCitation(report))
    expect(cited).toMatchObject({ 'cff-version': '1.2.0', type: 'dataset', license: 'CC-BY-4.0', version: 'first' })
    expect(cited.authors).toEqual([{ name: 'Doe, Jane' }])
    expect(cited['date-released']).toBe('2026-12-01')
    const { metadata } = JSON.parse(renderZenodo(report))
    expect(metadata).toMatchObject({ upload_type: 'dataset', license: 'CC-BY-4.0', publication_date: '2026-12-01' })
    expect(metadata.title).toBe(cited.title)
    expect(parse(renderCitation({ ...report, licence: null }))).not.toHaveProperty('license')
  })
})
