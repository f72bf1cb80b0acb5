import { readHeadBelow } from '../../base/files/untrusted-files.ts'
import { decodeText, detectDelimiter } from '../../base/text/delimited.ts'
import type { PromptProject } from './read-prompt-input.ts'

/** Of each data file; what is printed of a longer one comes from its start, as a rule. */
const READ_BYTES = 64 * 1024 * 1024
/** A cell of more words is prose: of these only names, and what is quoted at length, tell something. */
const SHORT_CELL_WORDS = 4
const RUNS = [4, 3, 2]
const SHORTEST_WORD = 3

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu
const HIDDEN = '<text>'

/** Words that error messages are made of: where data hold them, too, they tell nothing. */
const OF_MESSAGES = new Set(
  `all and are array axis but can cannot column columns convert could data does dtype empty error expected file found for from get
  got has have index input int invalid key label labels line list missing module more must name not number object only out path
  range read row rows sample samples set shape should size string float than that the this too true false type unknown valid
  value values was were with without`.split(/\s+/),
)

/** What a script printed, without what it has from the data. `sent`: what its model was sent, and has answered, before. */
export type HideData = (text: string, sent: string) => string

/**
 * Finds which words of these texts a project's data hold: the cells that its script came upon. Files that are no text are not
 * read: then whatever is quoted and was not sent before is hidden.
 */
export async function openDataHider(
  { sourceFolder, manifest }: Pick<PromptProject, 'sourceFolder' | 'manifest'>,
  texts: readonly string[],
): Promise<HideData> {
  const found: DataWords = { cells: new Set(), names: new Set(), runs: new Set() }
  const wanted = listWanted(texts)
  let isOpaque = false
  for (const { path } of wanted.words.size === 0 ? [] : manifest.data) {
    const head = await readHeadBelow(sourceFolder, path, READ_BYTES)
    if (head === null || head.bytes.subarray(0, 8192).includes(0)) isOpaque = true
    else findWords(decodeText(head.bytes, head.sizeBytes > head.bytes.length).text, wanted, found)
  }
  return (text, sent) => {
    const known = new Set(wordsOf(sent).map(lower))
    const masked = maskWords(shortenPaths(text, sent), found, known)
    return isOpaque ? maskQuoted(masked, known) : masked
  }
}

interface DataWords {
  /** Of short cells. */
  readonly cells: Set<string>
  /** Of prose, with a capital. */
  readonly names: Set<string>
  /** Words in a row: short cells whole, and of prose any four. */
  readonly runs: Set<string>
}

interface Wanted {
  readonly words: ReadonlySet<string>
  readonly runs: ReadonlySet<string>
}

const lower = (word: string) => word.toLowerCase()
const wordsOf = (text: string): string[] => text.match(WORD) ?? []

function listWanted(texts: readonly string[]): Wanted {
  const words = texts.map((text) => wordsOf(text).map(lower))
  const long = words.flat().filter((word) => word.length >= SHORTEST_WORD && !OF_MESSAGES.has(word))
  return { words: new Set(long), runs: new Set(words.flatMap((own) => RUNS.flatMap((length) => runsOf(own, length)))) }
}

const runsOf = (words: readonly string[], length: number): string[] =>
  words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '))

function findWords(text: string, wanted: Wanted, found: DataWords): void {
  const ends = `\n\r"${(detectDelimiter(text) ?? '').replace('|', '\\|')}`
  for (const [cell] of text.matchAll(new RegExp(`"(?:[^"]|""){0,20000}"|[^${ends}]+`, 'g'))) {
    const words = wordsOf(cell)
    if (words.length > SHORT_CELL_WORDS) findInProse(words, wanted, found)
    else {
      for (const word of words) addIfWanted(lower(word), wanted.words, found.cells)
      addIfWanted(words.map(lower).join(' '), wanted.runs, found.runs)
    }
  }
}

function findInProse(words: readonly string[], wanted: Wanted, found: DataWords): void {
  const keys = words.map(lower)
  for (const [index, key] of keys.entries()) if (key !== words[index]) addIfWanted(key, wanted.words, found.names)
  for (const run of runsOf(keys, SHORT_CELL_WORDS)) addIfWanted(run, wanted.runs, found.runs)
}

const addIfWanted = (key: string, wanted: ReadonlySet<string>, found: Set<string>): void => {
  if (wanted.has(key)) found.add(key)
}

function maskWords(text: string, found: DataWords, known: ReadonlySet<string>): string {
  const words = [...text.matchAll(WORD)].map((match) => ({ word: match[0], at: match.index }))
  const inRun = findRuns(
    words.map(({ word }) => lower(word)),
    found.runs,
    known,
  )
  const isData = (word: string, index: number): boolean => {
    if (inRun.has(index)) return true
    const key = lower(word)
    return !known.has(key) && (found.cells.has(key) || (word !== key && found.names.has(key)))
  }
  let masked = ''
  let end = 0
  for (const [index, { word, at }] of words.entries()) {
    if (!isData(word, index)) continue
    masked += text.slice(end, at) + HIDDEN
    end = at + word.length
  }
  return (masked + text.slice(end)).replaceAll(/<text>(?:[ .'’_-]{0,3}<text>)+/g, HIDDEN)
}

/** Indices of the words that stand in a run of which not all is known. */
function findRuns(keys: readonly string[], runs: ReadonlySet<string>, known: ReadonlySet<string>): Set<number> {
  const inRun = new Set<number>()
  for (const length of RUNS) {
    for (const [index, run] of runsOf(keys, length).entries()) {
      const own = keys.slice(index, index + length)
      if (runs.has(run) && !own.every((key) => known.has(key))) for (const at of own.keys()) inRun.add(index + at)
    }
  }
  return inRun
}

/** What is quoted, but for what is made of words that were sent. */
const maskQuoted = (text: string, known: ReadonlySet<string>): string =>
  text.replaceAll(/(['"])([^'"\n]{1,2000})\1/g, (whole, quote: string, said: string) =>
    wordsOf(said).every((word) => known.has(lower(word))) ? whole : `${quote}${HIDDEN}${quote}`,
  )

/** Folders tell whose machine it was: of a path that was not sent before stays its package, or its last part. */
const shortenPaths = (text: string, sent: string): string =>
  text.replaceAll(/(?<![\w.:/])(?:\/[^\s/"'`:;,<>|()[\]]+){2,}/g, (path) => {
    if (sent.includes(path)) return path
    const [, ofPackage] = /\/site-packages\/([\s\S]+)$/.exec(path) ?? []
    return ofPackage ?? path.slice(path.lastIndexOf('/') + 1)
  })
