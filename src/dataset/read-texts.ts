import { join } from 'node:path'
import { readTextIfPresent } from '../base/files.ts'

/**
 * Texts of a source's files, empty where one is not there. One after the other: a source has more of them than may be open at a
 * time, and reading them at once is no faster.
 */
export async function readTexts(folder: string, paths: readonly string[]): Promise<string[]> {
  const texts: string[] = []
  for (const path of paths) texts.push((await readTextIfPresent(join(folder, path), folder)) ?? '')
  return texts
}
