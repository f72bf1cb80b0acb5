/**
 * Characters that a message may hold and nobody may be shown: control characters, direction overrides (CVE-2021-42574,
 * "Trojan Source"), characters that take no place, line separators, and code points that no XML file may carry. Line feeds
 * and tabs are layout.
 */
const UNPRINTABLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu
/** A text of the characters alone that most texts have. */
const PLAIN = /^[\n\x20-\x7e]*$/
/** The same on one line, a space between two words. */
const PLAIN_LINE = /^[!-~]+(?: [!-~]+)*$/

/**
 * Sequences that a terminal obeys (ECMA-48): control sequences, whole strings as a title or a clipboard's content, short
 * escapes. No two parts match the same characters, so that a flood of beginnings takes linear time.
 */
const SEQUENCES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u0090\u0098\u009c-\u009f\n]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-~]/g

const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** Text without what a terminal obeys; other control characters stay. */
export const withoutSequences = (text: string): string => text.replace(SEQUENCES, '')

/** Printable text of any number of lines: no sequences for a terminal, no control, direction or invisible characters. */
export function cleanText(text: string): string {
  return PLAIN.test(text) ? text : removeUnprintable(withoutSequences(text))
}

/**
 * Printable text in which stays what is left of a sequence for a terminal without its first character: nothing that can be seen
 * is lost.
 */
export const removeUnprintable = (text: string): string =>
  text.toWellFormed().replace(LINE_ENDS, '\n').replace(UNPRINTABLE, '')

/** One printable line, its white space collapsed, cut at `limit`. */
export function cleanLine(text: string, limit = 300): string {
  if (text.length <= limit && PLAIN_LINE.test(text)) return text
  return shorten(cleanText(text).replace(/\s+/gu, ' ').trim(), limit)
}

/** One line of source code: tabs become spaces, what cannot be seen is spelled out so that it cannot deceive. */
export function cleanCodeLine(line: string): string {
  const visible = line
    .toWellFormed()
    .replace(/\r$/, '')
    .replaceAll('\t', '    ')
    .replace(UNPRINTABLE, (character) => `⟨U+${hexOf(character.codePointAt(0))}⟩`)
  return shorten(visible, LONGEST_CODE_LINE)
}

const LONGEST_CODE_LINE = 240

/** Cuts at `limit` characters (code points) and says so with an ellipsis. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const characters = Array.from(text.slice(0, 2 * limit))
  return characters.length <= limit && text.length <= 2 * limit ? text : `${characters.slice(0, limit - 1).join('')}…`
}

/** The same value with each of its strings printable and cut at `limit`, or at the limit of its own under its name. */
export const boundTexts = (value: unknown, limit: number, ownLimits: Readonly<Record<string, number>> = {}): unknown =>
  JSON.parse(
    JSON.stringify(value, (name, each: unknown) =>
      typeof each === 'string' ? shorten(cleanText(each), ownLimits[name] ?? limit) : each,
    ),
  )

/** The last of several signs that begin a command, behind any that combine with it. */
const COLONS = /^((?:[^\S\n\r\u2028\u2029]|\p{M})*:)(?=\p{M}*:)/gmu
const HASHES = /#(?=\p{M}*#\p{M}*\[)/gu

/**
 * Text as a terminal or a job's log may show it. GitHub's runner obeys lines that begin with `::` and `##[` anywhere in one
 * (ActionCommand.cs): there a space parts the signs. No sign of width zero would, since the runner compares as a language
 * does, to which such a sign is nothing, as a mark that combines with the one before.
 */
export function cleanMessage(text: string, isForRunner = isWorkflowLog()): string {
  const clean = cleanText(text)
  return isForRunner ? clean.replace(COLONS, '$1 ').replace(HASHES, '# ') : clean
}

/** Whether GitHub's runner reads what this process prints. */
export const isWorkflowLog = (env = process.env): boolean => env.GITHUB_ACTIONS === 'true'

/** JSON that reads as the same value and is as harmless to print: what `cleanMessage` would take away is escaped. */
export const printableJson = (value: unknown, indent: 0 | 2 = 2): string =>
  JSON.stringify(value, null, indent).replace(UNPRINTABLE, escapeUnits).replace(HASHES, escapeUnits)

const escapeUnits = (text: string): string =>
  text
    .split('')
    .map((unit) => `\\u${hexOf(unit.charCodeAt(0)).toLowerCase()}`)
    .join('')

const hexOf = (code = 0): string => code.toString(16).toUpperCase().padStart(4, '0')
