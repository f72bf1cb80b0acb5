import { join } from 'node:path'
import { UserError } from '../base/errors.ts'
import { assetPath } from '../base/package.ts'
import { OWN_PYTHON } from '../base/processes/own-python.ts'
import { runCommand } from '../base/processes/process.ts'
import { lastLines, withSaid } from '../base/text/text.ts'
import { condaPackages, unpackedFolders } from './cache.ts'

/** A link to every content that files of environments have. */
export const sharedFilesFolder = (cache: string) => join(cache, 'shared-files')

/**
 * Makes what a new environment and unpacked packages have in common with others one file on disk, by hard links: to be called
 * before byte code is made, which names its source's time.
 */
export async function shareFiles(cache: string, environment: string): Promise<void> {
  const unpacked = await unpackedFolders(cache)
  const words = [assetPath('python', 'share_files.py'), sharedFilesFolder(cache), environment]
  const { exitCode, stderr } = await runCommand(OWN_PYTHON, ['-I', '-S', ...words, ...unpacked, condaPackages(cache)], {
    env: { PATH: process.env.PATH },
  })
  if (exitCode === 0) return
  throw new UserError(withSaid(`The files of ${environment} could not be shared with others`, lastLines(stderr, 5)), 1)
}
