import { basename, isAbsolute, posix, resolve } from 'node:path'
import { escapePattern } from '../text/text.ts'

/** Whether a path is a folder or something in it, by their names: both absolute, or relative to one place. */
export const isBelow = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)

/** Whether a relative path, normalised, leads out of where it begins. */
export const leadsOut = (path: string): boolean => isAbsolute(path) || isBelow(path, '..')

/** Relative paths, normalised, behind the folders on the way to them, each once: `a`, `a/b`, `a/b/c`. */
export function withFolders(paths: Iterable<string>): Set<string> {
  const all = new Set<string>()
  for (const path of paths) {
    const unknown: string[] = []
    for (let at = path; at !== '.' && !all.has(at); at = posix.dirname(at)) unknown.unshift(at)
    for (const each of unknown) all.add(each)
  }
  return all
}

/** The same value with these folders, wherever a text tells where they lie, by their own names: where that is is nobody else's business. */
export function nameFolders(value: unknown, folders: readonly string[]): unknown {
  const absolute = folders.map((folder) => resolve(folder)).filter((folder) => basename(folder) !== '')
  const deepestFirst = absolute.sort((a, b) => b.length - a.length)
  const hide = (text: string) => {
    let hidden = text
    for (const folder of deepestFirst)
      hidden = hidden.replaceAll(new RegExp(`(?<![\\w./-])${escapePattern(folder)}(?![\\w-])`, 'g'), basename(folder))
    return hidden
  }
  return JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === 'string' ? hide(each) : each)))
}
