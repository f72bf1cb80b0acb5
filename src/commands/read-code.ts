import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, parse } from 'node:path'
import type { AuthorScript, CampaignCode, Script } from '../analysis/code/analyse-code.ts'
import { differ } from '../analysis/code/line-difference.ts'
import { errorCode, errorMessage, UserError } from '../base/errors.ts'
import { sha256Hex, writeFileAtomic } from '../base/files.ts'
import { campaignFiles } from '../campaign/paths.ts'
import { findPlannedEntry } from '../campaign/planned-entry.ts'
import { loadProject } from '../dataset/load-projects.ts'
import type { Plan, PlannedProject } from '../schema/plan.ts'
import type { CommandContext } from './context.ts'
import { describeCode } from './describe-code.ts'

/** The code of a campaign, the author's and the models', described by Python's parser in one go. Nothing is executed. */
export async function readCampaignCode(
  campaign: string,
  dataset: string,
  plan: Plan,
  { env, logger }: CommandContext,
): Promise<CampaignCode> {
  const authors = new Map<string, AuthorSource | Missing>()
  for (const project of plan.projects) authors.set(project.slug, await readAuthor(dataset, project))
  const scripts = new Map<string, Uint8Array>()
  for (const { id, model } of plan.variants) {
    const source = model === null ? null : await readIfPresent(campaignFiles.variantScript(campaign, id))
    if (source !== null) scripts.set(id, source)
  }
  const programs = new Map<string, Uint8Array>()
  const sources = [...authors.values()].flatMap((author) => ('reason' in author ? [] : [author.source]))
  for (const source of [...sources, ...scripts.values()]) {
    programs.set(sha256Hex(source), source) // the same program is described once
  }
  logger.status(`describing ${programs.size} programs`)
  const descriptions = await describeCode(programs, env)
  const toScript = (source: Uint8Array): Script => {
    const description = descriptions.get(sha256Hex(source))
    if (description === undefined) throw new Error('a program was not described')
    return { text: Buffer.from(source).toString('utf8'), bytes: source.byteLength, description }
  }
  const toAuthor = ({ source, beside }: AuthorSource): AuthorScript => {
    const script = toScript(source)
    const packages = script.description.structure?.packages ?? []
    return { ...script, ownModules: packages.filter((name) => beside.has(name)) }
  }
  return {
    authors: new Map([...authors].map(([slug, author]) => [slug, 'reason' in author ? author : toAuthor(author)])),
    scripts: new Map([...scripts].map(([id, source]) => [id, toScript(source)])),
  }
}

interface AuthorSource {
  readonly source: Uint8Array
  /** What Python would import from the folder of the entry file. */
  readonly beside: ReadonlySet<string>
}
interface Missing {
  readonly reason: string
}

/** What was planned, or why it is not there: a comparison with other code would mislead. */
async function readAuthor(dataset: string, planned: PlannedProject): Promise<AuthorSource | Missing> {
  try {
    const entry = await findPlannedEntry(await loadProject(dataset, planned.slug), planned)
    if ('reason' in entry) return entry
    const siblings = await readdir(dirname(entry.path), { withFileTypes: true })
    const modules = siblings.filter((sibling) => sibling.isDirectory() || sibling.name.endsWith('.py'))
    return { source: await readFile(entry.path), beside: new Set(modules.map(({ name }) => parse(name).name)) }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { reason: errorMessage(error) }
  }
}

async function readIfPresent(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** Unified diffs from the author's file to each model's script, for a reader of the campaign's folder; reports hold none of them. */
export async function writePatches(campaign: string, plan: Plan, { authors, scripts }: CampaignCode): Promise<void> {
  for (const { id, project } of plan.variants) {
    const path = campaignFiles.patch(campaign, id)
    const [author, script] = [authors.get(project), scripts.get(id)]
    const difference =
      author === undefined || 'reason' in author || script === undefined ? null : differ(id, author.text, script.text)
    if (difference === null) await rm(path, { force: true })
    else await writeFileAtomic(path, difference.patch)
  }
}
