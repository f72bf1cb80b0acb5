import { readTextIfPresent } from '../../base/files/files.ts'
import type { Provenance } from '../../schema/generation/provenance.ts'
import { loadFiles } from '../load-projects.ts'
import type { Sources } from '../sources/sources.ts'
import { listStandardModules } from './derive-requirements.ts'
import { drawsOrWaits, type PythonProject, readPythonProject } from './draws-or-waits.ts'
import { listUnlockedImports } from './unlocked-imports.ts'

type FoundInScript = Pick<Provenance, 'drawsOrWaits' | 'unlockedImports'>

/** Looks at models' scripts beside their projects, each of which is read once, when its first script is there. */
export async function lookAtScripts(
  dataset: string,
  sources: Sources,
): Promise<(slug: string, code: Uint8Array) => Promise<FoundInScript>> {
  const projects = new Map<string, Promise<PythonProject & { readonly entry: string }>>()
  const standardModules = await listStandardModules()
  return async (slug, code) => {
    const reading = projects.get(slug) ?? readProject(dataset, slug, sources)
    projects.set(slug, reading)
    const project = await reading
    const script = Buffer.from(code).toString('utf8')
    return {
      drawsOrWaits: drawsOrWaits(project, project.entry, script),
      unlockedImports: listUnlockedImports(script, project, standardModules),
    }
  }
}

async function readProject(dataset: string, slug: string, sources: Sources) {
  const { folder, sourceFolder, lockFile, manifest } = await loadFiles(dataset, slug, sources)
  const lock = (await readTextIfPresent(lockFile, folder)) ?? ''
  return { ...(await readPythonProject(sourceFolder, lock)), entry: manifest.entry }
}
