import { join, posix } from 'node:path'
import { readTextIfPresent } from '../../base/files/files.ts'
import { readIfPlain } from '../../base/files/untrusted-files.ts'
import { inTurn } from '../../base/in-turn.ts'
import { decodeText } from '../../base/text/delimited.ts'
import { README_NAME } from '../../base/text/readme-name.ts'
import type { Manifest } from '../../schema/dataset/manifest.ts'
import type { MissingFacts } from '../../schema/dataset/project-origin.ts'
import { cutParts, takesBack } from './taken-back.ts'

/** Whose terms let anybody publish copies with their notice. */
const PERMISSIVE = new Set([
  'MIT',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  '0BSD',
  'Zlib',
  'Unlicense',
  'CC0-1.0',
])

export const isPermissive = (licence: Manifest['licence']): boolean => licence !== null && PERMISSIVE.has(licence.spdx)

export const LICENCE_FILE = /^(licen[cs]e|copying)(\.(txt|md|rst))?$/i

/** Sentences that only one licence has; of two at one place the first of these counts. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/Permission is hereby granted, free of charge, to any person obtaining a copy/i, 'MIT'],
  [/Apache License\s+Version 2\.0/i, 'Apache-2.0'],
  [/GNU AFFERO GENERAL PUBLIC LICENSE\s+Version 3/i, 'AGPL-3.0-only'],
  [/GNU LESSER GENERAL PUBLIC LICENSE\s+Version 3/i, 'LGPL-3.0-only'],
  [/GNU GENERAL PUBLIC LICENSE\s+Version 3/i, 'GPL-3.0-only'],
  [/GNU GENERAL PUBLIC LICENSE\s+Version 2/i, 'GPL-2.0-only'],
  [/Mozilla Public License Version 2\.0/i, 'MPL-2.0'],
  [/Redistribution and use in source and binary forms(?=.{0,2000}Neither the name)/i, 'BSD-3-Clause'],
  [/Redistribution and use in source and binary forms/i, 'BSD-2-Clause'],
  [/free and unencumbered software released into the public domain/i, 'Unlicense'],
  [/CC0 1\.0 Universal/i, 'CC0-1.0'],
  [/Permission to use, copy, modify, and\/or distribute this software for any purpose with or without fee/i, 'ISC'],
  [/Attribution 4\.0 International/i, 'CC-BY-4.0'],
  [/Attribution-ShareAlike 4\.0 International/i, 'CC-BY-SA-4.0'],
  [/Attribution-NonCommercial 4\.0 International/i, 'CC-BY-NC-4.0'],
  [/Attribution-NonCommercial-ShareAlike 4\.0 International/i, 'CC-BY-NC-SA-4.0'],
  [/Open Database License \(ODbL\) v?1\.0|ODC Open Database License/i, 'ODbL-1.0'],
  [/ODC Public Domain Dedication and Licen[cs]e/i, 'PDDL-1.0'],
]

export interface DetectedLicence {
  readonly licence: Manifest['licence']
  /** Why there is none. */
  readonly missing: Pick<MissingFacts, 'licence'>
}

/** The licence file of a repository, told by its text; of several the one that allows least, and none beside a text of other terms. */
export async function detectLicence(folder: string, files: readonly string[]): Promise<DetectedLicence> {
  const named = files.filter((path) => !path.includes('/') && LICENCE_FILE.test(path))
  const found = await readLicences(folder, named)
  const [least = null] = found.toSorted((a, b) => rank(a) - rank(b))
  const licence = found.includes(null) ? null : least
  if (licence !== null) return { licence, missing: {} }
  if (named.length > 0) return { licence: null, missing: { licence: 'unknown-text' } }
  const readme = files.find((path) => README_NAME.test(path))
  const text = readme === undefined ? '' : ((await readTextIfPresent(join(folder, readme), folder)) ?? '')
  return { licence: null, missing: { licence: CLAIM.test(text) ? 'only-claimed' : 'no-licence-file' } }
}

