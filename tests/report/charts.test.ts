import { describe, expect, it } from 'vitest'
import { drawCharts } from '../../src/report/charts/charts.ts'
import { drawChart, standAlone } from '../../src/report/charts/draw-chart.ts'
import { specifyRatioRows } from '../../src/report/charts/ratio-rows.ts'
import { specifyStripChart } from '../../src/report/charts/strip-chart.ts'
import { buildReportData, type ReportData } from '../../src/report/data/report-data.ts'
import { listTradeoffs } from '../../src/report/data/tradeoffs.ts'
import { makeCampaign } from './campaign.ts'
import { makeSources } from './fixtures.ts'
import { type PageElement, parsePage } from './parse-page.ts'

const textsOf = (elements: readonly PageElement[]) =>
  elements.filter(({ tag }) => tag === 'text').map(({ text }) => text)

describe('the axis of ratios', () => {
  it.each([[[0.5, 2]], [[0.97, 1.02]], [[0.33, 2.35]], [[0.01, 90]], [[0.001, 40]], [[1e-9, 1e9]], [[3, 8]]])(
    'holds %j and tells ×1 and what it needs to be read',
    async (values) => {
      const marks = values.map((ratio) => ({ ratio }))
      const rows = [{ name: 'assisted', left: '', right: '', tone: 'same', marks }] as const
      const layers = [{ mark: 'point', encoding: { x: { field: 'ratio', type: 'quantitative' } } }] as const
      const spec = specifyRatioRows({ rows, height: 20, noun: 'energy', notes: [], layers })
      const elements = parsePage((await drawChart({ spec, title: 'Ratios', description: 'Ratios.' }, 'ratios')) ?? '')
      const labels = textsOf(elements).filter((text) => text.startsWith('×'))
      expect(labels).toContain('×1')
      expect(labels.length).toBeGreaterThan(1)
      const places = elements
        .filter(({ tag, attributes }) => tag === 'path' && attributes['stroke-width'] === '2')
        .map(({ attributes }) => Number(/translate\(([\d.]+),/.exec(attributes.transform ?? '')?.[1]))
      expect(places).toHaveLength(2)
      for (const place of places) expect(place > 0 && place < 360).toBe(true)
    },
  )
})

it('words at both ends of a row never lie over each other, nor widen the drawing beyond its axis', async () => {
  const draw = async (right: string) => {
    const rows = [{ name: 'autonomous', left: '×1.01', right, tone: 'caution', marks: [{ ratio: 1 }] }] as const
    const spec = specifyRatioRows({ rows, height: 20, noun: 'energy', notes: [], layers: [] })
    return parsePage((await drawChart({ spec, title: 'Ratios', description: 'Ratios.' }, 'ratios')) ?? '')
  }
  const widthOf = (elements: readonly PageElement[]) =>
    Number(elements.find(({ tag }) => tag === 'svg')?.attributes.width)
  const long = await draw('✕ not comparable: none shown to be as accurate')
  expect(textsOf(long)).toContain('✕ not comparable')
  expect(textsOf(await draw('✕ not comparable: suspect'))).toContain('✕ not comparable: suspect')
  expect(widthOf(long)).toBe(widthOf(await draw('–')))
})

describe('the charts', () => {
  async function draw(data: ReportData): Promise<{ groups: PageElement[]; projects: PageElement[] }> {
    const { groups, projects } = await drawCharts(data)
    return { groups: parsePage(groups ?? ''), projects: parsePage(projects ?? '') }
  }

  it('draw one mark for each ratio, in the colours of the page', async () => {
    const { groups, projects } = await draw(buildReportData(makeSources()))
    const filled = (elements: PageElement[]) =>
      elements.filter(({ tag, attributes }) => tag === 'path' && /^var\(--/.test(attributes.fill ?? ''))
    // The key has a sign of each kind, too.
    expect(filled(groups)).toHaveLength(8 + 2)
    expect(filled(projects)).toHaveLength(21 + 4)
    expect(filled(groups).map(({ attributes }) => attributes.fill)).toContain('var(--less, #116b38)')
    for (const { attributes } of [...groups, ...projects]) expect(attributes.fill ?? '').not.toMatch(/black|#000/)
  })

  it('tell the result of each row and the extremes of its projects in words', async () => {
    const { groups, projects } = await draw(buildReportData(makeSources()))
    expect(textsOf(groups)).toEqual(
      expect.arrayContaining([
        'assisted · gpt-5-mini',
        '×0.60 (0.46–0.80)',
        '▼ 40 % less CPU time',
        'original without plots',
      ]),
    )
    expect(textsOf(projects)).toEqual(
      expect.arrayContaining([
        'assisted · gpt-5-mini: 6 of 6',
        'autonomous · claude-haiku-4-5: 5 of 6',
        'letter-recognition ×0.35',
        'not comparable',
      ]),
    )
  })

  it('show no estimate: with energy estimated they speak of CPU time', async () => {
    const { groups } = await drawCharts(buildReportData(makeSources({ energy: 'estimated' })))
    expect(groups).toContain('less CPU time')
    expect(groups).not.toContain('less energy')
  })

  it('stand alone as files with a name and colours for light and dark', async () => {
    const { groups } = await drawCharts(buildReportData(makeSources({ recorded: true })))
    const elements = parsePage(standAlone(groups ?? ''))
    expect(elements[0]?.attributes).toMatchObject({ role: 'img', viewBox: expect.stringMatching(/^0 0 \d+ \d+$/) })
    expect(elements.find(({ tag }) => tag === 'style')?.text).toContain('prefers-color-scheme:dark')
    expect(elements.find(({ tag }) => tag === 'title')?.text).toContain('CPU time of each model and mode')
    // Vega draws a line of a note as an element of its own.
    expect(elements.map(({ text }) => text).join(' ')).toContain("* recorded answers, not a real model's")
  })

  it('are the same for the same data', async () => {
    const data = buildReportData(makeSources())
    expect(await drawCharts(data)).toEqual(await drawCharts(data))
  })
})

it('the chart of failures holds a bar for each way and mode, with how many scripts of how many, and nothing where none failed', async () => {
  const { failures } = await drawCharts(buildReportData(await makeCampaign()))
  const elements = parsePage(failures ?? '')
  // Project 9's answers: two models, two modes, two samples.
  expect(textsOf(elements)).toEqual(expect.arrayContaining(['first answers', 'data schema', '8 of 72', 'assisted']))
  const bars = elements.filter(
    ({ attributes }) => attributes['aria-roledescription'] === 'bar' || attributes.stroke?.startsWith('var(--surface'),
  )
  expect(bars).toHaveLength(2 + 2) // the key has a sign of each mode, too
  const none = makeSources()
  const byIteration = none.analysis.failures.byIteration.map((each) => ({ ...each, classes: [] }))
  const sources = { ...none, analysis: { ...none.analysis, failures: { ...none.analysis.failures, byIteration } } }
  expect((await drawCharts(buildReportData(sources))).failures).toBeNull()
})

describe('the charts of single runs and answers', () => {
  const draw = async (data: ReportData) => {
    const { runs, tradeoff } = await drawCharts(data)
    return { runs: parsePage(runs ?? '<svg />'), tradeoff: parsePage(tradeoff ?? '<svg />') }
  }
  const marks = (elements: readonly PageElement[]) =>
    elements.filter(({ tag, attributes }) => tag === 'path' && attributes.transform !== undefined).length

  it('draw each run that ended ok as a point, of the groups in rows', async () => {
    const data = buildReportData(await makeCampaign())
    const { runs } = await draw(data)
    const ok = data.projects
      .flatMap(({ variants }) => variants)
      .filter(({ model }) => model !== null)
      .flatMap(({ points }) => points.status.filter((status) => status === 'ok')).length
    const drawn = runs.filter(({ tag, attributes }) => tag === 'path' && attributes.opacity === '0.35').length
    expect(ok).toBeGreaterThan(100)
    expect(drawn).toBe(ok)
  })

  it('leave no project out whose author prints percent, which are fractions as they are read', () => {
    const { plan, ...others } = makeSources({ energy: 'unavailable' })
    const projects = plan.projects.map((project) => ({
      ...project,
      metric: {
        ...project.metric,
        scale: project.metric.scale === 'fraction' ? ('percent' as const) : project.metric.scale,
      },
    }))
    const placesOf = (of: typeof plan) =>
      listTradeoffs(buildReportData({ ...others, plan: of })).map(({ gain }) => gain)
    expect(placesOf({ ...plan, projects })).toEqual(placesOf(plan))
  })

  it('mark no answer among the ratios that failed', async () => {
    const { analysis, ...others } = makeSources({ energy: 'unavailable' })
    const failed = analysis.variants.map((each) => (each.model === null ? each : { ...each, passed: false }))
    expect(specifyStripChart(buildReportData({ ...others, analysis }))).not.toBeNull()
    expect(specifyStripChart(buildReportData({ ...others, analysis: { ...analysis, variants: failed } }))).toBeNull()
  })

  it('call no answer one of too few runs whose accuracy is unknown', () => {
    const { analysis, ...others } = makeSources({ energy: 'unavailable' })
    const unknown = { verdict: 'not-measured' as const, cause: { kind: 'accuracy-unknown' as const } }
    const variants = analysis.variants.map((each) => ({
      ...each,
      ratios: { ...each.ratios, cpu: each.ratios.cpu.map((ratio) => ({ ...ratio, ...unknown })) },
    }))
    const chart = JSON.stringify(specifyStripChart(buildReportData({ ...others, analysis: { ...analysis, variants } })))
    expect(chart).toContain('"not compared"')
    expect(chart).not.toContain('too few runs')
  })

  it('mark the author’s code and every answer that ran, and ring the front', async () => {
    const data = buildReportData(makeSources({ energy: 'unavailable' }))
    const { tradeoff } = await draw(data)
    const places = listTradeoffs(data)
    const front = places.filter(({ isOnFront }) => isOnFront)
    expect(places.length).toBeGreaterThan(10)
    expect(front.length).toBeGreaterThan(0)
    const [cheapest] = places
    expect(cheapest?.isOnFront).toBe(true)
    expect(marks(tradeoff)).toBeGreaterThanOrEqual(places.length + front.length + 1)
    expect(textsOf(tradeoff)).toContain("the author's code")
  })

  it('are not drawn without an answer', async () => {
    const { analysis, ...others } = makeSources()
    const none = buildReportData({ ...others, analysis: { ...analysis, variants: [], groups: [] } })
    expect(await drawCharts(none)).toMatchObject({ runs: null, tradeoff: null })
  })
})

it('a title is taken as it is', async () => {
  const spec = specifyRatioRows({
    rows: [{ name: 'a', left: '', right: '', tone: 'same', marks: [{ ratio: 1 }] }],
    height: 20,
    noun: 'energy',
    notes: [],
    layers: [],
  })
  expect(await drawChart({ spec, title: "a $' b $& c", description: '' }, 'x')).toContain(
    '<title id="x-title">a $&#39; b $&amp; c</title>',
  )
})
