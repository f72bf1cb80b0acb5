import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { errorCode, UserError } from '../base/errors.ts'

export interface ResultFile {
  /** The file's own name, by which the analysis calls it. */
  readonly name: string
  readonly text: string
}

/** Result files of GenAI-GreenML; a UserError names one that can't be read, is greenml's own, or shares its name. */
export async function readResultFiles(named: readonly string[]): Promise<ResultFile[]> {
  const paths = [...new Set(named.map((path) => resolve(path)))]
  const twice = paths.find((path, index) => paths.findIndex((each) => basename(each) === basename(path)) < index)
  if (twice !== undefined) {
    throw new UserError(
      `Two files are named ${basename(twice)}, and the result names each by that: rename one of them.`,
    )
  }
  const files = await Promise.all(
    paths.map(async (path) => ({ path, name: basename(path), text: await readCsv(path) })),
  )
  for (const { path, text } of files) refuseOwnRecords(text, path)
  return files
}

async function readCsv(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT') throw new UserError(`There is no ${path}.`)
    if (code === 'EISDIR') throw new UserError(`${path} is a folder: name the results_*.csv in it.`)
    if (code === 'EACCES') throw new UserError(`${path} may not be read: change its permissions.`)
    throw error
  }
}

/** Columns of `records.csv` that no file of GenAI-GreenML has, though its own nine stand before them. */
const OWN_COLUMNS = ['variant', 'run_status', 'order_index', 'stratum']

function refuseOwnRecords(text: string, path: string): void {
  const columns = (/^.*/.exec(text)?.[0] ?? '').split(',')
  if (!OWN_COLUMNS.every((column) => columns.includes(column))) return
  throw new UserError(
    `${path}: this is greenml's own records.csv: use greenml analyse --campaign with the folder of its campaign.`,
  )
}
