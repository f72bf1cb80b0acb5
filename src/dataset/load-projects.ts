import { basename, join, normalize } from 'node:path'
import { UserError } from '../base/errors.ts'
import { refusedKind, spellName } from '../base/files/entry-kinds.ts'
import { readYaml } from '../base/files/files.ts'
import { refuseAlike } from '../base/files/letter-case.ts'
import { listAsNamed, lookBelow } from '../base/files/untrusted-files.ts'
import { inTurn } from '../base/in-turn.ts'
import { findClosest } from '../base/text/closest.ts'
import { matcher } from '../base/text/matcher.ts'
import { slug as slugSchema } from '../schema/common.ts'
import { type Manifest, manifest as manifestSchema } from '../schema/dataset/manifest.ts'
import type { ProjectGap } from '../schema/dataset/project-gap.ts'
import { moduleRoot } from '../schema/dataset/start.ts'
import { type KnownProject, LOCK } from './known-project.ts'
import type { SourcePlace } from './sources/source-cache.ts'
import { hereOnly, type Sources } from './sources/sources.ts'

/** A project of the dataset whose files are here. */
export interface Project extends KnownProject {
  /** The author's files, unchanged. */
  readonly sourceFolder: string
  readonly lockFile: string
}

export const lockFileOf = ({ folder, manifest }: KnownProject): string =>
  join(folder, manifest.environment.lock ?? LOCK)

export const projectsFolder = (dataset: string) => join(dataset, 'projects')

export const manifestFile = (folder: string) => join(folder, 'project.yaml')

export async function loadManifest(dataset: string, slug: string): Promise<KnownProject> {
  const name = slugSchema.safeParse(slug)
  if (!name.success) throw noName(slug)
  const folder = join(projectsFolder(dataset), name.data)
  const path = manifestFile(folder)
  const { kind } = await lookBelow(dataset, manifestFile(join(projectsFolder(''), name.data)))
  if (kind === 'none') throw noManifest(slug, path, await listSlugs(dataset))
  return { slug: name.data, folder, manifest: await readYaml(path, manifestSchema, `There is no ${path}.`, dataset) }
}

function noManifest(slug: string, path: string, there: readonly string[]): UserError {
  const near = findClosest(slug, there)
  const instead = near === null || near === slug ? 'greenml projects lists those there are.' : `did you mean '${near}'?`
  return new UserError(`There is no project '${slug}': ${path} does not exist; ${instead}`)
}

/**
 * UserError where the project's files are not what its manifest says, or are not here: `sources` says where one is that the
 * dataset only names, and may fetch it.
 */
export async function loadProject(dataset: string, slug: string, sources: Sources = hereOnly()): Promise<Project> {
  const known = await loadManifest(dataset, slug)
  return fillProject(known, await sources.addData(known, await sources.get(known)))
}

/** A project with the files of its repository alone, without data that lie elsewhere: for who reads code. */
export async function loadFiles(dataset: string, slug: string, sources: Sources): Promise<Project> {
  const known = await loadManifest(dataset, slug)
  return fillProject(known, await sources.get(known))
}

/** A project whose files are at that place. UserError where they are not what its manifest says. */
export async function fillProject(known: KnownProject, { root, name }: SourcePlace): Promise<Project> {
  const { folder, manifest } = known
  const path = manifestFile(folder)
  const { entry, workingDirectory } = manifest
  const below = join(root, name)
  const requirePlace = (place: string, wanted: 'file' | 'folder', fault: string) =>
    requireBelow(root, join(name, place), wanted, `${path}: ${fault} below ${below}.`)
  await requirePlace(entry, 'file', `entry '${entry}' is not a file`)
  await requirePlace(workingDirectory, 'folder', `'${workingDirectory}' does not exist`)
  for (const each of manifest.pythonPath) {
    await requirePlace(each, 'folder', `pythonPath '${each}' does not exist`)
  }
  if (manifest.module !== undefined) refuseOtherModule(manifest.module, manifest, path)
  return { ...known, sourceFolder: below, lockFile: lockFileOf(known) }
}

/** The file that is read and shown as the entry has to be the one that Python runs. */
function refuseOtherModule(module: string, { entry, workingDirectory, pythonPath }: Manifest, path: string): void {
  const root = moduleRoot(module, normalize(entry))
  const roots = [workingDirectory, ...pythonPath].map((each) => normalize(each).replace(/\/$/, ''))
  if (root !== null && roots.includes(root)) return
  const found =
    root === null ? 'that is no name of it' : `Python does not look in '${root}': set workingDirectory or pythonPath`
  throw new UserError(`${path}: module '${module}' is not the entry '${entry}': ${found}.`)
}

