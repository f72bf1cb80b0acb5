import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { runCommand } from '../src/base/processes/process.ts'
import { ROOT } from './build-dist.ts'
import { LICENCE_RULE } from './list-licences.ts'

// What is in the package, as CycloneDX: node scripts/release-sbom.ts. npm lists all that a checkout installs, most of which only
// builds and tests; here are the packages whose code the bundle carries, as dist/licenses.txt names them.

const property = z.looseObject({ name: z.string() })
const component = z.looseObject({
  'bom-ref': z.string(),
  name: z.string(),
  properties: z.array(property).default([]),
})
/** What npm says of a package that a checkout wants for building alone, which the bundle makes untrue. */
const ONLY_FOR_BUILDING = 'cdx:npm:package:development'
const sbom = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
})
export type Sbom = z.infer<typeof sbom>

/** Names of the packages in the bundle, of the text of dist/licenses.txt: each part but the first begins with them, a line each. */
export function namesOfBundle(licences: string): Set<string> {
  const [, ...sections] = licences.split(LICENCE_RULE)
  const titles = sections.flatMap((section) => (section.split('\n\n')[0] ?? '').trim().split('\n'))
  return new Set(titles.flatMap((title) => /^(\S+) \(/.exec(title)?.[1] ?? []))
}

/** The part of npm's list that is carried, as one of the package `name`; throws where a package that is carried is not in it. */
export function keepCarried(whole: unknown, carried: ReadonlySet<string>, name: string): Sbom {
  const { metadata, components, dependencies, ...rest } = sbom.parse(whole)
  const kept = components.filter((each) => carried.has(each.name))
  const known = new Set(kept.map((each) => each.name))
  const missing = [...carried].filter((each) => !known.has(each))
  if (missing.length > 0) throw new Error(`npm knows nothing of ${missing.join(', ')}, which the bundle carries`)
  const own = dependencies[0]?.ref
  const refs = new Set(kept.map((each) => each['bom-ref']))
  return {
    ...rest,
    // npm names a package without a registry by its folder.
    metadata: { ...metadata, component: { ...metadata.component, name } },
    components: kept.map(({ properties, ...each }) => ({
      ...each,
      properties: properties.filter(({ name }) => name !== ONLY_FOR_BUILDING),
    })),
    dependencies: dependencies
      .filter(({ ref }) => ref === own || refs.has(ref))
      .map((each) => ({ ...each, dependsOn: each.dependsOn.filter((ref) => refs.has(ref)) })),
  }
}

if (import.meta.main) {
  const asked = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const { exitCode, stdout, stderr } = await runCommand('npm', asked, { cwd: ROOT })
  if (exitCode !== 0) throw new Error(stderr)
  const { name } = z.object({ name: z.string() }).parse(JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')))
  const carried = namesOfBundle(await readFile(join(ROOT, 'dist', 'licenses.txt'), 'utf8'))
  process.stdout.write(`${JSON.stringify(keepCarried(JSON.parse(stdout), carried, name), null, 2)}\n`)
}
