import { dirname } from 'node:path'
import { UserError } from '../base/errors.ts'
import { readTextIfPresent } from '../base/files.ts'
import { listBelow, readHeadBelow } from '../base/untrusted-files.ts'
import type { Manifest } from '../schema/manifest.ts'
import { profileData } from './data-profile.ts'
import type { PromptInput } from './prompt.ts'
import { SOURCE_LIMIT_CHARACTERS } from './untrusted.ts'

/** What generation needs to know of a project; `dataset/` has more. */
export interface PromptProject {
  readonly slug: string
  readonly sourceFolder: string
  readonly lockFile: string
  readonly manifest: Manifest
}

const README_LIMIT_BYTES = 256 * 1024

/** Reads all that a prompt about this project may hold. Nothing outside its folder is read. */
export async function readPromptInput({ slug, sourceFolder, lockFile, manifest }: PromptProject): Promise<PromptInput> {
  const entry = await readHeadBelow(sourceFolder, manifest.entry, SOURCE_LIMIT_CHARACTERS * 4)
  if (entry === null)
    throw new UserError(`Project ${slug}: its entry ${manifest.entry} is not a file inside its source.`)
  const source = entry.bytes.toString('utf8')
  if (source.length > SOURCE_LIMIT_CHARACTERS) {
    throw new UserError(
      `Project ${slug}: ${manifest.entry} has ${source.length} characters, more than the ${SOURCE_LIMIT_CHARACTERS} of a prompt.`,
    )
  }
  return {
    manifest,
    source,
    readme: await readReadme(sourceFolder),
    profiles: await profileData(sourceFolder, manifest),
    packages: listLockedPackages((await readTextIfPresent(lockFile, dirname(sourceFolder))) ?? ''),
  }
}

async function readReadme(sourceFolder: string): Promise<string | null> {
  const entries = (await listBelow(sourceFolder, '')) ?? []
  const found = entries.find(({ name }) => /^readme(\.(md|rst|txt|markdown))?$/i.test(name))
  const file = found && (await readHeadBelow(sourceFolder, found.name, README_LIMIT_BYTES))
  return file?.bytes.toString('utf8') ?? null
}

/** `name version` of each package of a requirements lock; several versions where they depend on the Python used. */
export function listLockedPackages(lock: string): string[] {
  const versions = new Map<string, string[]>()
  for (const [, name = '', version = ''] of lock.matchAll(
    /^([A-Za-z0-9][A-Za-z0-9._-]*)(?:\[[\w., -]*\])?==([^\s;\\]+)/gm,
  )) {
    versions.set(name, [...(versions.get(name) ?? []), version])
  }
  return [...versions].map(([name, found]) => `${name} ${[...new Set(found)].join(' or ')}`)
}
