import { nameInLine } from '../../base/text/package-name.ts'
import { listInstalled } from '../../dataset/code/pip-install.ts'
import { listStandardModules } from '../../dataset/import/derive-requirements.ts'
import { isPlainLine } from '../plain-line.ts'
import { isRequirement, refuseFlood } from '../requirements.ts'
import { fromConda } from './conda-file.ts'
import { type Declared, deviationOf } from './declared.ts'

/** A point of a list, a fence of Markdown, and what stands around a name there. */
const POINT = /^(?:[-*•]|\d{1,3}[.)])[ \t]+/
const AROUND = new Set('"\'`,; \t')
const COMMENT = /(?:^|[ \t])#[\s\S]*$/
const PIP = /^(?:[!%$>][ \t]*)?(?:python3?[ \t]+-m[ \t]+)?pip3?[ \t]+install[ \t]([\s\S]+)$/
/** What only pip's own form has: an option, an address, a marker. */
const OF_PIP = /(?:^|[ \t])-{1,2}[A-Za-z]|:\/\/|[@;]/
/** Heads of what `pip list` prints. */
const HEAD = /^(?:Package[ \t]+Version\b.*|[-= \t]{3,})$/
/** `pandas 1.5.3`, `pandas (1.5.3)`, `pandas: 1.5.3`, `pandas = 1.5.3`. */
const VERSION_BESIDE = /^([A-Za-z0-9][\w.-]*)[ \t]*(?:[ \t]|[:=][ \t]*)\(?v?(\d[\w.!+]*)\)?$/
/** As `conda list --export` writes it; with one sign and no build somebody means a pin of pip's. */
const OF_CONDA = /^([A-Za-z0-9_][\w.-]*)=([^=\s]+)(=\S+)?$/
const PINNED_PYTHON = /^python[ \t]*([<>=!~]{1,2}[ \t]*\d[\w.,<>=!~ ]*)$/i

