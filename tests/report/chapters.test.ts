import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { assetPath, PACKAGE_ROOT } from '../../src/base/package.ts'
import { composePhases } from '../../src/report/campaign/chapters/phases.ts'
import { composeReport } from '../../src/report/campaign/compose-report.ts'
import { drawCharts } from '../../src/report/charts/charts.ts'
import { buildReportData, type ReportData, type ReportSources } from '../../src/report/data/report-data.ts'
import type { Chapter, Charts } from '../../src/report/document/chapter.ts'
import { renderHtml } from '../../src/report/document/html.ts'
import { renderMarkdown, renderSummary } from '../../src/report/document/markdown.ts'
import type { Report } from '../../src/report/document/report.ts'
import { fitLines } from '../../src/report/text/fit-lines.ts'
import { formatScope } from '../../src/report/text/headline-words.ts'
import { formatSurvivors } from '../../src/report/text/survivors-words.ts'
import type { Analysis, VariantAnalysis } from '../../src/schema/analysis/analysis.ts'
import type { GroupRatio } from '../../src/schema/analysis/ratio.ts'
import type { RunRecord } from '../../src/schema/measurement/record.ts'
import { makeCampaign } from './campaign.ts'
import { OBEYED } from './cases.ts'
import { makeSources } from './fixtures.ts'
import { type PageElement, parsePage } from './parse-page.ts'

const SHELL = {
  css: readFileSync(assetPath('report', 'report.css'), 'utf8'),
  script: readFileSync(assetPath('report', 'report.js'), 'utf8'),
}

let sources: Awaited<ReturnType<typeof makeCampaign>>
let data: ReportData
let report: Report
let charts: Charts
let elements: PageElement[]
beforeAll(async () => {
  sources = await makeCampaign()
  data = buildReportData(sources)
  report = composeReport(data)
  charts = await drawCharts(data)
  elements = parsePage(renderHtml(report, charts, SHELL))
})

const withAnalysis = (changes: Partial<ReportSources['analysis']>): Report =>
  composeReport(buildReportData({ ...sources, analysis: { ...sources.analysis, ...changes } }))

const chapterOf = ({ chapters }: Report, id: string): Chapter | undefined => chapters.find((each) => each.id === id)

