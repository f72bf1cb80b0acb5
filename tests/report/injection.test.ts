import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { cleanMessage } from '../../src/base/text/clean-text.ts'
import { composeAnnotations } from '../../src/report/campaign/annotations.ts'
import { composeBrief } from '../../src/report/campaign/chapters/brief.ts'
import { renderComment } from '../../src/report/campaign/comment.ts'
import { composeReport } from '../../src/report/campaign/compose-report.ts'
import { drawBadge } from '../../src/report/charts/badge.ts'
import { drawCharts } from '../../src/report/charts/charts.ts'
import { renderComparisonMarkdown } from '../../src/report/comparison/comparison-markdown.ts'
import { buildReportData, type ReportSources } from '../../src/report/data/report-data.ts'
import type { Charts } from '../../src/report/document/chapter.ts'
import { renderHtml } from '../../src/report/document/html.ts'
import { renderMarkdown, renderSummary } from '../../src/report/document/markdown.ts'
import { renderTerminal } from '../../src/report/document/terminal.ts'
import { renderReadme } from '../../src/report/downloads/readme.ts'
import { renderRevisionsComment } from '../../src/report/measurement/revisions.ts'
import { composeRevisions } from '../../src/report/measurement/revisions-chapter.ts'
import { composeAgentRuns } from '../../src/report/mlbench/agent-runs-chapter.ts'
import { composeTaskScores } from '../../src/report/mlbench/task-scores-chapter.ts'
import { composeBoardPage } from '../../src/report/site/board-page.ts'
import { listBoards } from '../../src/report/site/boards.ts'
import { renderCitation, renderZenodo } from '../../src/report/site/citation.ts'
import { composeComparePage } from '../../src/report/site/compare-page.ts'
import { addErrata, addErrataToMarkdown } from '../../src/report/site/errata.ts'
import { renderFeed } from '../../src/report/site/feed.ts'
import { composeFrontPage } from '../../src/report/site/front-page.ts'
import { listModelHistories, listProjectHistories } from '../../src/report/site/histories.ts'
import { composeModelPage } from '../../src/report/site/model-page.ts'
import { composeProjectPage } from '../../src/report/site/project-page.ts'
import { renderReportProposal } from '../../src/report/site/proposal-words.ts'
import { renderSitePage } from '../../src/report/site/site-page.ts'
import { composeTaskBoard } from '../../src/report/site/task-board-page.ts'
import { readPaperTables } from '../../src/report/text/mlbench/paper-tables.ts'
import { annotateSubmissions } from '../../src/report/text/mlbench/submission-words.ts'
import { renderValidationComment } from '../../src/report/text/validation-comment.ts'
import type { CampaignComparison } from '../../src/schema/analysis/comparison.ts'
import { makePlan } from '../analysis/factory.ts'
import { compare, makeSide, noisy } from '../analysis/sides.ts'
import { ATTACKS } from './attacks.ts'
import { HOSTILE, OBEYED } from './cases.ts'
import { makeSources } from './fixtures.ts'
import { makePublished } from './published.ts'
import { readShapes, shapeOfMarkdown } from './shapes.ts'
import { STRANGERS, speak } from './strangers.ts'

const MARKDOWN = [
  'report',
  'summary',
  'comment',
  'comparison',
  'readme',
  'erratum',
  'publication',
  'validation',
  'revisions',
] as const

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

const PAPER = await readPaperTables()

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

function renderAll(words: string): Surfaces {
  const { plan, analysis } = speak({ plan: sources.plan, analysis: sources.analysis }, words)
  const data = buildReportData({ plan, analysis, diffs: sources.diffs })
  const supplements = [
    composeTaskScores(speak(STRANGERS.scores, words), PAPER),
    composeAgentRuns(speak(STRANGERS.agents, words)),
    composeRevisions(speak(STRANGERS.revisions, words)),
  ]
  const report = composeReport(
    data,
    supplements.map((chapter) => chapter ?? expect.fail()),
  )
  const brief = composeBrief(data)
  const { published, pages } = publishAs(words)
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
      publication: renderReportProposal(published.report, null),
      validation: renderValidationComment(speak(STRANGERS.validation, words), null),
      revisions: renderRevisionsComment(speak(STRANGERS.revisions, words), null),
    },
    badge: drawBadge(data),
    site: [
      ...pages.map((each) => renderSitePage(each, [], { hasFeed: true, reports: 2, submissions: 1 })),
      renderFeed([published], 'https://example.org/'),
      addErrata('<html><main><p>text</p></main></html>', published.errata),
    ],
    cited: [
      Object.keys(parse(renderCitation(published.report))),
      Object.keys(JSON.parse(renderZenodo(published.report)).metadata),
    ],
    terminal: brief === null ? '' : renderTerminal(brief, 80),
    log: [
      report.overview.title,
      ...report.overview.headline.map(({ text }) => text),
      words,
      ...composeAnnotations(report).map(({ text }) => text),
      ...annotateSubmissions(speak(STRANGERS.validation, words).submissions).map(({ text }) => text),
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
  const [model] = listModelHistories([published])
  if (history === undefined || board === undefined || model === undefined) throw new Error('nothing is published')
  const pages = [
    composeFrontPage({ submissions: 0, published: [published], boards: [], models: [], projects: [] }),
    composeBoardPage(board),
    composeProjectPage(history),
    composeModelPage(model),
    composeComparePage([published]),
    composeTaskBoard([speak(STRANGERS.submission, words)]),
  ]
  return { published, pages }
}

/** A block of code shows its lines as they are. */
const withoutCode = (text: string) => text.replaceAll(/^ {4}.*\n/gm, '')

describe.each(ATTACKS)('%j', (words) => {
  it('leaves every surface as plain words do, and is obeyed by none', () => {
    const { surfaces, shapes } = attacked.get(words) ?? expect.fail()
    const { page, markdown, badge, terminal, log, site, cited } = surfaces
    expect(shapes).toEqual(plainShapes)
    expect(cited).toEqual(plain.cited)
    for (const name of MARKDOWN) {
      const text = withoutCode(markdown[name])
      expect(shapeOfMarkdown(text), name).toEqual(shapeOfMarkdown(withoutCode(plain.markdown[name])))
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
