import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { cleanMessage } from '../../src/base/clean-text.ts'
import { composeAnnotations } from '../../src/report/campaign/annotations.ts'
import { composeBrief } from '../../src/report/campaign/chapters/brief.ts'
import { renderComment } from '../../src/report/campaign/comment.ts'
import { composeReport } from '../../src/report/campaign/compose-report.ts'
import { renderHtml } from '../../src/report/campaign/html.ts'
import { renderMarkdown, renderSummary } from '../../src/report/campaign/markdown.ts'
import { buildReportData, type ReportSources } from '../../src/report/campaign/report-data.ts'
import { renderTerminal } from '../../src/report/campaign/terminal.ts'
import { drawBadge } from '../../src/report/charts/badge.ts'
import { type Charts, drawCharts } from '../../src/report/charts/charts.ts'
import { renderComparisonMarkdown } from '../../src/report/comparison/comparison-markdown.ts'
import { renderReadme } from '../../src/report/downloads/readme.ts'
import { composeTaskScores } from '../../src/report/mlbench/task-scores-chapter.ts'
import { composeBoardPage } from '../../src/report/site/board-page.ts'
import { listBoards } from '../../src/report/site/boards.ts'
import { renderCitation, renderZenodo } from '../../src/report/site/citation.ts'
import { addErrata, addErrataToMarkdown } from '../../src/report/site/errata.ts'
import { renderFeed } from '../../src/report/site/feed.ts'
import { composeFrontPage } from '../../src/report/site/front-page.ts'
import { listProjectHistories } from '../../src/report/site/histories.ts'
import { composeProjectPage } from '../../src/report/site/project-page.ts'
import { renderSitePage } from '../../src/report/site/site-page.ts'
import { readPaperTables } from '../../src/report/text/paper-tables.ts'
import type { CampaignComparison } from '../../src/schema/comparison.ts'
import { type TaskScores, taskScores } from '../../src/schema/task-scores.ts'
import { makePlan } from '../analysis/factory.ts'
import { compare, makeSide, noisy } from '../analysis/sides.ts'
import { HOSTILE, OBEYED } from './cases.ts'
import { makeSources } from './fixtures.ts'
import { runPython } from './parse-page.ts'
import { makePublished } from './published.ts'

/** What attacks a page, a comment, a log or a terminal, in as many ways as are known. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<svg/onload=alert(1)>',
  '</style><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>alert(1)',
  '--><b>out</b>',
  ']]><b>out</b>',
  '<iframe src="https://evil.example"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<math><mtext><style><img src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '</details></details><h1>out</h1>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  'x</text><text>y',
  '[a](javascript:alert(1))',
  '![a](https://evil.example/pixel.png)',
  '[a][b]',
  '<https://evil.example>',
  'https://evil.example/x',
  'www.evil.example',
  'mailto:evil@evil.example',
  '@someone and @org/team',
  'fixes #12',
  'closes GH-7',
  'org/repository#12',
  '| new | cell |',
  'a\n| --- |\n| row |',
  'a\n\n# heading',
  'a\r\n- item',
  'a\u2028## heading',
  '```\ncode\n```',
  '`code` ~~~ *bold* __bold__ ~~gone~~',
  '$\\frac{1}{2}$ and $$x$$',
  '> quote\n> [!WARNING]\n> warned',
  '- [x] done',
  '<!-- greenml -->',
  '::error file=a,line=1::broken',
  '::set-output name=a::b',
  'a\n::add-mask::b',
  'a\n##[error]broken',
  '##vso[task.setvariable variable=a]b',
  '\u001b[31mred\u001b[0m',
  '\u001b]0;title\u0007after',
  '\u009b2Jcleared',
  'a\bb\u0000c\u007fd',
  '\u202Eevil\u202C reversed \u2066isolated\u2069',
  'zero\u200bwidth\ufeff\u00ad',
  '=1+1 and +cmd|x',
] as const

const MARKDOWN = ['report', 'summary', 'comment', 'comparison', 'readme', 'erratum'] as const

/** The same surfaces of the same campaign, in which a stranger's words were these. */
interface Surfaces {
  readonly page: string
  readonly markdown: Readonly<Record<(typeof MARKDOWN)[number], string>>
  readonly badge: string
  /** A page for each kind of the site's, and its feed. */
  readonly site: readonly string[]
  /** What citation and Zenodo are told, read back: nothing of it may have become a field. */
  readonly cited: readonly string[][]
  readonly terminal: string
  readonly log: string
}

