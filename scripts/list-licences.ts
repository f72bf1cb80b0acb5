import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readTextIfPresent } from '../src/base/files/files.ts'

/** Line between two licences. */
export const LICENCE_RULE = `\n${'-'.repeat(80)}\n\n`

const oldForm = z.object({ type: z.string() }).transform(({ type }) => type)
/** A package.json, whose licence is a word or, in old ones, an object or a list of them. */
const manifest = z.object({
  name: z.string(),
  license: z.union([z.string(), oldForm]).optional(),
  licenses: z.array(oldForm).optional(),
})

interface Package {
  /** `name (licence)`. */
  readonly title: string
  /** The text of its licence and notice files; empty where it has none. */
  readonly text: string
}

/** The licences of the packages that modules come from, grouped by equal texts: hundreds of packages carry the same few. */
export async function listLicences(modules: Iterable<string>): Promise<string> {
  const folders = new Set<string>()
  for (const module of modules) {
    const folder = findPackageFolder(module)
    if (folder !== null) folders.add(folder)
  }
  const packages = await Promise.all([...folders].map(readPackage))
  const sections = [...Map.groupBy(packages, ({ text }) => text)].map(([text, members]) => {
    const titles = [...new Set(members.map(({ title }) => title))].sort()
    return { first: titles[0] ?? '', section: `${titles.join('\n')}\n\n${text || 'No licence file in the package.'}\n` }
  })
  sections.sort((a, b) => (a.first < b.first ? -1 : 1))
  return sections.map(({ section }) => section).join(LICENCE_RULE)
}

/** The folder of the package that holds a module; null for a module of ours or of the bundler. */
function findPackageFolder(module: string): string | null {
  const parts = module.split('/')
  const at = parts.lastIndexOf('node_modules')
  if (at < 0) return null
  const depth = parts[at + 1]?.startsWith('@') ? 2 : 1
  return parts.slice(0, at + 1 + depth).join('/')
}

async function readPackage(folder: string): Promise<Package> {
  const text = await readFile(join(folder, 'package.json'), 'utf8')
  const { name, license, licenses } = manifest.parse(JSON.parse(text))
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file)).sort()
  const texts = await Promise.all(files.map((file) => readTextIfPresent(join(folder, file))))
  return {
    title: `${name} (${license ?? licenses?.join(' OR ') ?? 'no licence named'})`,
    text: texts
      .map((one) => (one ?? '').trim())
      .filter(Boolean)
      .join('\n\n'),
  }
}
