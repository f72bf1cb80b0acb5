import { join } from 'node:path'
import { orTell, UserError } from '../../base/errors.ts'
import { listFiles, readJson, readYaml, writeFileAtomic } from '../../base/files/files.ts'
import { listAsNamed, lookBelow } from '../../base/files/untrusted-files.ts'
import { copyBelow } from '../../base/files/untrusted-writing.ts'
import { compareTexts } from '../../base/text/text.ts'
import {
  type Erratum,
  errata as errataFile,
  FACTS_FILE,
  publishedReport,
} from '../../schema/campaign/published-report.ts'
import { addErrata, addErrataToMarkdown } from './errata.ts'
import { holdPage } from './hold-page.ts'
import { renderOwnFiles } from './own-files.ts'
import { readReportFile } from './proposed-report.ts'
import type { Published } from './published.ts'

/** Every folder of `reports/` that holds a published report; one that is not what it should be is left out, and told. */
export async function readPublished(reports: string, tell: (error: UserError) => void): Promise<Published[]> {
  const published: Published[] = []
  for (const { name, kind } of (await listAsNamed(reports, '')) ?? []) {
    const read = kind === 'folder' ? await orTell(readReport(reports, name), tell) : null
    if (read !== null) published.push(read)
  }
  return published
}

/** Null: there is none in that folder. */
async function readReport(reports: string, name: string): Promise<Published | null> {
  if ((await lookBelow(reports, `${name}/${FACTS_FILE}`)).kind === 'none') return null
  const path = join(reports, name, FACTS_FILE)
  const report = await readJson(path, publishedReport, reports)
  if (report.id !== name) throw new UserError(`${path} is of '${report.id}': its folder has to have that name.`)
  return { report, errata: await readErrata(reports, name) }
}

/** What was found to be wrong with a report stands there whole; what it leads to has to be on the site, or that is told. */
export function keepWays(
  reports: string,
  { report, errata }: Published,
  ids: ReadonlySet<string>,
  tell: (error: UserError) => void,
): Published {
  const kept = errata.map(({ replacedBy, ...others }) => {
    if (replacedBy === undefined || ids.has(replacedBy))
      return replacedBy === undefined ? others : { ...others, replacedBy }
    tell(new UserError(`${join(reports, report.id, ERRATA)}: there is no report '${replacedBy}'.`))
    return others
  })
  return { report, errata: kept }
}

const ERRATA = 'errata.yaml'

async function readErrata(reports: string, id: string): Promise<Erratum[]> {
  if ((await lookBelow(reports, `${id}/${ERRATA}`)).kind === 'none') return []
  const path = join(reports, id, ERRATA)
  const { errata } = await readYaml(path, errataFile, `There is no ${path}.`, reports)
  return errata.toSorted((a, b) => compareTexts(a.date, b.date))
}

/**
 * Copies a report, each file by the hash that its facts give. On its page and in its text stands what was found to be wrong with
 * it, and the page runs `script`, that of this tool's pages, and no other. UserError for whatever else lies in its folder.
 */
export async function placeReport(
  reports: string,
  out: string,
  { report, errata }: Published,
  script: string,
): Promise<void> {
  const { id, files } = report
  const [folder, to] = [join(reports, id), join(out, 'reports', id)]
  const change: ReadonlyMap<string, (text: string) => string> = new Map([
    ['index.html', (text) => addErrata(holdPage(text, script), errata)],
    ['report.md', (text) => addErrataToMarkdown(text, errata)],
  ])
  const refuse = (reason: string) => new UserError(`${folder}: ${reason}.`)
  for (const file of files) {
    const content = await readReportFile({ root: reports, folder }, file, refuse)
    await writeFileAtomic(join(to, file.path), change.get(file.path)?.(content.toString('utf8')) ?? content)
  }
  const own = [...renderOwnFiles(report).map(([path]) => path), ERRATA]
  for (const path of await listFiles(folder)) {
    if (own.includes(path)) await copyBelow(folder, to, path)
    else if (!files.some((file) => file.path === path)) throw refuse(`its ${FACTS_FILE} does not name '${path}'`)
  }
}
