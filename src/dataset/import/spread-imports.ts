import { moduleName, wordsReader } from './reachable-scripts.ts'

/** Adds to what is known what another knows, as long as that is new; says whether it was. Never takes anything back, and ends. */
type Join<T> = (known: T, other: T) => boolean

/** Scripts that one name stands for, and who imports it. */
interface Name<T> {
  /** What is known of all of that name, and of what they reach. */
  readonly known: T
  readonly importers: string[]
}

export interface Imports<T> {
  /** By script: what is known of all that it reaches by import, directly or not. */
  readonly reached: ReadonlyMap<string, T>
  /** Whether another imports it. */
  isImported(path: string): boolean
}

/**
 * Joins what is known (`own`) of all that each script reaches. Each text is read once and what is new is passed on, so that
 * scripts which all import each other take no longer than others.
 */
export function spreadImports<T>(
  texts: ReadonlyMap<string, string>,
  own: (path: string) => T,
  { none, join }: { readonly none: () => T; readonly join: Join<T> },
): Imports<T> {
  const names = new Map([...texts.keys()].map((path): [string, Name<T>] => [moduleName(path), emptyName(none)]))
  const anyName = emptyName(none)
  const readWords = wordsReader(texts.keys())
  for (const [path, text] of texts) {
    const words = readWords(path, text)
    for (const name of words === null ? [anyName] : [...words].flatMap((word) => names.get(word) ?? []))
      name.importers.push(path)
  }
  const reached = new Map([...texts.keys()].map((path) => [path, none()]))
  const waiting = new Set(texts.keys())
  const tell = (name: Name<T> | undefined, news: T) => {
    if (name === undefined || !join(name.known, news)) return
    for (const importer of name.importers) {
      const known = reached.get(importer)
      if (known !== undefined && join(known, name.known)) waiting.add(importer)
    }
  }
  for (const path of waiting) {
    waiting.delete(path)
    for (const name of [names.get(moduleName(path)), anyName])
      for (const news of [own(path), reached.get(path) ?? none()]) tell(name, news)
  }
  const importersOf = (path: string) =>
    texts.has(path)
      ? [names.get(moduleName(path)), anyName].flatMap((name) => (name === undefined ? [] : [name.importers]))
      : []
  return {
    reached,
    isImported: (path) => importersOf(path).some((importers) => importers.some((each) => each !== path)),
  }
}

const emptyName = <T>(none: () => T): Name<T> => ({ known: none(), importers: [] })
