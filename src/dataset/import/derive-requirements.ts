import { z } from 'zod'
import { inTurn } from '../../base/in-turn.ts'
import { runCommand } from '../../base/processes/process.ts'
import { parseWith } from '../../base/text/parse-with.ts'
import { withoutDocstrings } from '../code/without-docstrings.ts'
import { DISTRIBUTIONS } from './distributions.ts'
import { listReachable, moduleName } from './reachable-scripts.ts'
import { readTexts } from './read-texts.ts'

const IMPORT = /^[ \t]*(?:import[ \t]+([\w., \t]+)|from[ \t]+([\w.]+)[ \t]+import[ \t]*\(?([\w, \t]*))/gm

/**
 * The namespace that many distributions share, so that its name alone says nothing: `google.cloud.storage` and
 * `google.genai`.
 */
const NAMESPACE = 'google'
/** Modules that are only there where a service runs the script. */
const NOT_ON_THE_INDEX = new Set(['google.colab'])

/** The modules that a Python text imports, by their first name; of a shared namespace by as many as tell them apart. */
export function listImports(text: string): string[] {
  const names = readImports(text).flatMap(({ modules, members }) => modules.flatMap((each) => topNames(each, members)))
  return [...new Set(names.filter((name) => name !== ''))].sort()
}

interface Import {
  readonly isFrom: boolean
  readonly modules: readonly string[]
  /** What it takes from its module by its line; '' stands for nothing. */
  readonly members: readonly string[]
}

/** The statements of a text that import, but for code that was taken out. */
function readImports(text: string): Import[] {
  return [...withoutDocstrings(text).matchAll(IMPORT)].map(([, plain = '', from, members = '']) => ({
    isFrom: from !== undefined,
    modules: from === undefined ? readNames(plain) : [from],
    members: readNames(members),
  }))
}

/** Names in a list, without what each is called from there on. */
const readNames = (list: string) => list.split(',').map((each) => each.trim().split(/[ \t]/)[0] ?? '')

function topNames(module: string, members: readonly string[]): string[] {
  const [first = ''] = module.split('.')
  if (first !== NAMESPACE) return [first]
  const full = members.map((member) => `${module}.${member}`.split('.').filter((part) => part !== ''))
  return full.map((parts) => parts.slice(0, parts[1] === 'cloud' ? 3 : 2).join('.'))
}

/** Distributions of what the entries, and what they reach, import and neither Python nor the repository has; sorted. */
export async function deriveRequirements(
  folder: string,
  files: readonly string[],
  entries: readonly string[],
  standardModules: ReadonlySet<string>,
): Promise<string[]> {
  const reached = await reachAll(folder, files, entries)
  const texts = await readTexts(folder, reached)
  const ownModules = listOwnModules(files, texts)
  const isOfOthers = (name: string) =>
    !standardModules.has(name) && !ownModules.has(name) && !NOT_ON_THE_INDEX.has(name)
  const imported = await listDistributions(folder, reached, isOfOthers)
  const used = USED.flatMap(([pattern, name]) => (texts.some((text) => pattern.test(text)) ? [name] : []))
  return [...new Set([...imported, ...used])].map(withBound).sort()
}

/** Where packages lie in an environment that somebody committed. */
const OF_ENVIRONMENT = /(?:^|\/)(?:site|dist)-packages\//

/**
 * Modules of the repository by their first names: scripts, packages, and folders from which a text imports what lies in them. Any
 * other folder is none, though it be called `xgboost`, or be what `wandb` leaves: Python takes the package of that name.
 */
function listOwnModules(files: readonly string[], texts: readonly string[]): ReadonlySet<string> {
  const scripts = files.filter((path) => path.endsWith('.py') && !OF_ENVIRONMENT.test(path))
  const inside = new Map<string, Set<string>>()
  for (const path of scripts) {
    const names = path.replace(/\.py$/, '').split('/')
    for (const [index, name] of names.slice(0, -1).entries()) {
      const held = inside.get(name) ?? new Set()
      inside.set(name, held.add(names[index + 1] ?? ''))
    }
  }
  const imports = texts.flatMap((text) => readImports(text).flatMap(listTaken))
  const taken = imports.filter(({ first, parts }) => {
    const held = inside.get(first)
    return held !== undefined && (parts === null || parts.some((part) => held.has(part)))
  })
  return new Set([...scripts.map(moduleName), ...taken.map(({ first }) => first)])
}

/** First names of the modules that a statement imports, and what it takes from each; null: that stands on further lines, or is all. */
function listTaken({ isFrom, modules, members }: Import) {
  const wanted = members.filter((member) => member !== '')
  return modules.map((module) => {
    const [first = '', second] = module.split('.')
    if (second !== undefined) return { first, parts: [second] }
    return { first, parts: isFrom && wanted.length === 0 ? null : wanted }
  })
}

/** The requirement that brings a module which a run looked for and did not find; null: no distribution is called so. */
export function requirementOf(module: string): string | null {
  const [name] = namesOf([module])
  return name === undefined ? null : withBound(name)
}

/** The later ones lack what they are asked for: setuptools has no pkg_resources from 82 on. */
const BOUNDS: ReadonlyMap<string, string> = new Map([['setuptools', 'setuptools<81']])
const withBound = (name: string) => BOUNDS.get(name) ?? name

/** What a call needs that no import shows. */
const USED: readonly (readonly [RegExp, string])[] = [
  [/\bread_excel\s*\(|\.to_excel\s*\(/, 'openpyxl'],
  [/\bread_parquet\s*\(|\.to_parquet\s*\(/, 'pyarrow'],
  [/\.to_markdown\s*\(/, 'tabulate'],
  [/\.style\s*\.\s*(?:format|hide|apply|map|bar|highlight_|background_gradient|set_)\w*\s*\(/, 'jinja2'],
  [/^[ \t]*from transformers import.*\bTrainer\b/m, 'accelerate'],
  [/^[ \t]*from transformers import.*(?:\bTrainer\b|ForSequence|\bpipeline\b)/m, 'torch'],
  [/\bdf\w*(?:\[[^\]\n]{1,200}\])?\.(?:plot|hist|boxplot)\s*[.(]/, 'matplotlib'],
]

/** What code is written for: later versions take it without a word, and do something else. */
const WRITTEN_FOR: readonly (readonly [RegExp, string])[] = [
  // A column is a copy from pandas 3 on: what is set there is lost.
  [
    /\w\[[^\]\n]{1,100}\]\.(?:fillna|replace|clip|mask|where|ffill|bfill)\([^\n]{0,300}\binplace\s{0,9}=\s{0,9}True/,
    'pandas<3',
  ],
  [/^[ \t]*\w+\[['"][^\]\n]{1,100}['"]\]\[[^\]\n]{1,100}\][ \t]*=[^=]/m, 'pandas<3'],
  // Text has a type of its own there.
  [/\bdtypes?(?:\[[^\]\n]{1,100}\])?[ \t]*[=!]=[ \t]*(?:np\.)?['"]?(?:object|O)\b/, 'pandas<3'],
]

/** Upper bounds of packages for whose older versions the entries, and what they reach, are written. */
export async function listBounds(
  folder: string,
  files: readonly string[],
  entries: readonly string[],
): Promise<string[]> {
  const reached = await reachAll(folder, files, entries)
  const texts = await readTexts(folder, reached)
  const found = WRITTEN_FOR.filter(([pattern]) => texts.some((text) => /\bpandas\b/.test(text) && pattern.test(text)))
  return [...new Set(found.map(([, requirement]) => requirement))]
}

/** Distributions that the entries, and what they reach, import. */
export async function listReached(
  folder: string,
  files: readonly string[],
  entries: readonly string[],
): Promise<string[]> {
  return listDistributions(folder, await reachAll(folder, files, entries))
}

/** Distributions that only scripts import which no entry reaches. */
export async function listUnreached(
  folder: string,
  files: readonly string[],
  entries: readonly string[],
): Promise<string[]> {
  const scripts = scriptsOf(files)
  const reached = await listReached(folder, files, entries)
  return (await listDistributions(folder, scripts)).filter((name) => !reached.includes(name))
}

async function reachAll(folder: string, files: readonly string[], entries: readonly string[]): Promise<string[]> {
  const reached = await inTurn(entries, (entry) => listReachable(folder, scriptsOf(files), entry))
  return [...new Set(reached.flat())]
}

const scriptsOf = (files: readonly string[]) => files.filter((path) => path.endsWith('.py'))

async function listDistributions(
  folder: string,
  scripts: readonly string[],
  isWanted: (module: string) => boolean = () => true,
): Promise<string[]> {
  const texts = await readTexts(folder, scripts)
  const modules = texts.flatMap((text) => listImports(text)).filter(isWanted)
  return namesOf(modules)
}

function namesOf(modules: readonly string[]): string[] {
  const names = modules.map((name) => DISTRIBUTIONS.get(name) ?? name.replaceAll('.', '-'))
  return [...new Set(names.filter((name) => !name.startsWith('_')))] // no distribution does (PEP 508)
}

/** What the Python on PATH brings with it. */
export async function listStandardModules(): Promise<ReadonlySet<string>> {
  const script = 'import json, sys; print(json.dumps(sorted(sys.stdlib_module_names)))'
  const result = await runCommand('python3', ['-I', '-c', script])
  return new Set(parseWith(z.array(z.string()), JSON.parse(result.stdout), "Python's list of its own modules"))
}
