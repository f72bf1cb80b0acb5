/** Combining marks, joiners and other characters that take no column of their own. */
const NO_COLUMN = /[\p{Mn}\p{Me}\p{Cf}]/u
/** East Asian wide and fullwidth characters (Unicode Standard Annex 11) and pictures. */
const TWO_COLUMNS =
  /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u

const columnsOf = (character: string) => (TWO_COLUMNS.test(character) ? 2 : NO_COLUMN.test(character) ? 0 : 1)

/** Columns of a terminal that a line of printable text takes. */
export function displayWidth(text: string): number {
  let columns = 0
  for (const character of text) columns += columnsOf(character)
  return columns
}

/** Cut in the middle to so many columns, with an ellipsis there: what tells lines apart stands at either end. */
export function shortenToWidth(text: string, width: number): string {
  if (displayWidth(text) <= width) return text
  const tail = takeColumns([...text].reverse(), Math.floor((width - 1) / 2)).reverse()
  return `${takeColumns([...text], width - 1 - displayWidth(tail.join(''))).join('')}…${tail.join('')}`
}

/** The first characters that fit into so many columns. */
function takeColumns(characters: readonly string[], width: number): string[] {
  let columns = 0
  const end = characters.findIndex((character) => {
    columns += columnsOf(character)
    return columns > width
  })
  return characters.slice(0, end < 0 ? characters.length : end)
}

/** Filled with spaces to so many columns, the text at the left. */
export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)))

/** Filled with spaces to so many columns, the text at the right. */
export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - displayWidth(text))) + text
