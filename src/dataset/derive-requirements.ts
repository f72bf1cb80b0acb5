import { join } from 'node:path'
import { z } from 'zod'
import { parseWith, readTextIfPresent } from '../base/files.ts'
import { runCommand } from '../base/process.ts'
import { DISTRIBUTIONS } from './distributions.ts'

const IMPORT = /^[ \t]*(?:import[ \t]+([\w., \t]+)|from[ \t]+([\w.]+)[ \t]+import[ \t]*\(?([\w, \t]*))/gm

/** Of a namespace that many distributions share, the first name says nothing: `google.cloud.storage` and `google.genai`. */
const NAMESPACE = 'google'
/** Only there where a service runs the script. */
const NOT_ON_THE_INDEX = new Set(['google.colab'])

/** The modules that a Python text imports, by their first name; of a shared namespace by as many as tell them apart. */
export function listImports(text: string): string[] {
  const names = [...text.matchAll(IMPORT)].flatMap(([, plain, from, members = '']) => {
    const modules = from === undefined ? (plain ?? '').split(',') : [from]
    return modules.flatMap((each) => topNames(each.trim().split(/[ \t]/)[0] ?? '', members))
  })
  return [...new Set(names.filter((name) => name !== ''))].sort()
}

function topNames(module: string, members: string): string[] {
  const [first = ''] = module.split('.')
  if (first !== NAMESPACE) return [first]
  const imported = members.split(',').map((each) => each.trim().split(/[ \t]/)[0] ?? '')
  const full = imported.map((member) => `${module}.${member}`.split('.').filter((part) => part !== ''))
  return full.map((parts) => parts.slice(0, parts[1] === 'cloud' ? 3 : 2).join('.'))
}

/** Distributions of what the scripts import and neither Python nor the repository has; sorted. */
export async function deriveRequirements(
  folder: string,
  files: readonly string[],
  standardModules: ReadonlySet<string>,
): Promise<string[]> {
  const ownModules = new Set(files.flatMap((path) => path.split('/').map((part) => part.replace(/\.py$/, ''))))
  const found = new Set<string>()
  for (const path of files.filter((each) => each.endsWith('.py'))) {
    for (const name of listImports((await readTextIfPresent(join(folder, path), folder)) ?? '')) {
      if (standardModules.has(name) || ownModules.has(name) || NOT_ON_THE_INDEX.has(name)) continue
      if (name.startsWith('_')) continue // no distribution does (PEP 508)
      found.add(DISTRIBUTIONS.get(name) ?? name.replaceAll('.', '-'))
    }
  }
  return [...found].sort()
}

/** What the Python on PATH brings with it. */
export async function listStandardModules(): Promise<ReadonlySet<string>> {
  const script = 'import json, sys; print(json.dumps(sorted(sys.stdlib_module_names)))'
  const result = await runCommand('python3', ['-I', '-c', script])
  return new Set(parseWith(z.array(z.string()), JSON.parse(result.stdout), "Python's list of its own modules"))
}
