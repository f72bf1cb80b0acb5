import { normaliseName } from '../../base/text/package-name.ts'
import { listImports } from './derive-requirements.ts'
import { DISTRIBUTIONS } from './distributions.ts'
import type { PythonProject } from './draws-or-waits.ts'

const MOST_NAMES = 50
/** One distribution can be had under several names, of which one is locked. */
const FORMS = /-(?:headless|binary|cpu|gpu)$/

/** Modules that a script imports and that neither Python nor the project nor a package of its lock has, by their names; sorted. */
export function listUnlockedImports(
  script: string,
  { sources, lock }: PythonProject,
  standardModules: ReadonlySet<string>,
): string[] {
  const own = new Set([...sources.keys()].flatMap((path) => path.split('/').map((part) => part.replace(/\.py$/, ''))))
  const locked = new Set(
    [...lock.matchAll(/^([A-Za-z0-9][A-Za-z0-9._-]*)/gm)].map(([, name = '']) => withoutForm(name)),
  )
  const isLocked = (module: string) =>
    [module, DISTRIBUTIONS.get(module) ?? module].some((name) => locked.has(withoutForm(name)))
  const isOthers = (module: string) => !standardModules.has(module) && !own.has(module) && !isLocked(module)
  return listImports(script).filter(isOthers).slice(0, MOST_NAMES)
}

const withoutForm = (name: string) => normaliseName(name).replace(FORMS, '')
