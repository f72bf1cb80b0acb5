import { dirname, normalize, parse } from 'node:path'
import { errorMessage, UserError } from '../../base/errors.ts'
import { hashTree } from '../../base/files/files.ts'
import { listBelow, readBelow } from '../../base/files/untrusted-files.ts'
import type { AuthorGap } from '../../schema/analysis/code-analysis.ts'
import type { PlannedProject } from '../../schema/campaign/plan.ts'
import { loadProject } from '../load-projects.ts'
import type { Sources } from '../sources/sources.ts'

/** The author's entry file as it was planned, or why it may not be used. */
export type AuthorEntry = {
  /** The dataset's own, since a plan that was edited may not publish code; the plan's where the dataset has no such project. */
  readonly licence: string | null
} & (
  | {
      readonly source: Buffer
      /** Modules that Python would import from the entry file's folder. */
      readonly modules: ReadonlySet<string>
    }
  | { readonly gap: AuthorGap }
)

/**
 * Reads the author's entry file where the dataset still has it as it was planned: a comparison with other code would mislead.
 * The path is the dataset's own, since a plan that was edited may name any file.
 */
export async function readAuthorEntry(
  dataset: string,
  planned: PlannedProject,
  sources: Sources,
): Promise<AuthorEntry> {
  let licence = planned.licence
  try {
    const { sourceFolder, manifest } = await loadProject(dataset, planned.slug, sources)
    licence = manifest.licence?.spdx ?? null
    if ((await hashTree(sourceFolder)) !== planned.sourceHash) {
      return { licence, gap: { kind: 'source-changed' } }
    }
    if (normalize(manifest.entry) !== normalize(planned.entry)) {
      return { licence, gap: { kind: 'entry-changed' } }
    }
    const source = await readBelow(sourceFolder, manifest.entry)
    if (source === null) return { licence, gap: { kind: 'source-changed' } }
    return { licence, source, modules: await listModules(sourceFolder, dirname(manifest.entry)) }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { licence, gap: { kind: 'unreadable', detail: errorMessage(error) } }
  }
}

async function listModules(sourceFolder: string, folder: string): Promise<ReadonlySet<string>> {
  const entries = (await listBelow(sourceFolder, folder)) ?? []
  const modules = entries.filter(({ name, kind }) => kind === 'folder' || name.endsWith('.py'))
  return new Set(modules.map(({ name }) => parse(name).name))
}
