import { withoutTerminalSequences } from '../../base/text.ts'

/**
 * What an error message or a model's answer may hold and a page must not: control characters, direction overrides
 * (CVE-2021-42574, "Trojan Source"), invisible characters, line separators, and code points no XML file may carry.
 */
const UNPRINTABLE =
  /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff\u{e0000}-\u{e007f}]/gu

/** One printable line: no ANSI sequences, no control or direction characters, white space collapsed, cut at `limit`. */
export function cleanLine(text: string, limit = 300): string {
  const line = withoutTerminalSequences(text)
    .replace(/\s+/gu, ' ')
    .replace(UNPRINTABLE, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  return shorten(line, limit)
}

/** One line of source code: tabs become spaces, what cannot be seen is spelled out so that it cannot deceive. */
export function cleanCodeLine(line: string, limit = 240): string {
  const visible = line
    .toWellFormed()
    .replace(/\r$/, '')
    .replaceAll('\t', '    ')
    .replace(UNPRINTABLE, (character) => `⟨U+${codePoint(character)}⟩`)
  return shorten(visible, limit)
}

/** Cuts at `limit` characters (code points) and says so with an ellipsis. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text
  const characters = [...text]
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`
}

function codePoint(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
}
