import { posix } from 'node:path'
import { isCode } from '../../schema/dataset/data-file.ts'
import { isDataFile } from '../data-files.ts'
import { listLoaderAddresses } from './loader-addresses.ts'

/** Data that a script reads from an address, and where it lies beside the script for a run, which has no network. */
export interface NamedAddress {
  /** As the script names it. */
  readonly at: string
  /** The address as it may be fetched. */
  readonly url: string
  /** Path below the source. */
  readonly path: string
}

const LITERAL = /(["'])(https?:\/\/[^\s"'{}\\<>]{4,500})\1/g
/** Calls that get what lies at an address. */
const READS =
  /\bread_\w{1,40}\(|\burlopen\(|\burlretrieve\(|\bget\(|\bget_file\(|\bloadtxt\(|\bgenfromtxt\(|\bdownload\w*\(/
const MOST_ADDRESSES = 8
const LONGEST_LINE = 2000

/** Addresses that scripts, and loaders that they call, read data from: those that are put together as they run are not seen. */
export function findAddresses(texts: readonly string[], files: readonly string[]): NamedAddress[] {
  const found = new Set(texts.flatMap((text) => text.split('\n').flatMap((line) => readLine(line, text))))
  const taken = new Set(files)
  return [...found].slice(0, MOST_ADDRESSES).flatMap((at) => {
    const url = URL.parse(at.replace(/^http:/i, 'https:'))
    if (url === null || url.username !== '' || isCode(url.pathname)) return []
    const path = choosePath(url, taken)
    taken.add(path)
    return [{ at, url: url.href, path }]
  })
}

function readLine(line: string, text: string): string[] {
  if (line.length > LONGEST_LINE || line.trimStart().startsWith('#')) return []
  const addresses = [...line.matchAll(LITERAL)].map(([, , address = '']) => address.split('#', 1)[0] ?? '')
  const read = addresses.filter((address) => READS.test(line) || isDataFile(URL.parse(address)?.pathname ?? ''))
  return [...read, ...listLoaderAddresses(line, text)]
}

/** A file of a folder `data` that is not there yet, by the last name of the address. */
function choosePath(url: URL, taken: ReadonlySet<string>): string {
  const last = posix
    .basename(url.pathname)
    .replaceAll(/[^\w.-]/g, '_')
    .replace(/^\.+/, '')
    .slice(-80)
  const name = last === '' ? 'download' : last
  for (let index = 0; ; index++) {
    const path = `data/${index === 0 ? '' : `${index}-`}${name}`
    if (!taken.has(path)) return path
  }
}
