import { dirname, relative } from 'node:path'
import { UserError } from '../base/errors.ts'
import { readBelow } from '../base/files/untrusted-files.ts'

const LARGEST_BYTES = 4 * 1024 ** 2

/** A list of packages of a project. */
export interface PackageList {
  readonly path: string
  /** Folder below which nothing is trusted; default: the file's own. */
  readonly projectFolder?: string | undefined
}

const OF_A_LOCK = 'correct environment in project.yaml, or write it with greenml env lock'

/** The bytes of a lock or of requirements. UserError with what mends it where there is none, or anything but a plain file. */
export async function readPackageList(
  { path, projectFolder = dirname(path) }: PackageList,
  fix = OF_A_LOCK,
): Promise<Buffer> {
  const content = await readBelow(projectFolder, relative(projectFolder, path), LARGEST_BYTES)
  if (content !== null) return content
  throw new UserError(`There is no ${path}: ${fix}.`)
}
