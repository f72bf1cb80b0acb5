interface Block {
  readonly language: string
  /** Of its fence, in spaces. */
  readonly indent: number
  readonly lines: string[]
}

/** As `python`, `Python3.11`, `{python}` of Quarto. */
const PYTHON = /^\{?\.?(?:i?python|py)[\d.]*\}?$/
/** One in an item of a list has the indent of its text; further in it is a line of a program. */
const FENCE = /^( {0,3})(`{3,}|~{3,})\s*([^\s`]*)/
/** A line that begins a statement which prose does not begin with. */
const STATEMENT =
  /^(import [\w.]+( as \w+)?(, *[\w.]+( as \w+)?)*\s*(#.*)?$|from [\w.]+ import |def \w+\s*\(|class \w+\s*[:(]|@\w|if __name__|print\(|with .+:\s*$|\w+(\.\w+)* *= *\S|"""|''')/

/**
 * The Python program in a model's answer, ending in one line break; null when there is none. A fenced block wins: the
 * longest that says it is Python, else the longest that says nothing. A fence that is never closed reaches to the end.
 * Without fences, prose before the first statement is left out.
 */
export function extractCode(answer: string): string | null {
  const text = answer.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const blocks = listBlocks(text)
  if (blocks.length > 0) {
    const python = blocks.filter((block) => PYTHON.test(block.language))
    const candidates = python.length > 0 ? python : blocks.filter((block) => block.language === '')
    return finish(pickLongest(candidates.map(readText)))
  }
  return finish(dropLeadingProse(text.split('\n')))
}

function listBlocks(text: string): Block[] {
  const blocks: Block[] = []
  let open: { fence: string; block: Block } | null = null
  for (const line of text.split('\n')) {
    const match = FENCE.exec(line)
    const [, indent = '', fence = '', language = ''] = match ?? []
    if (open === null) {
      if (match === null) continue
      open = { fence, block: { language: language.toLowerCase(), indent: indent.length, lines: [] } }
      blocks.push(open.block)
    } else if (match !== null && language === '' && fence.startsWith(open.fence)) {
      open = null
    } else {
      open.block.lines.push(line)
    }
  }
  return blocks
}

/** A block's program without as much of its fence's indent as all its lines have: more is an indent of the program. */
function readText({ indent, lines }: Block): string {
  const told = lines.filter((line) => line.trim() !== '')
  const shared = told.reduce((least, line) => Math.min(least, line.search(/[^ ]/)), indent)
  const taken = new RegExp(`^ {0,${shared}}`)
  return lines.map((line) => line.replace(taken, '')).join('\n')
}

function pickLongest(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')
}

function dropLeadingProse(lines: readonly string[]): string {
  const statement = lines.findIndex((line) => STATEMENT.test(line))
  if (statement < 0) return ''
  let start = statement
  while (start > 0 && /^(#.*|\s*)$/.test(lines[start - 1] ?? '')) start--
  return lines.slice(start).join('\n')
}

function finish(code: string): string | null {
  const trimmed = code.replace(/^\s*\n/, '').trimEnd()
  return trimmed === '' ? null : `${trimmed}\n`
}
