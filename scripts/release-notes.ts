import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from './build-dist.ts'

// Notes of a release: node scripts/release-notes.ts v1.2.3. Exit code 1 where the tag, package.json and CHANGELOG.md disagree.

/** The part of a changelog that speaks of a version; throws where a tag and package.json disagree, or nothing is said of it. */
export function notesOf(tag: string, packageVersion: string, changelog: string): string {
  if (tag !== `v${packageVersion}`) throw new Error(`the tag is ${tag} and package.json says ${packageVersion}`)
  const notes = sectionOf(packageVersion, changelog)
  if (!notes) throw new Error(`CHANGELOG.md says nothing of ${packageVersion}`)
  return notes
}

/** What a changelog says below a heading, `Unreleased` or a version and its day; null without one. */
export function sectionOf(name: string, changelog: string): string | null {
  const [, ...sections] = changelog.split(/^## /m)
  const own = sections.find((section) => section.split(/\s/)[0] === name)
  return own === undefined ? null : own.slice(own.indexOf('\n')).trim()
}

if (import.meta.main) {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  const changelog = await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8')
  process.stdout.write(`${notesOf(process.argv[2] ?? '', version, changelog)}\n`)
}
