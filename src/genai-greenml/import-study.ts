import { join } from 'node:path'
import type { z } from 'zod'
import type { CommandContext } from '../base/context.ts'
import { UserError } from '../base/errors.ts'
import { writeFileAtomic } from '../base/files/files.ts'
import { requireNewFolder } from '../base/files/folders.ts'
import { refuseAlike } from '../base/files/letter-case.ts'
import { withFolders } from '../base/files/paths.ts'
import type { KnownProject } from '../dataset/known-project.ts'
import { listProjects } from '../dataset/load-projects.ts'
import { fetchTexts } from '../dataset/sources/fetch-source.ts'
import { requireMirrored } from '../dataset/sources/mirror.ts'
import { type ImportedScripts, RESULTS_IMPORT_VERSION, type ResultsImport } from '../schema/dataset/results-import.ts'
import type { importResultsOptions } from '../schema/options/import-results-options.ts'
import { readStudyPath } from './places.ts'
import { readRows } from './read-rows.ts'

const LARGEST_FILE_BYTES = 16 * 1024 ** 2

interface Found {
  readonly project: string
  readonly failedIn: number | null
  readonly path: string
}

/** Brings what a published study left into a folder, under the names of the dataset's projects; no code of it is run. */
export async function importStudy(
  { out, collection, dataset, mirror }: z.output<typeof importResultsOptions>,
  { env, logger, signal }: CommandContext,
): Promise<ResultsImport> {
  await requireNewFolder(out, 'name a new folder with --out')
  const known = await listProjects(dataset, { collection })
  const { repository, commit } = onePin(known, collection)
  const at = await requireMirrored(repository, mirror ?? env.GREENML_MIRROR)
  logger.status(`fetching ${repository}`)
  const texts = await fetchTexts(
    { source: repository, commit, at, signal },
    (path) => readStudyPath(path) !== null,
    LARGEST_FILE_BYTES,
  )
  logger.status('')
  refuseAlike(withFolders(texts.keys()), "The study's", 'import it as of a commit in which one is renamed')
  // The study writes some projects' names in one case here and in another there.
  const slugs = new Map(known.map(({ slug, manifest }) => [folderOf(manifest).toLowerCase(), slug]))
  const files: ResultsImport['files'] = []
  const scripts: Found[] = []
  const unknown = new Map<string, number>()
  for (const [path, bytes] of texts) {
    const file = readStudyPath(path)
    if (file?.kind === 'results') {
      files.push({ name: file.name, rows: readRows(bytes.toString(), file.name).length })
      await writeFileAtomic(join(out, 'results', file.name), bytes, out)
    } else if (file !== null) {
      const project = slugs.get(file.project.toLowerCase())
      if (project === undefined) unknown.set(file.project, (unknown.get(file.project) ?? 0) + 1)
      else {
        scripts.push({ ...file, project })
        await writeFileAtomic(join(out, folderName(file.failedIn), project, file.path), bytes, out)
      }
    }
  }
  return {
    schemaVersion: RESULTS_IMPORT_VERSION,
    repository,
    commit,
    files,
    scripts: countScripts(scripts),
    projects: [...new Set(scripts.map(({ project }) => project))].sort(),
    unknown: [...unknown].map(([folder, count]) => ({ folder, scripts: count })),
  }
}

/** The repository and commit that all projects of a study are from. */
function onePin(known: readonly KnownProject[], collection: string): { repository: string; commit: string } {
  const pins = new Map<string, { repository: string; commit: string }>()
  for (const { manifest } of known) {
    const { origin } = manifest
    if (origin === 'embedded' || origin.commit === null) continue
    pins.set(`${origin.repository}@${origin.commit}`, { repository: origin.repository, commit: origin.commit })
  }
  const [pin] = pins.values()
  if (pin !== undefined && pins.size === 1) return pin
  throw new UserError(`The projects of ${collection} are from ${pins.size} repositories: a study has one of its own.`)
}

/** The last part of a project's path in the study. */
const folderOf = ({ origin }: KnownProject['manifest']) =>
  origin === 'embedded' ? '' : (origin.path.split('/').at(-1) ?? '')

const folderName = (failedIn: number | null) => (failedIn === null ? 'answers' : `failed-${failedIn}`)

function countScripts(scripts: readonly Found[]): ImportedScripts[] {
  const rounds = new Set(scripts.map(({ failedIn }) => failedIn))
  return [...rounds]
    .sort((a, b) => (a ?? 0) - (b ?? 0))
    .map((failedIn) => {
      const own = scripts.filter((each) => each.failedIn === failedIn)
      const projects = new Set(own.map(({ project }) => project)).size
      return { folder: folderName(failedIn), failedIn, projects, scripts: own.length }
    })
}
