import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { orTell, refuseStopped, UserError } from '../base/errors.ts'
import { listFiles, writeFileAtomic } from '../base/files/files.ts'
import { fillNewFolder } from '../base/files/fill-folder.ts'
import { requireNewFolder } from '../base/files/folders.ts'
import { removeTree } from '../base/files/scratch.ts'
import { lookBelow } from '../base/files/untrusted-files.ts'
import { CHART_CODE, readAsset, readChartCode } from '../base/package.ts'
import { cleanMessage } from '../base/text/clean-text.ts'
import { count } from '../base/text/text.ts'
import { readSubmissions } from '../mlbench/submissions/read-submissions.ts'
import { buildSite } from '../report/site/build-site.ts'
import type { Published } from '../report/site/published.ts'
import { keepWays, placeReport, readPublished } from '../report/site/report-folders.ts'
import { siteOptions } from '../schema/options/publish-options.ts'

export type SiteOptions = Readonly<z.input<typeof siteOptions>>

const ASSETS = ['report.css', 'report.js', 'compare.js', 'explore.js'] as const

export interface BuiltSite {
  /** Path of the front page. */
  readonly html: string
  /** The site's folder. */
  readonly folder: string
  /** All that was written, relative to the folder. */
  readonly files: readonly string[]
  /** The ids of the reports on it. */
  readonly reports: readonly string[]
  /** What is not on it, or leads nowhere, and why. */
  readonly leftOut: readonly string[]
}

/**
 * Builds the site of `reports/` into a folder that any web server serves, without what is not as it should be: that is told, and
 * one report keeps none of the others from their readers.
 */
export async function buildSiteFolder(given: SiteOptions, { logger, signal }: CommandContext): Promise<BuiltSite> {
  const { reports, submissions, out, url = null, leftOut: list } = siteOptions.parse(given)
  const leftOut: string[] = []
  const tell = ({ message }: UserError) => {
    leftOut.push(message)
    logger.warn(`Left out of the site: ${message}`)
  }
  await requireNewFolder(out, 'remove it where it is an older site, or name a new folder with --out')
  if (given.reports !== undefined && (await lookBelow(reports, '')).kind !== 'folder')
    throw new UserError(`There is no folder ${reports}: name that of the published reports with --reports.`)
  return fillNewFolder(out, signal, async () => {
    const published = await placeReports(reports, out, tell)
    for (const name of ASSETS) await writeFileAtomic(join(out, 'assets', name), await readAsset('report', name))
    const chartCode = await readChartCode()
    if (chartCode === null)
      logger.warn(`Charts stay pictures: this checkout has no dist/${CHART_CODE}. npm run build:dist makes it.`)
    else await writeFileAtomic(join(out, 'assets', CHART_CODE), chartCode)
    const form = { url, hasChartCode: chartCode !== null, submissions: await readSubmissions(submissions, tell) }
    if (published.length + form.submissions.length === 0)
      logger.warn(`The site is empty: no published report is in ${reports}. greenml publish puts one there.`)
    for await (const [path, text] of buildSite(published, form)) {
      refuseStopped(signal)
      await writeFileAtomic(join(out, path), text)
      logger.status(`wrote ${path}`)
    }
    logger.status('')
    logger.info(`Built a site of ${count(published.length, 'published campaign')}: ${out}`)
    if (list !== undefined && leftOut.length > 0) await writeFileAtomic(list, `${leftOut.map(toLine).join('\n')}\n`)
    const reportIds = published.map(({ report }) => report.id)
    return { html: join(out, 'index.html'), folder: out, files: await listFiles(out), reports: reportIds, leftOut }
  })
}

const toLine = (text: string) => cleanMessage(text, true).replaceAll('\n', ' ')

/** The reports that lie on the site whole. */
async function placeReports(reports: string, out: string, tell: (error: UserError) => void): Promise<Published[]> {
  const script = await readAsset('report', 'report.js')
  const read = await readPublished(reports, tell)
  const ids = new Set<string>()
  for (const each of read) {
    const { id } = each.report
    if (
      (await orTell(
        placeReport(reports, out, each, script).then(() => id),
        tell,
      )) !== null
    )
      ids.add(id)
    else await removeTree(join(out, 'reports', id))
  }
  const placed: Published[] = []
  for (const each of read) {
    if (!ids.has(each.report.id)) continue
    const kept = keepWays(reports, each, ids, tell)
    if (!isDeepStrictEqual(kept, each)) {
      await removeTree(join(out, 'reports', each.report.id)) // its pages lead to what is not there
      await placeReport(reports, out, kept, script)
    }
    placed.push(kept)
  }
  return placed
}
