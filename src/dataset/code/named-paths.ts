/** A path, and what of it is above the names that were looked at from its end. */
interface Rest {
  readonly path: string
  readonly above: string
}

/** Paths that end in the same names. */
interface Alike {
  readonly rests: readonly Rest[]
  /** The same paths by their next name from the end: made once somebody asks for a path among them. */
  byName?: ReadonlyMap<string, Alike>
}

/**
 * Finds among paths the one that ends in most of the same names as a place, whatever their case; null where none has the last, or
 * two fit alike. Both are a stranger's, and many: each path is taken apart once.
 */
export function indexNames(paths: Iterable<string>): (place: string) => string | null {
  const all: Alike = { rests: Array.from(paths, (path) => ({ path, above: namesOf(path).join('/') })) }
  return (place) => {
    let alike: Alike | undefined
    for (const name of namesOf(place).reverse()) {
      const next: Alike | undefined = byNextName(alike ?? all).get(name)
      if (next === undefined) break
      alike = next
      if (alike.rests.length === 1) break
    }
    return alike?.rests.length === 1 ? (alike.rests[0]?.path ?? null) : null
  }
}

const namesOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split(/[\\/]+/)
    .filter((name) => name !== '' && name !== '.')

function byNextName(alike: Alike): ReadonlyMap<string, Alike> {
  if (alike.byName !== undefined) return alike.byName
  const byName = new Map<string, { rests: Rest[] }>()
  for (const { path, above } of alike.rests) {
    if (above === '') continue
    const slash = above.lastIndexOf('/')
    const name = above.slice(slash + 1)
    const own = byName.get(name) ?? { rests: [] }
    byName.set(name, own)
    own.rests.push({ path, above: above.slice(0, Math.max(slash, 0)) })
  }
  alike.byName = byName
  return byName
}

/** Finds the file of a source that fits a place, or where none does the folder. */
export function indexSource(files: readonly string[]): (place: string) => string | null {
  const [findFile, findFolder] = [indexNames(files), indexNames(listFolders(files))]
  return (place) => findFile(place) ?? findFolder(place)
}

function listFolders(files: readonly string[]): Set<string> {
  const folders = new Set<string>()
  for (const file of files) {
    for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
      const folder = file.slice(0, end)
      if (folders.has(folder)) break
      folders.add(folder)
    }
  }
  return folders
}
