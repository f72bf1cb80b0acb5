import type { CommandContext } from '../../base/context.ts'
import { sha256Hex } from '../../base/files/files.ts'
import { readScripts, writePatch } from '../../campaign/variant-files.ts'
import type { AuthorGap } from '../../schema/analysis/code-analysis.ts'
import type { Plan, PlannedProject } from '../../schema/campaign/plan.ts'
import type { CampaignCode, Script } from './analyse-code.ts'
import { describeCode } from './describe-code.ts'
import { differ } from './line-difference.ts'

/** The author's entry file, or why it may not be used. */
type AuthorSource = { readonly licence: string | null } & (
  | { readonly source: Uint8Array; readonly modules: ReadonlySet<string> }
  | { readonly gap: AuthorGap }
)

/** The code of a campaign, the author's and the models', described by Python's parser in one go. Nothing is executed. */
export async function readCampaignCode(
  campaign: string,
  plan: Plan,
  readAuthor: (project: PlannedProject) => Promise<AuthorSource>,
  { env, logger }: CommandContext,
): Promise<CampaignCode> {
  const authors = new Map<string, AuthorSource>()
  for (const project of plan.projects) authors.set(project.slug, await readAuthor(project))
  const scripts = await readScripts(campaign, plan.variants)
  const programs = new Map<string, Uint8Array>()
  const sources = [...authors.values()].flatMap((author) => ('gap' in author ? [] : [author.source]))
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
  const toAuthor = (author: AuthorSource) => {
    if ('gap' in author) return author
    const script = toScript(author.source)
    const packages = script.description.structure?.packages ?? []
    return {
      ...script,
      licence: author.licence,
      ownModules: packages.filter((name) => name.startsWith('.') || author.modules.has(name)),
    }
  }
  return {
    authors: new Map([...authors].map(([slug, author]) => [slug, toAuthor(author)])),
    scripts: new Map([...scripts].map(([id, source]) => [id, toScript(source)])),
  }
}

/** Unified diffs from the author's file to each model's script. Reports show those whose licence allows it. */
export async function writePatches(campaign: string, plan: Plan, { authors, scripts }: CampaignCode): Promise<void> {
  for (const { id, project } of plan.variants) {
    const [author, script] = [authors.get(project), scripts.get(id)]
    const difference =
      author === undefined || 'gap' in author || script === undefined ? null : differ(id, author.text, script.text)
    await writePatch(campaign, id, difference?.patch ?? null)
  }
}
