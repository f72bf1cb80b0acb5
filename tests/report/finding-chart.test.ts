import { expect, it } from 'vitest'
import { composeBrief } from '../../src/report/campaign/chapters/brief.ts'
import { compareVariant, composeProject } from '../../src/report/campaign/chapters/project.ts'
import { formatTitle } from '../../src/report/campaign/title-words.ts'
import { drawCharts } from '../../src/report/charts/charts.ts'
import { buildReportData, type ProjectRow } from '../../src/report/data/report-data.ts'
import { listToldAnswers } from '../../src/report/data/told-answers.ts'
import { formatHeadline } from '../../src/report/text/headline-words.ts'
import type { Ratio } from '../../src/schema/analysis/ratio.ts'
import { makeSources } from './fixtures.ts'
import { parsePage } from './parse-page.ts'

const { analysis, ...others } = makeSources()
const LEFT_OUT = {
  verdict: 'not-measured',
  cause: { kind: 'missing', quantity: 'cpu', leftOut: true, reading: { kind: 'contaminated' } },
} as const
const LESS_ACCURATE = { verdict: 'not-comparable', cause: { kind: 'less-accurate' } } as const
const SCRIPT = { kind: 'script', variant: '', quantity: 'cpu', baseline: 'original-headless' } as const
type Variants = (typeof analysis)['variants']

