import { cleanLine } from '../base/clean-text.ts'
import { UserError } from '../base/errors.ts'

/** What of an author's requirements is locked, and how that departs from them. */
export interface CleanRequirements {
  readonly text: string
  readonly deviations: readonly string[]
}

/** An exact pin, `name[extras]==version`, as one line of requirements. */
const PIN = /^[ \t]*([A-Za-z0-9][\w.-]*)(?:\[[\w., \t-]*\])?[ \t]*===?[ \t]*([^\s;#,*]+)[ \t]*(?:[;#].*)?$/gm

const MOST_CHARACTERS = 1_000_000

const EDITABLE = /^(?:-e|--editable)/
const INCLUDE = /^(?:-r|--requirement)/
const INDEX_OPTION = /^(?:-i|-f|--index-url|--extra-index-url|--find-links|--trusted-host|--no-index|--pre)\b/
/** `name @ https://…`, `git+https://…`, `https://….whl`: what lies at an address may change, and is often to be built. */
const ADDRESS = /^[^;]*:\/\//
const NAME = /^[A-Za-z0-9][\w.-]* ?(?:\[[\w., -]*\])? ?(?:\(?[<>=!~][^;@/]*)?(?:;.*)?$/

/**
 * Lets through what names a package of an index, and nothing else: uv builds an editable requirement even where building is
 * forbidden, an option (--no-binary) forbids less, and others send requests to where the author says.
 */
export function cleanRequirements(requirements: string): CleanRequirements {
  // A lock of the author's own carries hashes of other files than those that are chosen here.
  const lines = logicalLines(requirements).map((line) => line.replaceAll(HASH, ''))
  const { kept = [], editable, index, address, option } = Object.groupBy(lines, kindOf)
  const deviations = [
    ...(editable ? ['editable requirements (-e) are left out: installing one runs its code'] : []),
    ...(index ? ["the author's package indexes are left out: packages come from this machine's"] : []),
    ...(address ? [`requirements by their address are left out: ${address.map(show).join(', ')}`] : []),
    ...(option ? [`options are left out: ${option.map(show).join(', ')}`] : []),
  ]
  return { text: kept.map((line) => `${line}\n`).join(''), deviations }
}

function kindOf(line: string): 'kept' | 'editable' | 'index' | 'option' | 'address' {
  if (NAME.test(line)) return 'kept'
  if (EDITABLE.test(line)) return 'editable'
  if (INCLUDE.test(line)) throw unlockable(line, 'includes another file: put the lines of that in its place')
  if (INDEX_OPTION.test(line)) return 'index'
  if (line.startsWith('-')) return 'option'
  if (ADDRESS.test(line)) return 'address'
  throw unlockable(line, 'names no package of an index: correct it, or leave it out')
}

const HASH = / --hash[= ]\S+/g
const PINNED = /^[A-Za-z0-9][\w.-]* ?(?:\[[\w., -]*\])? ?===? ?[\w.!+-]+ ?(?:;[\w "'.,<>=!~()+*-]*)?$/

/** A lock is a project's own file: only pins and hashes may reach uv, which an option of it would let build or ask elsewhere. */
export function refuseOptions(lock: string, lockFile: string): void {
  for (const [index, line] of logicalLines(lock).entries()) {
    const pin = line.replaceAll(HASH, '')
    if (PINNED.test(pin) && !pin.includes(' --')) continue
    throw new UserError(
      `${lockFile} is no list of pinned packages with their hashes (entry ${index + 1}): write it with greenml env lock.`,
      3,
    )
  }
}

/**
 * Each with single spaces, and with what follows it after a backslash; none that is empty. A comment ends with its own line,
 * whatever its last character is: uv reads the next one.
 */
function logicalLines(text: string): string[] {
  if (text.length > MOST_CHARACTERS) throw new UserError('A list of packages is longer than a million characters.')
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => ` ${line.replaceAll(/\s+/g, ' ')}`.replace(/ #.*/s, ''))
    .join('\n')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim())
    .filter((line) => line !== '')
}

/** A line that is no few words could be of another file, and hold a key. */
const unlockable = (line: string, why: string) => {
  const what = /^[A-Za-z./][A-Za-z ./_-]{0,39}$/.test(line) ? `The requirement '${line}'` : 'A line of the requirements'
  return new UserError(`${what} ${why}.`)
}

/** As a message may hold it: on one line, short, without a name, a password and a query. */
const show = (line: string) => cleanLine(line.replaceAll(/(\w:\/\/)[^/\s]*@/g, '$1').replaceAll(/\?[^\s#]*/g, ''), 200)

export interface Pin {
  readonly name: string
  readonly version: string
}

export function listPins(requirements: string): Pin[] {
  return [...requirements.matchAll(PIN)].map(([, name = '', version = '']) => ({ name: normaliseName(name), version }))
}

/** PEP 503. */
export const normaliseName = (name: string) => name.toLowerCase().replaceAll(/[-_.]+/g, '-')

/** `pandas==3.0.0 ; python_version > "3"` → `pandas ; python_version > "3"`; options and comments stay as they are. */
export function withoutPins(requirements: string): string {
  return requirements.replaceAll(/^([A-Za-z0-9][\w.-]*(?:\[[\w., \t-]*\])?)[ \t]*(?:[=~<>!]=?|===)[^;#\n]*/gm, '$1 ')
}

/** `requirements` without those of these names, which a module may have written in another way: `autosklearn`, `auto-sklearn`. */
export function withoutPackages(requirements: string, names: readonly string[]): string {
  const bare = (name: string) => normaliseName(name).replaceAll('-', '')
  const gone = new Set(names.map(bare))
  const lines = requirements.split('\n')
  return lines.filter((line) => !gone.has(bare(/^[\w.-]*/.exec(line)?.[0] ?? ''))).join('\n')
}

/** The version in a wheel's or a source archive's file name, as `1.2.3`; null where it is another package's. */
export function versionOfFile(filename: string, name: string): string | null {
  const parts = filename.endsWith('.whl') ? filename.split('-') : null
  if (parts) return normaliseName(parts[0] ?? '') === name ? (parts[1] ?? null) : null
  const [, stem = '', version = ''] = /^(.+)-([^-]+?)\.(?:tar\.gz|zip|tar\.bz2|tgz)$/.exec(filename) ?? []
  return normaliseName(stem) === name ? version : null
}

/** PEP 440 takes 1.0 and 1.0.0 for the same, and a pin without a local part for any. */
export const isSameVersion = (a: string, b: string) => reduceVersion(a) === reduceVersion(b)

function reduceVersion(version: string): string {
  const [release = ''] = version.toLowerCase().replace(/^v/, '').split('+')
  return release.replaceAll('_', '-').replace(/(?<!\.0)(?:\.0)+$/, '')
}