/** The texts of a chapter's table, cell by cell, by the start of its caption. */
function tableOf(chapter: Chapter | undefined, caption: string): string[][] {
  const table = chapter?.tables.find((each) => each.caption.startsWith(caption))
  if (table === undefined) throw new Error(`no table ${caption}`)
  return table.rows.map((row) =>
    row.map(({ lines }) => lines.map(({ text, note }) => [text, note].filter(Boolean).join(' | ')).join('\n')),
  )
}
/** Numbers and what they belong to are held together by no-break spaces. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const textOfSection = (id: string): string =>
  plain(elements.find(({ tag, attributes }) => tag === 'section' && attributes.id === id)?.text ?? '')

describe('the results', () => {
  it('tell what a verdict rests on: the correction and over how many tests, projects, attempts', () => {
    const text = textOfSection('results')
    expect(text).toMatch(
      /8 of 9 projects below ×1; 1 with an answer that failed or is not comparable, at its own cost and the author's; survivors alone ×0\.65, 95 % interval 0\.6\d–0\.6\d, 8 projects; Holm over 2 declared tests, p = 0\.\d+/,
    )
    expect(text).toContain('Benjamini–Hochberg over 30 exploratory tests')
    expect(elements.map((each) => each.text).join()).toContain('95\u00a0%\u00a0interval 67–97\u00a0%')
    expect(text).toMatch(/16 \/ 18 \/ 18\s+89 % of attemptable, 95 % interval 67–97 %/)
  })

  it('give equivalence its own word, sign and colour, in the table and in the charts', async () => {
    const groups = sources.analysis.groups.map((group) => ({
      ...group,
      ratios: {
        ...group.ratios,
        energy: group.ratios.energy.map((ratio) => ({ ...ratio, verdict: 'equivalent' as const, margin: 0.05 })),
      },
    }))
    const even = buildReportData({ ...sources, analysis: { ...sources.analysis, groups } })
    const charts = await drawCharts(even)
    const page = parsePage(renderHtml(composeReport(even), charts, SHELL))
    const chips = page.filter(({ attributes }) => attributes.class === 'chip even')
    expect(chips.length).toBeGreaterThan(2)
    for (const { text } of chips) expect(plain(text)).toBe('≈ equivalent within ±5 %')
    expect(charts.groups).toContain('≈ equivalent within ±5 %')
    expect(charts.groups).toContain('var(--even, #0b5c8f)')
  })

  it('say once, and not in each cell, why there are too few projects', () => {
    const cause = { kind: 'too-few-pairs', needed: 5 } as const
    const leftOut = [{ kind: 'unread', pairs: 1 } as const]
    const few = withAnalysis({
      groups: sources.analysis.groups.map((group) => ({
        ...group,
        ratios: {
          ...group.ratios,
          wall: group.ratios.wall.map((ratio) => ({
            ...ratio,
            verdict: 'too-few-projects' as const,
            pairs: 3,
            cause,
            leftOut,
          })),
        },
      })),
    })
    const page = parsePage(renderHtml(few, charts, SHELL))
    const [, results = ''] = renderMarkdown(few).split(/## (?:Results for|Every script)/)
    for (const text of [results, page.find(({ attributes }) => attributes.id === 'results')?.text ?? '']) {
      expect(text).not.toContain('a verdict needs 5')
      expect(text).toContain('3 projects; left out: 1 of 4 projects without')
      expect(text.split('a verdict takes 6 projects or more')).toHaveLength(2)
    }
  })

  it('tell beside a ratio outside of the headline why its verdict is not what its interval says', () => {
    const groups = sources.analysis.groups.map((group) => ({
      ...group,
      ratios: {
        ...group.ratios,
        wall: group.ratios.wall.map((ratio) => ({
          ...ratio,
          verdict: 'inconclusive' as const,
          cause: {
            ...({ kind: 'not-after-correction', family: 'primary' } as const),
            ...({ method: 'holm', tests: 2, adjustedP: 0.08 } as const),
          },
        })),
      },
    }))
    expect(renderMarkdown(withAnalysis({ groups }))).toContain(
      "● no detectable difference (vs original without plots: 9 projects; the interval leaves out 1, but not after Holm's correction over 2 declared tests (p = 0.08))",
    )
  })

  it('the scope stands under the headline, once', () => {
    const scope = sources.analysis.scope === null ? '?' : formatScope(sources.analysis.scope)
    const header = elements.find(({ tag }) => tag === 'header')?.text ?? ''
    expect(header.split(scope)).toHaveLength(2)
    expect(renderMarkdown(report).split(scope)).toHaveLength(2)
  })
})

describe('the chapters', () => {
  it('phases: where one phase changed, its own ratio is that of the whole, and it is the source', () => {
    const rows = tableOf(chapterOf(report, 'phases'), 'CPU time relative')
    expect(rows).toHaveLength(4)
    for (const [, ratio, from, imports, ...others] of rows) {
      const whole = ratio?.match(/×[\d.]+/)?.[0]
      expect(whole).not.toBe('×1.00')
      expect(imports?.match(/×[\d.]+/)?.[0]).toBe(whole)
      expect(others.every((each) => each.startsWith('×1.00'))).toBe(true)
      expect(from).toBe('start and imports 100 %')
    }
  })

  it('phases: says of too few projects what reads as a sentence in a terminal, too', () => {
    const [change] = data.analysis.phases
    const chapter = change && composePhases([{ ...change, interval: null }])
    expect(JSON.stringify(chapter)).toContain('unknown: too few projects')
  })

  it('failures: denominators, the class, its message, and what the ratios leave out', () => {
    expect(chapterOf(report, 'failures')?.lead[0]).toBe(
      '8 of 72 scripts by models failed (11 %, 95 % interval 6–20 %).',
    )
    expect(tableOf(chapterOf(report, 'failures'), 'Ways to fail')).toEqual([
      [
        'data schema | KeyError',
        "the model's script",
        '8 of 8',
        expect.stringContaining('assisted model-a: 2 of 18'),
        "'body_mass_g' (8 scripts)",
      ],
    ])
    expect(tableOf(chapterOf(report, 'failures'), 'What the ratios leave out')).toHaveLength(4)
    const told = sources.analysis.failures.survivors.map(formatSurvivors)
    expect(told).toHaveLength(4)
    for (const line of chapterOf(report, 'certainty')?.notes ?? []) expect(told).not.toContain(line)
  })

  it('failures: a row a cause, with all scripts that it holds of', () => {
    const rows = tableOf(chapterOf(report, 'failures'), 'Scripts that did not pass')
    expect(rows).toHaveLength(1)
    const [scripts = '', ...cause] = rows[0] ?? []
    expect(scripts.split('\n')).toHaveLength(8)
    expect(scripts).toMatch(/^project-9 \| assisted · model-a · sample 1\nproject-9 \| assisted · model-a · sample 2\n/)
    expect(cause[1]).toBe("the model's script")
  })

  it('failures: of a script that is not there, nobody’s', () => {
    const { failures } = sources.analysis
    const classes = failures.classes.map((each) => ({
      ...each,
      fault: 'bench' as const,
      class: 'missing-variant' as const,
    }))
    const told = chapterOf(withAnalysis({ failures: { ...failures, classes } }), 'failures')
    expect(tableOf(told, 'Ways to fail')[0]?.slice(0, 2)).toEqual([
      'no script | KeyError',
      'nobody: there is no script',
    ])
  })

  it('failures: the last lines of logs, each under its script', () => {
    const { analysis, ...others } = makeSources({ hostile: true })
    const { failures } = analysis
    const missing = failures.logs.map((log) => ({ ...log, record: 'cd34', end: null }))
    const logsOf = (logs: Analysis['failures']['logs']) => {
      const data = buildReportData({ ...others, analysis: { ...analysis, failures: { ...failures, logs } } })
      return chapterOf(composeReport(data), 'failures')?.logs
    }
    expect(logsOf([...missing, ...failures.logs])).toEqual({
      lead: 'What 1 of 3 scripts printed last. At most 50 logs are kept, and none of a project without a licence.',
      ends: [
        {
          label: 'flight-arrival-delay, autonomous · claude-haiku-4-5',
          lines: ['1', expect.stringMatching(/^⟨U\+001B⟩\[31m<script>/)],
        },
      ],
    })
    expect(logsOf(missing)).toBeNull()
  })

  const checked = (ratios: readonly GroupRatio[], agree: boolean) =>
    ratios.map((ratio) => ({ ...ratio, checks: ratio.checks && { ...ratio.checks, agree } }))

  it('certainty: declared tests, second methods, what could be seen', () => {
    expect(chapterOf(report, 'certainty')?.lead[0]).toContain(
      '2 tests of a ratio were declared before the first run; 2 could be',
    )
    expect(tableOf(chapterOf(report, 'certainty'), 'Smallest change')).toHaveLength(4)
    expect(tableOf(chapterOf(report, 'certainty'), 'Every test')).toHaveLength(32)
    const { diagnostics } = sources.analysis
    const power = diagnostics.power.map((each) => ({ ...each, projectsForFivePercent: 3118 }))
    const weak = chapterOf(withAnalysis({ diagnostics: { ...diagnostics, power } }), 'certainty')
    expect(tableOf(weak, 'Smallest change')[0]?.[2]).toBe('3,118 projects')
    const late = withAnalysis({ primaryFamily: { declared: 2, tested: 2, postHoc: true } })
    expect(chapterOf(late, 'certainty')?.lead[0]).toContain('they are post hoc')
    const others = (tested: number) =>
      chapterOf(withAnalysis({ primaryFamily: { declared: 31, tested, postHoc: null } }), 'certainty')?.lead[0]
    expect(others(31)).toMatch(/1 other test is exploratory \(Benjamini–Hochberg\)\.$/)
    expect(others(32)).toMatch(/holds for them\.$/)
    const groups = sources.analysis.groups.map((group) => ({
      ...group,
      ratios: {
        energy: checked(group.ratios.energy, true),
        cpu: checked(group.ratios.cpu, false),
        wall: checked(group.ratios.wall, true),
        memory: checked(group.ratios.memory, true),
      },
    }))
    expect(chapterOf(withAnalysis({ groups }), 'certainty')?.lead[1]).toContain('do not confirm it in 8 of 32 tests')
  })

  it('certainty: ratios under other settings beside those of the results, by the quantity that leads', () => {
    const effect = (estimate: number) => ({ estimate, interval: [0.9 * estimate, 1.1 * estimate] as [number, number] })
    const own = { mode: 'assisted' as const, model: 'model-a', baseline: 'original-headless' as const, projects: 8 }
    const effects = { under: effect(0.9), usual: effect(0.6), change: effect(1.5) }
    const sensitivity = (['energy', 'cpu'] as const).map((quantity) => ({
      setting: 'one-thread' as const,
      quantity,
      ...own,
      ...effects,
    }))
    const rows = tableOf(chapterOf(withAnalysis({ sensitivity }), 'certainty'), 'Under other settings')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.slice(1)).toEqual([
      'one thread',
      expect.stringContaining('×0.60'),
      expect.stringMatching(/×0\.90.*8 projects/),
      expect.stringContaining('×1.50'),
    ])
    expect(() => tableOf(chapterOf(report, 'certainty'), 'Under other settings')).toThrow()
  })

  it('code: kinds of change with their ratios, as an association; code without a licence is not told', () => {
    expect(chapterOf(report, 'code')?.lead.join()).toContain('association, not cause')
    const [row] = tableOf(chapterOf(report, 'code'), 'Kinds of change')
    expect(row?.slice(0, 3)).toEqual(['plots removed', 'assisted', '18 of 36 | 50 %'])
    expect(textOfSection('scripts')).toContain('model-a · sample 1: plots removed, imports removed')
    const [known] = data.projects[0]?.variants.flatMap(({ changes }) => changes ?? []) ?? []
    expect(known?.before).toBeDefined()
    expect(known?.before).not.toBeNull()
    const { code } = sources.analysis
    const authors = code?.authors.map((author) => ({ ...author, licence: null })) ?? []
    const analysis = { ...sources.analysis, code: code && { ...code, authors } }
    const unlicensed = buildReportData({ ...sources, analysis }).projects.flatMap(({ variants }) =>
      variants.flatMap(({ changes }) => changes ?? []),
    )
    expect(unlicensed.length).toBeGreaterThan(20)
    for (const change of unlicensed) expect(change).toMatchObject({ before: null, after: null })
  })

  it('cost: a failed answer costs its run and the author’s, k answers only where several were drawn, break-even with its range', () => {
    const [row] = tableOf(chapterOf(report, 'cost'), 'Energy for each correct result')
    const cost = sources.analysis.groups[0]?.costPerResult.energy
    expect(cost?.perResult).toBeGreaterThan(1)
    expect(row?.[1]).toBe(`${(cost?.perResult ?? 0).toPrecision(3)} J`)
    expect(row?.[3]).toBe('16 of 18 answers')
    expect(tableOf(chapterOf(report, 'cost'), 'What k answers give')).toHaveLength(8)
    expect(tableOf(chapterOf(report, 'cost'), 'Do models differ?')).toHaveLength(2)
    const [even] = tableOf(chapterOf(report, 'cost'), 'Break-even')
    expect(even?.[1]).toMatch(/^\d+ runs \| \d+ to (\d+|never)$/)
    const single = sources.analysis.groups.map((group) => ({ ...group, draws: group.draws.filter(({ k }) => k === 1) }))
    expect(() => tableOf(chapterOf(withAnalysis({ groups: single }), 'cost'), 'What k answers')).toThrow()
  })

  it('are not there where there is nothing to say', () => {
    const empty = withAnalysis({
      phases: [],
      failures: {
        ...sources.analysis.failures,
        byModeAndModel: [],
        byProject: [],
        byIteration: [],
        classes: [],
        survivors: [],
      },
      diagnostics: { order: null, drift: null, noise: [], power: [] },
      strata: [],
      groups: [],
      models: [],
      successPairs: [],
      breakEven: [],
      findings: [],
      code: null,
    })
    expect(empty.chapters.map(({ id }) => id)).toEqual([
      'results',
      'scripts',
      'tradeoff',
      'failures',
      'what-if',
      'models',
      'method',
      'environment',
      'limits',
      'words',
    ])
  })

  it('accuracy against cost: marks an answer whose accuracy is not settled, as one that is suspect', () => {
    const marksOf = (verdict: VariantAnalysis['metric']['verdict']) => {
      const variants = sources.analysis.variants.map((each) => ({
        ...each,
        validity: null,
        metric: { ...each.metric, verdict },
      }))
      const table = chapterOf(withAnalysis({ variants }), 'tradeoff')?.tables[0]
      return [...new Set(table?.rows.map((row) => row[1]?.lines[0]?.mark))]
    }
    expect(marksOf('not-settled')).toEqual(['accuracy not settled'])
    expect(marksOf('as-good')).toEqual([undefined])
  })

  it('words: each on a line, as on the page of the same', () => {
    const rows = tableOf(chapterOf(report, 'words'), 'One line a word')
    const page = readFileSync(join(PACKAGE_ROOT, 'docs/glossary.md'), 'utf8').replaceAll('`', '')
    expect(rows.length).toBeGreaterThan(40)
    for (const [word, meaning] of rows) expect(page).toContain(`| ${word} | ${meaning} |`)
  })
})

describe('what records hold beside the ratios', () => {
  it('stands with each script and its unit; carbon’s intensity and the idle power once, in the method', () => {
    const variant = data.projects[0]?.variants.find(({ mode }) => mode === 'assisted')
    const joules = variant?.summaries.energy.median ?? 0
    expect(variant?.observations).toMatchObject({
      netJoules: expect.closeTo(joules - 5, 9),
      carbonGrams: expect.closeTo((joules / 3.6e6) * 1.2 * 350, 12),
      flopsPerJoule: expect.closeTo(4.2e9 / joules, 3),
      observed: 6,
      contaminated: 0,
    })
    const text = textOfSection('scripts')
    expect(text).toMatch(/mg CO₂e/)
    expect(text).toContain('4.2 × 10⁹')
    const facts = new Map(chapterOf(report, 'method')?.facts.map(({ label, value }) => [label, value]))
    expect(facts.get('Carbon')).toContain('350 g CO₂e for a kWh (DE, 2024, Ember), PUE 1.2')
    expect(facts.get('Idle power')).toContain('package-0 of host-h1 12.5 W')
    expect(facts.get('Idle power')).toContain('enters no verdict') // a ratio of it is told, above idle
    expect(facts.get('Operations')).toContain('hardware-retired: perf')
  })

  it('is an accuracy of these rows alone where nothing says what others would show', () => {
    const told = (standardError: number | null) => {
      const testError = standardError === null ? null : { standardError, from: 'predictions' as const, samples: 40 }
      const metric = { median: 0.9, difference: 0, verdict: 'as-good' as const, testError }
      const variants = data.analysis.variants.map((each) => ({ ...each, metric: { ...each.metric, ...metric } }))
      const changed = buildReportData({ ...sources, analysis: { ...data.analysis, variants } })
      return renderMarkdown(composeReport(changed))
    }
    expect(told(0.004)).toMatch(/to the author's ± 0\.004 by the test set, as good\)/)
    for (const unknown of [null, 0]) {
      expect(told(unknown)).toContain("to the author's, as good on these rows)")
      expect(told(unknown)).not.toMatch(/as good\)/)
    }
  })

  it('energy beside which other load ran enters neither net joules nor carbon', async () => {
    const disturbed = await makeCampaign({ change: (record) => ({ ...record, flags: ['contaminated'] }) })
    const variant = buildReportData(disturbed).projects[0]?.variants[0]
    expect(variant?.observations).toMatchObject({
      netJoules: null,
      carbonGrams: null,
      flopsPerJoule: null,
      contaminated: 6,
    })
  })

  it('shows no column that has nothing', async () => {
    const change = (record: RunRecord) => ({ ...record, conditions: null, flops: [], carbon: null, idle: [] })
    const markdown = renderMarkdown(composeReport(buildReportData(await makeCampaign({ change }))))
    expect(markdown).toContain('| Script | Net energy |\n')
    expect(markdown).not.toMatch(/Carbon|FLOPs|Conditions|Idle power/)
  })
})

describe('text from outside', () => {
  it('does nothing in the new parts, on the page and in Markdown', async () => {
    const attacked = buildReportData(await makeCampaign({ hostile: true }))
    const hostile = composeReport(attacked)
    const page = renderHtml(hostile, await drawCharts(attacked), SHELL)
    expect(parsePage(page).filter(({ tag }) => ['script', 'img'].includes(tag))).toHaveLength(1)
    expect(page).not.toMatch(OBEYED)
    for (const markdown of [renderMarkdown(hostile), renderSummary(hostile)]) {
      expect(markdown).toContain('&lt;script&gt;')
      expect(markdown).not.toMatch(/<(?!br>|\/?(details|summary)>)/)
      expect(markdown).not.toMatch(OBEYED)
      expect(markdown).not.toContain('://evil')
    }
  })

  it('a summary cut inside a folded table closes it', () => {
    for (let limit = 4000; limit < 30_000; limit += 97) {
      const summary = fitLines(renderSummary(report).split('\n'), { bytes: limit, link: null })
      expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(limit)
      expect(summary.split('<details>').length).toBe(summary.split('</details>').length)
    }
  })
})

describe('whether the metrics come from the data', () => {
  const readings = [
    { perturbation: 'label-randomisation' as const, metric: 0.99, baseline: 0.51 },
    { perturbation: 'hidden-data' as const, metric: 0.99, baseline: null },
  ]
  const NEVER_READ = { kind: 'never-read' as const, files: ['<a>.csv'] }
  const NOTHING = { evidence: [], notes: [], checks: [], reason: null, readings: [] }
  const judged = (): Report => {
    const [first, second, third] = sources.analysis.variants.filter(({ model }) => model !== null)
    const validities = new Map([
      [first, { ...NOTHING, verdict: 'suspect' as const, evidence: [NEVER_READ], readings }],
      [second, { ...NOTHING, verdict: 'not-suspect' as const }],
      [
        third,
        {
          ...NOTHING,
          verdict: 'not-probed' as const,
          reason: { kind: 'not-possible' as const, gaps: [{ kind: 'no-table' as const, path: 'a.zip' }] },
        },
      ],
    ])
    const variants = sources.analysis.variants.map((each) => ({ ...each, validity: validities.get(each) ?? null }))
    return withAnalysis({ variants })
  }

  it('names who is suspect, with what both scripts printed and the evidence', () => {
    const shown = judged()
    const rows = tableOf(chapterOf(shown, 'validity'), 'Suspect answers')
    expect(rows).toEqual([
      [
        expect.stringMatching(/s1\/i0$/),
        expect.stringMatching(/^0\.\d+ \(0\.\d+\)$/),
        '0.99 (0.51)',
        'not run',
        '0.99 (none)',
        "it never read <a>.csv, which the author's code reads",
      ],
    ])
    expect(chapterOf(shown, 'validity')?.lead[0]).toContain('1 of 2 probed answers is suspect')
    expect(tableOf(chapterOf(shown, 'validity'), 'Not probed')).toEqual([
      [expect.any(String), 'a.zip is no delimited text'],
    ])
    const page = renderHtml(shown, charts, SHELL)
    const section = parsePage(page).find(({ attributes }) => attributes.id === 'validity')
    expect(section?.text).toContain('it never read <a>.csv')
    for (const text of [renderMarkdown(shown), renderSummary(shown)]) {
      expect(text).toContain('## Whether the metrics come from the data')
      expect(text).toContain('1 answer is suspect')
    }
    expect(renderMarkdown(shown)).toContain(', suspect)')
  })

  it('tells of exchanged labels where predictions are scored, and there alone', () => {
    const exchanged = [{ perturbation: 'label-exchange' as const, metric: 1, baseline: 0.05 }]
    const show = (all: readonly (typeof readings | typeof exchanged)[]) => {
      const [first, second] = sources.analysis.variants.filter(({ model }) => model !== null)
      const variants = sources.analysis.variants.map((each) => {
        const own = each === first ? all[0] : each === second ? all[1] : undefined
        const verdict = 'suspect' as const
        return { ...each, validity: own === undefined ? null : { ...NOTHING, verdict, readings: own } }
      })
      const chapter = chapterOf(withAnalysis({ variants }), 'validity')
      return { lead: chapter?.lead.join(' ') ?? '', rows: tableOf(chapter, 'Suspect answers') ?? [] }
    }
    const alone = show([exchanged])
    expect(alone.lead).toMatch(/ran again on exchanged training labels, where .+ learns exchanged labels is wrong/)
    expect(alone.lead).not.toContain('at random')
    expect(alone.rows.map((row) => row.slice(2))).toEqual([['1 (0.05)', expect.any(String)]])
    const both = show([exchanged, readings])
    expect(both.lead).toMatch(/at random, .+; on exchanged .+ on random labels, .+ learns exchanged/)
    expect(both.rows.map((row) => row.slice(2, -1))).toEqual([
      ['not run', 'not run', 'not run', '1 (0.05)'],
      ['0.99 (0.51)', 'not run', '0.99 (none)', 'not run'],
    ])
  })

  it('names a leaner answer that is suspect, which has no row to be led to, and no earlier try', () => {
    const [first] = sources.analysis.variants.filter(({ model }) => model !== null)
    const validity = { ...NOTHING, verdict: 'suspect' as const, evidence: [NEVER_READ] }
    const others = ['f1', 'i1'].flatMap((tried) =>
      first === undefined ? [] : [{ ...first, id: first.id.replace(/i0$/, tried), counts: false, validity }],
    )
    const shown = withAnalysis({ variants: [...sources.analysis.variants, ...others] })
    expect(tableOf(chapterOf(shown, 'validity'), 'Suspect answers')?.map(([id]) => id)).toEqual([others[0]?.id])
    expect(chapterOf(shown, 'validity')?.lead[0]).toContain('1 of 1 probed answer is suspect')
    expect(renderMarkdown(shown)).toContain('1 answer is suspect')
    expect(renderHtml(shown, charts, SHELL)).not.toContain(`href="#runs-${others[0]?.id}"`)
  })

  it('claims no run of what could not be probed', () => {
    const reason = { kind: 'not-possible' as const, gaps: [{ kind: 'no-data-file' as const }] }
    const variants = sources.analysis.variants.map((each) =>
      each.model === null ? each : { ...each, validity: { ...NOTHING, verdict: 'not-probed' as const, reason } },
    )
    const [lead] = chapterOf(withAnalysis({ variants }), 'validity')?.lead ?? []
    expect(lead).toContain('None could be probed here.')
    expect(lead).not.toMatch(/Each script ran|is suspect/)
  })

  it('is not there without probes', () => {
    expect(chapterOf(report, 'validity')).toBeUndefined()
    expect(chapterOf(report, 'limits')?.notes.join()).toContain('was not probed')
  })
})

describe('what a finding rests on', () => {
  it('is named in its sentence, and led to on the page: a script by its runs, a project by its section', () => {
    const [first, second] = sources.analysis.variants.filter(({ model }) => model !== null)
    const [record] = second?.points.record ?? []
    if (first === undefined || second === undefined || record === undefined) throw new Error('two scripts with runs')
    const of = { severity: 'note', subject: null } as const
    const shown = withAnalysis({
      findings: [
        { kind: 'changed-scripts', ...of, severity: 'warning', numbers: {}, evidence: [first.id] },
        { kind: 'cold-runs', ...of, numbers: { cold: 1, runs: 9 }, evidence: [record] },
        {
          kind: 'few-pairs',
          ...of,
          numbers: { needed: 5 },
          evidence: [first.id],
          pairs: [{ project: first.project, baseline: 'original', pairs: 2 }],
        },
      ],
    })
    const page = parsePage(renderHtml(shown, charts, SHELL))
    const ids = new Set(page.map(({ attributes }) => attributes.id))
    const links = page.filter(({ attributes }) => attributes.href?.startsWith('#'))
    expect(links.filter(({ attributes }) => !ids.has(attributes.href?.slice(1)))).toEqual([])
    const told = chapterOf(shown, 'certainty')?.notes.map((parts) => parts.filter((part) => typeof part === 'object'))
    expect(told).toEqual([
      [{ text: first.id, target: `runs-${first.id}` }],
      [{ text: second.id, target: `runs-${second.id}` }],
      [{ text: first.project, target: `project-${first.project}` }],
    ])
    const notes = links.filter(({ attributes }) => attributes.href === `#runs-${second.id}`)
    expect(notes.map(({ text }) => text)).toContain(second.id)
    expect(renderMarkdown(shown)).toContain(`counts like the others. See ${second.id}.`)
  })
})
