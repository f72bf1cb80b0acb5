/** A line of back-ticks with more of them in it is no fence but code within a line. */
const FENCE = /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})[ \t]*([\w+-]*)/
const WITHIN_LINE = /^[ \t]*(`{3,})(?:(bash|sh|shell|python3?|py)[ \t])?([^`]+)\1[ \t]*$/

interface Block {
  readonly language: string
  readonly text: string
}

const SHELL = new Set(['bash', 'sh', 'shell', 'zsh', 'console', 'script', 'terminal'])
const PYTHON = new Set(['python', 'python3', 'py', 'ipython'])

/**
 * The code in an answer: the fenced blocks of the wanted language, joined; else those without a language; else any; else the
 * whole text, of an answer without a fence. A fence that never ends reaches to the end.
 */
export function extractCode(answer: string, wanted: 'shell' | 'python'): string {
  const blocks = readBlocks(answer)
  if (blocks.length === 0) return answer.replaceAll('\r\n', '\n') // as in a block: no shell takes the return for an end
  const names = wanted === 'shell' ? SHELL : PYTHON
  const ours = blocks.filter(({ language }) => names.has(language.toLowerCase()))
  const plain = blocks.filter(({ language }) => language === '')
  const chosen = [ours, plain, blocks].find((list) => list.length > 0) ?? blocks
  return chosen.map(({ text }) => text).join('\n')
}

function readWithinLine(line: string): Block[] {
  const [, , language = '', text] = WITHIN_LINE.exec(line) ?? []
  return text === undefined ? [] : [{ language, text }]
}

function readBlocks(answer: string): Block[] {
  const blocks: Block[] = []
  let open: { readonly mark: string; readonly language: string; readonly lines: string[] } | null = null
  for (const line of answer.split(/\r?\n/)) {
    const [, mark, language = ''] = FENCE.exec(line) ?? []
    if (open === null) {
      blocks.push(...readWithinLine(line))
      if (mark !== undefined) open = { mark, language, lines: [] }
    } else if (mark?.startsWith(open.mark) && language === '') {
      blocks.push({ language: open.language, text: open.lines.join('\n') })
      open = null
    } else open.lines.push(line)
  }
  if (open !== null) blocks.push({ language: open.language, text: open.lines.join('\n') })
  return blocks
}
