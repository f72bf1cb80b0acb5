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
  const folders = names.slice(0, -1)
  const file = names.at(-1)?.slice(0, -'.py'.length) ?? ''
  for (let start = 0; start < names.length; start++) {
    const folder = names.slice(0, start).join('/') || '.'
    let part: Part | undefined = root
    for (const name of folders.slice(start)) {
      part = part.inside.get(name)
      if (part === undefined) break
      if (part.module !== null && !around.has(part.module)) around.set(part.module, folder)
    }
    if (part === undefined) continue
    const module = file === '__init__' ? part.module : (part.inside.get(file)?.module ?? null)
    if (module !== null) own.set(module, folder)
  }
  return new Map([...around, ...own])
}
