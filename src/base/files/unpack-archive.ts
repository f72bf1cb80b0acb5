import { assetPath } from '../package.ts'
import { OWN_PYTHON } from '../processes/own-python.ts'
import { runCommand } from '../processes/process.ts'
import { lastLines } from '../text/text.ts'

export interface Archive {
  readonly form: 'zip' | 'tar'
  readonly path: string
}

/** A thousand times as much as an archive has may lie between two of its files. */
const MOST_SECONDS = 600

/** Limits of all that an archive holds, counted while it is unpacked. */
export interface UnpackLimits {
  readonly bytes: number
  readonly files: number
}

/**
 * Unpacks an archive that nobody vouched for into a folder: plain files and folders alone, none outside of it, none replaced.
 * Returns why it was not unpacked to its end; null: it was.
 */
export async function unpackArchive({ form, path }: Archive, folder: string, limits: UnpackLimits) {
  const words = [assetPath('python', 'unpack_archive.py'), form, path, folder, `${limits.bytes}`, `${limits.files}`]
  const { exitCode, signal, stderr } = await runCommand(OWN_PYTHON, ['-I', '-S', ...words], {
    env: { PATH: process.env.PATH },
    timeoutSeconds: MOST_SECONDS,
    endsWithCaller: true,
  })
  if (exitCode === 0) return null
  if (signal !== null)
    return `unpacking was ended by ${signal}: it took ${MOST_SECONDS} s, or more memory than there is`
  return lastLines(stderr, 1) || 'it ended early'
}
