import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '../src/base/files/files.ts'
import { ROOT } from './build-dist.ts'
import { sectionOf } from './release-notes.ts'

// Files of a release: node scripts/prepare-release.ts 1.2.3 gives its version to all that name one, and in CHANGELOG.md to what
// is unreleased. Exit code 1 where the version is no newer one, or nothing is told of it.

/** Files that name the version; `npm run docs` makes CITATION.cff of package.json. */
const NAMING = ['package.json', 'package-lock.json', 'README.md', 'CHANGELOG.md'] as const
type Texts = Readonly<Record<(typeof NAMING)[number], string>>

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/
/** The heading, with whatever blank lines follow it. */
const UNRELEASED = /^## Unreleased\n+/m

/**
 * Texts of the files with the version in them. Throws where it is no version, is older than that of package.json, was released
 * already, or where the changelog tells nothing of what is new.
 */
export function setVersion(version: string, day: string, texts: Texts): Texts {
  const { version: last }: { version: string } = JSON.parse(texts['package.json'])
  if (!VERSION.test(version)) throw new Error(`'${version}' is no version: three numbers, as 1.2.3`)
  if (isOlder(version, last)) throw new Error(`${version} is older than ${last}, which package.json names`)
  const changelog = texts['CHANGELOG.md']
  if (sectionOf(version, changelog) !== null) throw new Error(`CHANGELOG.md tells of ${version} already`)
  if (!sectionOf('Unreleased', changelog)) throw new Error('CHANGELOG.md says nothing below Unreleased')
  const escaped = last.replaceAll('.', '\\.')
  const named = new RegExp(`("version": ")${escaped}"`)
  return {
    'package.json': texts['package.json'].replace(named, `$1${version}"`),
    'package-lock.json': setInLock(texts['package-lock.json'], version),
    'README.md': texts['README.md'].replaceAll(`greenml-${last}.tgz`, `greenml-${version}.tgz`),
    'CHANGELOG.md': changelog.replace(UNRELEASED, `## Unreleased\n\n## ${version} (${day})\n\n`),
  }
}

function isOlder(version: string, last: string): boolean {
  const [ours, theirs] = [version, last].map((each) => each.split('.').map(Number))
  const differs = ours?.findIndex((number, index) => number !== theirs?.[index]) ?? -1
  return differs >= 0 && (ours?.[differs] ?? 0) < (theirs?.[differs] ?? 0)
}

/** As npm writes it. */
function setInLock(text: string, version: string): string {
  const lock = JSON.parse(text)
  lock.version = version
  lock.packages[''].version = version
  return `${JSON.stringify(lock, null, 2)}\n`
}

if (import.meta.main) {
  const texts = await Promise.all(NAMING.map(async (name) => [name, await readFile(join(ROOT, name), 'utf8')] as const))
  const day = new Date().toISOString().slice(0, 10)
  const changed = setVersion(process.argv[2] ?? '', day, Object.fromEntries(texts) as Record<keyof Texts, string>)
  for (const name of NAMING) await writeFileAtomic(join(ROOT, name), changed[name])
}
