import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { refuseStopped } from '../errors.ts'
import { statIfPresent } from './files.ts'
import { makeFolders } from './folders.ts'
import { removeTree } from './scratch.ts'

/** Fills a folder that is not there or holds nothing; where that fails, or the user asks to stop meanwhile, nothing of it stays. */
export async function fillNewFolder<T>(
  folder: string,
  signal: AbortSignal | undefined,
  fill: () => Promise<T>,
): Promise<T> {
  const isThere = (await statIfPresent(folder)) !== null
  await makeFolders(folder)
  try {
    const result = await fill()
    refuseStopped(signal)
    return result
  } catch (error) {
    if (!isThere) await removeTree(folder)
    else for (const name of await readdir(folder)) await removeTree(join(folder, name))
    throw error
  }
}
