import { join, normalize } from 'node:path'
import { errorMessage, UserError } from '../base/errors.ts'
import { readYaml } from '../base/files.ts'
import { listBelow, lookBelow, refusedKind } from '../base/untrusted-files.ts'
import { slug as slugSchema } from '../schema/common.ts'
import { type Manifest, manifest as manifestSchema } from '../schema/manifest.ts'
import { moduleRoot } from '../schema/start.ts'

/** A project of the dataset: its manifest and where its files lie. */
export interface Project {
  readonly slug: string
  /** `dataset/projects/<slug>` */
  readonly folder: string
  /** The author's files, unchanged. */
  readonly sourceFolder: string
  readonly lockFile: string
  readonly manifest: Manifest
}

const SOURCE = 'source'

export const projectsFolder = (dataset: string) => join(dataset, 'projects')

export async function loadProject(dataset: string, slug: string): Promise<Project> {
  const name = slugSchema.safeParse(slug)
  if (!name.success) throw new UserError(`'${slug}' can't be a project's name: letters, digits, '.', '_' and '-' only.`)
  const folder = join(projectsFolder(dataset), name.data)
  const path = join(folder, 'project.yaml')
  const missing = `There is no project '${slug}': ${path} does not exist.`
  const manifest = await readYaml(path, manifestSchema, missing, dataset)
  const { entry, workingDirectory } = manifest
  await requireBelow(folder, join(SOURCE, entry), 'file', `${path}: entry '${entry}' is not a file`)
  await requireBelow(folder, join(SOURCE, workingDirectory), 'folder', `${path}: '${workingDirectory}' does not exist`)
  for (const each of manifest.pythonPath) {
    await requireBelow(folder, join(SOURCE, each), 'folder', `${path}: pythonPath '${each}' does not exist`)
  }
  if (manifest.module !== undefined) refuseOtherModule(manifest.module, manifest, path)
  const sourceFolder = join(folder, SOURCE)
  return { slug: name.data, folder, sourceFolder, lockFile: join(folder, manifest.environment.lock), manifest }
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

/** What a manifest names has to be the project's own, which what a link leads to is not. */
async function requireBelow(root: string, path: string, wanted: 'file' | 'folder', fault: string): Promise<void> {
  const found = await lookBelow(root, path)
  if (found.kind === wanted) return
  if (found.kind === 'none' || found.kind === 'file' || found.kind === 'folder') {
    throw new UserError(`${fault} below ${join(root, SOURCE)}.`)
  }
  throw refusedKind(found.path, found.kind)
}

/** Every project whose slug matches `pattern` (a regular expression; all without one), sorted by slug. */
export async function loadProjects(dataset: string, pattern?: string): Promise<Project[]> {
  const slugs = (await listSlugs(dataset)).filter(matcher(pattern))
  if (slugs.length === 0) {
    throw new UserError(`No project in ${projectsFolder(dataset)}${pattern ? ` matches /${pattern}/` : ''}.`)
  }
  rejectCaseCollisions(slugs)
  return Promise.all(slugs.map((slug) => loadProject(dataset, slug)))
}

async function listSlugs(dataset: string): Promise<string[]> {
  const entries = await listBelow(dataset, projectsFolder(''))
  if (entries === null) {
    throw new UserError(`There is no dataset at ${dataset}: pass --dataset DIR, a folder that holds projects/.`)
  }
  return entries.filter(({ name, kind }) => kind === 'folder' && !name.startsWith('.')).map(({ name }) => name)
}

function matcher(pattern: string | undefined): (slug: string) => boolean {
  if (pattern === undefined) return () => true
  try {
    const expression = new RegExp(pattern)
    return (slug) => expression.test(slug)
  } catch (error) {
    throw new UserError(`--projects is not a regular expression: ${errorMessage(error)}`)
  }
}

function rejectCaseCollisions(slugs: readonly string[]): void {
  const seen = new Map<string, string>()
  for (const slug of slugs) {
    const other = seen.get(slug.toLowerCase())
    if (other !== undefined) throw new UserError(`Projects '${other}' and '${slug}' differ only by case: rename one.`)
    seen.set(slug.toLowerCase(), slug)
  }
}
