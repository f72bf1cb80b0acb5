import { join, relative } from 'node:path'
import { UserError } from '../base/errors.ts'
import { writeFileAtomic } from '../base/files/files.ts'
import { prepareBelow } from '../base/files/untrusted-writing.ts'
import type { Manifest } from '../schema/dataset/manifest.ts'
import type { EnvironmentMaker, EnvironmentSource } from './environment-maker.ts'
import { freezeExisting } from './existing.ts'
import { keepUpperEnd } from './python-versions.ts'
import { type LockResult, writeLock } from './write-lock.ts'

interface LockedProject extends EnvironmentSource {
  readonly slug: string
  readonly manifest: Pick<Manifest, 'environment' | 'origin'>
}

export interface LockOptions {
  /** The dataset's folder, where nothing is trusted, beside the project's own. */
  readonly dataset: string
  /** Packages that only scripts import which the entry does not reach. */
  readonly unreached: readonly string[]
  /** Modules that the entry reaches by import; null: not known. */
  readonly reached: readonly string[] | null
  /** Versions of Python that may be taken; default: those that know the syntax of today's answers. */
  readonly oldestPython?: string
  /** False: packages of today instead of those of the commit's date. */
  readonly date?: boolean
}

/**
 * Writes the lock of a project anew from its requirements. Returns what its manifest is to say of it, below the upper end of
 * Python's versions that it says by now; null where the interpreter exists already and is only written down.
 */
export async function lockProject(
  { slug, lockFile, folder, manifest }: LockedProject,
  maker: EnvironmentMaker,
  { dataset, date, unreached, reached, oldestPython }: LockOptions,
  note: (text: string) => void,
): Promise<LockResult | null> {
  const { manager, interpreter, requirements, python, pythonWanted } = manifest.environment
  const uv = await maker.uv()
  await prepareBelow(folder, relative(folder, lockFile))
  if (manager === 'conda') {
    throw new UserError(
      `${slug} is conda's: write ${lockFile} with \`conda list --explicit --sha256\` in an environment that works.`,
    )
  }
  if (manager === 'existing') {
    if (!interpreter) throw new UserError(`${slug}: name environment.interpreter in project.yaml.`)
    const request = { ...uv, interpreter, untrustedFolders: [dataset, folder], isolate: await maker.isolation() }
    await writeFileAtomic(lockFile, await freezeExisting(request), folder)
    return null
  }
  if (!requirements) throw new UserError(`${slug}: name the file to lock by environment.requirements in project.yaml.`)
  const written = await writeLock({
    ...uv,
    requirementsFile: join(folder, requirements),
    unreached,
    reached,
    lockFile,
    projectFolder: folder,
    asOf: date === false ? null : dateOf(manifest),
    pythonWanted: pythonWanted ?? null,
    pythonSoFar: python,
    ...(oldestPython === undefined ? {} : { oldestPython }),
    lowestPython: /^>=\s*(3\.\d+)$/.exec(python)?.[1] ?? null,
    note,
  })
  return { ...written, python: keepUpperEnd(written.python, python, written.pythonVersion) }
}

/** An embedded project has no commit: it keeps the date that its manifest names. */
function dateOf({ origin, environment }: LockedProject['manifest']): string | null {
  return origin === 'embedded' ? (environment.excludeNewer ?? null) : (origin.commitDate?.slice(0, 10) ?? null)
}
