import { z } from 'zod'
import { parseWith, readJsonText } from '../../base/text/parse-with.ts'
import type { Declared, DeclaredFiles } from './declared.ts'
import { poetryDependency, readTable } from './pyproject.ts'
import { readToml } from './toml.ts'

const requires = z.looseObject({ python_version: z.string().optional(), python_full_version: z.string().optional() })

const pipfile = z.looseObject({
  packages: z.record(z.string(), poetryDependency).default({}),
  requires: requires.optional(),
})

const pipfileLock = z.looseObject({
  default: z.record(z.string(), z.looseObject({ version: z.string().optional(), markers: z.string().optional() })),
  _meta: z.looseObject({ requires: requires.optional() }).optional(),
})

const pythonOf = (wanted: z.infer<typeof requires> | undefined) =>
  wanted?.python_full_version ?? wanted?.python_version ?? null

/** The exact versions of Pipfile.lock, without those of its development. */
export async function readPipfileLock({ read }: DeclaredFiles): Promise<Declared | null> {
  const text = await read('Pipfile.lock')
  if (text === null) return null
  const { default: packages, _meta } = parseWith(pipfileLock, readJsonText(text), 'Pipfile.lock')
  const lines = Object.entries(packages).flatMap(([name, { version, markers }]) =>
    version === undefined ? [] : [`${name}${version}${markers ? ` ; ${markers}` : ''}\n`],
  )
  return { requirements: lines.join(''), python: pythonOf(_meta?.requires), deviations: [] }
}

/** What a Pipfile has for the project itself. */
export async function readPipfile({ read }: DeclaredFiles): Promise<Declared | null> {
  const text = await read('Pipfile')
  if (text === null) return null
  const { packages, requires: wanted } = readToml(pipfile, text, 'Pipfile')
  return { ...readTable(packages), python: pythonOf(wanted) }
}
