import { z } from 'zod'
import { type Declared, type DeclaredFiles, deviationOf } from './declared.ts'
import { readToml } from './toml.ts'

export const poetryDependency = z.union([
  z.string(),
  z.looseObject({
    version: z.string().optional(),
    extras: z.array(z.string()).optional(),
    optional: z.boolean().optional(),
  }),
  z.array(z.unknown()),
])

const pyproject = z.looseObject({
  project: z
    .looseObject({
      name: z.string().optional(),
      'requires-python': z.string().optional(),
      dependencies: z.array(z.string()).optional(),
    })
    .optional(),
  tool: z
    .looseObject({
      poetry: z.looseObject({ dependencies: z.record(z.string(), poetryDependency).optional() }).optional(),
    })
    .optional(),
})
export type Pyproject = z.infer<typeof pyproject>

export async function readPyproject(files: DeclaredFiles): Promise<Pyproject | null> {
  const text = await files.read('pyproject.toml')
  return text === null ? null : readToml(pyproject, text, 'pyproject.toml')
}

/** `[project].dependencies`, else Poetry's own table; null where it declares none. */
export async function readPyprojectDependencies(files: DeclaredFiles): Promise<Declared | null> {
  const read = await readPyproject(files)
  if (read === null) return null
  const python = pythonOf(read)
  if (read.project?.dependencies) {
    return { requirements: `${read.project.dependencies.join('\n')}\n`, python, deviations: [] }
  }
  const table = read.tool?.poetry?.dependencies
  if (!table) return null
  return { ...readTable(table), python }
}

/** A table of packages as Poetry and Pipenv have it. */
export function readTable(
  table: Readonly<Record<string, z.infer<typeof poetryDependency>>>,
): Pick<Declared, 'requirements' | 'deviations'> {
  const lines: string[] = []
  const leftOut: string[] = []
  for (const [name, dependency] of Object.entries(table)) {
    if (name.toLowerCase() === 'python') continue
    const line = poetryLine(name, dependency)
    if (line === null) leftOut.push(name)
    else lines.push(line)
  }
  const deviations = deviationOf('dependencies that are optional or no packages of an index are left out', leftOut)
  return { requirements: `${lines.join('\n')}\n`, deviations }
}

export function pythonOf({ project, tool }: Pyproject): string | null {
  const poetry = tool?.poetry?.dependencies?.python
  return project?.['requires-python'] ?? (typeof poetry === 'string' ? poetry : null)
}

function poetryLine(name: string, dependency: z.infer<typeof poetryDependency>): string | null {
  if (typeof dependency === 'string') return name + poetryVersion(dependency)
  if (Array.isArray(dependency) || dependency.optional || dependency.version === undefined) return null
  const extras = dependency.extras?.length ? `[${dependency.extras.join(',')}]` : ''
  return `${name}${extras}${poetryVersion(dependency.version)}`
}

/** Poetry's `^1.2`, `~1.2`, `1.2`, `1.*` and `*`, each part as PEP 440 writes it. */
export function poetryVersion(text: string): string {
  const parts = text.split(',').flatMap((each) => {
    const part = each.trim()
    const found = /^([<>=!~^]*)\s*v?([^\s<>=!~^]\S*)?$/.exec(part)
    if (found === null) return [part] // who reads the requirement refuses it
    const [, operator = '', version = ''] = found
    if (version === '' || version === '*') return []
    if (operator === '^' || operator === '~') return [`>=${version}`, `<${nextVersion(operator, version)}`]
    return [`${operator === '' || operator === '=' ? '==' : operator}${version}`]
  })
  return parts.join(',')
}

/** `^1.2.3` goes up to 2, `^0.2.3` up to 0.3, `^0.0.3` up to 0.0.4; `~1.2.3` up to 1.3, `~1` up to 2. */
function nextVersion(operator: '^' | '~', version: string): string {
  const parts = version.split('.').map((part) => Number.parseInt(part, 10) || 0)
  const last = parts.length - 1
  const firstNonZero = parts.findIndex((part, place) => part > 0 || place === last)
  const raised = operator === '~' ? Math.min(1, last) : firstNonZero
  return parts
    .slice(0, raised + 1)
    .map((part, index) => part + (index === raised ? 1 : 0))
    .join('.')
}