const LABEL = JSON.stringify(HOSTILE).slice(1, -1)
const PAPER = await readPaperTables()
const hits = { hits: 3, all: 4 }
const rate = { k: 1, passed: 2, attemptable: 3, total: 4, share: 0.5, bounds: null, clusterInterval: null }
/** Scores of ML-Bench in which every text is a stranger's. */
const SCORES = taskScores.parse({
  ...{ schemaVersion: 2, rules: 'compat', rowsSha256: 'a'.repeat(64), tasks: 4, ranking: null },
  golds: { checked: 0, failed: [], excluded: false },
  faults: [{ githubId: 1, repository: 'a', fault: 'HOSTILE', lacks: [], tasks: 1 }],
  systems: [
    {
      ...{ system: 'HOSTILE', attempts: 4, passed: 2, lost: 1, firstFailed: null, reasons: {}, errorCategories: {} },
      ...{ passRates: [{ ...rate, taskInterval: null }], unbiased: [], byType: [] },
      published: { tasks: 0, dropped: 0, pass1: 0, pass2: 0, pass5: 0 },
      hitPrecision: { parameters: hits, generations: hits, byKind: { text: hits, integer: hits, decimal: hits } },
      took: { runs: 0, wallSeconds: null, cpuSeconds: null, joules: null, quality: 'unavailable' },
      byRepository: [{ githubId: 1, repository: 'HOSTILE', passRates: [{ ...rate, taskInterval: null }] }],
    },
  ],
})

const strangersScores: TaskScores = JSON.parse(JSON.stringify(SCORES).replaceAll('HOSTILE', () => LABEL))

const plan = makePlan({ projects: 8, repetitions: 8 })
const fails = { status: 'failed', failureClass: 'runtime', errorType: 'Error', errorMessage: HOSTILE } as const
let sources: ReportSources
let comparison: CampaignComparison
let charts: Charts
let plain: Surfaces
let attacked: Map<string, { readonly surfaces: Surfaces; readonly shapes: (string[] | undefined)[] }>
let plainShapes: string[][]
/** Documents of a surface that a parser reads. */
const documentsOf = ({ page, badge, site }: Surfaces) => [page, badge, ...site]
beforeAll(async () => {
  sources = makeSources({ hostile: true })
  const steady = noisy(() => 0.6)
  const broken = (place: Parameters<typeof steady>[0]) =>
    place.model !== null && place.project === 'project-2' ? { changes: fails } : steady(place)
  comparison = compare(makeSide(plan, steady, 1), makeSide(plan, broken, 2))
  charts = await drawCharts(buildReportData(sources))
  plain = renderAll('plain words')
  const all = ATTACKS.map(renderAll)
  const shapes = readShapes([plain, ...all].flatMap(documentsOf))
  const size = documentsOf(plain).length
  plainShapes = shapes.slice(0, size)
  attacked = new Map(
    all.map((surfaces, place) => [
      ATTACKS[place] ?? '',
      { surfaces, shapes: shapes.slice(size * (place + 1), size * (place + 2)) },
    ]),
  )
}, 60_000)

const speak = <T>(value: T, words: string): T =>
  JSON.parse(JSON.stringify(value).replaceAll(LABEL, () => JSON.stringify(words).slice(1, -1)))

function renderAll(words: string): Surfaces {
  const { plan, analysis } = speak({ plan: sources.plan, analysis: sources.analysis }, words)
  const data = buildReportData({ plan, analysis, diffs: sources.diffs })
  const report = composeReport(data, [composeTaskScores(speak(strangersScores, words), PAPER) ?? expect.fail()])
  const brief = composeBrief(data)
  const { published, board, project } = publishAs(words)
  const changed = speak({ ...comparison, a: { ...comparison.a, campaign: HOSTILE } }, words)
  return {
    page: renderHtml(report, charts, { css: '', script: '' }),
    markdown: {
      report: renderMarkdown(report),
      summary: renderSummary(report),
      comment: renderComment({ report, brief, comparison: changed, link: null }),
      comparison: renderComparisonMarkdown(changed),
      readme: renderReadme({ ...report.overview, projects: data.projects, files: ['index.html', 'records.csv'] }),
      erratum: addErrataToMarkdown('text', published.errata),
    },
    badge: drawBadge(data),
    site: [
      ...[board, project].map((each) => renderSitePage(each, [], true)),
      renderSitePage(
        composeFrontPage({ submissions: 0, published: [published], boards: [], models: [], projects: [] }),
        [],
        true,
      ),
      renderFeed([published], 'https://example.org/'),
      addErrata('<html><main><p>text</p></main></html>', published.errata),
    ],
    cited: [
      Object.keys(parse(renderCitation(published.report))),
      Object.keys(JSON.parse(renderZenodo(published.report)).metadata),
    ],
    terminal: brief === null ? '' : renderTerminal(brief, 80),
    log: [
      ...[report.overview.title, ...report.overview.headline.map(({ text }) => text), words],
      ...composeAnnotations(report).map(({ text }) => text),
    ]
      .map((line) => cleanMessage(line, true))
      .join('\n'),
  }
}

