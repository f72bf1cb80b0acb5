import { dirname, join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { followBelow, writeFileAtomic } from '../base/files.ts'
import type { Manifest } from '../schema/manifest.ts'
import type { EnvironmentMaker, EnvironmentSource } from './environment-maker.ts'
import { freezeExisting } from './existing.ts'
import { type LockResult, writeLock } from './write-lock.ts'

interface LockedProject extends EnvironmentSource {
  readonly slug: string
  readonly manifest: Pick<Manifest, 'environment' | 'origin'>
}

export interface LockOptions {
  /** Where nothing is trusted, beside the project's own folder. */
  readonly dataset: string
  /** Packages that only scripts import which the entry does not reach. */
  readonly unreached: readonly string[]
  /** False: packages of today instead of those of the commit's date. */
  readonly date?: boolean
}

/**
 * Writes the lock of a project anew from its requirements. Returns what its manifest is to say of it; null where the
 * interpreter exists already and is only written down.
 */
export async function lockProject(
  { slug, lockFile, folder, manifest }: LockedProject,
  maker: EnvironmentMaker,
  { dataset, date, unreached }: LockOptions,
  note: (text: string) => void,
): Promise<LockResult | null> {
  const { manager, interpreter, requirements, python, pythonWanted } = manifest.environment
  const uv = await maker.uv()
  await refuseEscape(folder, [dirname(lockFile), ...(requirements ? [join(folder, requirements)] : [])])
  if (manager === 'conda') {
    throw new UserError(
      `${slug} is conda's: write ${lockFile} with \`conda list --explicit --sha256\` in an environment that works.`,
    )
  }
  if (manager === 'existing') {
    if (!interpreter) throw new UserError(`${slug}: name environment.interpreter in project.yaml.`)
    const request = { ...uv, interpreter, untrustedFolders: [dataset, folder], isolate: await maker.isolation() }
    await writeFileAtomic(lockFile, await freezeExisting(request))
    return null
  }
  if (!requirements) throw new UserError(`${slug}: name the file to lock by environment.requirements in project.yaml.`)
  return writeLock({
    ...uv,
    requirementsFile: join(folder, requirements),
    unreached,
    lockFile,
    asOf: date === false ? null : dateOf(manifest),
    pythonWanted: pythonWanted ?? null,
    lowestPython: /^>=\s*(3\.\d+)$/.exec(python)?.[1] ?? null,
    note,
  })
}

/** A link may not make this read or write a file that is not the project's. */
async function refuseEscape(folder: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const found = await followBelow(folder, path)
    if (found === 'nowhere') throw new UserError(`There is no ${path}: correct environment in project.yaml.`)
    if (found === 'elsewhere') throw new UserError(`${path} leads out of its project by a link: it is not followed.`, 3)
  }
}

/** An embedded project has no commit: it keeps the date that its manifest names. */
function dateOf({ origin, environment }: LockedProject['manifest']): string | null {
  return origin === 'embedded' ? (environment.excludeNewer ?? null) : (origin.commitDate?.slice(0, 10) ?? null)
}
