/** Place of the next mark that no backslash stands before; the text's end where there is none. */
export function findEnd(text: string, start: number, mark: string): number {
  for (let place = start; place < text.length; place++) {
    if (text.charAt(place) === '\\') place++
    else if (text.charAt(place) === mark) return place
  }
  return text.length
}

/** Place of the parenthesis that closes what was opened before `start`; quotes are stepped over. */
export function findClosing(text: string, start: number): number {
  let open = 1
  for (let place = start; place < text.length; place++) {
    const character = text.charAt(place)
    if (character === '\\') place++
    else if (character === "'") place = text.indexOf("'", place + 1)
    else if (character === '"') place = findEnd(text, place + 1, '"')
    else if (character === '(') open++
    else if (character === ')' && --open === 0) return place
    if (place < start) return text.length // a quote that never ends
  }
  return text.length
}
