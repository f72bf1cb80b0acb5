const DELIMITERS = [',', ';', '\t', '|'] as const

/** Splits delimited text into rows of fields, with RFC 4180 quotes. A last line without an end is kept. */
export function parseDelimited(text: string, delimiter: string, maximumRows: number): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  const endField = () => {
    row.push(field)
    field = ''
  }
  const endRow = () => {
    endField()
    if (row.length > 1 || row[0] !== '') rows.push(row)
    row = []
  }
  for (let i = 0; i < text.length && rows.length < maximumRows; i++) {
    const character = text[i]
    if (quoted) {
      if (character !== '"') field += character
      else if (text[i + 1] === '"') field += text[i++]
      else quoted = false
    } else if (character === '"' && field === '') quoted = true
    else if (character === delimiter) endField()
    else if (character === '\n') endRow()
    else if (character !== '\r') field += character
  }
  if (rows.length < maximumRows && (field !== '' || row.length > 0)) endRow()
  return rows
}

/** The delimiter by which the most of the first rows have the same number of fields, more than one; null: none. */
export function detectDelimiter(text: string): string | null {
  let best: { delimiter: string; score: number } | null = null
  for (const delimiter of DELIMITERS) {
    const widths = parseDelimited(text, delimiter, 20).map((row) => row.length)
    const width = widths[0] ?? 0
    if (width < 2) continue
    const alike = widths.filter((other) => other === width).length / widths.length
    const score = alike * 1000 + width
    if (best === null || score > best.score) best = { delimiter, score }
  }
  return best?.delimiter ?? null
}
