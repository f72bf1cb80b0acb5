import { join } from 'node:path'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { listFiles, readIfPresent, readJson, sha256Hex } from '../base/files.ts'
import { lookBelow } from '../base/untrusted-files.ts'
import type { LeftArtifacts } from '../github/artifact-store.ts'
import type { Client } from '../github/client.ts'
import type { EventRepository } from '../github/event.ts'
import { openPullRequest } from '../github/open-pull-request.ts'
import { runPage } from '../github/run-page.ts'
import { refuseArtifact, unpackArtifact } from '../github/take-artifact.ts'
import { FACTS_FILE, renderOwnFiles } from '../report/site/own-files.ts'
import { renderReportProposal } from '../report/text/proposal-words.ts'
import { type PublishedReport, publishedId, publishedReport } from '../schema/published-report.ts'
import { MOST_BYTES } from './publish.ts'

export interface ProposeReportOptions {
  /** Folder of the published reports in this checkout. */
  readonly reports: string
  readonly artifactName: string
  readonly repository: EventRepository
}

const LARGEST_ARCHIVE_BYTES = 4 * 1024 ** 2
/** What a report is made of, all in one folder. */
const REPORT_FILE = /^[A-Za-z-]{1,40}\.(?:csv|html|jsonl|md|parquet|svg)$/

/** Opens a pull request with the report that another job published: what it holds is held to its facts, and those to their schema. */
export async function proposeReport(
  { reports, artifactName, repository }: ProposeReportOptions,
  { client, artifacts }: { readonly client: Client; readonly artifacts: LeftArtifacts },
  { env, logger }: CommandContext,
): Promise<{ readonly number: number; readonly url: string; readonly id: string }> {
  const { facts, files } = await takeReport(artifactName, artifacts)
  const { id } = facts
  if ((await lookBelow(reports, id)).kind !== 'none')
    throw new UserError(`${join(reports, id)} is there already, and what is published stays: publish it by another id.`)
  const pull = await openPullRequest(client, {
    ...{ repository, branch: `publish/${id}`, title: `Publish the campaign ${id}` },
    text: renderReportProposal(facts, runPage(env)),
    files: new Map([...files, ...renderOwnFiles(facts)].map(([path, content]) => [`reports/${id}/${path}`, content])),
  })
  logger.info(`pull request ${pull.number} ${pull.isNew ? 'opened' : 'renewed'}: ${pull.url}`)
  return { ...pull, id }
}

interface TakenReport {
  readonly facts: PublishedReport
  readonly files: ReadonlyMap<string, Buffer>
}

async function takeReport(name: string, artifacts: LeftArtifacts): Promise<TakenReport> {
  const refuse = (reason: string) => refuseArtifact(name, reason)
  const artifact = (await artifacts.list()).find((each) => each.name === name)
  if (artifact === undefined) throw new UserError(`The run has no artifact '${name}': run actions/publish first.`)
  await using scratch = await unpackArtifact(artifacts, artifact, LARGEST_ARCHIVE_BYTES)
  const paths = await listFiles(scratch.folder)
  const [id = '', ...others] = new Set(paths.map((path) => path.split('/')[0] ?? ''))
  if (!publishedId.safeParse(id).success || others.length > 0) throw refuse('it holds more or less than one report')
  const facts = await readJson(join(scratch.folder, id, FACTS_FILE), publishedReport, scratch.folder)
  if (facts.id !== id) throw refuse(`its ${FACTS_FILE} is of '${facts.id}', in the folder '${id}'`)
  const files = new Map<string, Buffer>()
  for (const { path, sha256 } of facts.files) {
    const content = await readIfPresent(join(scratch.folder, id, path), scratch.folder, MOST_BYTES)
    if (!REPORT_FILE.test(path) || content === null || sha256Hex(content) !== sha256)
      throw refuse(`'${path}' is not the file of a report that its ${FACTS_FILE} names`)
    files.set(path, content)
  }
  const own = renderOwnFiles(facts).map(([path]) => path)
  const odd = paths.find((path) => !files.has(path.slice(id.length + 1)) && !own.includes(path.slice(id.length + 1)))
  if (odd !== undefined) throw refuse(`its ${FACTS_FILE} does not name '${odd}'`)
  if ([...files.values()].reduce((sum, { length }) => sum + length, 0) > MOST_BYTES) throw refuse('it is too large')
  return { facts, files }
}
