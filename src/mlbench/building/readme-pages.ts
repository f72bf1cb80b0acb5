import { posix } from 'node:path'
import { readIfPlain, walkTree } from '../../base/files/untrusted-files.ts'
import { type Section, splitSections } from '../contexts/sections.ts'
import { isScript } from '../data/script-names.ts'

const MOST_BYTES = 4 * 1024 ** 2
const MOST_PAGES = 1000
const PAGE = /readme[^/]*$/i
const IS_TEXT = /(?:\.(?:md|markdown|rst|txt)|readme)$/i

/** A page of a repository that tells how it is used. */
export interface ReadmePage {
  readonly path: string
  /** The page's folder; `.` for the top. */
  readonly folder: string
  readonly sections: readonly Section[]
}

/** Files of a repository with README in their name, in the order of their paths, and the paths of all its programs. */
export async function readPages(
  source: string,
): Promise<{ readonly pages: ReadmePage[]; readonly programs: ReadonlySet<string> }> {
  const paths: string[] = []
  const programs = new Set<string>()
  for await (const { path, kind } of walkTree(source, (folder) => folder !== '.git')) {
    if (kind !== 'file') continue
    if (isScript(path)) programs.add(path)
    if (PAGE.test(path) && IS_TEXT.test(path) && paths.length < MOST_PAGES) paths.push(path)
  }
  const pages: ReadmePage[] = []
  for (const path of paths.sort()) {
    const text = (await readIfPlain(source, path, MOST_BYTES))?.toString('utf8').replace(/\r\n?/g, '\n')
    if (text === undefined) continue
    const sections = splitSections(`\n=== repos/${path} ===\n${text}\n`)
    pages.push({ path, folder: posix.dirname(path), sections })
  }
  return { pages, programs }
}
