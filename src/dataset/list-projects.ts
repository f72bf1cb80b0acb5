import { join } from 'node:path'
import { readTextIfPresent } from '../base/files/files.ts'
import { nameInLine } from '../base/text/package-name.ts'
import type { ListedProject } from '../schema/dataset/project-list.ts'
import type { ProjectFault } from '../schema/dataset/validation.ts'
import { fault } from './check-facts.ts'
import type { KnownProject } from './known-project.ts'
import { projectsFolder } from './load-projects.ts'
import { explainUnreadable, readProject } from './read-project.ts'
import type { Sources } from './sources/sources.ts'

/** What a list says of a project, or what is wrong with its manifest or a file that this names. */
export async function listOrTell(
  dataset: string,
  slug: string,
  sources: Sources,
): Promise<ListedProject | readonly ProjectFault[]> {
  const { manifest, faults } = await readProject(dataset, slug)
  if (manifest === null) return faults
  const known = { slug, folder: join(projectsFolder(dataset), slug), manifest }
  return listProject(known, sources).catch((error: unknown) => [
    fault('wrong-value', [], { wanted: explainUnreadable(error) }),
  ])
}

/** What a list says of a project. */
export async function listProject(known: KnownProject, sources: Sources): Promise<ListedProject> {
  const { slug, manifest } = known
  const { title, collection = null, task, metric, licence, origin, size, environment } = manifest
  const pin = origin === 'embedded' ? null : origin
  return {
    slug,
    title,
    collection,
    task,
    metric: metric.name,
    licence: licence?.spdx ?? null,
    repository: pin?.repository ?? null,
    path: pin?.path ?? null,
    commit: pin?.commit ?? null,
    commitDate: pin?.commitDate ?? null,
    sourceHash: pin?.sourceHash ?? null,
    bytes: size?.bytes ?? null,
    libraries: await listLibraries(known),
    hasLock: environment.lock !== null,
    isHere: (await sources.find(known)) !== null,
    isRetired: manifest.tombstone !== undefined,
  }
}

/** Packages that the requirements of a project name, as the index writes them; sorted. */
async function listLibraries({ folder, manifest }: KnownProject): Promise<string[]> {
  const { requirements } = manifest.environment
  const text = requirements === undefined ? null : await readTextIfPresent(join(folder, requirements), folder)
  const names = (text ?? '').split('\n').map(nameInLine)
  return [...new Set(names.filter((name) => name !== ''))].sort()
}