async function draw(variants: Variants) {
  const { finding } = await drawCharts(buildReportData({ ...others, analysis: { ...analysis, variants } }))
  const elements = parsePage(finding ?? '')
  return {
    texts: elements.filter(({ tag }) => tag === 'text').map(({ text }) => text),
    dots: elements.filter(({ tag, attributes }) => tag === 'path' && /^var\(--/.test(attributes.fill ?? '')).length,
  }
}

it('draws each answer of the title under its project, and none that is not as accurate or failed on the axis', async () => {
  const told = listToldAnswers(analysis)?.answers ?? []
  expect(told.length).toBe(6)
  const { texts, dots } = await draw(analysis.variants)
  for (const { answer } of told) expect(texts).toContain(answer.project)
  expect(dots).toBe(6)
  const [first, second] = told.map(({ answer }) => answer)
  const changed = analysis.variants.map((each) => {
    if (each === first) return { ...each, passed: false }
    if (each !== second) return each
    const cpu = each.ratios.cpu.map((ratio) => ({ ...ratio, ...LESS_ACCURATE }))
    return { ...each, ratios: { ...each.ratios, cpu } }
  })
  const less = await draw(changed)
  expect(less.dots).toBe(4)
  expect(less.texts).toEqual(expect.arrayContaining([first?.project, second?.project]))
})

it('says why nothing is told of an answer that passed', async () => {
  const [first, second, third] = (listToldAnswers(analysis)?.answers ?? []).map(({ answer }) => answer.id)
  const changed = analysis.variants.map((each) => {
    const cpu = each.ratios.cpu.map((ratio) => ({ ...ratio, verdict: 'too-few-runs' as const }))
    if (each.id === first) return { ...each, ratios: { ...each.ratios, cpu } }
    if (each.id === third)
      return { ...each, ratios: { ...each.ratios, cpu: cpu.map((ratio) => ({ ...ratio, ...LEFT_OUT })) } }
    return each.id === second ? { ...each, ratios: { ...each.ratios, cpu: [] } } : each
  })
  const { texts } = await draw(changed)
  expect(texts).toEqual(
    expect.arrayContaining(['… too few runs', '– not measured', '– not compared: other load beside it']),
  )
})

const UNJUDGED: readonly (readonly [string, Partial<Ratio>])[] = [
  ['less accurate', { verdict: 'not-comparable', cause: { kind: 'less-accurate' } }],
  ['accuracy not settled', { verdict: 'not-comparable', cause: { kind: 'accuracy-not-settled' } }],
  ['suspect', { verdict: 'not-comparable', cause: { kind: 'suspect' } }],
  ['too few runs', { verdict: 'too-few-runs', cause: { kind: 'too-few-pairs', needed: 5 } }],
  ['not compared', LEFT_OUT],
  ['not compared', { verdict: 'too-few-runs', estimate: null, interval: null, pairs: 0 }],
]

it.each(UNJUDGED)(
  'tells “%s” by one word in title, picture, table, terminal and sentence, whatever the metric is',
  async (word, verdict) => {
    const [told] = listToldAnswers(analysis)?.answers ?? []
    const variants = analysis.variants.map((each) => {
      if (each.id !== told?.answer.id) return each
      const cpu = each.ratios.cpu.map((ratio) => ({ ...ratio, ...verdict }))
      return { ...each, metric: { ...each.metric, verdict: 'not-settled' as const }, ratios: { ...each.ratios, cpu } }
    })
    const script = { ...SCRIPT, variant: told?.answer.id ?? '' }
    const headline = [script, { kind: 'no-energy' }] as const
    const all = { ...analysis, leading: 'cpu' as const, headline: [...headline], variants }
    const data = buildReportData({ ...others, analysis: all })
    const own = data.projects.flatMap((project) => project.variants).find(({ id }) => id === told?.answer.id)
    const drawn = await draw(variants)
    const places = {
      title: formatTitle(all),
      picture: drawn.texts.join('\n'),
      table: compareVariant(own ?? expect.fail(), 'cpu').chips?.[0]?.text,
      terminal: JSON.stringify(composeBrief(data)),
      sentence: formatHeadline(all)[0],
    }
    for (const [place, text] of Object.entries(places)) expect(`${place}: ${text}`).toContain(word)
  },
)

it('says in picture and cells that an answer stands beside no author, whose code failed', async () => {
  const [first] = (listToldAnswers(analysis)?.answers ?? []).map(({ answer }) => answer)
  const none = { estimate: null, interval: null, pairs: 0, verdict: 'too-few-runs' as const }
  const variants = analysis.variants.map((each) => {
    if (each.project !== first?.project) return each
    const cpu = each.ratios.cpu.map((ratio) => ({ ...ratio, ...none }))
    return each.model === null
      ? { ...each, passed: false, statuses: { failed: 8 } }
      : { ...each, ratios: { ...each.ratios, cpu } }
  })
  expect((await draw(variants)).texts).toContain("– not compared: the author's code failed")
  const data = buildReportData({ ...others, analysis: { ...analysis, leading: 'cpu', variants } })
  const projects = data.projects.filter(({ slug }) => slug === first?.project)
  const own = projects.flatMap((project) => project.variants).filter(({ model, passed }) => model !== null && passed)
  expect(own.map((variant) => compareVariant(variant, 'cpu').chips?.[0]?.text)).toEqual(
    own.map(() => "not compared: the author's code failed"),
  )
  const scripts = composeBrief({ ...data, projects, analysis: { ...data.analysis, headline: [SCRIPT] } })
  expect(JSON.stringify(scripts)).toContain("not compared: the author's code failed")
  expect(JSON.stringify([scripts, composeProject(projects[0] as ProjectRow, data)])).not.toContain('too few runs')
})

it('compares with an author whose code failed once and ended well in other runs', () => {
  const [slug] = new Set(analysis.variants.flatMap(({ model, project }) => (model === null ? [project] : [])))
  const once = { passed: false, statuses: { failed: 1, ok: 7 } }
  const variants = analysis.variants.map((each) =>
    each.project === slug && each.model === null ? { ...each, ...once } : each,
  )
  const { projects } = buildReportData({ ...others, analysis: { ...analysis, variants } })
  const own = projects.filter((project) => project.slug === slug).flatMap((project) => project.variants)
  expect(own.some(({ model }) => model !== null)).toBe(true)
  expect(own.filter(({ authorFailed }) => authorFailed)).toEqual([])
})

it('draws of many answers a row an outcome', async () => {
  const many = analysis.variants.flatMap((each) =>
    each.model === null ? [each] : [1, 2, 3].map((n) => ({ ...each, id: each.id.replace('s1', `s${n}`) })),
  )
  const { texts, dots } = await draw(many)
  expect(dots).toBe(18)
  expect(texts.filter((text) => text.includes('answers'))).not.toEqual([])
  expect(texts).not.toContain('digits-knn')
})

it('gives two projects whose names are alike at first each a row of its own', async () => {
  const names = new Map([...new Set(analysis.variants.map(({ project }) => project))].slice(0, 2).entries())
  const long = (project: string) => [...names].map(([n, name]) => (name === project ? `${'long-'.repeat(8)}${n}` : ''))
  const renamed = analysis.variants.map((each) => ({ ...each, project: long(each.project).join('') || each.project }))
  const { texts } = await draw(renamed)
  const told = listToldAnswers({ ...analysis, variants: renamed })?.answers ?? []
  const rows = told.filter(({ answer }) => answer.project.startsWith('long-')).map(({ answer }) => answer.id)
  expect(rows).toHaveLength(2)
  for (const row of rows) expect(texts.filter((text) => text.startsWith(row.slice(0, 30)))).toHaveLength(1)
})

it('names the answers to one project by mode and model, as the tables do', async () => {
  const [project, another] = new Set(analysis.variants.map((each) => each.project))
  const drawOf = async (slugs: readonly (string | undefined)[]) => {
    const variants = analysis.variants.filter((each) => slugs.includes(each.project))
    const data = buildReportData({ ...others, analysis: { ...analysis, headline: [SCRIPT], variants } })
    return parsePage((await drawCharts(data)).finding ?? '').map(({ text }) => text)
  }
  const one = await drawOf([project])
  expect(one).toEqual(expect.arrayContaining(['assisted · gpt-5-mini', 'autonomous · claude-haiku-4-5']))
  expect(one.filter((text) => text.endsWith('/s1/i0'))).toEqual([])
  expect(await drawOf([project, another])).toContain(`${project?.slice(0, 13)}… · assisted · gpt-5-mini`)
})
