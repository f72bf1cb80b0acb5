import { posix } from 'node:path'
import { UserError } from '../../base/errors.ts'
import { listFiles, readTextIfPresent } from '../../base/files/files.ts'
import { readHeadBelow } from '../../base/files/untrusted-files.ts'
import { decodeText } from '../../base/text/delimited.ts'
import { README_NAME } from '../../base/text/readme-name.ts'
import type { Manifest } from '../../schema/dataset/manifest.ts'
import type { ReadmeKind } from '../../schema/generation/stored-prompt.ts'
import { blindText } from './blind.ts'
import { cutAtTokens } from './cut-tokens.ts'
import { profileData } from './data-profile.ts'
import type { PromptInput } from './prompt.ts'
import { redactTexts } from './redact-text.ts'
import { SOURCE_LIMIT_CHARACTERS, stripReadme } from './untrusted.ts'

/** Facts of a project that generation needs; `dataset/` has more. */
export interface PromptProject {
  readonly slug: string
  readonly folder: string
  readonly sourceFolder: string
  readonly lockFile: string
  readonly manifest: Manifest
  /** The project's Python files that the entry reaches by import, without the entry. */
  readonly modules: readonly string[]
}

const README_LIMIT_BYTES = 256 * 1024

/** Tokens of a description: as much as tells what the task is; the same for every model, whatever its own tokens are. */
const DESCRIPTION_TOKENS = 1500

/**
 * Reads all that a prompt about this project may hold, without who wrote it and where. Nothing outside its folder is read.
 * `readme`: whether sentences that name results or methods stay.
 */
export async function readPromptInput(project: PromptProject, readme: ReadmeKind): Promise<PromptInput> {
  const { slug, folder, sourceFolder, lockFile, manifest } = project
  const entry = await readHeadBelow(sourceFolder, manifest.entry, SOURCE_LIMIT_CHARACTERS * 4)
  if (entry === null)
    throw new UserError(`Project ${slug}: its entry ${manifest.entry} is not a file inside its source.`)
  const source = toText(entry)
  if (source.length > SOURCE_LIMIT_CHARACTERS) {
    throw new UserError(
      `Project ${slug}: ${manifest.entry} has ${source.length} characters, more than the ${SOURCE_LIMIT_CHARACTERS} of a prompt.`,
    )
  }
  const modules = await readModules(project, SOURCE_LIMIT_CHARACTERS - source.length)
  const texts = redactTexts({
    prose: [manifest.description, stripReadme((await readReadmes(sourceFolder)) ?? '')],
    code: [source, ...modules.map((each) => each.source)],
  })
  const said = texts.prose.flatMap((text) => (readme === 'blind' ? blindText(text ?? '') : (text ?? '')).trim() || [])
  const [shown = '', ...shownModules] = texts.code
  return {
    manifest,
    source: shown ?? '',
    modules: modules.map(({ path }, index) => ({ path, source: shownModules[index] ?? null })),
    description: said.length === 0 ? null : await cutAtTokens(said.join('\n\n'), DESCRIPTION_TOKENS),
    profiles: await profileData(sourceFolder, manifest),
    packages: listLockedPackages((await readTextIfPresent(lockFile, folder)) ?? ''),
  }
}

/** Modules in their order, as long as there is room for so many characters; the rest by their names. */
async function readModules({ sourceFolder, manifest, modules }: PromptProject, room: number) {
  const read: { readonly path: string; readonly source: string | null }[] = []
  let left = room
  for (const path of modules) {
    const head = await readHeadBelow(sourceFolder, path, left * 4)
    const text = head === null ? '' : toText(head)
    const fits = head !== null && head.sizeBytes <= head.bytes.length && text.length <= left
    if (fits) left -= text.length
    read.push({ path: posix.relative(posix.normalize(manifest.workingDirectory), path), source: fits ? text : null })
  }
  return read
}

const MOST_READMES = 10

/** What the project says of itself: the uppermost first, each of several below its path. Null: nothing. */
async function readReadmes(sourceFolder: string): Promise<string | null> {
  const depthOf = (path: string) => path.split('/').length
  const paths = (await listFiles(sourceFolder))
    .filter((path) => README_NAME.test(posix.basename(path)))
    .sort((a, b) => depthOf(a) - depthOf(b) || (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .slice(0, MOST_READMES)
  const heads = await Promise.all(paths.map((path) => readHeadBelow(sourceFolder, path, README_LIMIT_BYTES)))
  const texts = heads.map((head) => (head === null ? '' : toText(head).trim()))
  const told = texts.flatMap((text, index) => (text === '' ? [] : [{ path: paths[index] ?? '', text }]))
  if (told.length < 2) return told[0]?.text ?? null
  return told.map(({ path, text }) => `${path}:\n\n${text}`).join('\n\n')
}

/** In UTF-8, or else in Latin-1. */
const toText = ({ bytes, sizeBytes }: { readonly bytes: Buffer; readonly sizeBytes: number }): string =>
  decodeText(bytes, sizeBytes > bytes.length).text

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