/** The same campaign as it is published, and pages of the site in which those words stand. */
function publishAs(words: string) {
  const errata = [{ date: '2026-12-01', kind: 'corrected' as const, text: HOSTILE }]
  const made = makePublished({ campaign: HOSTILE, authors: [HOSTILE], licence: HOSTILE, errata })
  const projects = made.report.projects.map((each) => ({ ...each, title: HOSTILE, task: HOSTILE, licence: HOSTILE }))
  const data = {
    path: 'a.csv',
    role: 'all' as const,
    licence: HOSTILE,
    target: HOSTILE,
    source: 'https://example.org/data',
  }
  const report = { ...made.report, projects: projects.map((each) => ({ ...each, data: [data] })) }
  const published = speak({ ...made, report }, words)
  const [history] = listProjectHistories([published])
  const [board] = listBoards([published])
  if (history === undefined || board === undefined) throw new Error('nothing is published')
  return { published, board: composeBoardPage(board), project: composeProjectPage(history) }
}

/** Of each page every element with its attributes, by a strict parser that is not ours; a log shows as many lines as it has. */
const READER = `
import json, sys
import xml.etree.ElementTree as tree
def shape(page):
    each = [e.tag.split('}')[-1] + ' ' + ' '.join(e.attrib) for e in tree.fromstring(page).iter()]
    return [e for before, e in zip([''] + each, each) if e != 'span class' or e != before]
print(json.dumps([shape(page) for page in json.load(sys.stdin)]))
`
const readShapes = (pages: readonly string[]): string[][] => JSON.parse(runPython(READER, JSON.stringify(pages)))

/** Where a renderer sees structure: the beginning of each line, and its cells. */
const shapeOfMarkdown = (text: string) =>
  text
    .split('\n')
    .map((line) => `${/^(#+ |\||- |> |```|<\/?details>|\*|$)/.exec(line)?.[0] ?? 'text'} ${countCells(line)}`)
const countCells = (line: string) => (line.startsWith('|') ? line.match(/(?<!\\)(?:\\\\)*\|/g)?.length : 0)

describe.each(ATTACKS)('%j', (words) => {
  it('leaves every surface as plain words do, and is obeyed by none', () => {
    const { surfaces, shapes } = attacked.get(words) ?? expect.fail()
    const { page, markdown, badge, terminal, log, site, cited } = surfaces
    expect(shapes).toEqual(plainShapes)
    expect(cited).toEqual(plain.cited)
    for (const name of MARKDOWN) {
      const text = markdown[name]
      expect(shapeOfMarkdown(text), name).toEqual(shapeOfMarkdown(plain.markdown[name]))
      expect(text, name).not.toMatch(/<(?!https:\/\/github\.com\/example\/|br>|\/?(details|summary)>)/)
      expect(text, name).not.toMatch(/(?<![\w\\])@\w|(?<!&)#\d|\bGH-\d|www\.evil|:\/\/evil/)
      expect(text, name).not.toMatch(
        /(?<!\\)\](?:\(|\[)(?!<?https:\/\/github\.com\/example|records\.\w+\)|README\.md\)|index\.html\)|https:\/\/creativecommons\.org\/)/,
      )
      expect(text, name).not.toMatch(/^\s*(?:::|##\[|##vso)/m)
      expect(text, name).not.toMatch(OBEYED)
    }
    for (const text of [page, badge, terminal, log, ...site]) expect(text).not.toMatch(OBEYED)
    expect(log).not.toMatch(/^\s*::|##\[/m)
  })
})
