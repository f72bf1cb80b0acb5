import { join } from 'node:path'
import { readTextIfPresent, writeFileAtomic } from '../base/files/files.ts'
import { removeBelow } from '../base/files/untrusted-writing.ts'
import { LOCK } from '../dataset/known-project.ts'

/** The files in which a project keeps its packages, as they were at some time; a text that is null: there was none. */
export type KeptLock = readonly { readonly name: string; readonly text: string | null }[]

export const keepLock = async (folder: string): Promise<KeptLock> =>
  Promise.all(
    [LOCK, 'requirements.txt'].map(async (name) => ({
      name,
      text: await readTextIfPresent(join(folder, name), folder),
    })),
  )

export async function putBackLock(folder: string, kept: KeptLock): Promise<void> {
  for (const { name, text } of kept)
    await (text === null ? removeBelow(folder, name) : writeFileAtomic(join(folder, name), text, folder))
}
