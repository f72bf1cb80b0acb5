import { join, posix } from 'node:path'
import { z } from 'zod'
import { readTextIfPresent } from '../../base/files/files.ts'
import { readJsonText } from '../../base/text/parse-with.ts'
import { README_NAME } from '../../base/text/readme-name.ts'
import type { MissingFacts } from '../../schema/dataset/project-origin.ts'
import { findLicence, LICENCE_FILE } from './licence.ts'
import { readTexts } from './read-texts.ts'

/** An SPDX identifier, or why nobody knows it. */
export type DataLicence =
  | { readonly spdx: string }
  | { readonly spdx: null; readonly why: NonNullable<MissingFacts['dataLicence']> }

/** Descriptions of data that name its licence: of Frictionless Data, of Kaggle. */
const DESCRIPTIONS = ['datapackage.json', 'dataset-metadata.json']
const description = z.object({ licenses: z.array(z.object({ name: z.string() })).min(1) })

/** A licence file of the data alone, wherever it lies. */
const OF_DATA = /^(?:data(?:set)?[-_ .]?licen[cs]e|licen[cs]e[-_ .]data(?:set)?)(?:\.(?:txt|md|rst))?$/i
/** The head of a dataset's card. */
const CARD = /^---\r?\n(?:[^\n]{0,1000}\n){0,200}?licen[cs]e:[ \t]*['"]?([\w.-]{1,60})/
const CLAIM =
  /\bdata(?:set)?\b[^\n]{0,120}\b(?:licen[cs]ed?|CC0|CC[ -]BY|ODbL|public domain)\b|\b(?:CC0|CC[ -]BY|ODbL)\b[^\n]{0,120}\bdata(?:set)?\b/i

/** What descriptions call a licence, in small letters, where that is not its identifier itself. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ...(['pddl', 'odc-pddl', 'odc-pddl-1.0'] as const).map((name) => [name, 'PDDL-1.0'] as const),
  ...(['odbl', 'odc-odbl', 'odc-odbl-1.0'] as const).map((name) => [name, 'ODbL-1.0'] as const),
  ...(['odc-by', 'odc-by-1.0'] as const).map((name) => [name, 'ODC-By-1.0'] as const),
  ['cc0', 'CC0-1.0'],
])
const IDENTIFIERS = [
  ...(['CC0-1.0', 'CC-BY-3.0', 'CC-BY-4.0', 'CC-BY-SA-3.0', 'CC-BY-SA-4.0', 'CC-BY-NC-4.0', 'CC-BY-ND-4.0'] as const),
  ...(['CC-BY-NC-SA-4.0', 'CC-BY-NC-ND-4.0', 'ODbL-1.0', 'ODC-By-1.0', 'PDDL-1.0', 'CDLA-Permissive-1.0'] as const),
  ...([
    'CDLA-Permissive-2.0',
    'CDLA-Sharing-1.0',
    'MIT',
    'Apache-2.0',
    'BSD-3-Clause',
    'GPL-3.0',
    'Unlicense',
  ] as const),
]
const KNOWN = new Map<string, string>([
  ...IDENTIFIERS.map((each) => [each.toLowerCase(), each] as const),
  ...OTHER_NAMES,
])

/**
 * The licence of a data file: as a description of data beside it or above says, or a licence file of the data or of the folder
 * that it lies in. The repository's own licence is that of its code, and what a README says is no licence.
 */
export async function detectDataLicence(folder: string, files: readonly string[], path: string): Promise<DataLicence> {
  const all = new Set(files)
  const read = async (file: string) => (all.has(file) ? readTextIfPresent(join(folder, file), folder) : null)
  const homes = listFoldersUp(path)
  const found: string[] = []
  for (const home of homes) {
    for (const name of DESCRIPTIONS) {
      for (const each of readNames(await read(posix.join(home, name)))) found.push(each)
    }
    const cards = home === '.' ? [] : await readTexts(folder, findIn(files, home, README_NAME))
    for (const each of readCards(cards)) found.push(each)
  }
  const spdx = found.map((name) => KNOWN.get(name.toLowerCase())).find((each) => each !== undefined)
  if (spdx !== undefined) return { spdx }
  const named = homes.flatMap((home) => [
    ...findIn(files, home, OF_DATA),
    ...(home === '.' ? [] : findIn(files, home, LICENCE_FILE)),
  ])
  const licence = await findLicence(folder, named)
  if (licence !== null) return { spdx: licence.spdx }
  if (found.length > 0 || named.length > 0) return { spdx: null, why: 'unknown-text' }
  const readmes = await readTexts(
    folder,
    homes.flatMap((home) => findIn(files, home, README_NAME)),
  )
  return { spdx: null, why: readmes.some((text) => CLAIM.test(text)) ? 'only-claimed' : 'not-stated' }
}

/** `a/b/c.csv`: `a/b`, `a`, `.` */
function listFoldersUp(path: string): string[] {
  const names = path.split('/').slice(0, -1)
  return [...names.map((_, index) => names.slice(0, names.length - index).join('/')), '.']
}

const findIn = (files: readonly string[], folder: string, name: RegExp) =>
  files.filter((each) => posix.dirname(each) === folder && name.test(posix.basename(each)))

function readNames(text: string | null): string[] {
  const { data } = description.safeParse(readJsonText(text ?? ''))
  return data?.licenses.map(({ name }) => name) ?? []
}

const readCards = (texts: readonly string[]) => texts.flatMap((text) => CARD.exec(text)?.[1] ?? [])
