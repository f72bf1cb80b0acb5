import { z } from 'zod'
import { nameInLine, normaliseName } from '../../base/text/package-name.ts'
import { type Declared, type DeclaredFiles, deviationOf } from './declared.ts'
import { pythonOf, readPyproject } from './pyproject.ts'
import { readToml } from './toml.ts'

const lockedPackage = z.looseObject({
  name: z.string(),
  version: z.string(),
  optional: z.boolean().default(false),
  /** Main or dev, until Poetry 1.5. */
  category: z.string().optional(),
  /** Since Poetry 2. */
  groups: z.array(z.string()).optional(),
  /** A marker for all groups, or one for each. */
  markers: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  dependencies: z.record(z.string(), z.unknown()).default({}),
  source: z.looseObject({ type: z.string() }).optional(),
})
type LockedPackage = z.infer<typeof lockedPackage>

const poetryLock = z.looseObject({
  package: z.array(lockedPackage).default([]),
  metadata: z.looseObject({ 'python-versions': z.string().optional() }).optional(),
})

/** The exact versions of poetry.lock that the project itself needs, without those of its development. */
export async function readPoetryLock(files: DeclaredFiles): Promise<Declared | null> {
  const text = await files.read('poetry.lock')
  if (text === null) return null
  const lock = readToml(poetryLock, text, 'poetry.lock')
  const project = await readPyproject(files)
  const named = project && [
    ...Object.keys(project.tool?.poetry?.dependencies ?? {}),
    ...(project.project?.dependencies ?? []).map(nameInLine),
  ]
  const needed = named ? reachable(lock.package, named) : lock.package.filter(isMain)
  const isElsewhere = ({ source }: LockedPackage) => source !== undefined && source.type !== 'legacy'
  const elsewhere = needed.filter(isElsewhere).map(({ name }) => name)
  return {
    requirements: pin(needed.filter((each) => !isElsewhere(each)))
      .map((line) => `${line}\n`)
      .join(''),
    forDevelopment: pin(lock.package.filter((each) => !needed.includes(each) && !isElsewhere(each))),
    python: (project && pythonOf(project)) ?? lock.metadata?.['python-versions'] ?? null,
    deviations: deviationOf('packages that are not of an index are left out', elsewhere),
  }
}

const pin = (packages: readonly LockedPackage[]) =>
  packages.map((each) => `${each.name}==${each.version}${markerOf(each)}`)

const isMain = ({ optional, category, groups }: LockedPackage) =>
  !optional && (groups?.includes('main') ?? category !== 'dev')

/** Packages that the named ones need, and that those need; a package that is there in two versions comes in both. */
function reachable(packages: readonly LockedPackage[], names: readonly string[]): LockedPackage[] {
  const byName = Map.groupBy(packages, ({ name }) => normaliseName(name))
  const seen = new Set<string>()
  const queue = names.map(normaliseName)
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    const needs = (byName.get(name) ?? []).flatMap(({ dependencies }) => Object.keys(dependencies))
    for (const each of needs) queue.push(normaliseName(each))
  }
  return packages.filter(({ name }) => seen.has(normaliseName(name)))
}

function markerOf({ markers }: LockedPackage): string {
  const marker = typeof markers === 'string' ? markers : (markers?.main ?? Object.values(markers ?? {})[0])
  return marker ? ` ; ${marker}` : ''
}