/** Refuses what a manifest names and is not the project's own, as what a link leads to. */
async function requireBelow(root: string, path: string, wanted: 'file' | 'folder', fault: string): Promise<void> {
  const found = await lookBelow(root, path)
  if (found.kind === wanted) return
  if (found.kind === 'none' || found.kind === 'file' || found.kind === 'folder') throw new UserError(fault)
  throw refusedKind(found.path, found.kind)
}

/** Choice of a dataset's projects: by a regular expression on the slug, by collection; neither: those whose files are here. */
export interface ProjectChoice {
  readonly projects?: string | undefined
  readonly collection?: string | undefined
}

export interface ChosenProjects {
  /** Sorted by slug; there is one at least. */
  readonly projects: readonly Project[]
  readonly leftOut: readonly { readonly project: string; readonly reason: ProjectGap }[]
}

/** Every project that is meant and that can be run; `sources` fetches what is asked for by name. UserError where there is none. */
export async function chooseProjects(
  dataset: string,
  choice: ProjectChoice = {},
  sources: Sources = hereOnly(),
): Promise<ChosenProjects> {
  const known = await listProjects(dataset, choice)
  const isAsked = choice.projects !== undefined || choice.collection !== undefined
  const projects: Project[] = []
  const leftOut: { project: string; reason: ProjectGap }[] = []
  for (const each of known) {
    const place = await sources.find(each)
    if (place === null && !isAsked) continue
    const found = await findRunnable(each, place, sources)
    if (typeof found === 'string') leftOut.push({ project: each.slug, reason: found })
    else projects.push(found)
  }
  if (projects.length > 0) return { projects, leftOut }
  const why = leftOut.map(({ project, reason }) => `${project} (${reason})`).join(', ')
  throw new UserError(
    why === ''
      ? `No project in ${projectsFolder(dataset)} has its source here: --projects . takes all of them, and fetches what is missing.`
      : `No project can be run: ${why}.`,
  )
}

/** Every project that is meant, sorted by slug, whether its files are here or not. UserError where there is none. */
export async function listProjects(dataset: string, { projects, collection }: ProjectChoice): Promise<KnownProject[]> {
  const there = await listSlugs(dataset)
  if (there.length === 0) throw noProjects(dataset)
  const slugs = there.filter(matcher('--projects', projects))
  refuseAlike(slugs, 'The projects')
  const all = await inTurn(slugs, (slug) => loadManifest(dataset, slug))
  const known = all.filter(({ manifest }) => collection === undefined || manifest.collection === collection)
  if (known.length > 0) return known
  const wish = [
    ...(projects === undefined ? [] : [` matches /${projects}/`]),
    ...(collection === undefined ? [] : [` is of the collection ${collection}`]),
  ]
  throw new UserError(
    `No project in ${projectsFolder(dataset)}${wish.join(' and')}: greenml projects lists those there are.`,
  )
}

/** The project, or why it is not run, whoever asks for it. */
async function findRunnable(
  known: KnownProject,
  place: SourcePlace | null,
  sources: Sources,
): Promise<Project | ProjectGap> {
  const { manifest } = known
  if (manifest.tombstone !== undefined) return 'retired'
  if (manifest.environment.lock === null) return 'no-lock'
  const fetched = place ?? (await sources.tryToGet(known))
  if (fetched === null) return 'no-source'
  const whole = await sources.tryToAddData(known, fetched)
  return whole === null ? 'no-data' : fillProject(known, whole)
}

const noDataset = (dataset: string) =>
  `There is no dataset at ${dataset}: greenml import makes one, or pass --dataset DIR, a folder that holds projects/.`

/** Error where a dataset is there and holds nothing. */
export const noProjects = (dataset: string) =>
  new UserError(
    `There is no project in ${projectsFolder(dataset)} yet: greenml import brings one, or pass --dataset DIR for another dataset.`,
  )

/** Error on what is no name; of a path the name is told. */
function noName(text: string): UserError {
  const last = slugSchema.safeParse(basename(text)).data
  const instead = last === undefined || last === text ? '' : `; did you mean ${last}?`
  return new UserError(
    `'${spellName(text)}' can't be a project's name: letters, digits, '.', '_' and '-' only${instead || '.'}`,
  )
}

/** Folders of projects, sorted, whatever their names: who reads a project refuses one that is none. UserError where there is no dataset. */
export async function listSlugs(dataset: string): Promise<string[]> {
  const entries = await listAsNamed(dataset, projectsFolder(''))
  if (entries === null) throw new UserError(noDataset(dataset))
  return entries.filter(({ name, kind }) => kind === 'folder' && !name.startsWith('.')).map(({ name }) => name)
}
