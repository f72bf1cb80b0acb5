import { join } from 'node:path'
import { listFiles, readIfPresent, readJson, sha256Hex } from '../../base/files/files.ts'
import { FACTS_FILE, type PublishedReport, publishedReport } from '../../schema/campaign/published-report.ts'
import { publishedId } from '../../schema/options/published-id.ts'
import { isHarmless } from './hold-page.ts'
import { renderOwnFiles } from './own-files.ts'

/** What a report is made of, all in one folder. */
const REPORT_FILE = /^[A-Za-z-]{1,40}\.(?:csv|html|jsonl|md|parquet|svg)$/

/** A file that the facts of a report name, by its bytes. UserError by `refuse` where it is not that, or does more than a report's does. */
export async function readReportFile(
  { root, folder, mostBytes }: { readonly root: string; readonly folder: string; readonly mostBytes?: number },
  { path, sha256 }: PublishedReport['files'][number],
  refuse: (reason: string) => Error,
): Promise<Buffer> {
  const content = REPORT_FILE.test(path) ? await readIfPresent(join(folder, path), root, mostBytes) : null
  if (content === null || sha256Hex(content) !== sha256)
    throw refuse(`'${path}' is not the file of a report that its ${FACTS_FILE} names`)
  if (!isHarmless(path, content)) throw refuse(`'${path}' is no page or drawing as greenml makes them`)
  return content
}

interface TakenReport {
  readonly facts: PublishedReport
  readonly files: ReadonlyMap<string, Buffer>
}

/** The one report that a folder holds which another job has left, held to its facts. `refuse`: makes the error for what is none. */
export async function readProposedReport(
  root: string,
  mostBytes: number,
  refuse: (reason: string) => Error,
): Promise<TakenReport> {
  const paths = await listFiles(root)
  const [id = '', ...others] = new Set(paths.map((path) => path.split('/')[0] ?? ''))
  if (!publishedId.safeParse(id).success || others.length > 0) throw refuse('it holds more or less than one report')
  const facts = await readJson(join(root, id, FACTS_FILE), publishedReport, root)
  if (facts.id !== id) throw refuse(`its ${FACTS_FILE} is of '${facts.id}', in the folder '${id}'`)
  const files = new Map<string, Buffer>()
  let bytes = 0
  for (const file of facts.files) {
    const content = await readReportFile({ root, folder: join(root, id), mostBytes }, file, refuse)
    files.set(file.path, content)
    bytes += content.length
    if (bytes > mostBytes) throw refuse('it is too large')
  }
  const own = renderOwnFiles(facts).map(([path]) => path)
  const odd = paths.find((path) => !files.has(path.slice(id.length + 1)) && !own.includes(path.slice(id.length + 1)))
  if (odd !== undefined) throw refuse(`its ${FACTS_FILE} does not name '${odd}'`)
  return { facts, files }
}
