import { UserError } from '../base/errors.ts'
import { withoutCredentials } from '../base/secrets.ts'
import { cleanLine } from '../base/text/clean-text.ts'
import { nameInLine, normaliseName } from '../base/text/package-name.ts'
import { isPlainLine } from './plain-line.ts'

/** The part of an author's requirements that is locked, and how that departs from them. */
export interface CleanRequirements {
  readonly text: string
  readonly deviations: readonly string[]
}

/** A pin, `name[extras]==version` or `~=version`, as one line of requirements. */
const PIN = /^[ \t]*([A-Za-z0-9][\w.-]*)(?:\[[\w., \t-]*\])?[ \t]*(?:===?|~=)[ \t]*([^\s;#,*]+)[ \t]*(?:[;#].*)?$/gm

const MOST_CHARACTERS = 1_000_000

const EDITABLE = /^(?:-e|--editable)/
const INCLUDE = /^(?:-r|--requirement)/
const INDEX_OPTION = /^(?:-i|-f|--index-url|--extra-index-url|--find-links|--trusted-host|--no-index|--pre)\b/
/** `name @ https://…`, `git+https://…`, `https://….whl`: what lies at an address may change, and is often to be built. */
const ADDRESS = /^[^;]*:\/\//
/** A file beside the requirements: no package is called so. */
const ARCHIVE = /^[\w.-]+\.(?:whl|egg|zip|tar|tgz|tbz2?|txz|tlz|t(?:ar\.)?(?:gz|bz2|xz|lz|lzma|zst))(?![\w.-])/i
const NAME = /^[A-Za-z0-9][\w.-]* ?(?:\[[\w., -]*\])? ?(?:\(?[<>=!~][^;@/]*)?(?:;.*)?$/

/**
 * Lets through what names a package of an index, and nothing else: uv builds an editable requirement even where building is
 * forbidden, an option (--no-binary) forbids less, and others send requests to where the author says.
 */
export function cleanRequirements(requirements: string): CleanRequirements {
  // A lock of the author's own carries hashes of other files than those that are chosen here.
  const lines = logicalLines(requirements).flatMap(({ text, line }) =>
    splitOption(text.replaceAll(HASH, '')).map((part) => ({ text: part, line })),
  )
  const { kept = [], editable, index, address, option } = Object.groupBy(lines, kindOf)
  const deviations = [
    ...(editable ? ['editable requirements (-e) are left out: installing one runs its code'] : []),
    ...(index ? ["the author's package indexes are left out: packages come from this machine's"] : []),
    ...(address ? [`requirements by their address are left out: ${address.map(show).join(', ')}`] : []),
    ...(option ? [`options are left out: ${option.map(show).join(', ')}`] : []),
  ]
  return { text: kept.map(({ text }) => `${text}\n`).join(''), deviations }
}

/**
 * Words of a line. An option that a line gives its package alone (`--no-binary`, `--global-option` …) is an option as any
 * other.
 */
function splitOption(line: string): string[] {
  const at = line.startsWith('-') ? -1 : line.search(/ --?[A-Za-z]/)
  return at < 0 ? [line] : [line.slice(0, at), line.slice(at + 1)]
}

interface Line {
  readonly text: string
  /** The line's number in the file, from 1. */
  readonly line: number
}

type LineKind = 'kept' | 'editable' | 'include' | 'index' | 'option' | 'address'

/** Null: a list of packages has no such line. */
function findKind(line: string): LineKind | null {
  if (ARCHIVE.test(line)) return 'address'
  if (NAME.test(line)) return 'kept'
  if (EDITABLE.test(line)) return 'editable'
  if (INCLUDE.test(line)) return 'include'
  if (INDEX_OPTION.test(line)) return 'index'
  if (line.startsWith('-')) return 'option'
  return ADDRESS.test(line) ? 'address' : null
}

function kindOf({ text, line }: Line): Exclude<LineKind, 'include'> {
  const kind = findKind(text)
  if (kind === 'include') throw unlockable(text, line, 'includes another file: put the lines of that in its place')
  if (kind === null) throw unlockable(text, line, 'names no package of an index: correct it, or leave it out')
  return kind
}

/** Whether a line is one of those that a list of packages has. */
export const isRequirement = (line: string): boolean => findKind(line) !== null

const HASH = / --hash[= ]\S+/g
const PINNED = /^[A-Za-z0-9][\w.-]* ?(?:\[[\w., -]*\])? ?===? ?[\w.!+-]+ ?(?:;[\w "'.,<>=!~()+*-]*)?$/

/** A lock is a project's own file: only pins and hashes may reach uv, which an option of it would let build or ask elsewhere. */
export function refuseOptions(lock: string, lockFile: string): void {
  for (const { text, line } of logicalLines(lock)) {
    const pin = text.replaceAll(HASH, '')
    if (PINNED.test(pin) && splitOption(pin).length === 1) continue
    throw new UserError(
      `${lockFile} is no list of pinned packages with their hashes (line ${line}): write it with greenml env lock.`,
      3,
    )
  }
}

/** A list of packages that no person and no program wrote. */
export function refuseFlood(text: string): void {
  if (text.length > MOST_CHARACTERS) throw new UserError('A list of packages is longer than a million characters.')
}

/**
 * Each with single spaces, with what follows it after a backslash, and with the number of its first line; none that is empty.
 * A comment ends with its own line, whatever its last character is: uv reads the next one.
 */
function logicalLines(text: string): Line[] {
  refuseFlood(text)
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
  const joined: { parts: string[]; line: number }[] = []
  let isOpen = false
  for (const [index, each] of lines.entries()) {
    const bare = ` ${each.replaceAll(/\s+/g, ' ')}`.replace(/ #.*/s, '')
    const last = isOpen ? joined.at(-1) : undefined
    isOpen = bare.endsWith('\\') && index < lines.length - 1
    const part = isOpen ? bare.slice(0, -1) : bare
    if (last === undefined) joined.push({ parts: [part], line: index + 1 })
    else last.parts.push(part)
  }
  return joined
    .map(({ parts, line }) => ({ text: parts.join(' ').replaceAll(/ +/g, ' ').trim(), line }))
    .filter((each) => each.text !== '')
}

const unlockable = (line: string, number: number, why: string) => {
  const what = isPlainLine(line) ? `The requirement '${line}'` : `Line ${number} of the requirements`
  return new UserError(`${what} ${why}.`)
}

/** A line as a message may hold it: short, without a name, a password and a query. */
const show = ({ text }: Line) => cleanLine(withoutCredentials(text), 200)

export interface Pin {
  readonly name: string
  readonly version: string
}

export function listPins(requirements: string): Pin[] {
  return [...requirements.matchAll(PIN)].map(([, name = '', version = '']) => ({ name: normaliseName(name), version }))
}

/** Pins of a lock, whose lines go on where their hashes begin. */
export const listLocked = (lock: string): Pin[] => listPins(lock.replaceAll(' \\', ''))

/** `pandas==3.0.0 ; python_version > "3"` → `pandas ; python_version > "3"`; options and comments stay as they are. */
export function withoutPins(requirements: string): string {
  return requirements.replaceAll(/^([A-Za-z0-9][\w.-]*(?:\[[\w., \t-]*\])?)[ \t]*(?:[=~<>!]=?|===)[^;#\n]*/gm, '$1 ')
}

/** The lines that bound a package which one of `others` bounds otherwise: both can't be met, or need not be. */
export function listBoundOtherwise(requirements: string, others: readonly string[]): string[] {
  const named = new Set(others.filter(isBound).map(nameInLine))
  const lines = requirements.split('\n').map((line) => line.trim())
  return lines.filter((line) => isBound(line) && named.has(nameInLine(line)) && !others.includes(line))
}

/** Whether a line asks for some versions alone: a pin, or `==1.4.*`, `>=2`. */
export const isBound = (line: string): boolean => withoutPins(line) !== line

/** `requirements` without those of these names, which a module may have written in another way: `autosklearn`, `auto-sklearn`. */
export const withoutPackages = (requirements: string, names: readonly string[]): string =>
  filterPackages(requirements, names, false)

/** `requirements` with those of these names alone. */
export const onlyPackages = (requirements: string, names: readonly string[]): string =>
  filterPackages(requirements, names, true)

function filterPackages(requirements: string, names: readonly string[], isKept: boolean): string {
  const bare = (name: string) => normaliseName(name).replaceAll('-', '')
  const named = new Set(names.map(bare))
  const lines = requirements.split('\n')
  return lines.filter((line) => named.has(bare(nameInLine(line))) === isKept).join('\n')
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
