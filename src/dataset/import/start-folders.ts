import { posix } from 'node:path'
import { listModuleFolders } from './module-folders.ts'

const IMPORTED = /^[ \t]*(?:from[ \t]+([A-Za-z_][\w.]*)[ \t]+import|import[ \t]+([A-Za-z_][\w., \t]*))/gm

/** Folders, beside `home`, from which own modules are imported by their absolute names. */
export function listBases(texts: readonly string[], files: readonly string[], home: string): string[] {
  const scripts = files.filter((path) => path.endsWith('.py'))
  const modules = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(IMPORTED)].flatMap(([, from, plain = '']) =>
        from === undefined ? plain.split(',').map((each) => each.trim().split(/\s/)[0] ?? '') : [from],
      ),
    ),
  )
  const bases = new Set<string>()
  for (const found of listModuleFolders(modules, scripts).values()) {
    if (found.includes(home)) continue
    const [nearest] = found.sort((a, b) => a.length - b.length)
    if (nearest !== undefined) bases.add(nearest)
  }
  return [...bases].sort()
}

const STRING = /(['"])((?:(?!\1)[^\\\n{}]|\\\\){1,300})\1/g
const JOINED =
  /\bjoin\([ \t\n]{0,40}(['"][^'"\n]{1,200}['"](?:[ \t\n]{0,40},[ \t\n]{0,40}['"][^'"\n]{1,200}['"]){1,9})[ \t\n]{0,40}(?:,[ \t\n]{0,40})?\)/g

/** The folders, that first from which most of what the texts name is found. */
export function rankFolders(texts: readonly string[], files: readonly string[], folders: readonly string[]): string[] {
  const known = new Set<string>()
  // Each folder once: where a path has thousands, all of its parts anew for each file would be too many.
  for (const path of files)
    for (let above = path; above !== '.' && !known.has(above); above = posix.dirname(above)) known.add(above)
  const named = new Set(
    texts.flatMap((text) => [
      ...[...text.matchAll(JOINED)].map(([, parts = '']) =>
        [...parts.matchAll(/['"]([^'"]+)['"]/g)].map(([, part]) => part).join('/'),
      ),
      ...[...text.matchAll(STRING)].map(([, , found = '']) => found.replaceAll('\\\\', '/')),
    ]),
  )
  const places = [...named].filter((each) => /[/.]/.test(each) || known.has(each))
  /** A path of several parts says more than a word that is a folder's name too. */
  const found = (folder: string) =>
    places
      .filter((each) => known.has(posix.normalize(posix.join(folder, each)).replace(/\/$/, '')))
      .reduce((total, each) => total + each.split('/').length, 0)
  const distinct = [...new Set(folders)]
  const counts = new Map(distinct.map((each) => [each, found(each)]))
  return distinct.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}
