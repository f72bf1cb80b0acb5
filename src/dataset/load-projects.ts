import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, errorMessage, UserError } from '../base/errors.ts'
import { followBelow, readYaml, statIfPresent } from '../base/files.ts'
import { slug as slugSchema } from '../schema/common.ts'
import { type Manifest, manifest as manifestSchema } from '../schema/manifest.ts'

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

export const projectsFolder = (dataset: string) => join(dataset, 'projects')

export async function loadProject(dataset: string, slug: string): Promise<Project> {
  const name = slugSchema.safeParse(slug)
  if (!name.success) throw new UserError(`'${slug}' can't be a project's name: letters, digits, '.', '_' and '-' only.`)
  const folder = join(projectsFolder(dataset), name.data)
  const path = join(folder, 'project.yaml')
  const manifest = await readYaml(path, manifestSchema, `There is no project '${slug}': ${path} does not exist.`)
  const sourceFolder = join(folder, 'source')
  const entry = await statIfPresent(join(sourceFolder, manifest.entry))
  if (!entry?.isFile()) throw new UserError(`${path}: entry '${manifest.entry}' is not a file below ${sourceFolder}.`)
  await refuseEscape(sourceFolder, [manifest.entry, manifest.workingDirectory], path)
  return { slug: name.data, folder, sourceFolder, lockFile: join(folder, manifest.environment.lock), manifest }
}

/** A link may not make a place outside the project a part of it. */
async function refuseEscape(sourceFolder: string, places: readonly string[], manifestPath: string): Promise<void> {
  for (const place of places) {
    const found = await followBelow(sourceFolder, join(sourceFolder, place))
    if (found === 'nowhere') throw new UserError(`${manifestPath}: '${place}' does not exist below ${sourceFolder}.`)
    if (found === 'elsewhere') {
      throw new UserError(`${manifestPath}: '${place}' is a link to a place outside the project.`, 3)
    }
  }
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
  try {
    const entries = await readdir(projectsFolder(dataset), { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => entry.name)
      .sort()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      throw new UserError(`There is no dataset at ${dataset}: pass --dataset DIR, a folder that holds projects/.`)
    }
    throw error
  }
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
