import type { Submission } from '../../schema/mlbench/task-submission.ts'
import { drawChart } from '../charts/draw-chart.ts'
import { compileInteractive } from '../charts/interactive-chart.ts'
import { composeBoardPage } from './board-page.ts'
import { boardKey, listBoards } from './boards.ts'
import { composeComparePage } from './compare-page.ts'
import { renderFeed } from './feed.ts'
import { composeFrontPage } from './front-page.ts'
import { listModelHistories, listProjectHistories } from './histories.ts'
import { composeModelPage } from './model-page.ts'
import { composeProjectPage } from './project-page.ts'
import { byNewest, dayOf, type Published, titleOf } from './published.ts'
import { type Drawing, renderSitePage, type SitePage } from './site-page.ts'
import { composeTaskBoard } from './task-board-page.ts'

export interface SiteForm {
  /** Where it will stand; null: not known. */
  readonly url: string | null
  /** Whether the code that draws a chart anew lies in its assets. */
  readonly hasChartCode: boolean
  /** Answers to ML-Bench's tasks; absent: there are none. */
  readonly submissions?: readonly Submission[]
}

/** Pages, feed and data of the site beside the reports themselves, a file at a time. */
export async function* buildSite(
  reports: readonly Published[],
  { url, hasChartCode, submissions = [] }: SiteForm,
): AsyncGenerator<readonly [path: string, text: string], void, void> {
  const published = reports.toSorted(byNewest)
  const form = { hasFeed: url !== null, reports: published.length, submissions: submissions.length }
  for (const page of listPages(published, submissions)) {
    const folder = page.path === '' ? '' : `${page.path}/`
    const charts = await drawParts(page, hasChartCode)
    for (const { name, interactive } of charts) if (interactive !== null) yield [`${folder}${name}`, interactive]
    yield [`${folder}index.html`, renderSitePage(page, charts.map(toDrawing), form)]
  }
  yield ['campaigns.json', `${JSON.stringify(published.map(listCampaign), null, 1)}\n`]
  if (url !== null) yield ['feed.xml', renderFeed(published, url)]
}

interface PartChart {
  readonly picture: string | null
  /** File beside the page for what follows. */
  readonly name: string
  /** From which a page's script draws it anew. */
  readonly interactive: string | null
}

async function drawParts({ parts }: SitePage, hasChartCode: boolean): Promise<PartChart[]> {
  const drawn: PartChart[] = []
  for (const [place, { chart }] of parts.entries()) {
    const id = `chart-${place + 1}`
    const spec = chart?.spec ?? null
    const interactive = spec === null || !hasChartCode ? null : await compileInteractive(spec.spec)
    drawn.push({
      picture: await drawChart(spec, id),
      name: `${id}.json`,
      interactive: interactive === null ? null : JSON.stringify(interactive),
    })
  }
  return drawn
}

const toDrawing = ({ picture, name, interactive }: PartChart): Drawing | null =>
  picture === null ? null : { picture, file: interactive === null ? null : name }

function listPages(published: readonly Published[], submissions: readonly Submission[]): SitePage[] {
  const boards = listBoards(published)
  const models = listModelHistories(published)
  const projects = listProjectHistories(published)
  return [
    composeFrontPage({ published, boards, models, projects, submissions: submissions.length }),
    ...(published.length > 1 ? [composeComparePage(published)] : []), // of one there is nothing to compare
    ...(submissions.length === 0 ? [] : [composeTaskBoard(submissions)]),
    ...boards.map(composeBoardPage),
    ...models.map(composeModelPage),
    ...projects.map(composeProjectPage),
  ]
}

const listCampaign = ({ report, errata }: Published) => ({
  id: report.id,
  title: titleOf(report),
  day: dayOf(report),
  errata,
  models: report.models.map(({ id }) => id),
  datasetVersion: report.datasetVersion,
  ranking: boardKey(report),
  page: `reports/${report.id}/`,
  data: `reports/${report.id}/published.json`,
  authors: report.authors,
})
