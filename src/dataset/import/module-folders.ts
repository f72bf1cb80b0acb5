/** Modules by the parts of their names. */
interface Part {
  readonly inside: Map<string, Part>
  /** The module that ends here. */
  module: string | null
}

/**
 * The folders from which scripts are found by the names of modules, by module: of each script that is the module, or lies in
 * it, one. Every script is looked at once, however many modules there are.
 */
export function listModuleFolders(modules: Iterable<string>, scripts: readonly string[]): Map<string, string[]> {
  const root = indexModules(modules)
  const folders = new Map<string, string[]>()
  for (const script of scripts) {
    for (const [module, folder] of findIn(script.split('/'), root)) {
      const found = folders.get(module) ?? []
      folders.set(module, found)
      found.push(folder)
    }
  }
  return folders
}

function indexModules(modules: Iterable<string>): Part {
  const root: Part = { inside: new Map(), module: null }
  for (const module of modules) {
    let part = root
    for (const name of module.split('.')) {
      const next = part.inside.get(name) ?? { inside: new Map(), module: null }
      part.inside.set(name, next)
      part = next
    }
    part.module = module
  }
  return root
}

/** Of a module that a script is the folder above it, else of one that it lies in the first. */
function findIn(names: readonly string[], root: Part): ReadonlyMap<string, string> {
  const [around, own] = [new Map<string, string>(), new Map<string, string>()]
  const file = names.at(-1)?.slice(0, -'.py'.length) ?? ''
  for (const start of names.keys()) {
    const folder = names.slice(0, start).join('/') || '.'
    const parts = walkParts(root, names.slice(start, -1))
    for (const { module } of parts) if (module !== null && !around.has(module)) around.set(module, folder)
    const module = parts.length < names.length - 1 - start ? null : nameOwn(parts.at(-1) ?? root, file)
    if (module !== null) own.set(module, folder)
  }
  return new Map([...around, ...own])
}

/** The module that a file is in a folder. */
const nameOwn = (folder: Part, file: string): string | null =>
  file === '__init__' ? folder.module : (folder.inside.get(file)?.module ?? null)

/** The parts of modules that folders are, as far as they are any. */
function walkParts(root: Part, folders: readonly string[]): Part[] {
  const parts: Part[] = []
  for (const name of folders) {
    const next = (parts.at(-1) ?? root).inside.get(name)
    if (next === undefined) break
    parts.push(next)
  }
  return parts
}
