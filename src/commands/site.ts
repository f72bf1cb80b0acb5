import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { writeFileAtomic } from '../base/files.ts'
import { makeFolders, requireNewFolder } from '../base/folders.ts'
import { CHART_CODE, readAsset, readChartCode } from '../base/package.ts'
import { count } from '../base/text.ts'
import { lookBelow } from '../base/untrusted-files.ts'
import { readSubmissions } from '../mlbench/submissions/read-submissions.ts'
import { buildSite } from '../report/site/build-site.ts'
import { placeReport, readPublished } from '../report/site/report-folders.ts'
import { siteOptions } from '../schema/options/publish-options.ts'

export type SiteOptions = Readonly<z.input<typeof siteOptions>>

const ASSETS = ['report.css', 'report.js', 'compare.js', 'explore.js'] as const

/** Builds the site of `reports/` into a folder that any web server serves. Returns the front page. */
export async function buildSiteFolder(
  given: SiteOptions,
  { logger }: CommandContext,
): Promise<{ readonly page: string; readonly reports: number }> {
  const { reports, submissions, out, url = null } = siteOptions.parse(given)
  await requireNewFolder(out, 'name a new folder with --out')
  if (given.reports !== undefined && (await lookBelow(reports, '')).kind !== 'folder')
    throw new UserError(`There is no folder ${reports}: name that of the published reports with --reports.`)
  const published = await readPublished(reports)
  await makeFolders(out)
  for (const name of ASSETS) await writeFileAtomic(join(out, 'assets', name), await readAsset('report', name))
  const chartCode = await readChartCode()
  if (chartCode === null)
    logger.warn(`Charts stay pictures: this checkout has no dist/${CHART_CODE}. npm run build:dist makes it.`)
  else await writeFileAtomic(join(out, 'assets', CHART_CODE), chartCode)
  const form = { url, hasChartCode: chartCode !== null, submissions: await readSubmissions(submissions) }
  for await (const [path, text] of buildSite(published, form)) {
    await writeFileAtomic(join(out, path), text)
    logger.status(`wrote ${path}`)
  }
  const script = await readAsset('report', 'report.js')
  for (const each of published) await placeReport(reports, out, each, script)
  logger.status('')
  logger.info(`Built a site of ${count(published.length, 'published campaign')}: ${out}`)
  return { page: join(out, 'index.html'), reports: published.length }
}
