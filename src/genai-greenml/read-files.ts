import { realpath } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { errorCode, UserError } from '../base/errors.ts'
import { lookBelow, readBelow } from '../base/files/untrusted-files.ts'
import { COLUMNS } from './read-rows.ts'

export interface ResultFile {
  /** The file's own name, by which the analysis calls it. */
  readonly name: string
  readonly text: string
}

const LARGEST_BYTES = 128 * 1024 ** 2

/** Result files of GenAI-GreenML; a UserError names one that can't be read, is greenml's own, or shares its name. */
export async function readResultFiles(named: readonly string[]): Promise<ResultFile[]> {
  const paths = [...new Set(named.map((path) => resolve(path)))]
  const twice = paths.find((path, index) => paths.findIndex((each) => basename(each) === basename(path)) < index)
  if (twice !== undefined) {
    throw new UserError(
      `Two files are named ${basename(twice)}, and the result names each by that: rename one of them.`,
    )
  }
  const files = await Promise.all(paths.map(readCsv))
  for (const [index, { text }] of files.entries()) refuseOwnRecords(text, paths[index] ?? '')
  return files
}

async function readCsv(path: string): Promise<ResultFile> {
  try {
    const real = await realpath(path)
    if ((await lookBelow(dirname(real), basename(real))).kind === 'folder') {
      throw new UserError(`${path} is a folder: name the results_*.csv in it.`)
    }
    const content = await readBelow(dirname(real), basename(real), LARGEST_BYTES)
    if (content === null) throw new UserError(`There is no ${path}.`)
    const text = content.toString()
    if (real !== path) refuseOtherContent(text, path)
    return { name: basename(path), text }
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new UserError(`There is no ${path}.`)
    if (code === 'EACCES') throw new UserError(`${path} may not be read: change its permissions.`)
    throw error
  }
}

/** A stranger's link may lead to any file of the user's, and what is wrong with a result file is told with its first line. */
function refuseOtherContent(text: string, path: string): void {
  const first = /^.*/.exec(text)?.[0] ?? ''
  if (COLUMNS.every((column) => first.includes(column))) return
  throw new UserError(`${path} leads by a link to what is no result file of GenAI-GreenML: name the file itself.`)
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
