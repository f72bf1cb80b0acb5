import { spawnSync } from 'node:child_process'
import { z } from 'zod'

const READER = `
import json, sys
import xml.etree.ElementTree as tree
print(json.dumps([{'tag': e.tag.split('}')[-1], 'attributes': e.attrib, 'text': ''.join(e.itertext())} for e in tree.fromstring(sys.stdin.buffer.read()).iter()]))
`

const elements = z.array(z.object({ tag: z.string(), attributes: z.record(z.string(), z.string()), text: z.string() }))
export type PageElement = z.infer<typeof elements>[number]

/** Every element of a page in document order, read by a strict parser that is not ours: throws where it is not well-formed. */
export function parsePage(page: string): PageElement[] {
  return elements.parse(JSON.parse(runPython(READER, page)))
}

export function runPython(script: string, input: string): string {
  const result = spawnSync('python3', ['-c', script], { input, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (result.status !== 0) throw new Error(result.stderr)
  return result.stdout
}