/** What begins and ends a text of several lines, as Python has it. */
const TEXT = /^(?:"{3}|'{3})/
/** A command of the shell by which the list was to be written, and the word that ends it. */
const HEREDOC = /^cat\b[^\n]{0,200}<<-?[ \t]{0,9}(['"]?)(\w{1,60})\1/
const SHELL = /^(?:cat|echo|printf)[ \t]/
/** Words before an option: those of a sentence, or of a command, name no package. */
const BEFORE_OPTION = /^([^-@;:]{1,200}?)[ \t]--?[A-Za-z]/

/** What a line, or a part of one, says. */
interface Entry {
  /** A requirement as requirements.txt has it. */
  readonly line?: string
  readonly python?: string | null
  readonly leftOut?: string
  readonly ofPython?: string
  readonly isOfConda?: boolean
}

/**
 * Lines of a list as somebody wrote it by hand, or had conda or pip print it, as requirements.txt has them. What names no package
 * is left out and told, and so is what belongs to Python itself: an import finds out what is lacking.
 */
export async function tidyLines(text: string, path: string): Promise<Omit<Declared, 'forDevelopment'>> {
  refuseFlood(text)
  const standard = await listStandardModules()
  const entries: Entry[] = []
  let isOpen = false
  const { lines, hasText } = withoutProse(text.split(/\r\n|[\r\n]/))
  for (const line of lines) {
    const wasOpen = isOpen
    const bare = line.replace(COMMENT, '').trim()
    isOpen = bare.endsWith('\\')
    const isAsItIs = wasOpen || isOpen || bare === '' || isOfPip(bare)
    const found = isAsItIs ? [{ line }] : splitLine(bare).map((each) => readEntry(each, standard))
    const isBare = found.length === 1 && found[0]?.line === bare
    for (const each of isBare ? [{ line }] : found) entries.push(each)
  }
  const kept = entries.flatMap(({ line }) => line ?? [])
  const isAsItWas = isSame(kept, text.split(/\r\n|[\r\n]/))
  const listed = (name: 'leftOut' | 'ofPython') => [...new Set(entries.flatMap((each) => each[name] ?? []))]
  return {
    requirements: isAsItWas ? text : kept.join('\n'),
    python: entries.find(({ python }) => python)?.python ?? null,
    deviations: [
      ...(entries.some(({ isOfConda }) => isOfConda)
        ? [`conda's packages of ${path} are taken from the Python package index`]
        : []),
      ...deviationOf(`lines of ${path} that name no package are left out`, [
        ...listed('leftOut'),
        ...(hasText ? ['a text'] : []),
      ]),
      ...deviationOf(`left out of ${path}, as Python has it itself`, listed('ofPython')),
    ],
  }
}

const isSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((each, index) => each === others[index])

/** Lines but for a text of Python's beside which others stand, and those of the shell that was to write the list. */
function withoutProse(lines: readonly string[]) {
  const bare = lines.map((line) => line.trim())
  const shell = listShell(bare)
  const prose = new Set(shell)
  for (let index = 0; index < bare.length; index++) {
    const end = findEnd(bare, index)
    for (; index <= end; index++) prose.add(index)
  }
  const isWhole = bare.every((line, place) => prose.has(place) || line.replace(COMMENT, '') === '')
  const left = isWhole ? new Set(shell) : prose
  const hasText = [...left].some((place) => TEXT.test(bare[place] ?? ''))
  return { lines: lines.filter((_, place) => !left.has(place)), hasText }
}

/** The last line of the text that begins on one; -1: none begins there, or it has no end. */
function findEnd(lines: readonly string[], index: number): number {
  const [quotes] = TEXT.exec(lines[index] ?? '') ?? []
  if (quotes === undefined) return -1
  if (lines[index]?.slice(quotes.length).includes(quotes)) return index
  for (let place = index + 1; place < lines.length; place++) if (lines[place]?.includes(quotes)) return place
  return -1
}

/** Places of the shell's own lines around those that a command of it writes. */
function listShell(lines: readonly string[]): number[] {
  const [, , word] = HEREDOC.exec(lines.find((line) => HEREDOC.test(line)) ?? '') ?? []
  if (word === undefined || !lines.includes(word)) return []
  return [...lines.keys()].filter((place) => lines[place] === word || SHELL.test(lines[place] ?? ''))
}

/** Whether a line is in pip's own form. */
function isOfPip(line: string): boolean {
  const [, before = ''] = BEFORE_OPTION.exec(line) ?? []
  const isSaid = before.trim() !== '' && /\s/.test(before.trim()) && !isRequirement(before.trim())
  return OF_PIP.test(line) && !PIP.test(line) && !isSaid
}

/** The requirements of a line; none where it is empty, or only parts others. */
function splitLine(line: string): string[] {
  const [, installed] = PIP.exec(line) ?? []
  if (installed !== undefined) return listInstalled(installed).map(strip)
  const bare = strip(line.replace(POINT, ''))
  if (bare === '' || HEAD.test(bare)) return []
  return bare.split(/,(?=[ \t]{0,9}["'`]?[A-Za-z])/).map(strip)
}

/** A text without what stands around it. */
function strip(text: string): string {
  let [start, end] = [0, text.length]
  while (start < end && AROUND.has(text.charAt(start))) start++
  while (start < end && AROUND.has(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

function readEntry(text: string, standard: ReadonlySet<string>): Entry {
  const [, name = '', version = '', build] = OF_CONDA.exec(text) ?? []
  const wanted = name.toLowerCase() === 'python' ? version : (PINNED_PYTHON.exec(text)?.[1] ?? '')
  if (wanted !== '') return { python: wanted.replaceAll(/^=+|[ \t]/g, '') }
  if (build !== undefined) return { isOfConda: true, ...fromConda(name, `=${version}${build}`) }
  const line = version === '' ? text.replace(VERSION_BESIDE, '$1==$2') : `${name}==${version}`
  if (!isRequirement(line)) return { leftOut: isPlainLine(text) ? `'${text}'` : 'a line' }
  const own = nameInLine(line)
  return standard.has(own) ? { ofPython: own } : { line }
}
