import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { listFiles } from '../src/base/files/files.ts'
import { ROOT } from './build-dist.ts'
import { codeLines, countDocstrings } from './code-lines.ts'

// Prints lines of code and docstrings of checkouts side by side: node scripts/count-code.ts [checkout…]

const PARTS = ['src', 'src/commands', 'scripts', 'assets/python'] as const

const checkouts = process.argv.length > 2 ? process.argv.slice(2).map((path) => resolve(path)) : [ROOT]
for (const checkout of checkouts) {
  const counts = await Promise.all(PARTS.map((part) => countPart(join(checkout, part))))
  const text = PARTS.map((part, index) => `${part} ${counts[index]?.lines} (${counts[index]?.docstrings} docstrings)`)
  process.stdout.write(`${checkout}: ${text.join(', ')}\n`)
}

async function countPart(folder: string): Promise<{ lines: number; docstrings: number }> {
  const files = (await listFiles(folder)).filter((path) => /\.(ts|py)$/.test(path))
  const texts = await Promise.all(
    files.map(
      async (path) => [await readFile(join(folder, path), 'utf8'), path.endsWith('.ts') ? 'ts' : 'py'] as const,
    ),
  )
  return {
    lines: texts.reduce((sum, [text, language]) => sum + codeLines(text, language), 0),
    docstrings: texts.reduce((sum, [text, language]) => sum + countDocstrings(text, language), 0),
  }
}
