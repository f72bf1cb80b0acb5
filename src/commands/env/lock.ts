import { realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isNode, parseDocument } from 'yaml'
import { UserError } from '../../base/errors.ts'
import { parseWith, readTextIfPresent, writeFileAtomic } from '../../base/files.ts'
import { loadProject, type Project } from '../../dataset/load-projects.ts'
import { EnvironmentMaker } from '../../environment/environment-maker.ts'
import { freezeExisting } from '../../environment/existing.ts'
import { type LockResult, writeLock } from '../../environment/lock.ts'
import { type Manifest, manifest as manifestSchema } from '../../schema/manifest.ts'
import type { CommandContext } from '../context.ts'

export interface LockOptions {
  readonly dataset: string
  readonly slugs: readonly string[]
  /** False: packages of today instead of those of the commit's date. */
  readonly date?: boolean
}

/** Writes the locks of projects anew from their requirements, and into their manifests how they depart from them. */
export async function lockProjects(options: LockOptions, context: CommandContext): Promise<readonly string[]> {
  const maker = new EnvironmentMaker(context, [options.dataset])
  const projects = await Promise.all(options.slugs.map((slug) => loadProject(options.dataset, slug)))
  for (const project of projects) await lockProject(project, maker, options, context)
  return projects.map(({ lockFile }) => lockFile)
}

async function lockProject(project: Project, maker: EnvironmentMaker, options: LockOptions, context: CommandContext) {
  const { slug, lockFile, folder } = project
  const { manager, interpreter, requirements, python, pythonWanted } = project.manifest.environment
  const uv = await maker.uv()
  await refuseEscape(folder, [dirname(lockFile), ...(requirements ? [join(folder, requirements)] : [])])
  if (manager === 'conda') {
    throw new UserError(
      `${slug} is conda's: write ${lockFile} with \`conda list --explicit --sha256\` in an environment that works.`,
    )
  }
  if (manager === 'existing') {
    if (!interpreter) throw new UserError(`${slug}: name environment.interpreter in project.yaml.`)
    const untrustedFolders = [options.dataset, folder]
    const isolate = await maker.isolation()
    await writeFileAtomic(lockFile, await freezeExisting({ ...uv, interpreter, untrustedFolders, isolate }))
    return
  }
  if (!requirements) throw new UserError(`${slug}: name the file to lock by environment.requirements in project.yaml.`)
  const lock = await writeLock({
    ...uv,
    requirementsFile: join(folder, requirements),
    lockFile,
    asOf: options.date === false ? null : dateOf(project.manifest),
    pythonWanted: pythonWanted ?? null,
    lowestPython: /^>=\s*(3\.\d+)$/.exec(python)?.[1] ?? null,
    note: context.logger.status,
  })
  for (const deviation of lock.deviations) context.logger.warn(`${slug}: ${deviation}`)
  await amendManifest(join(folder, 'project.yaml'), lock)
}

/** A link may not make this read or write a file that is not the project's. */
async function refuseEscape(folder: string, paths: readonly string[]): Promise<void> {
  const root = await realpath(folder)
  for (const path of paths) {
    const real = await realpath(path).catch(() => null)
    if (real === null) throw new UserError(`There is no ${path}: correct environment in project.yaml.`)
    if (real === root || real.startsWith(`${root}/`)) continue
    throw new UserError(`${path} leads out of its project by a link: it is not followed.`, 3)
  }
}

/** An embedded project has no commit: it keeps the date that its manifest names. */
function dateOf({ origin, environment }: Manifest): string | null {
  return origin === 'embedded' ? (environment.excludeNewer ?? null) : (origin.commitDate?.slice(0, 10) ?? null)
}

/** Changes what the lock says, where it says another thing than before, and leaves the rest as its writer has it. */
async function amendManifest(path: string, { python, excludeNewer, deviations }: LockResult): Promise<void> {
  const document = parseDocument((await readTextIfPresent(path)) ?? '')
  const said = { python, excludeNewer, deviations: deviations.length === 0 ? null : deviations }
  let changed = false
  for (const [name, value] of Object.entries(said)) {
    const place = ['environment', name]
    if (isDeepStrictEqual(toPlain(document.getIn(place)), value)) continue
    changed = true
    if (value === null) document.deleteIn(place)
    else document.setIn(place, value)
  }
  if (!changed) return
  parseWith(manifestSchema, document.toJS(), path)
  await writeFileAtomic(path, document.toString({ lineWidth: 0 }))
}

const toPlain = (node: unknown) => (isNode(node) ? node.toJSON() : (node ?? null))
