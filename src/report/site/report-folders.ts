import { join } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { listFiles, readJson, readTextIfPresent, readYaml, writeFileAtomic } from '../../base/files.ts'
import { listBelow, lookBelow } from '../../base/untrusted-files.ts'
import { copyBelow } from '../../base/untrusted-writing.ts'
import { type Erratum, errata as errataFile, publishedReport } from '../../schema/published-report.ts'
import { addErrata, addErrataToMarkdown } from './errata.ts'
import { FACTS_FILE } from './own-files.ts'
import type { Published } from './published.ts'

/** Every folder of `reports/` that holds a published report. UserError where one is not what it should be. */
export async function readPublished(reports: string): Promise<Published[]> {
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
export async function placeReport(reports: string, out: string, id: string, errata: readonly Erratum[]): Promise<void> {
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
