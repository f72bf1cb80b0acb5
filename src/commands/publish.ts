import { join } from 'node:path'
import type { z } from 'zod'
import { composePublished } from '../analysis/published-facts.ts'
import type { CommandContext } from '../base/context.ts'
import { refuseStopped, UserError } from '../base/errors.ts'
import { hashBelow, statIfPresent, writeFileAtomic } from '../base/files/files.ts'
import { fillNewFolder } from '../base/files/fill-folder.ts'
import { makeScratch, removeTree } from '../base/files/scratch.ts'
import { lookBelow } from '../base/files/untrusted-files.ts'
import { copyBelow } from '../base/files/untrusted-writing.ts'
import { parseWith } from '../base/text/parse-with.ts'
import { count } from '../base/text/text.ts'
import { readAnalysis } from '../campaign/analysis-file.ts'
import { readPlan } from '../campaign/documents.ts'
import { renderOwnFiles } from '../report/site/own-files.ts'
import { FACTS_FILE, publishedReport } from '../schema/campaign/published-report.ts'
import { publishOptions } from '../schema/options/publish-options.ts'
import { publishedId } from '../schema/options/published-id.ts'
import { report } from './report.ts'

export type PublishOptions = Readonly<z.input<typeof publishOptions>>

/** Most bytes of a published report with all its files. */
export const MOST_BYTES = 2 * 1000 ** 2
/** What is left of these for `published.json` and the two files that cite it. */
const OWN_BYTES = 400_000

/** Writes `reports/<id>/`: the report, the records as far as they fit, `published.json`, and how it is cited. Returns the folder. */
export async function publish(given: PublishOptions, context: CommandContext): Promise<{ readonly folder: string }> {
  const { campaign, author, id: named, licence = null, reports } = publishOptions.parse(given)
  const [plan, analysis] = [await readPlan(campaign), await readAnalysis(campaign)]
  const id = named ?? nameReport(analysis.campaign, analysis.startedAt)
  const folder = join(reports, id)
  if ((await lookBelow(reports, id)).kind !== 'none') {
    throw new UserError(
      `${folder} is there already, and what is published stays: name another --id; errata.yaml in its folder tells what was wrong.`,
    )
  }
  const scratch = await makeScratch('publish')
  try {
    const written = await report({ campaign, out: scratch }, context, MOST_BYTES - OWN_BYTES)
    const files = []
    for (const path of written.files) {
      const [sha256, stats] = [await hashBelow(scratch, path), await statIfPresent(join(scratch, path))]
      if (sha256 === null || stats === null) throw new Error(`${path} was written and is gone`)
      files.push({ path, sha256, bytes: stats.size })
    }
    const publication = { id, authors: author, licence, publishedAt: new Date().toISOString(), files }
    const facts = parseWith(publishedReport, composePublished(plan, analysis, publication), 'the published report')
    refuseStopped(context.signal)
    await fillNewFolder(folder, context.signal, async () => {
      for (const path of written.files) await copyBelow(scratch, folder, path)
      for (const [path, text] of renderOwnFiles(facts)) {
        if (path === FACTS_FILE && Buffer.byteLength(text) > OWN_BYTES / 2)
          context.logger.warn(`${id}: ${FACTS_FILE} is larger than expected`)
        await writeFileAtomic(join(folder, path), text)
      }
    })
    context.logger.info(
      `Published ${count(facts.answers.length, 'answer')} to ${count(facts.projects.length, 'project')}: ${folder}`,
    )
    return { folder }
  } finally {
    await removeTree(scratch)
  }
}

function nameReport(campaign: string, startedAt: string | null): string {
  const name = campaign.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, '-')
  const id = `${startedAt === null ? '' : `${startedAt.slice(0, 10)}-`}${name}`
  if (publishedId.safeParse(id).success) return id
  throw new UserError(`'${campaign}' gives no name for a folder: name one with --id.`)
}
