import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { refuseStopped } from '../errors.ts'
import { makeFolders } from './folders.ts'
import { removeTree } from './scratch.ts'

/** Fills a folder that holds nothing yet; where the user asks to stop meanwhile it holds nothing again, and the work is a UserError. */
export async function fillNewFolder<T>(
  folder: string,
  signal: AbortSignal | undefined,
  fill: () => Promise<T>,
): Promise<T> {
  await makeFolders(folder)
  try {
    const result = await fill()
    refuseStopped(signal)
    return result
  } catch (error) {
    if (signal?.aborted) for (const name of await readdir(folder)) await removeTree(join(folder, name))
    throw error
  }
}
