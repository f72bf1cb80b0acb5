import { describe, expect, it } from 'vitest'
import { composeBrief } from '../../src/report/campaign/chapters/brief.ts'
import { composeReport } from '../../src/report/campaign/compose-report.ts'
import { buildReportData, type ReportData } from '../../src/report/data/report-data.ts'
import { renderMarkdown, renderSummary } from '../../src/report/document/markdown.ts'
import { renderTerminal } from '../../src/report/document/terminal.ts'
import { HOSTILE, OBEYED } from './cases.ts'
import { makeSources } from './fixtures.ts'

const CASES = [
  ['cpu', {}],
  ['measured', { energy: 'measured' }],
  ['estimated-recorded', { energy: 'estimated', recorded: true }],
  ['hostile', { hostile: true }],
] as const

describe.each(CASES)('the %s campaign', (name, options) => {
  const report = composeReport(buildReportData(makeSources(options)))

  it('as a report', async () => {
    await expect(renderMarkdown(report)).toMatchFileSnapshot(`expected/${name}-report.txt`)
  })

  it('as a summary', async () => {
    await expect(renderSummary(report)).toMatchFileSnapshot(`expected/${name}-summary.txt`)
  })

  it('every table row has as many cells as its head', () => {
    const tables = renderMarkdown(report)
      .split('\n')
      .map((line) => (line.startsWith('|') ? (line.match(/(?<!\\)\|/g)?.length ?? 0) : null))
    for (const [index, cells] of tables.entries()) {
      const before = tables[index - 1]
      if (cells !== null && before != null) expect(cells).toBe(before)
    }
    expect(tables.filter((cells) => cells !== null).length).toBeGreaterThan(20)
  })
})

it('text from outside does nothing in Markdown', () => {
  const report = composeReport(buildReportData(makeSources({ hostile: true })))
  for (const text of [renderMarkdown(report), renderSummary(report)]) {
    expect(text).toContain('&lt;script&gt;')
    expect(text).not.toMatch(/<(?!https:\/\/github\.com\/example\/|br>|\/?(details|summary)>)/)
    expect(text).not.toMatch(/@\w/)
    expect(text).not.toMatch(/(?<!&)#\d/)
    expect(text).not.toMatch(/(?<!\\)\]\(javascript/)
    expect(text).not.toContain('://evil')
    expect(text).not.toMatch(OBEYED)
    expect(text).not.toContain(HOSTILE)
  }
})

it('every estimated joule and ratio carries its mark', () => {
  const report = renderMarkdown(composeReport(buildReportData(makeSources({ energy: 'estimated' }))))
  expect(report).not.toMatch(/\d k?J\b(?! \*estimated ×\/÷2\*)/)
  expect(report).toContain('J *estimated ×/÷2*')
  expect(report).not.toMatch(/% (less|more) energy/)
})

describe('the terminal table', () => {
  const renderBrief = (data: ReportData, width: number): string => {
    const brief = composeBrief(data)
    return brief === null ? '' : renderTerminal(brief, width)
  }

  it('is aligned', () => {
    expect(renderBrief(buildReportData(makeSources({ recorded: true })), 100)).toMatchInlineSnapshot(`
      "model              mode        passed     gain    ratio              result
      gpt-5-mini*        assisted    6 / 6 / 6  +0.002  ×0.60 (0.46–0.80)  40 % less CPU time
      gpt-5-mini*        autonomous  5 / 6 / 6  −0.011  ×0.68 (0.51–0.89)  32 % less CPU time
      claude-haiku-4-5*  assisted    5 / 5 / 6  0.000   ×0.88 (0.67–1.16)  no detectable difference
      claude-haiku-4-5*  autonomous  5 / 6 / 6  −0.004  ×0.78 (0.59–1.03)  no detectable difference

      passed: passed / attemptable / total
      gain: metric minus the author's (fractions only), median over projects
      ratio: CPU time against the author's script without plots
      * recorded answers, not a real model's"
    `)
  })

  it.each([60, 80, 120])('is never wider than %d columns', (width) => {
    const data = buildReportData(makeSources())
    const groups = data.groups.map((group) => ({ ...group, model: 'm'.repeat(58) }))
    const lines = renderBrief({ ...data, groups }, width).split('\n')
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width)
    expect(lines.join(' ').replaceAll(/ +/g, ' ')).toContain('40 % less CPU time')
  })

  it('has a row a script where there are too few projects to speak of a model', () => {
    const data = buildReportData(makeSources())
    const few = { ...data.analysis, headline: [{ kind: 'no-answer-ran' } as const] }
    const table = renderBrief({ ...data, analysis: few, projects: data.projects.slice(0, 1) }, 120)
    expect(table).toMatch(/^project +script +gain +ratio +result\n/)
    expect(table).toMatch(/assisted · gpt-5-mini +\S+ +×0\.\d+ \(.*\) +\d+ % less CPU time/)
    expect(table).not.toContain('too few projects')
  })

  it('is empty without results', () => {
    expect(renderBrief({ ...buildReportData(makeSources()), groups: [] }, 100)).toBe('')
  })
})

it('a project whose title is its own name is headed by it once', () => {
  const { plan, ...others } = makeSources()
  const projects = plan.projects.map((project, place) => (place === 0 ? { ...project, title: project.slug } : project))
  const markdown = renderMarkdown(composeReport(buildReportData({ ...others, plan: { ...plan, projects } })))
  const headings = markdown.split('\n').filter((line) => line.startsWith('### '))
  expect(headings[0]).toBe(`### ${projects[0]?.slug}`)
  expect(headings[1]).toBe(`### ${projects[1]?.title} (${projects[1]?.slug})`)
})
