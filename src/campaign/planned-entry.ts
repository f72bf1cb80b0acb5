import { join, normalize } from 'node:path'
import { hashTree } from '../base/files.ts'
import type { Project } from '../dataset/load-projects.ts'
import type { PlannedProject } from '../schema/plan.ts'

/**
 * Where the dataset has the author's entry file as it was planned, or why it has it no more: a comparison with other code
 * would mislead. The path is the dataset's own, since a plan that was edited may name any file.
 */
export async function findPlannedEntry(
  { sourceFolder, manifest }: Project,
  planned: PlannedProject,
): Promise<{ readonly path: string } | { readonly reason: string }> {
  if ((await hashTree(sourceFolder)) !== planned.sourceHash) return { reason: 'its source changed since the plan' }
  if (normalize(manifest.entry) !== normalize(planned.entry)) return { reason: 'its entry changed since the plan' }
  return { path: join(sourceFolder, manifest.entry) }
}
