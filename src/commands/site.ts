import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { listFiles, readJson, readTextIfPresent, readYaml, writeFileAtomic } from '../base/files.ts'
import { makeFolders } from '../base/folders.ts'
import { CHART_CODE, readAsset, readChartCode } from '../base/package.ts'
import { listBelow, lookBelow } from '../base/untrusted-files.ts'
import { copyBelow } from '../base/untrusted-writing.ts'
import { readSubmissions } from '../mlbench/submissions/read-submissions.ts'
import { buildSite } from '../report/site/build-site.ts'
import { addErrata, addErrataToMarkdown } from '../report/site/errata.ts'
import { FACTS_FILE } from '../report/site/own-files.ts'
import type { Published } from '../report/site/published.ts'
import { siteOptions } from '../schema/options/publish-options.ts'
import { type Erratum, errata as errataFile, publishedReport } from '../schema/published-report.ts'

export type SiteOptions = Readonly<z.input<typeof siteOptions>>

const ASSETS = ['report.css', 'report.js', 'compare.js', 'explore.js'] as const

/** Builds the site of `reports/` into a folder that any web server serves. Returns the front page. */
export async function buildSiteFolder(
  given: SiteOptions,
  { logger }: CommandContext,
): Promise<{ readonly page: string; readonly reports: number }> {
  const { reports, submissions, out, url = null } = siteOptions.parse(given)
  if (((await listBelow(out, '')) ?? []).length > 0)
    throw new UserError(`${out} is not empty: name a new folder with --out.`)
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
  for (const { report, errata } of published) await placeReport(reports, out, report.id, errata)
  logger.status('')
  logger.info(`Built a site of ${published.length} published campaigns: ${out}`)
  return { page: join(out, 'index.html'), reports: published.length }
}

/** Every folder of `reports/` that holds a published report. UserError where one is not what it should be. */
async function readPublished(reports: string): Promise<Published[]> {
  const published: Published[] = []
  for (const { name, kind } of (await listBelow(reports, '')) ?? []) {
    if (kind !== 'folder' || (await lookBelow(reports, `${name}/${FACTS_FILE}`)).kind === 'none') continue
    const path = join(reports, name, FACTS_FILE)
    const report = await readJson(path, publishedReport, reports)
    if (report.id !== name) throw new UserError(`${path} is of '${report.id}': its folder has to have that name.`)
    published.push({ report, errata: await readErrata(reports, name) })
  }
  const ids = new Set(published.map(({ report }) => report.id))
  for (const { report, errata } of published) {
    for (const { replacedBy } of errata)
      if (replacedBy !== undefined && !ids.has(replacedBy))
        throw new UserError(`${join(reports, report.id, ERRATA)}: there is no report '${replacedBy}'.`)
  }
  return published
}

const ERRATA = 'errata.yaml'

async function readErrata(reports: string, id: string): Promise<Erratum[]> {
  if ((await lookBelow(reports, `${id}/${ERRATA}`)).kind === 'none') return []
  const path = join(reports, id, ERRATA)
  const { errata } = await readYaml(path, errataFile, `There is no ${path}.`, reports)
  return errata.toSorted((a, b) => a.date.localeCompare(b.date))
}

/** Copies a report; on its page and in its text stands what was found to be wrong with it. */
async function placeReport(reports: string, out: string, id: string, errata: readonly Erratum[]): Promise<void> {
  const [from, to] = [join(reports, id), join(out, 'reports', id)]
  const change: ReadonlyMap<string, (text: string) => string> = new Map([
    ['index.html', (text) => addErrata(text, errata)],
    ['report.md', (text) => addErrataToMarkdown(text, errata)],
  ])
  for (const path of await listFiles(from)) {
    const text = change.has(path) ? await readTextIfPresent(join(from, path), from) : null
    if (text === null) await copyBelow(from, to, path)
    else await writeFileAtomic(join(to, path), change.get(path)?.(text) ?? text)
  }
}
