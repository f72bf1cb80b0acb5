import { join } from 'node:path'
import { readTextIfPresent } from '../base/files.ts'
import { inTurn } from '../base/in-turn.ts'

/** Texts of a source's files, empty where one is not there. */
export const readTexts = (folder: string, paths: readonly string[]): Promise<string[]> =>
  inTurn(paths, async (path) => (await readTextIfPresent(join(folder, path), folder)) ?? '')
