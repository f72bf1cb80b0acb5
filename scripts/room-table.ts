import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { markdownTable } from '../src/report/text/markdown-text.ts'
import { listSources, roomOf } from './breaches.ts'
import { codeLines } from './code-lines.ts'
import { GROUND, ROOMS } from './rooms.ts'

/** The table of CONTRIBUTING.md: lines of code to the nearest hundred, so that it changes when a room does. */
export async function renderRooms(src: string): Promise<string> {
  const lines = new Map<string, number>()
  for (const file of await listSources(src)) {
    const own = codeLines(await readFile(join(src, file), 'utf8'), 'ts')
    lines.set(roomOf(file), (lines.get(roomOf(file)) ?? 0) + own)
  }
  const names = Object.keys(ROOMS)
  const rows = Object.entries(ROOMS).map(([name, { purpose, imports }], index) => {
    const beyond = imports.filter((each) => !GROUND.includes(each))
    const isAll = beyond.length > 0 && names.slice(0, index).every((each) => imports.includes(each))
    const stands = isAll ? 'all rooms above' : beyond.join(', ') || '–'
    const thousands = (Math.round((lines.get(name) ?? 0) / 100) / 10).toFixed(1)
    return [`\`src/${name}/\``, purpose, stands, `${thousands}k`]
  })
  const head = ['room', 'what it is for', 'stands on, beside schema and base', 'lines']
  return markdownTable(head, rows).join('\n')
}
