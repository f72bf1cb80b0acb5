import { listFiles } from '../base/files/files.ts'
import { listReachable } from './import/reachable-scripts.ts'
import { loadProject, type Project } from './load-projects.ts'
import type { Sources } from './sources/sources.ts'

/** A project with its own Python files that the entry reaches by import, in the order in which they are met. */
export async function loadWithModules(
  dataset: string,
  slug: string,
  sources: Sources,
): Promise<Project & { readonly modules: readonly string[] }> {
  const project = await loadProject(dataset, slug, sources)
  const { sourceFolder, manifest } = project
  const scripts = (await listFiles(sourceFolder)).filter((path) => path.endsWith('.py'))
  const reached = await listReachable(sourceFolder, scripts, manifest.entry)
  return { ...project, modules: reached.filter((path) => path !== manifest.entry) }
}
