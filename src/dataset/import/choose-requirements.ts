import { join } from 'node:path'
import { readTextIfPresent, writeFileAtomic } from '../../base/files/files.ts'
import { nameInLine } from '../../base/text/package-name.ts'
import { deriveRequirements, listBounds, listStandardModules } from './derive-requirements.ts'

/** What a file of the author's says of packages. */
export interface DeclaredPackages {
  /** The file's name, relative to the source. */
  readonly from: string
  /** Lines as requirements.txt has them. */
  readonly requirements: string
  /** Pinned lines of what it has for development alone. */
  readonly forDevelopment?: readonly string[]
}

/** The file to lock, and what it has beside what the author's says. */
export interface ChosenRequirements {
  /** Relative to the project's folder. */
  readonly path: string
  readonly added: readonly string[]
  /** Of these what bounds a package for whose older versions the code is written. */
  readonly bounds: readonly string[]
}

interface RequiringProject {
  /** Folder of the project. */
  readonly project: string
  readonly files: readonly string[]
  /** The entry, and scripts that make its data. */
  readonly entries: readonly string[]
  /** The author's own file stays there; otherwise what it says is written beside the manifest. */
  readonly isVendored: boolean
}

/**
 * The file to lock: the author's requirements as they are, else a new one of what another file of the author's says, or of what
 * the entries reach by import. What the entries import and the author's file lacks is added. `installs`: what a notebook installs; `asked`: what a run asked for.
 */
export async function chooseRequirements(
  { project, files, entries, isVendored }: RequiringProject,
  declared: DeclaredPackages | null,
  installs: readonly string[] = [],
  asked: readonly string[] = [],
): Promise<ChosenRequirements> {
  const source = join(project, 'source')
  const derived = await deriveRequirements(source, files, entries, await listStandardModules())
  const wanted = [...installs.filter((each) => !isCovered(nameInLine(each), derived.map(nameInLine))), ...derived]
  const named = declared === null ? [] : namesOf(declared.requirements.replaceAll(BY_ADDRESS, ''))
  const known = [...(declared?.forDevelopment ?? []), ...listAddressPins(declared?.requirements ?? '')]
  const lacking = declared === null ? [] : derived.filter((each) => !isCovered(each, named))
  const pins = [...(declared?.requirements.split('\n') ?? []), ...installs].filter((line) => /[=<~]=?/.test(line))
  const bounds = (await listBounds(source, files, entries)).filter(
    (bound) => ![...pins, ...asked].some((pin) => nameInLine(pin) === nameInLine(bound)),
  )
  const added = [...lacking.flatMap((each) => pinsOf(each, known)), ...bounds, ...asked]
  if (isVendored && declared?.from === 'requirements.txt' && added.length === 0) {
    const isAsItIs = (await readTextIfPresent(join(source, declared.from), source)) === declared.requirements
    if (isAsItIs) return { path: 'source/requirements.txt', added, bounds }
  }
  const lines = declared
    ? [`# from source/${declared.from}`, declared.requirements.trimEnd(), ...added]
    : [...pinned(wanted, installs), ...bounds, ...asked]
  await writeFileAtomic(join(project, 'requirements.txt'), `${lines.join('\n')}\n`, project)
  return { path: 'requirements.txt', added, bounds }
}

/** `torch @ file:///D:/torch-2.2.1%2Bcu121-cp311-cp311-win_amd64.whl`: nothing comes from there, and what is imported from the index. */
const BY_ADDRESS =
  /^[ \t]*([A-Za-z0-9][\w.-]{0,100})(?:\[[^\]\n]{0,100}\])?[ \t]{0,9}@[ \t]{0,9}(\S{1,1000})[^\n]{0,300}/gm
const FILE_VERSION = /([\w.]{1,100})-(\d[\w.]{0,50})(?:(?:\+|%2B)[\w.]{1,50})?(?:-[^/]{1,200}\.whl|\.(?:tar\.gz|zip))$/i

/** Pins that the names of files at addresses tell. */
const listAddressPins = (requirements: string): string[] =>
  [...requirements.matchAll(BY_ADDRESS)].flatMap(([, name = '', address = '']) => {
    const [, file = '', version = ''] = FILE_VERSION.exec(address.split('#', 1)[0] ?? '') ?? []
    return nameInLine(file) === nameInLine(name) ? [`${name}==${version}`] : []
  })

/** Lines of a package in a list, one for each environment marker; the name alone where it has none. */
function pinsOf(name: string, pins: readonly string[]): readonly string[] {
  const own = pins.filter((pin) => nameInLine(pin) === nameInLine(name))
  return own.length > 0 ? own : [name]
}

/** A pin that the notebook itself has is kept. */
const pinned = (wanted: readonly string[], installs: readonly string[]) => [
  ...new Set(wanted.map((each) => installs.find((install) => nameInLine(install) === nameInLine(each)) ?? each)),
]

const namesOf = (requirements: string) =>
  requirements
    .split('\n')
    .map(nameInLine)
    .filter((name) => name !== '')

/** Whether one of these requirements is it, or of a family that brings the same modules: `opencv-python` for `opencv-python-headless`, `tensorflow-cpu`. */
export function isCovered(name: string, among: readonly string[]): boolean {
  const own = nameInLine(name)
  const family = (each: string) => each.split('-')[0]
  return among
    .map(nameInLine)
    .some((each) => each === own || (FAMILIES.has(family(each) ?? '') && family(each) === family(own)))
}

const FAMILIES = new Set([
  'opencv',
  'tensorflow',
  'torch',
  'faiss',
  'psycopg2',
  'pillow',
  'pytorch',
  'keras',
  'sklearn',
])
