import { UserError } from '../base/errors.ts'
import { hashBelow } from '../base/files/files.ts'
import { lookBelow } from '../base/files/untrusted-files.ts'
import type { Project } from './load-projects.ts'

/** UserError where a data file is not the one that the manifest names by its SHA-256: results would be those of other data. */
export async function refuseOtherData({ slug, sourceFolder, manifest }: Project): Promise<void> {
  for (const { path, sha256 } of manifest.data) {
    if (sha256 === undefined) continue
    const isHere = (await lookBelow(sourceFolder, path)).kind === 'file'
    const found = isHere ? await hashBelow(sourceFolder, path) : null
    if (found === sha256) continue
    const says = found === null ? 'it is not there' : `its SHA-256 is ${found}`
    throw new UserError(
      `${slug}: '${path}' is not the file that project.yaml names by ${sha256}: ${says}. Restore it, or correct project.yaml.`,
    )
  }
}
