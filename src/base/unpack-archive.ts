import { assetPath } from './package.ts'
import { runCommand } from './process.ts'

export interface Archive {
  readonly form: 'zip' | 'tar'
  readonly path: string
}

/** Of all that an archive holds, counted while it is unpacked. */
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
  const { exitCode, stderr } = await runCommand('python3', ['-I', '-S', ...words], { env: { PATH: process.env.PATH } })
  return exitCode === 0 ? null : (stderr.trim().split('\n').at(-1) ?? 'it ended early')
}
