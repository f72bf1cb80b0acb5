import { join } from 'node:path'
import { readIfPresent } from '../../base/files/files.ts'
import { inTurn } from '../../base/in-turn.ts'
import { decodeText } from '../../base/text/delimited.ts'

/** Texts of a source's files, empty where one is not there; PowerShell writes them in UTF-16. */
export const readTexts = (folder: string, paths: readonly string[]): Promise<string[]> =>
  inTurn(paths, async (path) => {
    const bytes = await readIfPresent(join(folder, path), folder)
    return bytes === null ? '' : decodeText(bytes).text
  })
