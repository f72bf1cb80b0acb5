import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { assetPath } from '../../src/base/package.ts'
import { composeReport } from '../../src/report/campaign/compose-report.ts'
import { drawCharts } from '../../src/report/charts/charts.ts'
import { buildReportData } from '../../src/report/data/report-data.ts'
import { renderHtml } from '../../src/report/document/html.ts'
import { type CampaignOptions, OBEYED } from './cases.ts'
import { makeSources } from './fixtures.ts'
import { type PageElement, parsePage } from './parse-page.ts'

const SHELL = {
  css: readFileSync(assetPath('report', 'report.css'), 'utf8'),
  script: readFileSync(assetPath('report', 'report.js'), 'utf8'),
}

async function renderPage(options: CampaignOptions): Promise<{ page: string; elements: PageElement[] }> {
  const data = buildReportData(makeSources(options))
  const page = renderHtml(composeReport(data), await drawCharts(data), SHELL)
  return { page, elements: parsePage(page) }
}

const count = (elements: readonly PageElement[], tag: string) =>
  elements.filter((element) => element.tag === tag).length
const textOf = (elements: readonly PageElement[], tag: string) =>
  elements.filter((element) => element.tag === tag).map((element) => element.text)

describe.each([
  ['cpu', {}],
  ['measured', { energy: 'measured' }],
  ['estimated', { energy: 'estimated', recorded: true }],
  ['hostile', { hostile: true }],
] as const)('the page of the %s campaign', (_, options) => {
  let page: string
  let elements: PageElement[]
  beforeAll(async () => {
    ;({ page, elements } = await renderPage(options))
  })

  it('loads nothing', () => {
    const loading = ['img', 'link', 'iframe', 'object', 'embed', 'audio', 'video', 'source', 'base', 'image', 'use']
    expect(loading.map((tag) => [tag, count(elements, tag)])).toEqual(loading.map((tag) => [tag, 0]))
    for (const { tag, attributes } of elements) {
      expect(
        Object.keys(attributes).filter(
          (name) => /^(on|src|srcset|data|poster|style$)/.test(name) && !name.startsWith('data-'),
        ),
      ).toEqual([])
      if ('href' in attributes) {
        expect(tag).toBe('a')
        expect(attributes.href).toMatch(
          /^(#|https:\/\/github\.com\/example\/|records\.(?:csv|jsonl|parquet)$|(?:report|README)\.md$)/,
        )
      }
    }
    expect(page).not.toMatch(/url\(|@import/)
  })

  it('its policy allows its own style and script and no other', () => {
    const policy = elements.find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy')?.attributes
      .content
    const hash = (tag: string) =>
      `'sha256-${createHash('sha256').update(textOf(elements, tag).join('')).digest('base64')}'`
    expect(policy).toBe(
      `default-src 'none'; style-src ${hash('style')}; script-src ${hash('script')}; base-uri 'none'; form-action 'none'`,
    )
    expect([count(elements, 'style'), count(elements, 'script')]).toEqual([1, 1])
  })

  it('every table has a caption, column heads, and cells that name their column', () => {
    const tables = count(elements, 'table')
    expect(tables).toBeGreaterThan(8)
    expect([count(elements, 'caption'), count(elements, 'thead')]).toEqual([tables, tables])
    for (const { tag, attributes } of elements) {
      if (tag === 'th') expect(['col', 'row']).toContain(attributes.scope)
      if (tag === 'td') expect(attributes['data-label']).not.toBe('')
    }
  })

  it('every id is unique and every reference has its target', () => {
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)
    const targets = elements.flatMap(({ attributes }) => [
      ...(attributes.href?.startsWith('#') === true ? [attributes.href.slice(1)] : []),
      ...(attributes['aria-labelledby']?.split(' ') ?? []),
    ])
    expect(targets.length).toBeGreaterThan(10)
    for (const target of targets) expect(ids).toContain(target)
  })

  it('every drawing has a name and a description', () => {
    const drawings = elements.filter(({ tag }) => tag === 'svg')
    expect(drawings).toHaveLength(4)
    for (const { attributes } of drawings) expect(attributes.role).toBe('img')
    expect(count(elements, 'desc')).toBe(4)
  })

  it('what the chart says stands in a table too', () => {
    const cells = textOf(elements, 'td').join('\n')
    const ratios = textOf(elements, 'text').flatMap((text) => text.match(/×[\d.]+ \([\d.–]+\)/) ?? [])
    expect(ratios).toHaveLength(4)
    for (const ratio of ratios) expect(cells).toContain(ratio)
  })
})

describe('the page', () => {
  it('has no element more when text from outside attacks it, and shows that text as text', async () => {
    const [benign, hostile] = [await renderPage({}), await renderPage({ hostile: true })]
    for (const tag of ['script', 'img', 'table', 'td', 'pre', 'code']) {
      expect([tag, count(hostile.elements, tag)]).toEqual([tag, count(benign.elements, tag)])
    }
    const links = ({ elements }: typeof benign) => elements.flatMap(({ attributes: { href } }) => href ?? []).sort()
    const baseline = '#runs-digits-knn/original' // a finding of the hostile campaign speaks of it
    expect(links(hostile)).toEqual([...links(benign), baseline].sort())
    expect(
      hostile.elements.some(({ text, tag }) => tag === 'summary' && text.includes('<script>alert(1)</script>')),
    ).toBe(true)
    expect(hostile.page).not.toMatch(OBEYED)
  })

  it('never holds the code of a project without a licence', async () => {
    const { elements } = await renderPage({})
    const unlicensed = elements.find(({ attributes }) => attributes.id === 'project-penguin-body-mass')
    expect(unlicensed?.text).toContain('code not shown here: the project carries no licence')
    expect(unlicensed?.text).not.toContain('KNeighborsClassifier')
    const licensed = elements.find(({ attributes }) => attributes.id === 'project-digits-knn')
    expect(licensed?.text).toContain('KNeighborsClassifier')
    expect(licensed?.text).toContain('⟨U+202E⟩')
  })

  it('says in its head that energy was not measured, and marks every estimated joule', async () => {
    const { elements } = await renderPage({ energy: 'estimated' })
    expect(elements.find(({ tag }) => tag === 'header')?.text).toMatch(/energy not measured here/)
    expect(textOf(elements, 'h1').join()).not.toContain('estimated')
    const joules = elements.filter(({ tag, text }) => ['td', 'div'].includes(tag) && /^[\d.,]+ k?J/.test(text))
    expect(joules.length).toBeGreaterThan(10)
    for (const { text } of joules) expect(text).toMatch(/^[\d.,]+ k?J estimated ×\/÷2/)
    for (const text of textOf(elements, 'td')) expect(text).not.toMatch(/% (less|more) energy/)
  })

  it('a verdict is a word, not a colour alone', async () => {
    const { elements } = await renderPage({})
    const chips = elements.filter(({ attributes }) =>
      /\bchip\b.*\b(less|more|same|caution|failed)\b/.test(attributes.class ?? ''),
    )
    expect(chips.length).toBeGreaterThan(40)
    for (const { text } of chips) {
      expect(text).toMatch(
        /less|more|times as much|equivalent within|no detectable difference|not comparable|failed|not tried|\d+ [a-z-]+$/,
      )
    }
  })

  it('can be read where there is nothing to show', async () => {
    const sources = makeSources()
    const data = buildReportData({
      ...sources,
      analysis: {
        ...sources.analysis,
        headline: [],
        groups: [],
        variants: [],
        findings: [],
        hosts: [],
        sandboxes: [],
        startedAt: null,
      },
    })
    const charts = await drawCharts(data)
    expect(charts).toEqual({
      finding: null,
      groups: null,
      projects: null,
      runs: null,
      tradeoff: null,
      failures: null,
      repairs: null,
      rounds: null,
    })
    const elements = parsePage(renderHtml(composeReport(data), charts, SHELL))
    expect(textOf(elements, 'h1')).toEqual(['No result yet'])
    expect(textOf(elements, 'title')[0]).toMatch(/^No result yet · GreenML Bench: campaign /)
    expect(count(elements, 'svg')).toBe(0)
  })

  it('its script stays small', () => {
    expect(Buffer.byteLength(SHELL.script)).toBeLessThan(8192)
  })
})

it('opens in everyday words, and each sentence below opens what it rests on', async () => {
  const { elements } = await renderPage({ recorded: true, energy: 'estimated' })
  expect(textOf(elements, 'h1')[0]?.replaceAll('\u00a0', ' ')).toMatch(
    /^Rewrites by gpt-5-mini used .* on \d of 6 projects at the same accuracy/,
  )
  const evidence = elements.filter(({ tag, attributes }) => tag === 'a' && attributes.class === 'evidence')
  expect(evidence.length).toBeGreaterThan(2)
  const ids = new Set(elements.map(({ attributes }) => attributes.id))
  for (const { attributes } of evidence) expect(ids).toContain(attributes.href?.slice(1))
})

it('shows the picture of the finding before what weakens it, and the words of modes before both', async () => {
  const { page } = await renderPage({ recorded: true })
  const places = [
    '<h1>',
    'Assisted: a model sees',
    'Autonomous: a model sees',
    '<figure>',
    'class="notices"',
    '<nav',
  ].map((part) => page.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
  const chapters = [...page.matchAll(/<section id="([a-z-]+)"/g)].map(([, id]) => id)
  expect(chapters.slice(0, 4)).toEqual(['projects', 'numbers', 'results', 'scripts'])
})
