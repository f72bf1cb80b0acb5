import { runPython } from './parse-page.ts'

/** Of each page every element with its attributes, by a strict parser that is not ours; a log shows as many lines as it has. */
const READER = `
import json, sys
import xml.etree.ElementTree as tree
def shape(page):
    each = [e.tag.split('}')[-1] + ' ' + ' '.join(e.attrib) for e in tree.fromstring(page).iter()]
    return [e for before, e in zip([''] + each, each) if e != 'span class' or e != before]
print(json.dumps([shape(page) for page in json.load(sys.stdin)]))
`
export const readShapes = (pages: readonly string[]): string[][] => JSON.parse(runPython(READER, JSON.stringify(pages)))

/** Where a renderer of Markdown sees structure: the beginning of each line, and its cells. */
export const shapeOfMarkdown = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => `${/^(#+ |\||- |> |```|<\/?details>|\*|$)/.exec(line)?.[0] ?? 'text'} ${countCells(line)}`)
const countCells = (line: string) => (line.startsWith('|') ? line.match(/(?<!\\)(?:\\\\)*\|/g)?.length : 0)
