import { describe, expect, it } from 'vitest'
import { runPage } from '../../src/github/run-page.ts'
import { composeBrief } from '../../src/report/campaign/chapters/brief.ts'
import { composeProjects } from '../../src/report/campaign/chapters/projects.ts'
import { composeResults } from '../../src/report/campaign/chapters/results.ts'
import { type CommentParts, renderComment } from '../../src/report/campaign/comment.ts'
import { composeReport } from '../../src/report/campaign/compose-report.ts'
import { formatTitle } from '../../src/report/campaign/title-words.ts'
import { drawBadge } from '../../src/report/charts/badge.ts'
import { buildReportData } from '../../src/report/data/report-data.ts'
import type { GroupRatio, Ratio } from '../../src/schema/analysis/ratio.ts'
import { makePlan } from '../analysis/factory.ts'
import { compare, makeSide, noisy } from '../analysis/sides.ts'
import { makeSources } from './fixtures.ts'
import { parsePage } from './parse-page.ts'

const data = buildReportData(makeSources())
const parts: CommentParts = { report: composeReport(data), brief: composeBrief(data), comparison: null, link: null }
const NONE_RAN = { kind: 'no-answer-ran' } as const
const LINK = 'https://github.com/a/b/actions/runs/7'

describe('a comment', () => {
  it('has the finding and the table before what is folded, and the link outside of it', () => {
    const [open = '', folded = ''] = renderComment({ ...parts, link: LINK }).split('<details>')
    expect(open).toMatch(/^## Rewrites by gpt-5-mini/)
    expect(open.split('\n').filter((line) => line.startsWith('| '))).toHaveLength(2 + data.groups.length)
    expect(open).toContain(`](<${LINK}>)`)
    expect(folded).toContain('Project by project')
    expect(folded.match(/<\/details>/g)).toHaveLength(1)
  })

  it('stays below 60,000 characters, closes what it folds, and leads to what it leaves out', () => {
    const [project] = data.projects
    const projects = Array.from({ length: 2000 }, (_, n) => ({ ...(project ?? expect.fail()), slug: `project-${n}` }))
    const comment = renderComment({ ...parts, report: composeReport({ ...data, projects }), link: LINK })
    expect(comment.length).toBeLessThanOrEqual(60_000)
    expect(comment.length).toBeGreaterThan(30_000)
    expect(comment.split('<details>')).toHaveLength(comment.split('</details>').length)
    expect(comment).toMatch(/more lines left out here; the full report has them: \[open it\]\(<https:[^>]*>\)\.\*\n$/)
    for (const row of comment.split('\n').filter((line) => line.startsWith('|'))) expect(row.endsWith('|')).toBe(true)
  })
})

describe('a comment with a base', () => {
  const plan = makePlan({ projects: 10, repetitions: 10 })
  const steady = noisy(() => 0.6)
  const base = makeSide(plan, steady, 1)

  it('is one line where nothing changed', () => {
    const comment = renderComment({ ...parts, comparison: compare(base, makeSide(plan, steady, 2)), link: LINK })
    expect(comment.trim().split('\n')).toHaveLength(1)
    expect(comment).toContain('10 of 10 scripts that ran in both show no change')
    expect(comment).toContain(LINK)
  })

  it('tells old and new of what changed, of models and of scripts', () => {
    const b = makeSide(
      plan,
      (place) =>
        place.model !== null && place.project === 'project-2'
          ? { changes: { status: 'failed' } }
          : noisy(() => 0.8)(place),
      2,
    )
    const comment = renderComment({ ...parts, comparison: compare(base, b) })
    expect(comment).toMatch(/\| replay, assisted \| CPU time \| ×0\.\d+ → ×0\.\d+ \| ×1\.\d+ \(.*\) \| .*worse.* \|/)
    expect(comment).toMatch(/\| answers that pass \| 10 \/ 10 → 9 \/ 10 \| 1 fail now, 0 pass now \|/)
    expect(comment).toMatch(/\| project-2\/\S+ \| outcome \| passed → failed \|/)
  })

  it('is not one line where nothing could be judged', () => {
    const few = makePlan({ projects: 2, repetitions: 1 })
    const comment = renderComment({ ...parts, comparison: compare(makeSide(few, steady, 1), makeSide(few, steady, 2)) })
    expect(comment).not.toContain('No change')
    expect(comment).toContain('could be judged')
  })
})

describe('the badge', () => {
  const textsOf = (options: Parameters<typeof makeSources>[0], change = {}) => {
    const sources = makeSources(options)
    const badge = drawBadge(buildReportData({ ...sources, analysis: { ...sources.analysis, ...change } }))
    return parsePage(badge).flatMap(({ tag, text }) => (tag === 'text' ? [text] : []))
  }

  it('says what the headline speaks of first, and what it must not be taken for', () => {
    expect(textsOf({ energy: 'unavailable' })[1]).toMatch(/^gpt-5-mini, assisted: 40 % less CPU time \(exploratory\)$/)
    expect(textsOf({ recorded: true })[1]).toContain('recorded answers')
    expect(textsOf({}, { headline: [] })[1]).toBe('nothing compared yet')
  })

  it('calls exploratory what the analysis does, which counts like projects as one', () => {
    const { analysis } = makeSources()
    const settled = (ratios: readonly GroupRatio[]) => ratios.map((ratio) => ({ ...ratio, exploratory: false }))
    const groups = analysis.groups.map((group) => ({
      ...group,
      ratios: { ...group.ratios, cpu: settled(group.ratios.cpu) },
    }))
    expect(textsOf({ energy: 'unavailable' }, { groups })[1]).not.toContain('exploratory')
    expect(formatTitle({ ...analysis, groups })).not.toContain('exploratory')
  })

  it('never speaks of energy that was estimated', () => {
    expect(textsOf({ energy: 'estimated' }).join()).not.toContain('energy')
  })
})

describe('the page of a workflow’s run', () => {
  const env = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b', GITHUB_RUN_ID: '7' }

  it('is told by the environment, and by nothing else that stands there', () => {
    expect(runPage(env)).toBe(LINK)
    expect(runPage({})).toBeNull()
    for (const odd of [
      { GITHUB_SERVER_URL: 'javascript:alert(1)' },
      { GITHUB_REPOSITORY: 'a/b>) @x' },
      { GITHUB_RUN_ID: '7)' },
    ]) {
      expect(runPage({ ...env, ...odd })).toBeNull()
    }
  })
})

it('tells single scripts where no verdict on a model can be', () => {
  expect(parts.brief?.tables[0]?.caption).toBe('Each model and mode')
  const few = { ...data.analysis, headline: [NONE_RAN] }
  expect(composeBrief({ ...data, analysis: few })?.tables[0]?.caption).toBe('Each script')
})

it('lists no model under a headline that nothing ran', () => {
  const none = { ...data.analysis, headline: [{ kind: 'nothing-ran' as const }] }
  expect(composeBrief({ ...data, analysis: none })).toBeNull()
})

it("compares with the author's script as it is where it never ran without its plots, and says so", () => {
  const withoutHeadless = (ratios: readonly Ratio[]) =>
    ratios.map((ratio) =>
      ratio.baseline === 'original-headless'
        ? { ...ratio, estimate: null, interval: null, pairs: 0, verdict: 'not-measured' as const }
        : ratio,
    )
  const { analysis, ...others } = makeSources()
  const variants = analysis.variants.map((each) => ({
    ...each,
    ratios: { ...each.ratios, cpu: withoutHeadless(each.ratios.cpu) },
  }))
  const groups = analysis.groups.map((each) => {
    const cpu = each.ratios.cpu.map((ratio) =>
      ratio.baseline === 'original-headless' ? { ...ratio, estimate: null, interval: null, pairs: 0 } : ratio,
    )
    return { ...each, ratios: { ...each.ratios, cpu } }
  })
  const few = buildReportData({ ...others, analysis: { ...analysis, variants, groups } })
  const bars = composeResults(few)?.figures[0]?.bars?.filter((bar) => bar.includes('gpt-5-mini')) ?? []
  expect(bars).toHaveLength(2)
  for (const bar of bars) expect(bar).toMatch(/×0\.\d\d .*, vs original as it is$/)
  const cells = composeProjects(few)?.tables[0]?.rows.flatMap((row) => row.slice(1).flatMap(({ lines }) => lines)) ?? []
  const compared = cells.filter(({ text }) => text !== '')
  expect(compared.length).toBeGreaterThan(15)
  for (const { note } of compared) expect(note).toBe('vs original as it is')
  const brief = composeBrief({ ...few, analysis: { ...few.analysis, headline: [NONE_RAN] } })
  expect(brief?.notes.flat().join()).toContain('or as it is where that was not compared')
  expect(
    brief?.tables[0]?.rows.filter((row) => row.some(({ lines }) => /^×/.test(lines[0]?.text ?? ''))).length,
  ).toBeGreaterThan(10)
})