/** Kinds of terms from those that allow least; all else comes behind them, and what is permissive last. */
const LEAST_FIRST = [/\bNC-SA\b/, /\bNC\b/, /^AGPL/, /^GPL/, /^LGPL/, /^MPL/, /\bSA\b|^ODbL/, /^CC-BY/]

function rank(licence: Manifest['licence']): number {
  const at = LEAST_FIRST.findIndex((kind) => kind.test(licence?.spdx ?? ''))
  return at >= 0 ? at : LEAST_FIRST.length + Number(isPermissive(licence))
}

/** What a README says of a licence is no licence: its text is missing. */
const CLAIM =
  /licen[cs]e[^\n]{0,80}\b(?:MIT|Apache|BSD|GPL|MPL|CC0|CC[ -]BY)\b|\b(?:MIT|Apache|BSD|GPL)[^\n]{0,20} licen[cs]e/i

/** In front of a licence stand its title and who has the rights: one that stands farther down is that of a part. */
const LONGEST_HEAD = 600
/** What no title of a licence that is known here says: what stands behind it is that of a part, too, or not given. */
const OTHER_TERMS =
  /third[- ]part|non-?commercial|proprietary|\bCC[ -]BY\b|\bEUPL\b|(?<!-)\bonly\b|\b(?:is|may|must|shall|can) ?not\b(?! use this file except| (?:an official|affiliated|associated|connected|endorsed|sponsored)\b)/i
/** What no title of a permissive licence says. */
const OTHER_NAMES = /\b[AL]?GPL\b(?![- ]compatible)|\bMPL\b/
/** A licence is small: a longer text is something else. */
const LARGEST_BYTES = 1024 ** 2

/** The licence that the first of these files is of which says something: the one that its text begins with. */
export async function findLicence(folder: string, named: readonly string[]): Promise<Manifest['licence']> {
  const [first = null] = await readLicences(folder, named)
  return first
}

/** The licences of these files, but for empty ones and those that only point at another; null: a text of other terms. */
async function readLicences(folder: string, named: readonly string[]): Promise<Manifest['licence'][]> {
  const read = async (file: string) => {
    const bytes = await readIfPlain(folder, file, LARGEST_BYTES)
    if (bytes === null) return [null]
    const { text } = decodeText(bytes)
    if (text.trim() === '' || pointsAt(text, file, named)) return []
    const spdx = tellLicence(text)
    return [spdx === null ? null : { spdx, file }]
  }
  return (await inTurn(named, read)).flat()
}

const LONGEST_POINTER = 300
/** Words of a text that only says where the licence stands. */
const POINTING = new Set(
  'a at be can copy details file for found full in is its licence license licensed please project refer see terms text the this to under'.split(
    ' ',
  ),
)

function pointsAt(text: string, file: string, named: readonly string[]): boolean {
  if (text.length > LONGEST_POINTER) return false
  const others = named.filter((other) => other !== file).map((other) => posix.basename(other))
  const words = text.match(/\w{1,60}(?:[.-]\w{1,60}){0,9}/g) ?? []
  const isOther = (word: string) => others.includes(word)
  return words.some(isOther) && words.every((word) => isOther(word) || POINTING.has(word.toLowerCase()))
}

function tellLicence(raw: string): string | null {
  const paragraphs = raw.split(/\n[ \t\r]*\n/).map((each) => each.replaceAll(/\s+/g, ' ').trim())
  const text = paragraphs.join(' ')
  const found = TEXTS.map(([pattern, spdx]) => ({ spdx, at: text.search(pattern) })).filter(({ at }) => at >= 0)
  const [first] = found.sort((a, b) => a.at - b.at)
  if (first === undefined || first.at > LONGEST_HEAD) return null
  const head = text.slice(0, first.at)
  if (OTHER_TERMS.test(head)) return null
  if (!PERMISSIVE.has(first.spdx)) return first.spdx
  return OTHER_NAMES.test(head) || takesBack(cutParts(paragraphs, first.at)) ? null : first.spdx
}
