import { drawChart } from '../charts/draw-chart.ts'
import { composeBoardPage } from './board-page.ts'
import { boardKey, listBoards } from './boards.ts'
import { composeComparePage } from './compare-page.ts'
import { renderFeed } from './feed.ts'
import { composeFrontPage } from './front-page.ts'
import { listModelHistories, listProjectHistories } from './histories.ts'
import { composeModelPage } from './model-page.ts'
import { composeProjectPage } from './project-page.ts'
import { byNewest, dayOf, type Published, titleOf } from './published.ts'
import { renderSitePage, type SitePage } from './site-page.ts'

/** Pages, feed and data of the site beside the reports themselves, a file at a time. `url`: where it will stand; null: not known. */
export async function* buildSite(
  reports: readonly Published[],
  url: string | null,
): AsyncGenerator<readonly [path: string, text: string], void, void> {
  const published = reports.toSorted(byNewest)
  const boards = listBoards(published)
  const models = listModelHistories(published)
  const projects = listProjectHistories(published)
  const pages: SitePage[] = [
    composeFrontPage({ published, boards, models, projects }),
    composeComparePage(published),
    ...boards.map(composeBoardPage),
    ...models.map(composeModelPage),
    ...projects.map(composeProjectPage),
  ]
  for (const page of pages) {
    const drawings: (string | null)[] = []
    for (const [place, { chart }] of page.parts.entries())
      drawings.push(await drawChart(chart?.spec ?? null, `chart-${place + 1}`))
    yield [`${page.path === '' ? '' : `${page.path}/`}index.html`, renderSitePage(page, drawings, url !== null)]
  }
  yield ['campaigns.json', `${JSON.stringify(published.map(listCampaign), null, 1)}\n`]
  if (url !== null) yield ['feed.xml', renderFeed(published, url)]
}

const listCampaign = ({ report, errata }: Published) => ({
  ...{ id: report.id, title: titleOf(report), day: dayOf(report), errata },
  ...{ models: report.models.map(({ id }) => id), datasetVersion: report.datasetVersion, ranking: boardKey(report) },
  ...{ page: `reports/${report.id}/`, data: `reports/${report.id}/published.json`, authors: report.authors },
})
